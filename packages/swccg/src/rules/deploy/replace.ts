import {
  type ActionRule,
  act,
  actionAt,
  type Card,
  call,
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
import { aimOf, clearStatus, copyNotes, hostOf, place, roleOf, setAim, setStatus } from '../../columns.js'
import type { Definition } from '../../definitions.js'
import { offer } from '../../options/index.js'
import { type State, type Table, UNDERCOVER } from '../../state.js'
import { rolesInPlaceOf } from '../capacity.js'
import { directlyOn, isActive, locationOf } from '../card-states.js'
import { defOf, hasTrait, isCharacter } from '../facts.js'
import { leave } from '../leaving.js'
import { isSeated } from '../move/routes.js'
import { breakCover, isUndercover } from '../undercover.js'
import { cardsIn, HAND, LOST, layOn, TABLE, take } from '../zones.js'
import { places } from './places.js'
import { isBarred } from './restrictions.js'

/** rule swccg.persona-replacement: versions of a persona on table that this card from hand may replace. */
export function replaceable(t: Table, seat: Seat, card: Card): Card[] {
  const def = defOf(t, card)
  const found: Card[] = []
  if (!isCharacter(t, card) || def.dots !== 1) return found
  for (const old of cardsIn(t.s, seat, TABLE)) {
    const was = defOf(t, old)
    if (!isCharacter(t, old) || !isVersionOf(was, def)) continue
    // Captured and missing characters are not replaced. rule swccg.replacing-cards
    if (!isActive(t, old) && !isUndercover(t, old)) continue
    if (printedPower(def) < printedPower(was) || (def.ability ?? 0) < (was.ability ?? 0)) continue
    if (roleFor(t, card, old) !== undefined && !isBarred(t, card, seat, locationOf(t, old))) found.push(old)
  }
  return found
}

const printedPower = ({ power }: Definition): number => (typeof power === 'number' ? power : 0)

/** How it would lie there: aboard, in the same seat if it can; undefined where there is no seat for it. */
function roleFor(t: Table, card: Card, old: Card): number | undefined {
  const role = roleOf(t.s, old)
  if (!isSeated(t, old)) return role
  const roles = rolesInPlaceOf(t, card, old, hostOf(t.s, old))
  return roles.includes(role) ? role : roles[0]
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
    layOn(t, card, by, hostOf(s, old), roleFor(t, card, old))
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
    const on = (f.left as Ref[]).filter((ref) => lives(t.s, ref)).map(cardOf)
    // Nothing is deployed on a spy undercover: ask as if it were on its own side.
    const hidden = isUndercover(t, card)
    if (hidden) clearStatus(t.s, card, UNDERCOVER)
    const lost = on.filter((each) => !isApplicable(t, each, card))
    if (hidden) setStatus(t.s, card, UNDERCOVER)
    if (lost.length > 0) leave(t, lost, 'lost', by, 'lost')
  },
  /** Only a spy is undercover. rule swccg.undercover-spies */
  cover(t, f) {
    const { card, by } = actionAt(t, f.action)
    if (isUndercover(t, card) && !hasTrait(t, card, 'spy')) call(t, breakCover, { cards: [refOf(t.s, card)], by })
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
