import type { Effect, Gain } from '../../effects/tree.js'
import type { HandCard } from '../hand.js'
import { choose, force, gets, number, one, play, steps, that } from '../shorthand.js'

const bonuses: Gain[] = [
  { modify: 'power', by: 2 },
  { keyword: 'accuracy', n: 1 },
  { modify: 'speed', by: 20 },
  { keyword: 'stun', n: 4 },
  { keyword: 'critical-hit', n: 2 },
]
const faces: Effect[] = bonuses.map((bonus, i) => ({
  do: 'if',
  if: { any: [{ compare: [number, '=', i + 1] }, { compare: [number, '=', 6] }] },
  then: gets(that, 'turn-end', bonus),
}))

/** Each face has its own effect; a 6 has all. */
export const letTheCubeDecide: HandCard = {
  id: 'swtcg:PM-46',
  abilities: [play([force(2)], steps(choose(one({ kind: 'unit' })), { do: 'roll-die', n: 1 }, ...faces))],
}
