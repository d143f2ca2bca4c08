import { type Card, controllerOf, finish, refOf } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, nodeOf } from '@dejarik/kernel/vocabulary'
import { mayBeTaken, takeControl } from '../rules/control.js'
import type { State } from '../state.js'
import { aiming, mayAim, type Suits } from './aiming.js'
import { leave } from './lasts.js'
import type { Target, Until } from './tree.js'

export interface GainControl {
  do: 'gain-control'
  what: Target
  until: Until
}

export const gainControlWords = words('gain-control', [
  '<take> control of {what:thing} {until:until}',
  '<gain> control of {what:thing} {until:until}',
])

const suits: Suits<GainControl> = (t, card, _node, _x, you) => t.s.controller[card] !== you && mayBeTaken(t, card)

/** rules swtcg.gl-controller, swtcg.global-zone-rule: until then; its owner's piles are still where it goes. */
export const gainControl = effect<GainControl, { cards: Card[]; full?: boolean }, State>(
  'gain-control',
  {
    ...aiming<GainControl>('cards', (node) => node.what, suits),
    take(t, f) {
      const { s } = t
      const taken = f.cards.filter((card) => s.controller[card] !== f.you && mayBeTaken(t, card))
      const back = taken.map((card) => controllerOf(s, card))
      for (const card of taken) takeControl(t, card, f.you)
      leave(t, f, nodeOf<GainControl>(t, f).until, { given: taken.map((card) => refOf(s, card)), back })
      finish(t, f, taken.length > 0 && f.full === true)
    },
  },
  (t, node, x, you) => mayAim(t, node.what, node, x, you, suits),
)
