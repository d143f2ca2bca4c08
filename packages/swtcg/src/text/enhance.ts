import type { Ability } from '../effects/tree.js'
import { retarget } from './retarget.js'

/** The enhanced effect of a card is told in full: what its plain effect chose, it chooses itself. */
export function enhanced(abilities: Ability[]): Ability[] {
  const plain = abilities.find((one) => one.ability === 'play')
  if (plain?.ability !== 'play') return abilities
  return abilities.map((one) =>
    one.ability === 'enhance' ? ({ ...one, effect: retarget(one.effect, plain.effect) } as Ability) : one,
  )
}
