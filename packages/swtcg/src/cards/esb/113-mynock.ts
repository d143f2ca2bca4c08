import type { HandCard } from '../hand.js'
import { each, gets } from '../shorthand.js'

/** It holds on to what it attacked last while it stays tapped. */
export const mynock: HandCard = {
  id: 'swtcg:ESB-113',
  abilities: [
    { ability: 'ongoing', of: 'this', gets: [{ rule: 'may-stay-tapped' }] },
    {
      ability: 'triggered',
      when: 'after',
      event: { on: 'start', of: 'space-battle' },
      if: { is: 'this', a: { kind: 'unit', tapped: true } },
      effect: gets(each({ kind: 'unit', 'attacked-by': 'this' }), 'turn-end', { modify: 'power', by: -3 }),
    },
  ],
}
