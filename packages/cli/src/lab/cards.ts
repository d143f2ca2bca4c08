import { type CoreState, cardsInPile, definitionOf, type Event, ownerOf, type Result } from '@dejarik/kernel'
import type { Deck, GameModule } from '../game.js'
import type { Observer } from '../sim/play-game.js'
import { type HandCounts, looksAtHands } from './hands.js'
import { addLengths, type Lengths } from './lengths.js'

/** In how many games a card of a deck was seen so, and in how many of those its deck won; a draw is half a win. */
export interface CardCount {
  readonly deck: string
  readonly name: string
  games: number
  won: number
  opening: number
  wonOpening: number
  drawn: number
  wonDrawn: number
  played: number
  wonPlayed: number
}

/** By deck and card. */
export type CardCounts = Record<string, CardCount>

const OPENING = 1
const DRAWN = 2
const PLAYED = 4

/** Looks at the cards of many games: which were held at the beginning, drawn and played, and what became of it. */
export interface LooksAtCards {
  readonly counts: CardCounts
  readonly hands: HandCounts
  readonly lengths: Lengths
  atGame(module: GameModule, decks: readonly Deck[]): Observer & { over(result: Result | null): void }
}

export function looksAtCards(): LooksAtCards {
  const counts: CardCounts = {}
  const handCounts: HandCounts = {}
  const lengths: Lengths = {}
  return {
    counts,
    hands: handCounts,
    lengths,
    atGame(module, decks) {
      const { rules } = module.engineFor(decks)
      const hands = rules.piles(decks.length).flatMap(({ name }, pile) => (name === 'hand' ? [pile] : []))
      const opening = looksAtHands(handCounts, module, decks)
      /** By card: what has been seen of it. */
      const seen: number[] = []
      let state: CoreState | null = null
      let opened = false
      const note = (card: number, what: number) => {
        seen[card] = (seen[card] ?? 0) | what
      }
      return {
        watch(event: Event) {
          const { is, card } = event
          if (!opened && state !== null) opening.heard(event, state)
          if (typeof card === 'number' && module.plays.includes(is)) note(card, PLAYED | DRAWN)
        },
        before(s) {
          state = s
          const opens = !opened && module.hands.opened(s)
          if (opens)
            opening.opens(
              s,
              hands.map((hand) => cardsInPile(s, hand)),
            )
          for (const hand of hands) for (const card of cardsInPile(s, hand)) note(card, opens ? OPENING | DRAWN : DRAWN)
          opened ||= opens
        },
        over(result) {
          if (result === null || state === null) return
          opening.over(result)
          addLengths(lengths, { [module.turns(state)]: 1 })
          const { catalog } = module.engineFor(decks)
          for (const [key, count] of perGame(state, seen, decks, catalog.defs, result)) {
            const known = counts[key]
            if (known === undefined) counts[key] = count
            else add(known, count)
          }
        },
      }
    },
  }
}

/** What one game says of each card: copies count once. */
function perGame(
  s: CoreState,
  seen: readonly number[],
  decks: readonly Deck[],
  defs: readonly { id: string; name: string }[],
  { winner }: Result,
): Map<string, CardCount> {
  const found = new Map<string, { deck: string; name: string; seat: number; what: number }>()
  for (let card = 0; card < s.def.length; card++) {
    const seat = ownerOf(s, card)
    const { id, name } = defs[definitionOf(s, card)] as { id: string; name: string }
    const deck = decks[seat]?.name ?? ''
    const key = `${deck}|${id}`
    const known = found.get(key)
    if (known === undefined) found.set(key, { deck, name, seat, what: seen[card] ?? 0 })
    else known.what |= seen[card] ?? 0
  }
  return new Map(
    [...found].map(([key, { deck, name, seat, what }]) => {
      const won = winner === null ? 0.5 : winner === seat ? 1 : 0
      const is = (flag: number) => ((what & flag) === 0 ? 0 : 1)
      return [
        key,
        {
          deck,
          name,
          games: 1,
          won,
          opening: is(OPENING),
          wonOpening: won * is(OPENING),
          drawn: is(DRAWN),
          wonDrawn: won * is(DRAWN),
          played: is(PLAYED),
          wonPlayed: won * is(PLAYED),
        },
      ] as const
    }),
  )
}

const numbers = ['games', 'won', 'opening', 'wonOpening', 'drawn', 'wonDrawn', 'played', 'wonPlayed'] as const

function add(to: CardCount, more: CardCount): void {
  for (const field of numbers) to[field] += more[field]
}

/** Adds the counts of other games. */
export function addCards(to: CardCounts, more: CardCounts): void {
  for (const [key, count] of Object.entries(more)) {
    const known = to[key]
    if (known === undefined) to[key] = { ...count }
    else add(known, count)
  }
}
