import { parseBot, think } from '@dejarik/bots'
import { type CoreState, type Engine, generator, type Option, situation } from '@dejarik/kernel'
import type { GameModule } from '../game.js'
import { plan, type Series } from '../sim/plan.js'
import { playGame } from '../sim/play-game.js'

/**
 * Milliseconds of play before measuring, until rare code is compiled too; of one measured stretch; and how many of those:
 * the median counts.
 */
const WARM = 8000
const LONG = 1000
const STRETCHES = 5
/** How many positions are measured, and how often each is copied. */
const POSITIONS = 150
const TIMES = 40

const series: Series = { seed: 'bench', players: 2, bots: ['random', 'random'], decks: [null, null], format: null }

const rounded = (n: number, digits: number) => Number(n.toFixed(digits))

const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

interface Game {
  readonly e: Engine
  readonly setting: Parameters<typeof playGame>[1]
  readonly bots: Parameters<typeof playGame>[2]
}

function gameOf(module: GameModule, number: number, bot = 'random'): Game {
  const planned = plan(series, number, module.decks.shipped, module.decks.fits)
  return {
    e: module.engineFor(planned.decks),
    setting: { ...planned, format: module.decks.formatOf(planned.decks, 2) },
    bots: planned.botSeeds.map((seed) => parseBot(bot).make(seed)),
  }
}

/** Plays for some time; returns choices and games a second. Choosing decks is no part of playing. */
async function playFor(module: GameModule, milliseconds: number, bot = 'random') {
  let choices = 0
  let games = 0
  let spent = 0
  while (spent < milliseconds) {
    const { e, setting, bots } = gameOf(module, games++, bot)
    const began = performance.now()
    const { answers, error } = await playGame(e, setting, bots)
    spent += performance.now() - began
    if (error !== undefined) throw error
    choices += answers.length
  }
  return { choices: (1000 * choices) / spent, games: (1000 * games) / spent }
}

/** Positions from all over many games. */
function* positions(module: GameModule): Generator<{ e: Engine; s: CoreState }> {
  for (let number = 0; ; number++) {
    const { e, setting, bots } = gameOf(module, number)
    const s = e.start(setting.format, setting.decks, setting.seed)
    for (let at = 0; e.decision(s) !== null; at++) {
      if (at % 25 === 12) yield { e, s: e.clone(s) }
      e.answer(s, bots[e.decision(s)!.seat]!.choose(situation(e, s)) as Option)
    }
  }
}

/** Microseconds that one call takes, over so many. */
function timed(call: () => unknown): number {
  const began = performance.now()
  for (let i = 0; i < TIMES; i++) call()
  return ((performance.now() - began) * 1000) / TIMES
}

/** How often a search goes down its tree in a second, over positions from all over many games. */
function iterationsFor(module: GameModule, milliseconds: number): number {
  const g = generator('bench')
  const began = performance.now()
  let iterations = 0
  for (const { e, s } of positions(module)) {
    iterations += think(situation(e, s), { iterations: 200, milliseconds: Number.POSITIVE_INFINITY }, g).iterations
    if (performance.now() - began > milliseconds) break
  }
  return (1000 * iterations) / (performance.now() - began)
}

/** Random play on this core: how fast it is, and what a state costs. Medians over positions. */
export async function measure(module: GameModule, brief = false) {
  const [warm, long] = brief ? [WARM / 40, LONG / 20] : [WARM, LONG]
  await playFor(module, warm)
  const rates: Awaited<ReturnType<typeof playFor>>[] = []
  while (rates.length < STRETCHES) rates.push(await playFor(module, long))
  const rate = { choices: median(rates.map(({ choices }) => choices)), games: median(rates.map(({ games }) => games)) }
  const clones: number[] = []
  const worlds: number[] = []
  const sizes: number[] = []
  const g = generator('bench')
  for (const { e, s } of positions(module)) {
    const seat = e.decision(s)!.seat
    clones.push(timed(() => e.clone(s)))
    worlds.push(timed(() => e.world(s, seat, g)))
    sizes.push(Buffer.byteLength(JSON.stringify(s)))
    if (clones.length === (brief ? 10 : POSITIONS)) break
  }
  await playFor(module, long, 'heuristic')
  const heuristic = await playFor(module, 2 * long, 'heuristic')
  iterationsFor(module, long)
  return {
    choicesPerSecond: rounded(rate.choices, 1),
    gamesPerSecond: rounded(rate.games, 1),
    cloneMicroseconds: rounded(median(clones), 2),
    worldMicroseconds: rounded(median(worlds), 2),
    stateBytes: median(sizes),
    heuristicChoicesPerSecond: rounded(heuristic.choices, 1),
    searchIterationsPerSecond: rounded(iterationsFor(module, 2 * long), 1),
  }
}
