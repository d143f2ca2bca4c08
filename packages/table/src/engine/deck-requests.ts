import { generator, nth, type Seat, shuffle } from '@dejarik/kernel'
import { Refused, said } from '@dejarik/kernel/log'
import type { DeckChoice, DeckCounted, DeckShown, SeatChoice } from '../protocol.js'
import type { Deck, GameOfTable } from './game.js'
import type { Sheet } from './session.js'

/** A deck that was chosen or pasted, with what is wrong with the list. */
function deckOf({ decks }: GameOfTable, choice: DeckChoice) {
  if ('shipped' in choice) {
    const deck = decks.shipped[choice.shipped]
    if (deck === undefined) throw new Refused(said('There is no such deck'))
    return { deck, faults: [] }
  }
  return decks.read(choice.list)
}

export const shippedDecks = ({ decks }: GameOfTable): DeckShown[] =>
  decks.shipped.map((deck) => ({
    name: deck.name,
    about: decks.about(deck),
    ...(decks.seats ? { seats: decks.seats(deck) } : {}),
  }))

/** A deck card by card, with every fault at once. */
export function countDeck(game: GameOfTable, choice: DeckChoice, players: number): DeckCounted {
  const { deck, faults } = deckOf(game, choice)
  const { decks } = game
  const format = decks.formatOf(Array.from({ length: players }, () => deck))
  const entries = decks.entries(deck).map(({ card, copies }) => {
    const { name, type } = game.sheet(card)
    return { id: card, name, type, copies }
  })
  return {
    name: deck.name,
    entries,
    faults: [...faults, ...decks.check(deck, format)],
    ...(decks.seats ? { seats: decks.seats(deck) } : {}),
  }
}

export function writeDeck(game: GameOfTable, choice: DeckChoice, as: string) {
  const writers = Object.keys(game.decks.writers)
  const write = game.decks.writers[writers.includes(as) ? as : nth(writers, 0)]
  if (write === undefined) throw new Error(`Decks of ${game.id} cannot be written yet`)
  return { text: write(deckOf(game, choice).deck), writers }
}

interface Seated {
  readonly choice: SeatChoice
  readonly deck: Deck
}

/** A paper with nothing on it but who sits where with which deck. */
export function newPaper(
  game: GameOfTable,
  chosen: readonly SeatChoice[],
  seed: string,
  lenient: boolean,
  variant?: string,
) {
  const { decks, players } = game
  if (chosen.length < players.least || chosen.length > players.most)
    throw new Refused(said('This game is for {0} to {1} players', players.least, players.most))
  const brought = chosen.map((choice): Seated => ({ choice, deck: deckOf(game, choice.deck).deck }))
  const seated = arrange(game, brought, seed)
  const format = decks.formatOf(
    seated.map(({ deck }) => deck),
    variant,
  )
  if (!lenient)
    for (const { deck } of seated) {
      const [fault] = decks.check(deck, format)
      if (fault) throw new Refused(said('{0}: {1} {2}', deck.name, fault, fault.mend))
    }
  return {
    format,
    decks: seated.map(({ deck }) => deck),
    seed,
    answers: [],
    undone: [],
    table: {
      players: seated.map(({ choice: { name, bot } }) => (bot === undefined ? { name } : { name, bot })),
    },
  } satisfies Sheet
}

/** Decks that belong to a side of the table sit there; where more than two play, the seats are drawn. */
function arrange({ decks }: GameOfTable, brought: readonly Seated[], seed: string): readonly Seated[] {
  if (brought.length > 2) {
    const drawn = [...brought]
    shuffle(generator(`seats ${seed}`), drawn as never)
    return drawn
  }
  const { seats } = decks
  if (seats === undefined) return brought
  const fits = (order: readonly Seated[]) => order.every(({ deck }, seat: Seat) => seats(deck).includes(seat))
  const found = [brought, [...brought].reverse()].find(fits)
  if (found === undefined) throw new Refused(said('These decks are of the same side; one deck of each side is needed'))
  return found
}
