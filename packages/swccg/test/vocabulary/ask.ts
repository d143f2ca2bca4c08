import { amount, find, holds, isA } from '@dejarik/kernel/vocabulary'
import type { Condition, Query, Value } from '../../src/effects/tree.js'
import type { Board } from '../board.js'

/** The names of what a query describes, asked by the text of that card. */
export function found(board: Board, by: string, query: Query): string[] {
  const x = board.scope(by)
  const cards = find(board.t, query, x, x.you)
  return Object.keys(board.of).filter((name) => cards.includes(board.of[name] as number))
}

export function is(board: Board, name: string, query: Query, by = name): boolean {
  const x = board.scope(by)
  return isA(board.t, board.of[name] as number, query, x, x.you)
}

export function value(board: Board, by: string, tree: Value): number {
  const x = board.scope(by)
  return amount(board.t, tree, x, x.you)
}

export function so(board: Board, by: string, tree: Condition): boolean {
  const x = board.scope(by)
  return holds(board.t, tree, x, x.you)
}
