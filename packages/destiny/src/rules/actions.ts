import {
  ask,
  type Begins,
  beginning,
  type Card,
  call,
  couldDo,
  definitionOf,
  finish,
  granted,
  intend,
  NONE,
  no,
  perCatalog,
  pick,
  procedure,
  refOf,
  type Seat,
  useAbility,
  type Why,
} from '@dejarik/kernel'
import type { Effect } from '../effects/tree.js'
import { type Action, offer } from '../options/index.js'
import type { Die, State, Table } from '../state.js'
import { mayActivate } from './activate.js'
import { cardsIn, HAND, PLAY } from './areas.js'
import { claim } from './claim-battlefield.js'
import { diceOf, poolOf, reroll } from './dice.js'
import { discard, lastCard } from './hand-and-deck.js'
import { normally } from './paying.js'
import { playCard } from './play-a-card.js'
import { placesFor } from './play-restrictions.js'
import { mayResolve, resolveDice } from './resolve-dice.js'
import { scopeOf } from './scope.js'

/** rules destiny.card-action, destiny.action-abilities: one of a card in play that could do something. */
export function mayUse(t: Table, seat: Seat, card: Card, effect: Effect, die: Die = NONE, why: Why = null): boolean {
  const x = { ...scopeOf(t, seat, card), die }
  if (t.s.controller[card] !== seat && no(why, 'destiny.card-action', 'it is not yours')) return false
  if (!couldDo(t, effect, x, seat) && no(why, 'destiny.card-action', 'what it asks for cannot be done now'))
    return false
  return granted(why)
}

/** rule destiny.discard-to-reroll: there must be something to reroll and something to discard. */
export function mayReroll(t: Table, seat: Seat, why: Why = null): boolean {
  if (poolOf(t.s, seat).length === 0 && no(why, 'destiny.discard-to-reroll', 'there are no dice in your pool'))
    return false
  if (cardsIn(t.s, seat, HAND).length === 0 && no(why, 'destiny.discard-to-reroll', 'you have no card to discard'))
    return false
  return granted(why)
}

/** rule destiny.claim-battlefield: one player a round. */
export function mayClaim(t: Table, why: Why = null): boolean {
  if (t.s.claimed !== NONE && no(why, 'destiny.claim-battlefield', 'it has been claimed this round')) return false
  return granted(why)
}

/** Does the ability speak of its card's own die? */
export const namesItsDie = (tree: object): boolean =>
  Object.values(tree).some(
    (part) => part === 'this-die' || (typeof part === 'object' && part !== null && namesItsDie(part)),
  )

/** An action that is printed on a card. */
interface CardAction {
  readonly clause: number
  readonly effect: Effect
  readonly itsDie: boolean
}

const actionsOf = perCatalog(({ clausesOf }): readonly (readonly CardAction[])[] =>
  clausesOf.map((clauses) =>
    clauses
      .filter(({ ability }) => ability.ability === 'action')
      .map(({ id, ability: { effect } }) => ({
        clause: id,
        effect: effect as Effect,
        itsDie: namesItsDie(effect as Effect),
      })),
  ),
)

const cardActions = (t: Table, card: Card): readonly CardAction[] =>
  actionsOf(t.catalog)[definitionOf(t.s, card)] as readonly CardAction[]

/** rule destiny.actions: every action this player could take now, and passing. */
export function actionOptions(t: Table, seat: Seat): Action[] {
  const { s } = t
  const options: Action[] = []
  const hand = cardsIn(s, seat, HAND)
  for (const card of hand) {
    for (const { on, replace } of placesFor(t, seat, card, normally)) options.push(offer.play(card, on, replace))
  }
  for (const card of cardsIn(s, seat, PLAY)) {
    if (mayActivate(t, seat, card)) options.push(offer.activate(card))
    for (const { clause, effect, itsDie } of cardActions(t, card)) {
      // "This die": of a card with two dice the player says which.
      if (itsDie) {
        for (const die of diceOf(s, card)) {
          if (mayUse(t, seat, card, effect, die)) options.push(offer.use(card, clause, die))
        }
      } else if (mayUse(t, seat, card, effect)) options.push(offer.use(card, clause))
    }
  }
  const pool = poolOf(s, seat)
  for (const die of pool) if (mayResolve(t, seat, die)) options.push(offer.resolve(die))
  if (mayReroll(t, seat)) for (const card of hand) options.push(offer.reroll(card))
  if (mayClaim(t)) options.push(offer.claim())
  options.push(offer.pass())
  return options
}

/** How each action is carried out. */
const begins: Begins<Table, Exclude<Action, { readonly do: 'pass' }>> = {
  play: (t, seat, { card, on = NONE, replace = NONE }) => call(t, playCard, { seat, card, on, replace, ...normally }),
  activate: (t, seat, { card }) => intend(t, { kind: 'activate', card, by: seat }),
  resolve: (t, seat, { die }) => call(t, resolveDice, { seat, die }),
  reroll: (t, seat, { card }) => call(t, discardToReroll, { seat, card }),
  use(t, seat, { card, clause, die = NONE }) {
    t.watch?.({ is: 'used', seat, card, clause })
    useAbility(t, clause, refOf(t.s, card), seat, { die })
  },
  claim: (t, seat) => call(t, claim, { seat }),
}

const begin = beginning(begins)

/** One action of one player. Returns whether it was one: passing is not. */
export const action = procedure<{ seat: Seat }, State>('action', {
  choose(t, f) {
    // rule destiny.claim-battlefield: whoever has claimed passes for the rest of the round
    if (t.s.claimed === f.seat) {
      t.watch?.({ is: 'passed', seat: f.seat })
      finish(t, f, false)
    } else ask(t, f.seat, 'action', actionOptions(t, f.seat), { rule: 'destiny.actions' })
  },
  act(t, f, answer: Action) {
    if (answer.do !== 'pass') begin(t, f.seat, answer)
    else {
      // rule destiny.passing
      t.watch?.({ is: 'passed', seat: f.seat })
      finish(t, f, false)
    }
  },
  done(t, f) {
    finish(t, f, true)
  },
})

/** rule destiny.discard-to-reroll: all dice are chosen before any is rerolled. */
export const discardToReroll = procedure<{ seat: Seat; card: Card }, State>('discard-to-reroll', {
  discard(t, f) {
    discard(t, f.card)
    lastCard(t, f.seat, true)
  },
  choose(t, f) {
    const from = poolOf(t.s, f.seat)
    call(t, pick, { seat: f.seat, from, min: 1, max: from.length, as: 'die', about: 'reroll' })
  },
  reroll(t, f) {
    for (const die of f.result as Die[]) reroll(t, die)
  },
})
