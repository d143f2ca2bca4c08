import { ask, type Card, cardOf, finish, goto, ownerOf, pileOf, reveal, type Seat, shufflePile } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, nodeOf, type Scope, scopeOf } from '@dejarik/kernel/vocabulary'
import { type Of, offer } from '../options/index.js'
import { DECK, DISCARD, HAND, zone, zoneOf } from '../rules/zones.js'
import type { State, Table } from '../state.js'
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
  /** Together with the cards of its stack and its Pilot that left play with it. */
  stack?: true
  /** Only from that pile of one's own. */
  from?: 'hand' | 'discard'
  /** As a unit of that arena's type, as long as it is there. */
  as?: true
  /** Shown to both players on its way. */
  show?: true
}

export const putWords = words('put', [
  '<place> {what:thing} (from your {from:own-pile}) {to:put-place} ({face:face}) ({tapped:tapped}) (order? in any order) (stack? with its stack) (as? as a unit of that arena) (show? openly) (with {counters:some} build #counter)',
  '<put> {what:thing} {to:put-place} ({face:face}) ({tapped:tapped}) (order? in any order) (stack? with its stack) (with {counters:some} build #counter on it)',
  '<return> {what:thing} {to:put-place} ({tapped:tapped})',
  '<move> {what:thing} {to:put-place} ({tapped:tapped})',
  { says: '<put> {what:thing} back (on top) in any order', with: { to: 'deck-top', order: true } },
  { says: '<shuffle> {what:thing} into your deck', with: { to: 'deck' } },
  { says: '<remove> {what:thing} from the game', with: { to: 'out-of-game' } },
  { says: '<put> {what:thing} {face:face} {to:put-place} with {counters:some} build #counter on it' },
  { says: '<return> {what:subject-ref} from your {from:own-pile} {to:put-place}' },
  { says: '<put> {what:subject-ref} {to:put-place} from your {from:own-pile}' },
  { says: '<take> {what:thing}. show it to your opponent and put it {to:put-place}', with: { show: true } },
  { says: '<return> {what:thing} {to:put-place} from {:places}', read: ({ what, to }) => ({ what, to }) },
  { says: '<move> {what:thing} from {:ref} {to:put-place}', read: ({ what, to }) => ({ what, to }) },
  { says: '<move> {what:thing} from it {to:put-place} ({tapped:tapped})' },
  { says: '<put> {what:subject-ref} from your {from:own-pile} {to:put-place}' },
  { says: '<put> {what:thing} {face:face} {to:put-place}' },
])

const piles = { hand: HAND, discard: DISCARD } as const

/** rule swtcg.global-zone-rule: "your discard pile" is that of whoever has the effect, where the card may not have come. */
const isThere = (t: Table, card: Card, { from }: Put, you: Seat): boolean =>
  from === undefined || t.s.pile[card] === zone(you, piles[from])

const suits: Suits<Put> = (t, card, node, x, you) => isThere(t, card, node, you) && mayPut(t, card, node.to, x, node.as)

/** The cards that left play with it and are where it is now, or where they must come from. */
function withStack(t: Table, x: Scope, cards: readonly Card[], node: Put, you: Seat): Card[] {
  const parts = (x.that.stack ?? []).map(cardOf)
  const isNear = (part: Card) =>
    node.from === undefined
      ? cards.some((card) => parts.includes(card) && zoneOf(pileOf(t.s, part)) === zoneOf(pileOf(t.s, card)))
      : isThere(t, part, node, you)
  const near = parts.filter(isNear)
  return [...new Set([...cards, ...near])]
}

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
    together(t, f) {
      const node = nodeOf<Put>(t, f)
      f.cards = f.cards.filter((card) => isThere(t, card, node, f.you))
      if (node.stack) f.cards = withStack(t, scopeOf(t, f), f.cards, node, f.you)
      if (f.cards.length === 0) f.full = false
    },
    next(t, f) {
      const { order } = nodeOf<Put>(t, f)
      const [card] = f.cards
      const options = (order ? f.cards : [card as Card]).map(offer.choose)
      if (card === undefined) goto(f, 'done')
      else ask(t, f.you, 'order-cards', options, { about: { node: f.node } })
    },
    move(t, f, answer: Of<'choose', 'card'>) {
      const { card } = answer
      const node = nodeOf<Put>(t, f)
      f.cards = f.cards.filter((each) => each !== card)
      goto(f, 'next')
      if (!mayPut(t, card, node.to, scopeOf(t, f), node.as)) {
        f.full = false
        return
      }
      f.moved = [...(f.moved ?? []), card]
      putCard(t, f, card, node.to, { face: node.face, counters: f.counters, tapped: node.tapped })
      if (!node.show) return
      reveal(t, card)
      t.watch?.({ is: 'shown', seat: f.you, card })
    },
    done(t, f) {
      // Shuffled into the decks of whoever owns them.
      if (nodeOf<Put>(t, f).to === 'deck') {
        for (const seat of new Set((f.moved ?? []).map((card) => ownerOf(t.s, card)))) {
          shufflePile(t, zone(seat, DECK))
          t.watch?.({ is: 'shuffled', seat })
        }
      }
      finish(t, f, f.full === true)
    },
  },
  (t, node, x, you) => mayAim(t, node.what, node, x, you, suits),
)
