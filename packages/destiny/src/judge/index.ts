import type { Decision, Judge } from '@dejarik/kernel'
import type { DestinyOption } from '../options/index.js'
import type { State, Table } from '../state.js'
import { actionValue } from './actions.js'
import { choiceValue, offerValue, turnValue } from './choices.js'
import { valueOfEffect } from './effects.js'
import { worth } from './worth.js'

/** How sharply a good player tells options apart: leans for one damage of difference. */
const SHARPNESS = 1.6

/** What Star Wars: Destiny knows of playing well. */
export const judge: Judge<State> = {
  // An action, and what is resolved with it.
  horizon: { answers: 8, turns: 1 },
  worth,
  lean(t, decision: Decision<DestinyOption>, into) {
    const { options } = decision
    into.length = options.length
    for (let i = 0; i < options.length; i++) into[i] = SHARPNESS * valueIn(t, decision, options[i] as DestinyOption, i)
  },
}

function valueIn(t: Table, decision: Decision, option: DestinyOption, place: number): number {
  switch (decision.kind) {
    case 'action':
    case 'resolve-more':
    case 'place':
      return actionValue(t, decision.seat, option)
    case 'modify':
      return option.do === 'done' ? 0 : 1
    case 'may':
    case 'unless':
      return option.do === 'use' ? offerValue(t, decision) : 0
    case 'turn':
      return option.do === 'turn' ? turnValue(t, decision, option) : 0
    case 'either':
      return option.do === 'either' ? eitherValue(t, decision, option.n) : 0
    case 'number':
      return option.do === 'number' ? 0.2 * option.n : 0
    case 'redeploy':
      return option.do === 'decline' ? 0 : 0.5
    default:
      return option.do === 'done' ? 0 : picked(decision, choiceValue(t, decision, option), place)
  }
}

/** Several are picked in the order in which they lie: the first that is good, not the best. */
function picked({ about }: Decision, value: number, place: number): number {
  const { max = 1, picked = [] } = (about ?? {}) as { max?: number; picked?: readonly unknown[] }
  return max - picked.length > 1 && value > 0 ? 3 - 0.1 * place : value
}

function eitherValue(t: Table, { about }: Decision, n: number): number {
  const tree = t.catalog.nodes[(about as { node: number }).node]
  const option = tree?.do === 'either' ? tree.options[n] : undefined
  return option === undefined ? 0 : valueOfEffect(option)
}
