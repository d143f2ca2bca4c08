import { type Card, finish, refOf, revealAll as show } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, scopeOf } from '@dejarik/kernel/vocabulary'
import type { State } from '../state.js'
import { aiming, mayAim } from './aiming.js'
import type { Target } from './tree.js'

/** Shown to both players. */
export interface Reveal {
  do: 'reveal'
  what: Target
}

export const revealWords = words('reveal', [
  '<reveal> {what:thing}',
  '<show> {what:thing} to your opponent',
  '<show> your opponent {what:thing}',
])

/** rule swtcg.gl-reveal: a card whose text says nothing else of what it reveals has a tree that discards it. */
export const reveal = effect<Reveal, { cards: Card[]; full?: boolean }, State>(
  'reveal',
  {
    ...aiming<Reveal>('cards', (node) => node.what),
    show(t, f) {
      show(t, f.cards)
      t.watch?.({ is: 'revealed', seat: f.you, cards: f.cards })
      scopeOf(t, f).that.rest = f.cards.map((card) => refOf(t.s, card))
      finish(t, f, f.cards.length > 0 && f.full === true)
    },
  },
  (t, node, x, you) => mayAim(t, node.what, node, x, you),
)
