import {
  ask,
  bit,
  type Card,
  finish,
  goto,
  learn,
  mayJoin,
  type Option,
  reveal,
  type Seat,
  shufflePile,
} from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import {
  amount,
  bind,
  bound,
  type EffectFrame,
  effect,
  isA,
  nodeOf,
  playersOf,
  type Scope,
  scopeOf,
} from '@dejarik/kernel/vocabulary'
import { type Of, offer } from '../options/index.js'
import { queryOf } from '../rules/described.js'
import { beneath, cardsIn, DECK, DISCARD, def, HAND, zone } from '../rules/zones.js'
import type { State, Table } from '../state.js'
import { together } from '../vocabulary/together.js'
import { mayPut, putCard } from './places.js'
import type { PutPlace, Query, Target, Value, Who, Zone } from './tree.js'

/** Look through a deck (`zones`: also hand, discard pile), take what is found and shuffle. */
export interface Search {
  do: 'search'
  deck: Who
  zones?: Zone[]
  find: Target
  to: PutPlace
  show?: true
  face?: 'down'
  counters?: Value
}

export const searchWords = words('search', [
  '<find> {find:thing} in {deck:whos} deck and <put> it {to:put-place} (show? openly) ({face:face}) (with {counters:number} build #counter)',
  '<find> {find:thing} in {deck:whos} {zones:search-zones} and <put> it {to:put-place} (show? openly)',
])

const places: Record<string, number> = { deck: DECK, hand: HAND, discard: DISCARD }

interface Searching {
  whose?: Seat
  taken?: Card[]
}

/** What is looked through: the deck, and whatever else the text names. */
function searched(t: Table, node: Search, whose: Seat): Card[] {
  const zones = (node.zones ?? ['deck']).map((each) => places[each] ?? DECK)
  return zones.flatMap((which) => cardsIn(t.s, whose, which)).sort((a, b) => a - b)
}

/** What describes the cards that are looked for. */
function soughtBy({ find }: Search): Query {
  const query = queryOf(find)
  if (query === undefined) throw new Error(`Nothing describes what is looked for: ${JSON.stringify(find)}`)
  return query
}

/** What fits and was not taken yet. */
function fitting(t: Table, f: EffectFrame & Searching): Card[] {
  const node = nodeOf<Search>(t, f)
  const query = soughtBy(node)
  const x = scopeOf(t, f)
  const taken = f.taken ?? []
  const left = searched(t, node, f.whose as Seat).filter(
    (card) => !taken.includes(card) && isA(t, card, query, x, f.you) && isPlaced(t, node, card, taken, x),
  )
  const all = [...taken, ...left]
  const rules = together(t, query, all, x, f.you)
  return rules === undefined ? left : left.filter((card) => mayJoin(all, rules, taken, card))
}

/** Into a stack: only another version than those taken, and as many as it holds. rule swtcg.general-stacking */
function isPlaced(t: Table, { to }: Search, card: Card, taken: readonly Card[], x: Scope): boolean {
  if (typeof to !== 'object' || !('stack' in to)) return true
  const unit = bound(t, to.stack, x)[0] ?? -1
  const same = taken.some((other) => def(t, other).version === def(t, card).version)
  return !same && mayPut(t, card, to, x) && beneath(t.s, unit).length + taken.length < 3
}

function most(t: Table, f: EffectFrame): number {
  const { find } = nodeOf<Search>(t, f)
  const choose = typeof find === 'object' && 'choose' in find ? find.choose : undefined
  if (choose === undefined || choose === 'any' || choose === 'some') return Number.MAX_SAFE_INTEGER
  return amount(t, typeof choose === 'object' && 'upTo' in choose ? choose.upTo : choose, scopeOf(t, f), f.you)
}

/** Looks through the deck, takes what fits or nothing, shows it, and shuffles. */
export const search = effect<Search, Searching, State>(
  'search',
  {
    look(t, f) {
      const node = nodeOf<Search>(t, f)
      const [whose] = playersOf(t, node.deck, scopeOf(t, f), f.you)
      if (whose === undefined) {
        finish(t, f, false)
        return
      }
      f.whose = whose
      f.taken = []
      for (const card of searched(t, node, whose)) learn(t.s, f.you, card)
      t.watch?.({ is: 'searched', seat: f.you, whose })
    },
    choose(t, f) {
      const options: Option[] = (f.taken as Card[]).length < most(t, f) ? fitting(t, f).map(offer.choose) : []
      ask(t, f.you, 'search', [...options, offer.done()], { about: { node: f.node } })
    },
    chosen(_t, f, answer: Of<'choose', 'card'> | Of<'done'>) {
      if (answer.do === 'done') return
      f.taken = [...(f.taken as Card[]), answer.card]
      goto(f, 'choose')
    },
    take(t, f) {
      const node = nodeOf<Search>(t, f)
      const x = scopeOf(t, f)
      const taken = f.taken as Card[]
      const counters = node.counters === undefined ? 0 : amount(t, node.counters, x, f.you)
      const toDeck = typeof node.to === 'string' && node.to.startsWith('deck')
      const shuffled = (node.zones ?? ['deck']).includes('deck')
      // What goes on top of the deck goes there once it is shuffled.
      if (toDeck && shuffled) shufflePile(t, zone(f.whose as Seat, DECK))
      for (const card of taken) {
        learn(t.s, f.you, card)
        // What no longer fits there stays in the deck.
        if (typeof node.to === 'object' && !mayPut(t, card, node.to, x)) continue
        if (node.show) {
          reveal(t, card)
          t.watch?.({ is: 'shown', seat: f.you, card })
        }
        putCard(t, f, card, node.to, { face: node.face, counters })
      }
      if (!toDeck && shuffled) shufflePile(t, zone(f.whose as Seat, DECK))
      if (shuffled) t.watch?.({ is: 'shuffled', seat: f.whose as Seat })
      // "That unit" is still the one that was chosen before.
      bind(t, x, 'card', taken)
      x.number = taken.length
      t.watch?.({
        is: 'found',
        seat: f.you,
        n: taken.length,
        to: bit(f.you),
        others: { is: 'found', seat: f.you, n: taken.length },
      })
      finish(t, f, taken.length > 0)
    },
  },
  (t, node, x, you) => playersOf(t, node.deck, x, you).some((seat) => searched(t, node, seat).length > 0),
)
