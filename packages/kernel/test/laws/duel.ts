import {
  ASPECTS,
  ask,
  below,
  buildCatalog,
  type CoreState,
  call,
  describing,
  type Engine,
  engine,
  eventFields,
  finish,
  generator,
  goto,
  knows,
  learn,
  move,
  optionTable,
  type Procedure,
  pick,
  procedure,
  type Rules,
  type Step,
  sealed,
  shufflePile,
  type Table,
  type Terms,
  tableOf,
  top,
} from '@dejarik/kernel'
import { noWords } from '../words.js'

/** A stand-in game: each round both seats seal a card from hand; the higher wins a point, then may peek or gamble. */
export interface Duel extends CoreState {
  points: number[]
  round: number
}

export const RANKS = [1, 2, 3, 4, 5, 6, 7, 8]
const catalog = buildCatalog(RANKS.map((rank) => ({ id: `duel:${rank}`, name: `Rank ${rank}`, abilities: [], rank })))

export const deck = (seat: number): number => seat
export const hand = (seat: number): number => 2 + seat
export const TABLE = 4

type Steps = Record<string, Step<Duel>>
interface Round {
  winner: number
}

export const round: Steps = {
  bid(t) {
    const { s } = t
    const offers = [0, 1].map((seat) => (s.piles[hand(seat)] as number[]).map((card) => ({ do: 'bid', card })))
    call(t, sealed, { offers, kind: 'bid' })
  },
  reveal(t, f) {
    const bids = (f.result as { card: number }[][]).map((chosen) => chosen[0]?.card as number)
    for (const card of bids) move(t, card, TABLE)
    t.watch?.({ is: 'bids', cards: bids })
    const [a, b] = bids.map((card) => t.s.def[card] as number) as [number, number]
    const winner = a === b ? below(t.s.random, 2) : a > b ? 0 : 1
    t.s.points[winner] = (t.s.points[winner] as number) + 1
    Object.assign(f, { winner })
  },
  reward(t, f) {
    ask(t, (f as unknown as Round).winner, 'reward', [{ do: 'peek' }, { do: 'gamble' }, { do: 'pass' }])
  },
  rewarded(t, f, answer) {
    const { winner } = f as unknown as Round
    const card = top(t.s, deck(winner))
    if (answer.do === 'peek' && card >= 0) {
      learn(t.s, winner, card)
      t.watch?.({ is: 'peeked', seat: winner, card, to: 1 << winner, others: { is: 'peeked', seat: winner } })
    } else if (answer.do === 'gamble') {
      const die = 1 + below(t.s.random, 6)
      if (die > 4) t.s.points[winner] = (t.s.points[winner] as number) + 1
      t.watch?.({ is: 'rolled', seat: winner, die })
    } else t.watch?.({ is: 'passed', seat: winner })
  },
  draw(t, f) {
    for (const seat of [0, 1]) {
      const card = top(t.s, deck(seat))
      if (card < 0) continue
      move(t, card, hand(seat))
      t.watch?.({ is: 'drew', seat, card, to: 1 << seat, others: { is: 'drew', seat } })
    }
    t.s.round++
    if ([0, 1].every((seat) => (t.s.piles[hand(seat)] as number[]).length > 0)) goto(f, 'bid')
    else finish(t, f)
  },
}

const play = procedure<unknown, Duel>('play', {
  rounds(t) {
    t.s.stack.push({ procedure: 'round', step: 'bid' })
  },
  end(t) {
    const [a, b] = t.s.points as [number, number]
    t.s.result = { winner: a === b ? null : a > b ? 0 : 1, rule: 'duel.end' }
  },
})

const pile = (t: Table<Duel>, at: number, seat: number | 'public') =>
  (t.s.piles[at] as number[]).map((card) =>
    seat !== 'public' && knows(t.s, seat, card) ? { card, rank: t.s.def[card] as number } : null,
  )

