import type { HandCard } from '../hand.js'
import { after } from '../shorthand.js'

/** The cards of its stack go with it. */
export const c3po: HandCard = {
  id: 'swtcg:ESB-7',
  abilities: [
    after({ on: 'discard', what: 'this', from: 'character' }, { do: 'put', what: 'this', to: 'deck', stack: true }),
  ],
}
