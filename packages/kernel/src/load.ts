import type { Catalog } from './catalog.js'
import { clone } from './clone.js'
import { same } from './json.js'
import { askAgain } from './procedures.js'
import type { Rules } from './rules.js'
import type { Card, CoreState } from './state.js'

/** A list of whole numbers from `least` to `most`, of this length. */
export const isColumn = (list: unknown, length: number, least: number, most: number): boolean =>
  Array.isArray(list) && list.length === length && list.every((n) => Number.isInteger(n) && n >= least && n <= most)

/**
 * Reads a state that came as JSON. A state that was damaged on its way, or changed by hand, is told apart as far as it
 * contradicts itself; whether it was ever reached by play only a record can prove.
 */
export function load<S extends CoreState>(rules: Rules<S>, catalog: Catalog, value: unknown): S {
  const s = value as S
  if (typeof value !== 'object' || value === null || s.game !== rules.game)
    throw new Error(`This is not a state of ${rules.game}`)
  if (s.catalog !== catalog.digest)
    throw new Error(`This state was made with other cards (catalog ${s.catalog}, here ${catalog.digest})`)
  let fault: string
  try {
    fault = coreFault(rules, catalog, s) || (rules.fault?.(s) ?? '') || decisionFault(rules, catalog, s)
  } catch {
    fault = 'its parts do not fit together'
  }
  if (fault !== '') throw new Error(`This state is damaged: ${fault}`)
  return s
}

function coreFault(rules: Rules, catalog: Catalog, s: CoreState): string {
  const { length } = s.def
  if (!Number.isInteger(s.seats) || s.seats < 1 || s.seats > 4) return `it has ${s.seats} seats`
  if (!isColumn(s.def, length, 0, catalog.defs.length - 1)) return 'it names cards that the catalog does not have'
  const seat = [0, s.seats - 1] as const
  if (!isColumn(s.owner, length, ...seat) || !isColumn(s.controller, length, ...seat)) return 'a card belongs to nobody'
  if (!isColumn(s.known, length, 0, (1 << s.seats) - 1)) return 'somebody unknown knows a card'
  if (!isColumn(s.incarnation, length, 0, Number.MAX_SAFE_INTEGER)) return 'a card has no number of moves'
  if (!isColumn(s.random, 4, -(2 ** 31), 2 ** 31 - 1)) return 'its generator is broken'
  return pilesFault(rules, s) || progressFault(rules, catalog, s)
}

/** Every card lies in one pile, the one that it says. */
function pilesFault(rules: Rules, s: CoreState): string {
  if (s.piles.length !== rules.piles(s.seats).length) return 'it has piles too many or too few'
  const seen = new Set<Card>()
  for (const [pile, cards] of s.piles.entries()) {
    for (const card of cards) {
      if (s.pile[card] !== pile || seen.has(card)) return `card ${card} does not lie where it should`
      seen.add(card)
    }
  }
  return seen.size === s.def.length && s.pile.length === s.def.length ? '' : 'cards are missing'
}

function progressFault(rules: Rules, catalog: Catalog, s: CoreState): string {
  for (const { procedure, step } of s.stack) {
    if (step !== '' && !rules.procedures.get(procedure)?.steps.has(step))
      return `nothing is called ${procedure}.${step}`
  }
  if (!s.queue.every(({ clause, you }) => catalog.clauses[clause] !== undefined && you < s.seats))
    return 'an ability waits that no card has'
  return s.lasting.every(({ node }) => catalog.nodes[node] !== undefined) ? '' : 'an effect waits that no card has'
}

/** Asked again, the open question must have the same answers. */
function decisionFault<S extends CoreState>(rules: Rules<S>, catalog: Catalog, s: S): string {
  if (s.decision === null) return s.result === null ? 'nobody is asked and nobody has won' : ''
  if (s.result !== null) return 'somebody is asked though the game is over'
  if (s.stack.length === 0) return 'nothing is in progress'
  const again = clone(s)
  askAgain({ s: again, rules, catalog, watch: null, step: '' })
  return same(again.decision, s.decision) ? '' : 'what is asked does not follow from the rest'
}