/** What its events hold. */
const kind = describing<Terms>()

export const shown = {
  bids: 'cards',
  peeked: 'seat card',
  rolled: 'seat die',
  drew: 'seat card',
  point: 'points:amount',
  drawing: 'card',
  gasp: '',
}

export const rules: Rules<Duel> = {
  game: 'duel',
  version: '1',
  procedures: new Map<string, Procedure>(),
  intents: new Map(),
  words: noWords,
  piles: () => [
    { name: 'deck', seat: 0, seen: 'none' },
    { name: 'deck', seat: 1, seen: 'none' },
    { name: 'hand', seat: 0, seen: 'owner' },
    { name: 'hand', seat: 1, seen: 'owner' },
    { name: 'table', seat: -1, seen: 'all' },
  ],
  live: () => [],
  matches: () => false,
  orders: () => 0,
  view: (t, seat) => ({
    points: [...t.s.points],
    round: t.s.round,
    table: (t.s.piles[TABLE] as number[]).map((card) => ({ card, rank: t.s.def[card] as number })),
    decks: [0, 1].map((owner) => pile(t, deck(owner), seat)),
    hands: [0, 1].map((owner) => pile(t, hand(owner), seat)),
  }),
  question: (_t, decision) => ({ key: decision.kind, args: {} }),
  label: (_t, option) => ({ key: JSON.stringify(option), args: {} }),
  moments: new Set(),
  events: eventFields(shown),
  options: optionTable([
    kind('bid', { card: 'card' }, (card: number) => ({ do: 'bid', card }), { group: 'choose' }),
    kind('gamble', {}, () => ({ do: 'gamble' }), { group: 'choose' }),
    kind('peek', {}, () => ({ do: 'peek' }), { group: 'choose' }),
  ]),
  sentences: {},
  explain: (t, seat, about) => ({
    about,
    best: Math.max(0, ...(t.s.piles[hand(seat)] as number[]).map((card) => t.s.def[card] as number)),
  }),
}

function begin(format: string, _decks: readonly unknown[], seed: string | number): Duel {
  const cards = [0, 1].flatMap(() => RANKS.map((_, def) => def))
  const s: Duel = {
    game: 'duel',
    format,
    catalog: catalog.digest,
    seats: 2,
    random: generator(seed),
    stack: [{ procedure: 'play', step: 'rounds' }],
    decision: null,
    result: null,
    def: cards,
    owner: cards.map((_, i) => (i < RANKS.length ? 0 : 1)),
    controller: cards.map((_, i) => (i < RANKS.length ? 0 : 1)),
    pile: cards.map((_, i) => (i < RANKS.length ? 0 : 1)),
    incarnation: cards.map(() => 0),
    known: cards.map(() => 0),
    piles: [RANKS.map((_, i) => i), RANKS.map((_, i) => RANKS.length + i), [], [], []],
    lasting: [],
    queue: [],
    clock: 0,
    changes: 0,
    touched: Array.from({ length: ASPECTS }, () => 0),
    points: [0, 0],
    round: 0,
  }
  const t = tableOf({ rules, catalog }, s)
  for (const seat of [0, 1]) {
    shufflePile(t, deck(seat))
    for (let i = 0; i < 3; i++) move(t, top(s, deck(seat)), hand(seat))
  }
  return s
}

/** The duel, or a variant of it with some parts broken on purpose. */
export function duel(
  broken: { steps?: Steps; rules?: Partial<Rules<Duel>>; engine?: Partial<Engine<Duel>> } = {},
): Engine<Duel> {
  const procedures = [play, pick, sealed, procedure<unknown, Duel>('round', { ...round, ...broken.steps })]
  const made: Rules<Duel> = {
    ...rules,
    ...broken.rules,
    procedures: new Map(procedures.map((each) => [each.name, each])),
  }
  return { ...engine(made, catalog, begin), ...broken.engine }
}
