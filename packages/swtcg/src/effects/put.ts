import { ask, type Card, finish, goto } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import type { State } from '../state.js'
import { aiming, mayAim, type Suits } from './aiming.js'
import { MANY, rangeOf, settle } from './amounts.js'
import { mayPut, putCard } from './places.js'
import type { Amount, PutPlace, Target } from './tree.js'

/** Its owner's hand, deck or discard pile; an arena ('arena': its own). Not deployed. `counters`: build counters put on it. */
export interface Put {
  do: 'put'
  what: Target
  to: PutPlace
  face?: 'down'
  counters?: Amount
  tapped?: boolean
  order?: true
  /** Together with the cards of its stack and its Pilot, wherever they are now. */
  stack?: true
}

export const putWords = words('put', [
  '<place> {what:thing} {to:put-place} ({face:face}) ({tapped:tapped}) (order? in any order) (stack? with its stack) (with {counters:some} build #counter)',
  '<put> {what:thing} {to:put-place} ({face:face}) ({tapped:tapped}) (order? in any order) (stack? with its stack) (with {counters:some} build #counter on it)',
  '<return> {what:thing} {to:put-place} ({tapped:tapped})',
  '<move> {what:thing} {to:put-place} ({tapped:tapped})',
  { says: '<put> {what:thing} back (on top) in any order', with: { to: 'deck-top', order: true } },
  { says: '<shuffle> {what:thing} into your deck', with: { to: 'deck' } },
  { says: '<remove> {what:thing} from the game', with: { to: 'out-of-game' } },
  { says: '<put> {what:thing} {face:face} {to:put-place} with {counters:some} build #counter on it' },
  { says: '<return> {what:subject-ref} from your discard pile|hand {to:put-place}' },
  { says: '<put> {what:subject-ref} {to:put-place} from your discard pile' },
  { says: '<take> {what:thing}. show it to your opponent and put it {to:put-place}', read: (s) => s },
  { says: '<return> {what:thing} {to:put-place} from {:places}', read: ({ what, to }) => ({ what, to }) },
  { says: '<move> {what:thing} from {:ref} {to:put-place}', read: ({ what, to }) => ({ what, to }) },
  { says: '<move> {what:thing} from it {to:put-place} ({tapped:tapped})' },
  { says: '<put> {what:subject-ref} from your {:pile} {to:put-place}', read: ({ what, to }) => ({ what, to }) },
  { says: '<put> {what:thing} {face:face} {to:put-place}' },
])

const suits: Suits<Put> = (t, card, node, x) => mayPut(t, card, node.to, x)

/** rules swtcg.gl-put, swtcg.global-zone-rule */
export const put = effect<Put, { cards: Card[]; counters: number; full?: boolean; moved?: Card[] }, State>(
  'put',
  {
    settle(t, f) {
      const { counters } = nodeOf<Put>(t, f)
      const n = counters === undefined ? 0 : settle(t, counters, scopeOf(t, f), f.you)
      f.counters = rangeOf(n, MANY).most
    },
    ...aiming<Put>('cards', (node) => node.what, suits),
    next(t, f) {
      const { order } = nodeOf<Put>(t, f)
      const [card] = f.cards
      const options = (order ? f.cards : [card as Card]).map((each) => ({ do: 'choose', card: each }))
      if (card === undefined) goto(f, 'done')
      else ask(t, f.you, 'order-cards', options, { about: { node: f.node } })
    },
    move(t, f, answer) {
      const card = answer.card as Card
      const node = nodeOf<Put>(t, f)
      f.cards = f.cards.filter((each) => each !== card)
      goto(f, 'next')
      if (!mayPut(t, card, node.to, scopeOf(t, f))) f.full = false
      else putCard(t, f, card, node.to, { face: node.face, counters: f.counters, tapped: node.tapped })
    },
    done(t, f) {
      finish(t, f, f.full === true)
    },
  },
  (t, node, x, you) => mayAim(t, node.what, node, x, you, suits),
)
