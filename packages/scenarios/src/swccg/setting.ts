import { type Card, type Engine, tableOf as laidOut } from '@dejarik/kernel'
import type { CardData, Deck, Definition, State, SwccgEngine, Table } from '@dejarik/swccg'
import { defOf as definition } from '@dejarik/swccg/board'

/** What a scenario is played with. The first seat is Dark, the second Light. */
export interface Setting {
  readonly engine: SwccgEngine
  readonly cards: readonly CardData[]
  readonly seats: readonly string[]
  readonly format: string
  readonly decks: ReadonlyMap<string, Deck>
}

/** The state as the rules' own questions want it. */
export const tableOf = (x: Setting, s: State): Table => laidOut(x.engine as unknown as Engine<State>, s) as Table

export const defOf = (x: Setting, s: State, card: Card): Definition => definition(tableOf(x, s), card)

export { seatCalled, seatName } from '../seats.js'
