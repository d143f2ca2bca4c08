import type { Command } from 'commander'
import { bench } from './bench.js'
import { cards } from './cards.js'
import { deck } from './deck.js'
import { play } from './play.js'
import { replay } from './replay.js'
import { rules } from './rules.js'
import { scenario } from './scenario.js'
import { sim } from './sim.js'

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [play, sim, scenario, cards, deck, replay, rules, bench]
