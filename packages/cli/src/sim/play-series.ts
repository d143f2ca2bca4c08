import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseBot } from '@dejarik/bots'
import type { GameModule } from '../game.js'
import { type Plan, plan, type Series } from './plan.js'
import { LONGEST, type Played, playGame, recordOf } from './play-game.js'
import { noGames, type Tally } from './tally.js'

/** Every `step`-th game of a series, beginning with `first`. */
export interface Share {
  readonly first: number
  readonly step: number
  readonly games: number
}

export interface Records {
  /** Where every game is written down; null: only those with which something is wrong. */
  readonly all: string | null
  /** Where those are written. */
  readonly faults: string
}

export async function playSeries(
  module: GameModule,
  series: Series,
  share: Share,
  records: Records,
  tick: () => void = () => {},
): Promise<Tally> {
  const kinds = series.bots.map(parseBot)
  const tally = noGames(series.players)
  for (let number = share.first; number < share.games; number += share.step) {
    const planned = plan(series, number, module.decks.shipped, module.decks.fits)
    const e = module.engineFor(planned.decks)
    const setting = { ...planned, format: series.format ?? module.decks.formatOf(planned.decks, series.players) }
    const bots = planned.sides.map((side, seat) => kinds[side]!.make(planned.botSeeds[seat] as string))
    const forced = e.forced()
    const played = await playGame(e, setting, bots, module.playerAt)
    for (const bot of bots) bot.stop?.()
    count(tally, planned, played, module)
    tally.forced += e.forced() - forced
    const wrong = whatIsWrong(played)
    const write = (folder: string): string => {
      mkdirSync(folder, { recursive: true })
      const file = join(folder, `${module.id}-${series.seed.replace(/[^\w-]/g, '_')}-${number}.json`)
      writeFileSync(file, `${JSON.stringify(recordOf(e, setting, played.answers))}\n`)
      return file
    }
    if (wrong !== null) tally.faults.push({ game: number, says: wrong, file: write(records.all ?? records.faults) })
    else if (records.all !== null) write(records.all)
    tick()
  }
  return tally
}

function count(tally: Tally, planned: Plan, { answers, result, error, state }: Played, module: GameModule): void {
  tally.games++
  tally.choices += answers.length
  if (error !== undefined) tally.errors++
  if (result === null || state === null) return
  const turns = module.turns(state)
  tally.finished++
  tally.turns += turns
  tally.longest = Math.max(tally.longest, turns)
  if (result.winner === null) tally.draws++
  else tally.wins[planned.sides[module.playerAt?.(state, result.winner) ?? result.winner] as number]!++
}

function whatIsWrong({ result, error, answers }: Played): string | null {
  if (error !== undefined) return `error at answer ${answers.length}: ${error instanceof Error ? error.message : error}`
  return result === null ? `not over after ${LONGEST} answers` : null
}
