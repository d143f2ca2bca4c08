import type { Catalog } from '../abilities/catalog.js'
import { stateShape } from '../boundary/position.js'
import { isSentence } from '../boundary/sentence.js'
import { shown } from '../boundary/shown.js'
import { promptOf } from '../decisions/prompts.js'
import { Refused, said } from '../log/said.js'
import { askAgain } from '../procedures.js'
import type { Rules } from '../rules.js'
import { tableOf } from '../table.js'
import { clone } from './clone.js'
import { same } from './json.js'
import type { Card, CoreState, Seat } from './state.js'

/**
 * Reads a state that came as JSON. A state that was damaged on its way, or changed by hand, is told apart as far as it
 * contradicts itself; whether it was ever reached by play only a record can prove.
 */
export function load<S extends CoreState>(rules: Rules<S>, catalog: Catalog, value: unknown): S {
  const s = value as S
  if (typeof value !== 'object' || value === null || s.game !== rules.game)
    throw new Refused(said('This is not a state of {0}', rules.game))
  if (s.catalog !== catalog.digest)
    throw new Refused(
      said('This state was made with other cards (catalog {0}, here {1})', shown(s.catalog), catalog.digest),
    )
  const wrong = stateShape(rules, catalog)(value, '')
  if (wrong !== null) throw new Refused(said('This state is damaged: {0}', wrong))
  const fault = contradictionIn(rules, catalog, s)
  if (fault !== '') throw new Refused(said('This state is damaged: {0}', fault))
  return s
}

function contradictionIn<S extends CoreState>(rules: Rules<S>, catalog: Catalog, s: S): string {
  try {
    return (
      pilesFault(s) ||
      rules.contradiction?.(s, catalog) ||
      decisionFault(rules, catalog, s) ||
      sightFault(rules, catalog, s)
    )
  } catch (error) {
    return isSentence(error) ? error.message : 'its parts do not fit together'
  }
}

/** Every card lies in one pile, the one that it says. */
function pilesFault(s: CoreState): string {
  const seen = new Set<Card>()
  for (const [pile, cards] of s.piles.entries()) {
    for (const card of cards) {
      if (s.pile[card] !== pile || seen.has(card)) return `card ${card} does not lie where it should`
      seen.add(card)
    }
  }
  return seen.size === s.def.length ? '' : 'cards are missing'
}

/** Asked again, the open question must have the same answers. */
function decisionFault<S extends CoreState>(rules: Rules<S>, catalog: Catalog, s: S): string {
  if (s.decision === null) return s.result === null ? 'nobody is asked and nobody has won' : ''
  if (s.result !== null) return 'somebody is asked though the game is over'
  if (s.stack.length === 0) return 'nothing is in progress'
  const again = clone(s)
  askAgain(tableOf({ rules, catalog }, again))
  return same(again.decision, s.decision) ? '' : 'what is asked does not follow from the rest'
}

/** Whoever looks at it must be able to see it. */
function sightFault<S extends CoreState>(rules: Rules<S>, catalog: Catalog, s: S): string {
  const t = tableOf({ rules, catalog }, clone(s))
  const eyes: (Seat | 'public')[] = ['public']
  for (let seat = 0; seat < s.seats; seat++) eyes.push(seat)
  for (const each of eyes) {
    rules.view(t, each)
    if (s.decision !== null) promptOf(t, s.decision, each)
  }
  return ''
}
