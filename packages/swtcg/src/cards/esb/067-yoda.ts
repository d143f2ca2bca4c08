import type { HandCard } from '../hand.js'
import { yours } from '../shorthand.js'

/** He may lie under any Jedi Padawan, one more card than its stack may hold. */
export const yoda: HandCard = {
  id: 'swtcg:ESB-67',
  abilities: [{ ability: 'stacks-under', of: yours({ subtype: ['jedi-padawan'] }) }],
}
