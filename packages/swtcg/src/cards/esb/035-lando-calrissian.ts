import type { HandCard } from '../hand.js'
import { after, keyword } from '../shorthand.js'

/** A bid, which its player wins when it is even. */
export const landoCalrissian: HandCard = {
  id: 'swtcg:ESB-35',
  abilities: [
    after(
      { on: 'start', of: 'character-battle' },
      { do: 'bid', win: { do: 'gain-control', what: 'this', until: 'turn-end' }, tie: 'you' },
    ),
    keyword('accuracy', 1),
  ],
}
