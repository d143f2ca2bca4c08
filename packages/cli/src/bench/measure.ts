import { parseBot, think } from '@dejarik/bots'
import { type CoreState, type Engine, generator, type Option, situation } from '@dejarik/kernel'
import type { GameModule } from '../game.js'
import { plan, type Series } from '../sim/plan.js'
import { playGame } from '../sim/play-game.js'

/** Milliseconds of one measured stretch, and how many of those: the median counts. */
const LONG = 1000
const STRETCHES = 9
/**
 * Milliseconds of a stretch before measuring, and how many at most. Code that is seldom run is compiled late, so play is warm
 * when a stretch was hardly faster than the fastest before it.
 */
const WARM = 4000
const WARM_STRETCHES = 10
const HARDLY = 1.05
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
function iterationsFor(module: GameModule, milliseconds: number, each: number): number {
  const g = generator('bench')
  const began = performance.now()
  let iterations = 0
  for (const { e, s } of positions(module)) {
    iterations += think(situation(e, s), { iterations: each, milliseconds: Number.POSITIVE_INFINITY }, g).iterations
    if (performance.now() - began > milliseconds) break
  }
  return (1000 * iterations) / (performance.now() - began)
}

/** The rate at which something runs once it is warm: the median of several stretches. */
async function rateOf(run: (milliseconds: number) => Promise<number> | number, brief: boolean): Promise<number> {
  if (brief) return run(LONG / 20)
  let fastest = await run(WARM)
  for (let i = 1; i < WARM_STRETCHES; i++) {
    const rate = await run(WARM)
    if (rate < fastest * HARDLY) break
    fastest = rate
  }
  const rates: number[] = []
  while (rates.length < STRETCHES) rates.push(await run(LONG))
  return median(rates)
}

/** Play on this core: how fast it is, and what a state costs. Medians over stretches and over positions. */
export async function measure(module: GameModule, brief = false) {
  const choicesOf = (bot: string) => rateOf(async (ms) => (await playFor(module, ms, bot)).choices, brief)
  const random = await choicesOf('random')
  const { choices, games } = await playFor(module, brief ? LONG / 20 : LONG)
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
  return {
    choicesPerSecond: rounded(random, 1),
    gamesPerSecond: rounded((random * games) / choices, 1),
    cloneMicroseconds: rounded(median(clones), 2),
    worldMicroseconds: rounded(median(worlds), 2),
    stateBytes: median(sizes),
    heuristicChoicesPerSecond: rounded(await choicesOf('heuristic'), 1),
    searchIterationsPerSecond: rounded(await rateOf((ms) => iterationsFor(module, ms, brief ? 20 : 200), brief), 1),
  }
}
