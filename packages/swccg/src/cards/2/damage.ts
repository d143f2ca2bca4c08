import type { Ability } from '../../effects/tree.js'
import { all, cancel, not, q } from '../shorthand.js'

/** Where nothing is left to forfeit, the rest of the battle damage is canceled. */
export const endsDamage: Ability = {
  ability: 'play',
  as: 'lost',
  when: ['damage-segment'],
  if: all({ won: 'opponent' }, not({ 'can-forfeit': 'you' })),
  immune: q('interrupt', { name: 'Sense' }),
  effect: cancel('battle-damage'),
}
