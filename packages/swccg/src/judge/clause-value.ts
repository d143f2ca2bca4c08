import { perCatalog } from '@dejarik/kernel'
import { someIn } from '@dejarik/kernel/vocabulary'
import type { Catalog, Clause } from '../definitions.js'
import { isJust, isThat } from '../effects/parts.js'
import { sought } from '../effects/search.js'
import type { ClauseTree, Effect, Pattern, Query, TextTree, When } from '../effects/tree.js'
import { effectWorth, owner, type Sides } from './effects.js'
import { amountIn, gainsWorth } from './gains.js'

/** What a text is to its player, found once for each clause: in Force, whatever the table looks like. */
export interface Taste {
  /** What it does, where it answers something that the opponent did, or nothing. */
  readonly good: number
  /** What it does, where it answers something that its own player did. */
  readonly goodOnOwn: number
  /** The Force that it asks for. */
  readonly force: number
  /** Nothing keeps it from being used again and again. */
  readonly endless: boolean
  /** It cancels the card or action that it answers: worth as much as that is. */
  readonly cancels: boolean
  /** It cancels the destiny just drawn: worth what was drawn; `redraws`: less what comes instead. */
  readonly undraws: boolean
  readonly redraws: boolean
  /** It takes its player out of the battle just initiated: worth what that would cost. */
  readonly escapes: boolean
  /** Its first target may be either player's: then it is good only where there is one on the right side. */
  readonly open: boolean
  /** It gets its player one card out of a pile: worth what the best there is. */
  readonly fetches: Fetch | null
  /** For its targets, in their order: is it harm (below 0) or help? */
  readonly aims: readonly number[]
}

/** Which card, and whether it comes into the hand at once. */
export interface Fetch {
  readonly query: Query
  readonly toHand: boolean
}

const nouns = ['target', 'second', 'third'] as const

/** What a text answers at such a time. */
const patternOf = (when: When): Pattern | undefined =>
  typeof when === 'string' ? undefined : 'just' in when ? when.just : 'about' in when ? when.about : undefined

/** The two who may have done what it answers. */
function sidesFor(ability: TextTree, event: number, side: Sides['side']): Sides {
  const sides: Sides = { you: 1, event, side, nouns: { attached: 1 }, done: {} }
  ability.targets?.forEach((aim, i) => {
    sides.nouns[nouns[i] as string] = owner(aim.from, sides)
  })
  for (const when of ability.when ?? []) {
    const pattern = patternOf(when)
    if (pattern === undefined) continue
    const what = typeof pattern.what === 'object' && 'kind' in pattern.what ? owner(pattern.what, sides) : 0
    sides.nouns.card = what !== 0 ? what : event
    sides.nouns.user = event
    sides.nouns.player = event
  }
  return sides
}

/** Who did what a text answers, where the text says so itself. */
const doer = (ability: TextTree, otherwise: number): number => {
  for (const when of ability.when ?? []) {
    const by = patternOf(when)?.by
    if (by === 'you') return 1
    if (by === 'opponent') return -1
  }
  return otherwise
}

function costWorth(costs: readonly Effect[], sides: Sides): number {
  let sum = 0
  for (const cost of costs) if (cost.do !== 'use-force') sum += effectWorth(cost, sides)
  return sum
}

function forceIn(costs: readonly Effect[]): number {
  let n = 0
  for (const cost of costs) if (cost.do === 'use-force') n += amountIn(cost.n)
  return n
}

const cancelsCard = (node: Effect): boolean =>
  node.do === 'cancel' && (node.what === 'action' || isThat(node.what, 'card'))
const cancelsDestiny = (node: Effect): boolean => node.do === 'cancel' && node.what === 'destiny'
const isRedraw = (node: Effect): boolean => node.do === 'redraw'
const isEscape = (node: Effect): boolean =>
  (node.do === 'cancel' && node.what === 'battle') ||
  (node.do === 'move-away' && typeof node.what === 'object' && 'each' in node.what && node.what.each.whose === 'yours')

const answersBattle = ({ when = [] }: TextTree): boolean => when.some((each) => isJust(each, 'battle'))

function fetchOf({ effect, targets }: TextTree): Fetch | null {
  if (effect?.do === 'search' && effect.to === 'hand' && effect.whose === 'you') {
    const found = sought(effect)
    return typeof found === 'object' && 'from' in found ? { query: found.from, toHand: true } : null
  }
  const target = targets?.[0]
  if (effect?.do === 'retrieve' && target !== undefined && isThat(effect.what, 'target'))
    return { query: target.from, toHand: effect.to === 'hand' }
  return null
}

function tasteOf({ ability }: Clause, side: Sides['side']): Taste {
  const tree: TextTree = ability
  const costs = tree.cost ?? []
  const weigh = (event: number, sides: Sides): number =>
    ability.ability === 'ongoing'
      ? ongoingWorth(ability)
      : effectWorth(tree.effect, sides) + costWorth(costs, { ...sides, event })
  const theirs = sidesFor(tree, doer(tree, -1), side)
  const good = weigh(theirs.event, theirs)
  const mine = sidesFor(tree, doer(tree, 1), side)
  return {
    good,
    goodOnOwn: weigh(mine.event, mine),
    force: forceIn(costs),
    endless: tree.limit === undefined && costs.length === 0,
    cancels: someIn<Effect>(tree.effect, cancelsCard),
    undraws: someIn<Effect>(tree.effect, cancelsDestiny),
    redraws: someIn<Effect>(tree.effect, isRedraw),
    escapes: answersBattle(tree) && someIn<Effect>(tree.effect, isEscape),
    open: tree.targets !== undefined && theirs.nouns.target === 0 && (theirs.done.target ?? 0) !== 0,
    fetches: fetchOf(tree),
    aims: nouns.map((noun) => theirs.done[noun] ?? 0),
  }
}

/** What an always-on text is worth to its player: what is given to own cards, less what is given to the opponent's. */
export function ongoingWorth({ of, gets }: Extract<ClauseTree, { ability: 'ongoing' }>): number {
  const good = gainsWorth(gets)
  const whose = typeof of === 'object' && 'whose' in of ? of.whose : undefined
  if (of === 'opponent' || whose === 'opponent') return -good
  if (of === 'you' || of === 'this' || whose === 'yours') return good
  // On whatever it is deployed on, which its player chooses; what is given to all is given to both.
  return of === 'attached' || of === 'target' ? Math.abs(good) : 0.2 * good
}

const tastes = perCatalog((catalog: Catalog) =>
  catalog.clauses.map((clause) => {
    // What a card is given has no side of its own.
    return tasteOf(clause, catalog.defs[clause.def]?.side)
  }),
)

export const tasteFor = (catalog: Catalog, clause: number): Taste => tastes(catalog)[clause] as Taste
