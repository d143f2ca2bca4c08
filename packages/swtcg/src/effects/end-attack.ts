import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect } from '@dejarik/kernel/vocabulary'
import { attackFrame } from '../rules/defending.js'
import type { State } from '../state.js'

/** The attack in progress ends. */
export interface EndAttack {
  do: 'end-attack'
}

export const endAttackWords = words('end-attack', ['the attack ends'])

/** Nothing more is rolled or dealt; what waits for the end of the attack happens. */
export const endAttack = effect<EndAttack, object, State>(
  'end-attack',
  {
    end(t, f) {
      const attack = attackFrame(t)
      if (attack) attack.step = 'end'
      finish(t, f, attack !== undefined)
    },
  },
  (t) => t.s.attacker >= 0,
)
