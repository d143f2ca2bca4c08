import type { HandCard } from '../hand.js'

/** Its player chooses among the weakest. */
export const pondaBaba: HandCard = {
  id: 'swtcg:RAS-58',
  abilities: [{ ability: 'ongoing', of: 'this', gets: [{ rule: 'attacks-weakest' }] }],
}
