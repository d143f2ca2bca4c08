import type { HandCard } from '../hand.js'
import {
  all,
  at,
  automatic,
  cancel,
  draw,
  is,
  more,
  not,
  ongoing,
  opponent,
  q,
  reached,
  set,
  steps,
  theirDraw,
  theirs,
  utinni,
  when,
} from '../shorthand.js'

export const lateralDamage: HandCard = {
  id: 'swccg:1_222',
  abilities: [
    utinni(q('system'), theirs('starship')),
    ongoing('target', [set('power', 0), set('forfeit', 0)]),
    reached(
      steps(opponent(draw()), when(more(theirDraw, 2), cancel('this'), { do: 'mark', what: 'this', as: 'passed' })),
    ),
    automatic(
      { phase: 'move', of: 'opponent', start: true },
      steps(opponent(draw()), when(more(theirDraw, 2), cancel('this'))),
      {
        if: all(
          is('this', q('effect', { marked: 'passed' })),
          at('target', 'here'),
          not({ happened: { on: 'reach', what: 'target' }, in: 'turn' }),
        ),
      },
    ),
  ],
}
