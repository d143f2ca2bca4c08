import type { Effect, Query, Target, Value, Who } from '../effects/tree.js'
import { amountIn, gainsWorth } from './gains.js'

/**
 * Who is who while a text is weighed: 1 is the player whose text it is, -1 the opponent, 0 either, as the player likes.
 * `you`: who "you" is in this part of the text. `event`: who did what the text answers. `nouns`: whose the things are
 * that it has aimed at.
 */
export interface Sides {
  you: number
  event: number
  /** The player's side, where it is known. */
  side?: 'light' | 'dark' | undefined
  nouns: Record<string, number>
  /** What is done to each noun, for the thing itself: below 0 it is harm. */
  done: Record<string, number>
}

/** What happens to a card, for the card: harm is below 0. */
const deeds: Readonly<Record<string, number>> = {
  lose: -3,
  hit: -3,
  capture: -3,
  forfeit: -3,
  steal: -4,
  cancel: -2.5,
  release: 2.5,
  restore: 2.5,
  move: 0.4,
  relocate: 0.4,
  'move-away': -0.8,
  transfer: 0.3,
  exchange: 0.4,
  stack: -0.5,
  deploy: 1.5,
  reveal: 0,
  'look-at': 0,
}

/** Where a card is put, for the card. */
const put: Readonly<Record<string, number>> = {
  lost: -2.5,
  'out-of-play': -3.5,
  used: -1.2,
  'under-used': -1.3,
  hand: 1,
}

/** Of things that are good for whoever does them, in Force. */
const own: Readonly<Record<string, number>> = {
  redraw: 1.2,
  substitute: 0.8,
  'draw-and-choose': 1.2,
  'swap-destinies': 0.5,
  fire: 1.5,
  battle: 0.5,
  predict: 0.5,
  mark: 0.2,
  'look-at': 0.3,
  reveal: 0.3,
  retarget: 1,
}

/** What something is done to: cards that are chosen or described. */
type Thing = Target | Query | string

/** Whose the cards are that a target means. */
function whose(target: Thing, sides: Sides): number {
  if (target === 'this') return 1
  if (typeof target !== 'object') return sides.nouns[target] ?? 0
  if ('that' in target) return sides.nouns[target.that] ?? 0
  if ('of' in target) return player(target.of, sides)
  if ('and' in target) return whose(target.and[1], sides)
  return owner('from' in target ? target.from : 'each' in target ? target.each : target, sides)
}

/** Whose the cards are that a query describes. */
export function owner(query: Pick<Query, 'whose' | 'is'>, sides: Sides): number {
  if (query.whose === 'yours') return sides.you
  if (query.whose === 'opponent') return -sides.you
  for (const word of query.is ?? []) {
    const side = word.startsWith('imperial') ? 'dark' : word.startsWith('rebel') ? 'light' : undefined
    if (side !== undefined && sides.side !== undefined) return side === sides.side ? 1 : -1
  }
  return 0
}

function player(who: Who | undefined, sides: Sides): number {
  if (who === 'you') return sides.you
  if (who === 'opponent' || who === 'each-opponent') return -sides.you
  return 0
}

const isPlayer = (to: Thing | Who): to is Who =>
  typeof to === 'string' && (to === 'you' || to === 'opponent' || to.startsWith('each-'))

/** Something is done to cards, good or bad for them: what that is to the text's player. */
function doTo(target: Thing, good: number, sides: Sides): number {
  const noun = typeof target === 'object' && 'that' in target ? target.that : undefined
  if (noun !== undefined) sides.done[noun] = (sides.done[noun] ?? 0) + good
  const side = whose(target, sides)
  if (side !== 0) return side * good
  // Whoever chooses takes the right ones; where all are meant it hits both.
  return typeof target === 'object' && 'each' in target ? 0 : 0.7 * Math.abs(good) * sides.you
}

const inTime: Readonly<Record<string, number>> = {
  game: 1.5,
  leaves: 1.5,
  turn: 0.8,
  battle: 0.8,
  firing: 0.7,
  drain: 0.7,
}

/** What an effect is worth to the text's player, in Force. */
export function effectWorth(node: Effect | undefined, sides: Sides): number {
  if (node === undefined) return 0
  const n = (value: Value | 'all' | 'any' | undefined): number => (value === undefined ? 1 : amountIn(value))
  switch (node.do) {
    case 'sequence': {
      let sum = 0
      for (const step of node.steps) sum += effectWorth(step, sides)
      return sum
    }
    case 'then':
      return effectWorth(node.first, sides) + effectWorth(node.next, sides)
    case 'if':
      return 0.5 * (effectWorth(node.then, sides) + effectWorth(node.else, sides))
    case 'may':
      return Math.max(0, effectWorth(node.effect, sides) * sides.you) * sides.you
    case 'either': {
      let best = Number.NEGATIVE_INFINITY
      for (const each of node.options) best = Math.max(best, effectWorth(each, sides) * sides.you)
      return Number.isFinite(best) ? best * sides.you : 0
    }
    case 'unless': {
      const side = player(node.who, sides)
      const [one, two] = [effectWorth(node.effect, sides), effectWorth(node.otherwise, sides)]
      return side < 0 ? Math.min(one, two) : Math.max(one, two)
    }
    case 'as': {
      const side = player(node.who, sides)
      if (side === 0) return 0.3 * effectWorth(node.effect, sides)
      return effectWorth(node.effect, { ...sides, you: side })
    }
    case 'for-each':
      return 1.5 * effectWorth(node.effect, sides)
    case 'try':
      return effectWorth(node.effect, sides)
    case 'await':
    case 'duel':
      return 0.5 * effectWorth(node.effect, sides)
    case 'lose-force':
      return -n(node.n) * sides.you
    case 'retrieve':
      return 0.9 * n(node.n) * sides.you
    case 'draw':
      return 0.6 * n(node.n) * sides.you
    case 'activate':
      return 0.5 * n(node.n) * sides.you
    case 'use-force':
      return -0.35 * n(node.n) * sides.you
    case 'search':
      return (node.to === 'lost' ? -1 : 2) * (player(node.whose, sides) || 1)
    case 'place':
      return doTo(node.what, put[node.in] ?? 0, sides)
    case 'get': {
      const good = gainsWorth(node.gets) * (inTime[node.until] ?? 1)
      return isPlayer(node.to) ? player(node.to, sides) * good : doTo(node.to, good, sides)
    }
    case 'adjust':
      // More of a loss is good for who causes it: who drains, or whose opponent loses.
      return (node.what === 'force-loss' ? -sides.event : sides.event) * amountIn(node.by)
    case 'cancel':
      return typeof node.what === 'string' && node.what !== 'this' ? -2 * sides.event : doTo(node.what, -2.5, sides)
    default: {
      const good = deeds[node.do]
      if (good !== undefined && good !== 0 && 'what' in node && node.what !== undefined)
        return doTo(node.what, good, sides)
      return (own[node.do] ?? 0) * sides.you
    }
  }
}
