import type { CoreState } from '@dejarik/kernel'
import type { LogPart } from '../protocol.js'
import type { GameOfTable, Mark } from './game.js'

// Characters that no name holds.
const OPEN = '\u0001'
const BETWEEN = '\u0002'
const CLOSE = '\u0003'

/** Writes a card's definition beside its name: whoever reads the name may look at the card. */
export const markFor =
  ({ engine }: GameOfTable, s: CoreState): Mark =>
  (card, name) =>
    `${OPEN}${engine.catalog.defs[s.def[card] as number]?.id}${BETWEEN}${name}${CLOSE}`

/** A marked line as words and names. */
export function logParts(line: string): LogPart[] {
  return line.split(OPEN).flatMap((piece, i): LogPart[] => {
    if (i === 0) return piece === '' ? [] : [piece]
    const [named = '', rest = ''] = piece.split(CLOSE)
    const [id = '', name = ''] = named.split(BETWEEN)
    return rest === '' ? [{ id, name }] : [{ id, name }, rest]
  })
}
