import type { HandCard } from '../hand.js'
import { activated, later, steps, tapThis, thatCard } from '../shorthand.js'

/** What is revealed and stays nowhere is discarded: rule swtcg.gl-reveal. */
export const generalMaximilianVeers: HandCard = {
  id: 'swtcg:ESB-27',
  abilities: [
    activated(
      [tapThis],
      steps(
        { do: 'reveal', what: { top: 1, of: 'you' } },
        {
          do: 'if',
          if: { is: thatCard, a: { kind: 'ground' } },
          then: steps(
            { do: 'put', what: thatCard, to: 'ground' },
            later({ on: 'end', of: 'ground-battle' }, { do: 'discard', what: thatCard }),
          ),
          else: { do: 'discard', what: thatCard },
        },
      ),
      'build-step',
    ),
  ],
}
