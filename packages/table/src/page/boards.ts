import { lazy } from 'react'
import type { GameId } from '../protocol.js'

/** The board of each game, loaded when it is laid. */
export const boards: Readonly<Partial<Record<GameId, ReturnType<typeof lazy>>>> = {
  destiny: lazy(async () => ({ default: (await import('../boards/destiny/Board.js')).Board })),
  swtcg: lazy(async () => ({ default: (await import('../boards/swtcg/Board.js')).Board })),
  swccg: lazy(async () => ({ default: (await import('../boards/swccg/Board.js')).Board })),
}
