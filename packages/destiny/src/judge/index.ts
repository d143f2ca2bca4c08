import type { Decision, Judge, Option } from '@dejarik/kernel'
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
  lean(t, decision, into) {
    const { options } = decision
    into.length = options.length
    for (let i = 0; i < options.length; i++) into[i] = SHARPNESS * valueIn(t, decision, options[i] as Option, i)
  },
}

function valueIn(t: Table, decision: Decision, option: Option, place: number): number {
  switch (decision.kind) {
    case 'action':
      return actionValue(t, decision.seat, option)
    case 'resolve-more':
    case 'place':
      return option.do === 'done' ? 0 : actionValue(t, decision.seat, option)
    case 'modify':
      return option.do === 'done' ? 0 : 1
    case 'may':
    case 'unless':
      return option.do === 'use' ? offerValue(t, decision) : 0
    case 'turn':
      return option.do === 'done' ? 0 : turnValue(t, decision, option)
    case 'either':
      return eitherValue(t, decision, option.n as number)
    case 'number':
      return 0.2 * (option.n as number)
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
  const tree = t.catalog.nodes[(about as { node: number }).node] as unknown as { options?: object[] }
  const option = tree.options?.[n]
  return option === undefined ? 0 : valueOfEffect(option)
}
