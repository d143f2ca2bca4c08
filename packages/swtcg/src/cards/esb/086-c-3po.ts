import type { HandCard } from '../hand.js'

/** What is drawn is shown. */
export const c3po: HandCard = {
  id: 'swtcg:ESB-86',
  abilities: [{ ability: 'ongoing', rule: 'shows-drawn', who: 'opponent' }],
}
