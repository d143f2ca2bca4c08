import { type Card, cardOf, type Seat } from '@dejarik/kernel'
import type { Effect, Target } from '../effects/tree.js'
import { isWho } from '../rules/names-players.js'
import { pendingNow } from '../rules/prevention.js'
import { arenaOf, inArena, isUnit } from '../rules/zones.js'
import type { Table } from '../state.js'
import { gainOn } from './gains.js'
import { fightsYet, harmTo, hitChance, strikeOf } from './strikes.js'
import { mightOf, printedMight } from './units.js'
import { type Mind, mine, much } from './viewpoint.js'

/** What a card is to whoever has it: a unit in an arena for what it does there, any other for what it may do. */
export const worthOfCard = (t: Table, card: Card): number =>
  inArena(t.s, card) && isUnit(t, card) ? 1 + 0.8 * mightOf(t, card) : 0.6 + 0.1 * printedMight(t, card)

/** Damage that waits to be dealt to a unit. */
export function pendingOn(t: Table, unit: Card): number {
  let sum = 0
  for (const { target, amount: n, prevented } of pendingNow(t)) if (cardOf(target) === unit) sum += n - prevented
  return Math.max(0, sum)
}

/** Damage that is prevented: what is pending, or what may come. */
export function spared({ t }: Mind, unit: Card, n: number, comes: number): number {
  return harmTo(t, unit, comes) - harmTo(t, unit, Math.max(0, comes - n))
}

/** An attack that an untapped unit still has, or a tapped one would get. */
export const attackLeft = ({ t, on }: Mind, unit: Card): number =>
  fightsYet(t, unit) && (on !== 'end' || t.s.battle < arenaOf(t.s, unit)) ? strikeOf(t, unit) : 0

interface Each<E> {
  target(effect: E): Target | undefined
  /** What it is worth to the mind that it happens to this thing. */
  worth(mind: Mind, effect: E, you: Seat, thing: number): number
}

/** How the effects of each verb are read. */
type EachVerb = { readonly [V in Effect['do']]?: Each<Extract<Effect, { do: V }>> }

/** Verbs that happen to each of several things. */
const things: EachVerb = {
  untap: {
    target: (e) => e.what,
    worth: (mind, _e, _you, unit) => mine(mind, unit, mind.t.s.tapped[unit] === 1 ? attackLeft(mind, unit) : -0.1),
  },
  tap: {
    target: (e) => e.what,
    worth: (mind, _e, _you, unit) => mine(mind, unit, mind.t.s.tapped[unit] === 0 ? -attackLeft(mind, unit) - 0.1 : 0),
  },
  get: {
    target: ({ to }) => (isWho(to) || to === 'attached' || to === 'granter' ? undefined : to),
    worth(mind, e, _you, unit) {
      let sum = 0
      for (const gets of e.gets) sum += gainOn(mind.t, unit, gets, e.until, mind.x)
      return mine(mind, unit, sum)
    },
  },
  'deal-damage': {
    target: (e) => e.to,
    worth: (mind, e, you, unit) => mine(mind, unit, -harmTo(mind.t, unit, much(mind, e.n, you))),
  },
  'put-damage': {
    target: (e) => e.on,
    worth: (mind, e, you, unit) => mine(mind, unit, -harmTo(mind.t, unit, much(mind, e.n, you))),
  },
  prevent: {
    target: (e) => (e.until === undefined ? (e.to ?? (e.by === undefined ? { that: 'unit' } : undefined)) : undefined),
    worth: (mind, e, you, unit) => mine(mind, unit, spared(mind, unit, much(mind, e.n, you), pendingOn(mind.t, unit))),
  },
  discard: {
    target: (e) => (typeof e.what === 'object' && 'top' in e.what ? undefined : e.what),
    worth: (mind, _e, _you, card) => mine(mind, card, -worthOfCard(mind.t, card)),
  },
  reroll: {
    target: (e) => e.what,
    worth: (mind, _e, _you, die) => rerolled(mind.t, mind.me, die),
  },
}

/** How an effect that happens to each of several things is read; undefined where it is none. */
export const eachOf = (effect: Effect): Each<Effect> | undefined =>
  // It is found by its verb.
  things[effect.do] as Each<Effect> | undefined

/** What it gives a seat that this die is rolled again. */
export function rerolled(t: Table, me: Seat, die: number): number {
  const { attacker, defender, dice, controller, roll } = t.s
  if (roll !== 'attack' || attacker < 0 || defender < 0) return 0
  const chance = hitChance(t, attacker, defender)
  const gain = chance - ((dice[die] as number) > 6 - 6 * chance ? 1 : 0)
  return controller[attacker] === me ? gain : -gain
}
