import type { HandCard } from '../hand.js'

/** Every removal of damage counters by its player is doubled. */
export const fx7MedicalAssistanceDroid: HandCard = {
  id: 'swtcg:ESB-25',
  abilities: [{ ability: 'ongoing', of: 'you', gets: [{ rule: 'removes-double' }] }],
}
