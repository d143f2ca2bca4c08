import type { CardData, Deck, Definition, DestinyEngine, State, Table } from '@dejarik/destiny'
import { def } from '@dejarik/destiny/board'
import { type Card, type Engine, tableOf as laidOut, type Seat } from '@dejarik/kernel'

/** What a scenario is played with. */
export interface Setting {
  readonly engine: DestinyEngine
  readonly cards: readonly CardData[]
  readonly seats: readonly string[]
  readonly format: string
  readonly decks: ReadonlyMap<string, Deck>
}

/** The state as the rules' own questions want it. */
export const tableOf = (x: Setting, s: State): Table => laidOut(x.engine as unknown as Engine<State>, s) as Table

export const defOf = (x: Setting, s: State, card: Card): Definition => def(tableOf(x, s), card)

export const seatName = (x: Setting, seat: Seat): string => x.seats[seat] ?? `seat ${seat}`
