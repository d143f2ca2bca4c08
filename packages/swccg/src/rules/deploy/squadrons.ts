import {
  type ActionRule,
  act,
  actionAt,
  ask,
  type Card,
  call,
  definitionOf,
  finish,
  goto,
  type Option,
  perCatalog,
  pick,
  procedure,
  type Seat,
} from '@dejarik/kernel'
import { isA } from '@dejarik/kernel/vocabulary'
import { hostOf, place } from '../../columns.js'
import type { Catalog } from '../../definitions.js'
import type { ClauseTree } from '../../effects/tree.js'
import { type Of, offer } from '../../options/index.js'
import { AT, type State, type Table } from '../../state.js'
import { rolesAboard } from '../capacity.js'
import { directlyOn, isActive } from '../card-states.js'
import { isCharacter, isDevice, isWeapon } from '../facts.js'
import { leave } from '../leaving.js'
import { scopeOf } from '../modifiers/scope.js'
import { mayEnter, notePlayed } from '../uniqueness.js'
import { cardsIn, HAND, layOn, TABLE } from '../zones.js'
import { isBarred } from './restrictions.js'

type Replaces = Extract<ClauseTree, { ability: 'replaces' }>

/** What a squadron replaces, and is not deployed otherwise; undefined for a card that is deployed. rule swccg.squadrons */
export const replacesOf = (t: Table, card: Card): Replaces | undefined => replacing(t.catalog)[definitionOf(t.s, card)]

/** By definition. */
const replacing = perCatalog(({ clausesOf }: Catalog) =>
  clausesOf.map((clauses) => clauses.map(({ ability }) => ability).find((each) => each.ability === 'replaces')),
)

/** Own starfighters at that location that it could replace. */
function fighters(t: Table, seat: Seat, card: Card, at: Card): Card[] {
  const { what } = replacesOf(t, card) as Replaces
  const x = { ...scopeOf(t, card), you: seat }
  return cardsIn(t.s, seat, TABLE).filter(
    (each) => hostOf(t.s, each) === at && isActive(t, each) && isA(t, each, what, x, seat),
  )
}

const mayForm = (t: Table, seat: Seat, card: Card, at: Card): boolean => {
  const replaces = replacesOf(t, card)
  if (replaces === undefined || !mayEnter(t, card, seat, at) || isBarred(t, card, seat, at)) return false
  return fighters(t, seat, card, at).length >= replaces.n
}

/** rule swccg.squadrons: from hand, wherever there are enough of its starfighters, for nothing. */
export function squadronOptions(t: Table, seat: Seat): Option[] {
  const options: Option[] = []
  if (seat !== t.s.active) return options
  for (const card of cardsIn(t.s, seat, HAND)) {
    if (replacesOf(t, card) === undefined) continue
    for (const at of t.s.line) if (mayForm(t, seat, card, at)) options.push(offer.form(card, at))
  }
  return options
}

export const beginForming = (t: Table, seat: Seat, card: Card, at: Card): void => act(t, 'form', seat, { card, at })

export const chooseFighters = procedure<{ action: number }, State>('choose-fighters', {
  choose(t, f) {
    const { by, card, at } = actionAt(t, f.action)
    const { n } = replacesOf(t, card) as Replaces
    call(t, pick, { seat: by, from: fighters(t, by, card, at), min: n, max: n, as: 'card', about: 'replaced' })
  },
  chosen(t, f) {
    actionAt(t, f.action).cards = f.result
    finish(t, f, true)
  },
})

/** Who and what may go over from those that are replaced, as far as there is room. */
const movers = (t: Table, squadron: Card, parts: readonly Card[]): Card[] =>
  parts
    .flatMap((part) => directlyOn(t, part))
    .filter(
      (each) =>
        isWeapon(t, each) || isDevice(t, each) || (isCharacter(t, each) && rolesAboard(t, each, squadron).length > 0),
    )

export const formSquadron = procedure<{ action: number }, State>('form-squadron', {
  lay(t, f) {
    const { card, by, at, cards } = actionAt(t, f.action)
    notePlayed(t, card, by)
    layOn(t, card, by, at)
    t.watch?.({ is: 'replaced', seat: by, card, old: (cards as Card[])[0] as Card })
  },
  /** rule swccg.squadrons: characters, weapons and devices may stay, one after the other. */
  offer(t, f) {
    const { card, by, cards } = actionAt(t, f.action)
    const from = movers(t, card, cards as Card[])
    if (from.length === 0) goto(f, 'gone')
    else
      ask(t, by, 'pick', [...from.map(offer.choose), offer.done()], {
        about: { for: 'squadron', card, min: 0, max: from.length },
        rule: 'swccg.squadrons',
      })
  },
  stays(t, f, answer: Of<'choose', 'card'> | Of<'done'>) {
    const { card } = actionAt(t, f.action)
    if (answer.do === 'done') {
      goto(f, 'gone')
      return
    }
    const each = answer.card
    place(t.s, each, card, isCharacter(t, each) ? (rolesAboard(t, each, card)[0] as number) : AT)
    goto(f, 'offer')
  },
  /** The rest goes to the Used Pile with the starfighters. */
  gone(t, f) {
    const { by, cards } = actionAt(t, f.action)
    leave(t, cards as Card[], 'used', by, 'replaced', true)
  },
})

export const formRule: ActionRule<State> = {
  conditions: (t, f) => mayForm(t, f.by, f.card, f.at),
  get targets() {
    return chooseFighters
  },
  result: formSquadron,
}
