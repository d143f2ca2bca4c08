import type { HandCard } from '../hand.js'
import { after, each, mayAfter, one } from '../shorthand.js'

/** The card waits under the ship. */
export const brightHope: HandCard = {
  id: 'swtcg:ESB-85',
  abilities: [
    mayAfter(
      { on: 'finish', what: 'this', by: 'you' },
      { do: 'put', what: one({ kind: 'ground', zone: 'hand', whose: 'yours' }), to: { under: 'this' }, face: 'down' },
    ),
    after(
      { on: 'discard', what: 'this', from: 'space' },
      { do: 'put', what: each({ kind: 'card', under: 'this' }), to: 'build', face: 'down', counters: 5 },
    ),
  ],
}
