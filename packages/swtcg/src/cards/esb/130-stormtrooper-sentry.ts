import type { HandCard } from '../hand.js'
import { keyword } from '../shorthand.js'

/** It waits in the discard pile. */
export const stormtrooperSentry: HandCard = {
  id: 'swtcg:ESB-130',
  abilities: [
    {
      ability: 'triggered',
      when: 'after',
      event: { on: 'finish', what: { kind: 'unit', subtype: ['dark-jedi'] }, by: 'you' },
      may: true,
      zone: 'discard',
      effect: { do: 'put', what: 'this', to: 'hand' },
    },
    keyword('armor'),
  ],
}
