import {
  type ActionRule,
  act,
  actionAt,
  type Card,
  cardOf,
  controllerOf,
  definitionOf,
  lives,
  type Option,
  procedure,
  type Ref,
  refOf,
  type Seat,
} from '@dejarik/kernel'
import { aimOf, copyNotes, hostOf, place, roleOf, setAim } from '../../columns.js'
import type { Definition } from '../../definitions.js'
import { offer } from '../../options/index.js'
import type { State, Table } from '../../state.js'
import { directlyOn, isActive, locationOf } from '../card-states.js'
import { defOf, isCharacter } from '../facts.js'
import { leave } from '../leaving.js'
import { ability, numberOf } from '../modifiers/numbers.js'
import { cardsIn, HAND, LOST, layOn, TABLE, take } from '../zones.js'
import { places } from './places.js'
import { isBarred } from './restrictions.js'

/** rule swccg.persona-replacement: versions of a persona on table that this card from hand may replace. */
export function replaceable(t: Table, seat: Seat, card: Card): Card[] {
  const def = defOf(t, card)
  const found: Card[] = []
  if (!isCharacter(t, card) || def.dots !== 1) return found
  for (const old of cardsIn(t.s, seat, TABLE)) {
    if (!isCharacter(t, old) || !isVersionOf(defOf(t, old), def) || !isActive(t, old)) continue
    const power = typeof def.power === 'number' ? def.power : 0
    if (power < numberOf(t, old, 'power') || (def.ability ?? 0) < ability(t, old)) continue
    if (!isBarred(t, card, seat, locationOf(t, old))) found.push(old)
  }
  return found
}

/** Are they different versions of one persona? */
function isVersionOf(one: Definition, other: Definition): boolean {
  if (one.name === other.name) return false
  for (const persona of one.personas) if (other.personas.includes(persona)) return true
  return false
}

export function replaceOptions(t: Table, seat: Seat): Option[] {
  const options: Option[] = []
  if (seat !== t.s.active) return options
  for (const card of cardsIn(t.s, seat, HAND))
    for (const old of replaceable(t, seat, card)) options.push(offer.replace(card, old))
  return options
}

export const beginReplacing = (t: Table, seat: Seat, card: Card, old: Card): void =>
  act(t, 'replace', seat, { card, old })

export const takeOver = procedure<{ action: number; left?: Ref[] }, State>('take-over', {
  swap(t, f) {
    const { card, old, by } = actionAt(t, f.action)
    const { s } = t
    layOn(t, card, by, hostOf(s, old), roleOf(s, old))
    copyNotes(s, old, card)
    const on = directlyOn(t, old)
    for (const each of on) place(s, each, card, roleOf(s, each))
    for (let each = 0; each < s.aim.length; each++)
      if (aimOf(s, each) === refOf(s, old)) setAim(s, each, refOf(s, card))
    take(t, old, LOST)
    f.left = on.map((each) => refOf(s, each))
    t.watch?.({ is: 'replaced', seat: by, card, old })
  },
  /** What cannot be on the new version is lost. */
  applicable(t, f) {
    const { card, by } = actionAt(t, f.action)
    const lost = (f.left as Ref[])
      .filter((ref) => lives(t.s, ref))
      .map(cardOf)
      .filter((each) => !isApplicable(t, each, card))
    if (lost.length > 0) leave(t, lost, 'lost', by, 'lost')
  },
})

/** Could it be deployed on that card? Aboard, whoever is there stays. */
function isApplicable(t: Table, each: Card, card: Card): boolean {
  if (isCharacter(t, each) || roleOf(t.s, each) !== 0) return true
  const texts = (t.catalog.clausesOf[definitionOf(t.s, each)] ?? []).some(
    ({ ability: tree }) => tree.ability === 'deploy',
  )
  return !texts || places(t, each, controllerOf(t.s, each), null, true).some(({ host }) => host === card)
}

/** rule swccg.replacing-cards: free, and not a deployment. */
export const replaceRule: ActionRule<State> = {
  conditions: (t, f) => replaceable(t, f.by, f.card).includes(f.old),
  result: takeOver,
}
