import {
  type Card,
  cardOf,
  controllerOf,
  finish,
  goto,
  intend,
  openWindow,
  pileOf,
  type Ref,
  refOf,
} from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { bind, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { ifAboard } from '../rules/discarding.js'
import { BUILD, DECK, DISCARD, HAND, inArena, isBuilding, isUnit, whereabouts, zoneOf } from '../rules/zones.js'
import type { State, Table } from '../state.js'
import { DARK } from '../state.js'
import { aiming, mayAim } from './aiming.js'
import type { Target } from './tree.js'

/** From wherever the query says: an arena, the hand, the build zone. */
export interface Discard {
  do: 'discard'
  what: Target
}

export const discardWords = words('discard', [
  {
    says: '<discard> from your hand {n:number} #card',
    read: ({ n }) => ({ what: { choose: n, from: { kind: 'card', zone: 'hand', whose: 'yours' } } }),
  },
  '<discard> {what:thing}',
  { says: '<discard> {x:ref} from {:place}', read: ({ x }) => ({ what: x }) },
  { says: '<discard> your hand', with: { what: { each: { kind: 'card', zone: 'hand', whose: 'yours' } } } },
  { says: '<choose> and <discard> {what:target}' },
  {
    says: '<discard> {n:digits} #card',
    read: ({ n }) => ({ what: { choose: n, from: { kind: 'card', zone: 'hand', whose: 'yours' } } }),
  },
  {
    says: '<discard> a number of cards equal to {n:amount}',
    read: ({ n }) => ({ what: { choose: n, from: { kind: 'card', zone: 'hand', whose: 'yours' } } }),
  },
  { says: '<discard> {a:ref} and {b:ref} from {:place}', read: ({ a, b }) => ({ what: { and: [a, b] } }) },
])

/** rule swtcg.gl-partially-built: a card being built is no unit of the build zone. */
const placeOf = (t: Table, card: Card): string => {
  const which = zoneOf(pileOf(t.s, card))
  if (which === BUILD) return isBuilding(t.s, card) ? 'building' : 'build'
  return which === HAND ? 'hand' : which === DECK ? 'deck' : 'arena'
}

const isThere = (t: Table, card: Card): boolean => zoneOf(pileOf(t.s, card)) !== DISCARD

/**
 * rules swtcg.gl-discard, swtcg.pop-unit-discard: units have a chance about being discarded, cards in hand and cards being
 * built have none. rule swtcg.zone-discard-pile: in full only if each of them really got there.
 */
export const discard = effect<Discard, { cards: Card[]; refs?: Ref[]; full?: boolean }, State>(
  'discard',
  {
    ...aiming<Discard>('cards', (node) => node.what, isThere),
    chance(t, f) {
      f.refs = f.cards.map((card) => refOf(t.s, card))
      const units = f.cards.filter((card) => inArena(t.s, card) && isUnit(t, card))
      const about = units.map((card, n) => ({
        on: 'discard',
        by: controllerOf(t.s, card),
        ref: refOf(t.s, card),
        at: -1,
        n,
      }))
      if (about.length > 0) openWindow(t, about, DARK, true)
    },
    next(t, f) {
      const [ref] = f.refs as Ref[]
      const card = ref === undefined ? -1 : cardOf(ref)
      if (card < 0) goto(f, 'done')
      else if (refOf(t.s, card) === ref) {
        const arena = whereabouts(t.s, card)
        if (arena >= 0) scopeOf(t, f).that.left = [arena]
        // Whose effect it is, though it may be another player who discards.
        const by = scopeOf(t, f).you
        intend(t, { kind: 'discard', card, by, from: placeOf(t, card), arena, ...ifAboard(t.s, card) })
      }
    },
    gone(t, f) {
      const card = cardOf((f.refs as Ref[]).shift() as Ref)
      if (zoneOf(pileOf(t.s, card)) !== DISCARD) f.full = false
      goto(f, 'next')
    },
    done(t, f) {
      const x = scopeOf(t, f)
      // Bound as they are now: "put that card into your hand".
      const { what } = nodeOf<Discard>(t, f)
      // "Remove all counters from it and discard it. You gain that many": what was known before is not counted.
      if (typeof what === 'object' && !('that' in what)) {
        bind(t, x, 'unit', f.cards)
        x.number = f.cards.filter((card) => !isThere(t, card)).length
      }
      finish(t, f, f.full === true)
    },
  },
  (t, node, x, you) => mayAim(t, node.what, node, x, you, isThere),
)
