import type { Generator } from '@dejarik/kernel'
import { bot } from './bot-door.js'
import { cards } from './card-door.js'
import { decks } from './deck-door.js'
import { flags } from './flag-door.js'
import type { Outcome } from './outcome.js'
import { positions, records } from './record-door.js'
import { requests } from './request-door.js'
import { scenarios } from './scenario-door.js'

/** A way in for what others have made. */
export interface Door {
  /** An input, the same for the same generator: what is tried is a file, a line or a list of words. */
  make(g: Generator): Promise<string>
  /** Brings the input in as its sender would. `file` holds it already. */
  enter(input: string, file: string): Promise<Outcome>
}

/** The doors, by the names that `--door` knows. */
export const doors: Readonly<Record<string, Door>> = {
  deck: decks,
  record: records,
  position: positions,
  scenario: scenarios,
  cards,
  bot,
  request: requests,
  flags,
}
