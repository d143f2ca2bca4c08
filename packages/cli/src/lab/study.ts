import { type Interval, interval, type Mean } from '@dejarik/bots'
import type { Deck, GameModule } from '../game.js'
import type { GameId } from '../games.js'
import type { Series } from '../sim/plan.js'
import type { Pool } from '../sim/pool.js'
import { mayMeet } from '../sim/seating.js'
import type { Tally } from '../sim/tally.js'
import { addCards, type CardCount, type CardCounts } from './cards.js'
import { type HandStudy, handStudies } from './hand-study.js'
import { addHands, type HandCounts } from './hands.js'
import { addLengths, type Lengths, meanLength } from './lengths.js'

/** How one deck did against another. */
export interface Pairing {
  readonly a: string
  readonly b: string
  readonly tally: Tally
  readonly share: Interval
  /** How many games took how long. */
  readonly lengths: Lengths
}

export interface DeckStudy {
  readonly name: string
  readonly games: number
  readonly share: Interval
  readonly turns: Mean
}

/** A share of the games in which the deck won, of those in which the card was seen so. */
export interface Seen {
  readonly games: number
  readonly share: Interval
}

export interface CardStudy {
  readonly deck: string
  readonly name: string
  readonly games: number
  readonly opening: Seen
  readonly drawn: Seen
  readonly played: Seen
  /** Of the games in which it was drawn, in how many it was played. */
  readonly use: Interval
}

export interface Study {
  readonly game: GameId
  readonly bot: string
  readonly seed: string
  readonly gamesEach: number
  readonly games: number
  readonly errors: number
  readonly unfinished: number
  readonly pairings: readonly Pairing[]
  readonly decks: readonly DeckStudy[]
  readonly cards: readonly CardStudy[]
  readonly hands: readonly HandStudy[]
  /** Cards that were drawn often and never played: a rule, a text or a bot may be at fault. */
  readonly neverPlayed: readonly { readonly deck: string; readonly name: string; readonly drawn: number }[]
  readonly notes: readonly string[]
}

/** What such numbers do not say. */
const notes: readonly string[] = [
  'A card that is played late is played in long games, and one that wins is often played when the game is won already: a high share of wins when played does not say that playing it wins.',
  'A card in the opening hand is the fairest comparison, because nobody chose it, or at most whether to put it back.',
  'Whoever puts cards back held worse ones before: that hands which were kept win more does not say that keeping wins.',
  'Every number is of these decks in the hands of this bot.',
  'Intervals hold the truth 95 times in 100; among many cards and hands some will look good or bad by chance alone.',
]

/** Games in which a card must have been drawn before it counts as never played. */
const ENOUGH = 20

/** Every pair of decks that may meet, so many games each. */
export async function study(
  pool: Pool,
  module: GameModule,
  decks: readonly Deck[],
  { bot, seed, games }: { readonly bot: string; readonly seed: string; readonly games: number },
  played: (games: number) => void = () => {},
): Promise<Study> {
  const pairings: Pairing[] = []
  const cards: CardCounts = {}
  const hands: HandCounts = {}
  for (const [a, b] of pairs(module, decks)) {
    // Each pair has shuffles of its own: else a deck would begin with the same few hands against everybody.
    const series: Series = {
      seed: `${seed}/${a.name}/${b.name}`,
      players: 2,
      bots: [bot, bot],
      decks: [a, b],
      format: null,
    }
    const done = await pool.play(series, 0, games, played)
    addCards(cards, done.cards)
    addHands(hands, done.hands)
    const [won = 0] = done.tally.wins
    const share = interval(won + done.tally.draws / 2, done.tally.finished)
    pairings.push({ a: a.name, b: b.name, tally: done.tally, share, lengths: done.lengths })
  }
  const total = (of: (tally: Tally) => number) => pairings.reduce((sum, { tally }) => sum + of(tally), 0)
  const counts = Object.values(cards)
  const studied = decks.map(({ name }) => deckStudy(name, pairings))
  return {
    game: module.id,
    bot,
    seed,
    gamesEach: games,
    games: total((tally) => tally.games),
    errors: total((tally) => tally.errors),
    unfinished: total((tally) => tally.games - tally.finished),
    pairings,
    decks: studied,
    cards: counts.map(cardStudy).sort((x, y) => y.opening.share.share - x.opening.share.share),
    hands: handStudies(
      hands,
      studied,
      module.hands.kinds.map(({ name }) => name),
    ),
    neverPlayed: counts
      .filter(({ drawn, played: used }) => drawn >= ENOUGH && used === 0)
      .map(({ deck, name, drawn }) => ({ deck, name, drawn }))
      .sort((x, y) => y.drawn - x.drawn),
    notes,
  }
}

/** The pairs of decks that may meet. */
export function pairs(module: GameModule, decks: readonly Deck[]): [Deck, Deck][] {
  const found: [Deck, Deck][] = []
  decks.forEach((a, i) => {
    for (const b of decks.slice(i + 1)) {
      if (mayMeet(module.decks, [a, b])) found.push([a, b])
    }
  })
  return found
}

function deckStudy(name: string, pairings: readonly Pairing[]): DeckStudy {
  const mine = pairings.filter(({ a, b }) => a === name || b === name)
  let won = 0
  let games = 0
  const lengths: Lengths = {}
  for (const { a, tally, lengths: more } of mine) {
    won += (tally.wins[a === name ? 0 : 1] ?? 0) + tally.draws / 2
    games += tally.finished
    addLengths(lengths, more)
  }
  return { name, games, share: interval(won, games), turns: meanLength(lengths) }
}

const seen = (games: number, won: number): Seen => ({ games, share: interval(won, games) })

const cardStudy = (count: CardCount): CardStudy => ({
  deck: count.deck,
  name: count.name,
  games: count.games,
  opening: seen(count.opening, count.wonOpening),
  drawn: seen(count.drawn, count.wonDrawn),
  played: seen(count.played, count.wonPlayed),
  use: interval(count.played, count.drawn),
})
