import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Got } from '@dejarik/bots'
import { nth } from '@dejarik/kernel'
import { botKind } from '../bots/kind.js'
import type { GameModule } from '../game.js'
import type { LooksAtCards } from '../lab/cards.js'
import { got, scribe } from './export.js'
import { type Plan, plan, type Series } from './plan.js'
import { LONGEST, type Played, playGame, recordOf } from './play-game.js'
import { noGames, type Tally } from './tally.js'

export interface Records {
  /** Where every game is written down; null: only those with which something is wrong. */
  readonly all: string | null
  /** Where those are written. */
  readonly faults: string
  /** Where every decision is written down as a line, for whoever learns from them. */
  readonly lines?: string
}

/** Plays these games of a series. What comes of one depends on its number only. */
export async function playSeries(
  module: GameModule,
  series: Series,
  numbers: readonly number[],
  records: Records,
  looks?: LooksAtCards,
): Promise<Tally> {
  const kinds = series.bots.map(botKind)
  const tally = noGames(series.players)
  for (const number of numbers) {
    const planned = plan(series, number, module.decks.shipped, module.decks.fits)
    const e = module.engineFor(planned.decks)
    const setting = { ...planned, format: series.format ?? module.decks.formatOf(planned.decks, series.players) }
    const bots = planned.sides.map((side, seat) =>
      kinds[side]!.make(nth(planned.botSeeds, seat), {
        game: module.id,
        format: setting.format,
        seat,
        decks: planned.decks,
      }),
    )
    const cards = looks?.atGame(module, planned.decks)
    const names = planned.sides.map((side) => nth(series.bots, side))
    const decisions = records.lines === undefined ? undefined : scribe(module.id, number, names)
    const observer = { ...cards, ...(decisions ? { chosen: decisions.note } : {}) }
    const played = await playGame(e, setting, bots, module.playerAt, observer)
    await Promise.all(bots.map((bot, player) => bot.stop?.(gotBy(module, played, player))))
    cards?.over(played.result)
    count(tally, planned, played, module)
    const wrong = whatIsWrong(played)
    const write = (folder: string, text: string, ending: string): string => {
      mkdirSync(folder, { recursive: true })
      const file = join(folder, `${module.id}-${series.seed.replace(/[^\w-]/g, '_')}-${number}.${ending}`)
      writeFileSync(file, text)
      return file
    }
    const record = (folder: string) =>
      write(folder, `${JSON.stringify(recordOf(e, setting, played.answers))}\n`, 'json')
    if (decisions !== undefined)
      write(
        records.lines as string,
        decisions.write((player) => gotBy(module, played, player)),
        'jsonl',
      )
    if (wrong !== null) tally.faults.push({ game: number, says: wrong, file: record(records.all ?? records.faults) })
    else if (records.all !== null) record(records.all)
  }
  return tally
}

/** What a player got, wherever they sit in the end. */
function gotBy({ playerAt = (_s, seat) => seat }: GameModule, { state, result }: Played, player: number): Got | null {
  if (result === null || state === null) return null
  return got(result.winner === null ? null : playerAt(state, result.winner), player)
}

function count(
  tally: Tally,
  planned: Plan,
  { answers, result, error, state, forced }: Played,
  module: GameModule,
): void {
  tally.games++
  tally.choices += answers.length
  tally.forced += forced
  if (error !== undefined) tally.errors++
  if (result === null || state === null) return
  const turns = module.turns(state)
  tally.finished++
  tally.turns += turns
  tally.longest = Math.max(tally.longest, turns)
  if (result.winner === null) tally.draws++
  else tally.wins[nth(planned.sides, module.playerAt?.(state, result.winner) ?? result.winner)]!++
}

function whatIsWrong({ result, error, answers }: Played): string | null {
  if (error !== undefined) return `error at answer ${answers.length}: ${error instanceof Error ? error.message : error}`
  return result === null ? `not over after ${LONGEST} answers` : null
}
