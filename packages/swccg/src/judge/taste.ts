import { perCatalog } from '@dejarik/kernel'
import type { Any } from '@dejarik/kernel/vocabulary'
import type { Catalog, Clause } from '../definitions.js'
import { sought } from '../effects/search.js'
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
  readonly query: Any
  readonly toHand: boolean
}

const nouns = ['target', 'second', 'third'] as const

/** The two who may have done what it answers. */
function sidesFor(ability: Any, event: number, side: Sides['side']): Sides {
  const sides: Sides = { you: 1, event, side, nouns: { attached: 1 }, done: {} }
  ;(ability.targets ?? []).forEach((aim: Any, i: number) => {
    sides.nouns[nouns[i] as string] = owner(aim.from, sides)
  })
  for (const when of (ability.when ?? []) as Any[]) {
    const pattern = typeof when === 'string' ? undefined : (when.just ?? when.about)
    if (pattern === undefined) continue
    const what = typeof pattern.what === 'object' ? owner(pattern.what, sides) : 0
    sides.nouns.card = what !== 0 ? what : event
    sides.nouns.user = event
    sides.nouns.player = event
  }
  return sides
}

/** Who did what a text answers, where the text says so itself. */
const doer = (ability: Any, otherwise: number): number => {
  for (const when of (ability.when ?? []) as Any[]) {
    const by = typeof when === 'string' ? undefined : (when.just ?? when.about)?.by
    if (by === 'you') return 1
    if (by === 'opponent') return -1
  }
  return otherwise
}

function costWorth(costs: readonly Any[], sides: Sides): number {
  let sum = 0
  for (const cost of costs) if (cost.do !== 'use-force') sum += effectWorth(cost, sides)
  return sum
}

function forceIn(costs: readonly Any[]): number {
  let n = 0
  for (const cost of costs) if (cost.do === 'use-force') n += amountIn(cost.n)
  return n
}

/** Is there such a node somewhere in an effect? */
const holdsNode = (node: Any, is: (node: Any) => boolean): boolean =>
  typeof node === 'object' && node !== null && (is(node) || Object.values(node).some((part) => holdsNode(part, is)))

const cancelsCard = (node: Any): boolean =>
  node.do === 'cancel' && (node.what === 'action' || node.what?.that === 'card')
const cancelsDestiny = (node: Any): boolean => node.do === 'cancel' && node.what === 'destiny'
const isRedraw = (node: Any): boolean => node.do === 'redraw'
const isEscape = (node: Any): boolean =>
  (node.do === 'cancel' && node.what === 'battle') || (node.do === 'move-away' && node.what?.each?.whose === 'yours')

const answersBattle = ({ when }: Any): boolean =>
  ((when ?? []) as Any[]).some((each) => typeof each === 'object' && each.just?.on === 'battle')

function fetchOf({ effect, targets }: Any): Fetch | null {
  if (effect?.do === 'search' && effect.to === 'hand' && effect.whose === 'you') {
    const query = (sought(effect) as Any).from
    return query === undefined ? null : { query, toHand: true }
  }
  if (effect?.do === 'retrieve' && effect.what?.that === 'target')
    return { query: targets[0].from, toHand: effect.to === 'hand' }
  return null
}

function tasteOf({ ability }: Clause, side: Sides['side']): Taste {
  const tree = ability as Any
  const costs: readonly Any[] = tree.cost ?? []
  const weigh = (event: number, sides: Sides): number =>
    tree.ability === 'ongoing'
      ? ongoingWorth(tree)
      : effectWorth(tree.effect, sides) + costWorth(costs, { ...sides, event })
  const theirs = sidesFor(tree, doer(tree, -1), side)
  const good = weigh(theirs.event, theirs)
  const mine = sidesFor(tree, doer(tree, 1), side)
  return {
    good,
    goodOnOwn: weigh(mine.event, mine),
    force: forceIn(costs),
    endless: tree.limit === undefined && costs.length === 0,
    cancels: holdsNode(tree.effect, cancelsCard),
    undraws: holdsNode(tree.effect, cancelsDestiny),
    redraws: holdsNode(tree.effect, isRedraw),
    escapes: answersBattle(tree) && holdsNode(tree.effect, isEscape),
    open: tree.targets !== undefined && theirs.nouns.target === 0 && (theirs.done.target ?? 0) !== 0,
    fetches: fetchOf(tree),
    aims: nouns.map((noun) => theirs.done[noun] ?? 0),
  }
}

/** What an always-on text is worth to its player: what is given to own cards, less what is given to the opponent's. */
export function ongoingWorth({ of, gets }: Any): number {
  const good = gainsWorth(gets)
  if (of === 'opponent' || (typeof of === 'object' && of !== null && of.whose === 'opponent')) return -good
  if (of === 'you' || of === 'this' || (typeof of === 'object' && of !== null && of.whose === 'yours')) return good
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
