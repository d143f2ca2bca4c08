import { bit, type Card, finish, learn, refOf } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, scopeOf } from '@dejarik/kernel/vocabulary'
import type { State } from '../state.js'
import { aiming, mayAim } from './aiming.js'
import type { Target } from './tree.js'

export interface LookAt {
  do: 'look-at'
  what: Target
}

export const lookAtWords = words('look-at', [
  '<inspect> {what:thing}',
  '<look> at {what:thing}',
  {
    says: '<look> at {who:whos} hand',
    read: ({ who }) => ({ what: { each: { kind: 'card', zone: 'hand', whose: who === 'you' ? 'yours' : who } } }),
  },
  {
    says: '<look> at {who:whos} hand and {x:many}',
    read: ({ who, x }) => ({
      what: { and: [{ each: { kind: 'card', zone: 'hand', whose: who === 'you' ? 'yours' : who } }, { each: x }] },
    }),
  },
])

export const lookAt = effect<LookAt, { cards: Card[]; full?: boolean }, State>(
  'look-at',
  {
    ...aiming<LookAt>('cards', (node) => node.what),
    look(t, f) {
      for (const card of f.cards) learn(t.s, f.you, card)
      const others = { is: 'looked', seat: f.you, n: f.cards.length }
      t.watch?.({ is: 'looked', seat: f.you, cards: f.cards, to: bit(f.you), others })
      scopeOf(t, f).that.rest = f.cards.map((card) => refOf(t.s, card))
      finish(t, f, f.cards.length > 0 && f.full === true)
    },
  },
  (t, node, x, you) => mayAim(t, node.what, node, x, you),
)
