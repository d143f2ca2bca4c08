import type { Command } from 'commander'
import { arena } from './arena.js'
import { bench } from './bench.js'
import { cards } from './cards.js'
import { deck } from './deck.js'
import { figures } from './figures.js'
import { fuzz } from './fuzz.js'
import { lab } from './lab.js'
import { mutate } from './mutate.js'
import { play } from './play.js'
import { replay } from './replay.js'
import { rules } from './rules.js'
import { scenario } from './scenario.js'
import { sim } from './sim.js'

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  play,
  sim,
  arena,
  lab,
  figures,
  scenario,
  cards,
  deck,
  replay,
  rules,
  mutate,
  fuzz,
  bench,
]
