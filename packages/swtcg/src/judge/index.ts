import type { Decision, Judge } from '@dejarik/kernel'
import type { SwtcgOption } from '../options/index.js'
import type { State, Table } from '../state.js'
import { attackValue, respondValue } from './battle.js'
import { buildValue, setupValue } from './building.js'
import { choiceValue, eitherValue, offerValue } from './choices.js'
import { type Stakes, stakesOf, worth } from './worth.js'

/** How sharply a good player tells options apart. */
const SHARPNESS = 1.5

/** What the Star Wars Trading Card Game knows of playing well. */
export const judge: Judge<State> = {
  // More answers than a turn takes. Both have built and attacked, and who holds two arenas has won: in between, one side is
  // always ahead by half a turn.
  horizon: { answers: 48, turns: 1 },
  clock: ({ turn }) => turn,
  worth,
  lean(t, decision: Decision<SwtcgOption>, into) {
    const { options, kind } = decision
    // A length that is set takes longer than all the rest.
    while (into.length > options.length) into.pop()
    const stakes = kind === 'build' || kind === 'setup' ? stakesOf(t, decision.seat) : null
    for (let i = 0; i < options.length; i++)
      into[i] = SHARPNESS * valueIn(t, decision, options[i] as SwtcgOption, i, stakes)
  },
}

function valueIn(t: Table, decision: Decision, option: SwtcgOption, place: number, stakes: Stakes | null): number {
  switch (decision.kind) {
    case 'build':
      return buildValue(t, decision.seat, option, stakes as Stakes)
    case 'setup':
      return setupValue(t, option, stakes as Stakes)
    case 'attack':
      return attackValue(t, option)
    case 'respond':
      return respondValue(t, decision.seat, option)
    case 'may':
    case 'unless':
      return option.do === 'use' ? offerValue(t, decision) : 0
    case 'either':
    case 'upkeep':
      return option.do === 'either' ? eitherValue(t, decision, option.n) : 0
    case 'arena':
      return choiceValue(t, decision, option)
    case 'start-of-build':
      return option.do === 'draw' ? 1 : 0
    case 'how-much':
      return option.do === 'number' ? 0.2 * option.n : 0
    case 'number':
      return choiceValue(t, decision, option)
    default:
      return option.do === 'done' || option.do === 'decline'
        ? 0
        : picked(decision, choiceValue(t, decision, option), place)
  }
}

/** Several are picked in the order in which they lie: the first that is good, not the best. */
function picked({ about }: Decision, value: number, place: number): number {
  const { max = 1, picked = [] } = (about ?? {}) as { max?: number; picked?: readonly unknown[] }
  return max - picked.length > 1 && value > 0 ? 3 - 0.1 * place : value
}
