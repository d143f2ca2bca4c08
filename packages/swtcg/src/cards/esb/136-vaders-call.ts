import type { HandCard } from '../hand.js'
import { number, opponent, play } from '../shorthand.js'

/** What is paid to complete it decides how many are discarded. */
export const vadersCall: HandCard = {
  id: 'swtcg:ESB-136',
  abilities: [
    { ability: 'restriction', cost: [{ do: 'pay-force', n: 'x', most: { counters: 'build', on: 'this' } }] },
    play(
      [],
      opponent({ do: 'discard', what: { choose: number, from: { kind: 'card', zone: 'hand', whose: 'yours' } } }),
    ),
  ],
}
