import { terminal } from '../terminal.js'
import { count } from '../text.js'
import type { Fault, Tally } from './tally.js'

/** Who wants to see what was wrong has seen it after so many. */
const FAULTS = 10

/** Tells of games in which something was wrong, and where they are written down. */
export function tellFaults(tallies: readonly Pick<Tally, 'faults'>[]): void {
  const all: Fault[] = tallies.flatMap(({ faults }) => faults)
  const { stderr } = terminal()
  for (const { game, says, file } of all.slice(0, FAULTS)) stderr.write(`game ${game}: ${says}; record: ${file}\n`)
  if (all.length > FAULTS) stderr.write(`and ${count(all.length - FAULTS, 'game')} more with something wrong\n`)
}
