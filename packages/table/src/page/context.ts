import { createContext, useContext } from 'react'
import type { CardSheet, LogLine, Screen, Thing } from '../protocol.js'
import type { Choice } from './choice.js'
import type { StopsHere } from './stops.js'

/** What a card view is about: a card by its definition, the thing on the table if it lies there, one of its numbers. */
export interface Looked {
  /** Absent where it is no card: the numbers of a player. */
  readonly id?: string
  readonly thing?: Thing
  /** The number that was asked about. */
  readonly number?: string
  /** Where on the page it was asked, as parts of its width and height. */
  readonly at?: { readonly x: number; readonly y: number }
}

/** Where on the page something is. */
export function placeOf(element: Element): NonNullable<Looked['at']> {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: (left + width / 2) / innerWidth, y: (top + height / 2) / innerHeight }
}

/** What every part of a table may use. */
export interface AtTable {
  readonly screen: Screen
  readonly cards: ReadonlyMap<string, CardSheet>
  /** What these eyes were told; a table without a game has told nothing. */
  readonly log?: readonly LogLine[]
  readonly choice: Choice
  readonly stops: StopsHere
  /** Shows a card while the pointer is on it; null: no longer. */
  hover(looked: Looked | null): void
  /** Opens the large view of a card. */
  open(looked: Looked): void
  /** Is the next card or number that is pointed at to explain itself, whatever else it could do? */
  readonly asking?: boolean
  /** Opens what players may agree to change about a thing; absent where nothing may be. */
  edit?(thing: Thing): void
}

const Context = createContext<AtTable | null>(null)
export const TableProvider = Context.Provider

export function useTable(): AtTable {
  const at = useContext(Context)
  if (at === null) throw new Error('There is no table here')
  return at
}
