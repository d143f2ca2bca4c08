import type { GameId } from '../protocol.js'

const KEY = 'dejarik.handover'

/** A list that goes from one page to the deck builder, and what is to be looked for there. */
export interface HandedOver {
  readonly game: GameId
  readonly list: string
  readonly words: string
}

export const handOver = (deck: HandedOver): void => sessionStorage.setItem(KEY, JSON.stringify(deck))

/** What was handed over, once. */
export function takeOver(): HandedOver | null {
  const kept = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return kept === null ? null : (JSON.parse(kept) as HandedOver)
}
