import { type Card, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect } from '@dejarik/kernel/vocabulary'
import { defend, mayDefend } from '../rules/defending.js'
import type { State } from '../state.js'
import { aiming, mayAim } from './aiming.js'
import type { Target } from './tree.js'

/** The attack in progress is now on that unit, if it can be attacked. */
export interface Redirect {
  do: 'redirect'
  to: Target
}

export const redirectWords = words('redirect', [
  '<turn> the attack to {to:thing}',
  'the attacking unit now attacks {to:thing} {:not-original}',
  'make it attack {to:thing} instead',
])

/** rule swtcg.cant-attack: nothing changes if it cannot be attacked. */
export const redirect = effect<Redirect, { cards: Card[] }, State>(
  'redirect',
  {
    ...aiming<Redirect>('cards', (node) => node.to, mayDefend),
    defend(t, f) {
      const [card] = f.cards
      finish(t, f, card !== undefined && defend(t, card))
    },
  },
  (t, node, x, you) => mayAim(t, node.to, node, x, you, mayDefend),
)
