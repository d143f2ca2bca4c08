import { writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { botName, positive, threadCount } from '../arguments.js'
import { allow, chooseDeck } from '../choose-deck.js'
import { command, gameOption, reporting } from '../command.js'
import { UsageError } from '../exit.js'
import { mayWrite } from '../files.js'
import { type GameId, games, loadGame } from '../games.js'
import type { Hands } from '../lab/hand-study.js'
import { lengthWords } from '../lab/lengths.js'
import { page } from '../lab/page.js'
import { pairs, type Study, study } from '../lab/study.js'
import { progress } from '../progress.js'
import { tellFaults } from '../sim/faults.js'
import { openPool } from '../sim/pool.js'
import { columns, count } from '../text.js'

interface Options {
  readonly game: GameId
  readonly decks: string
  readonly bot: string
  readonly games: number
  readonly seed: string
  readonly threads?: number
  readonly html?: string
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** What the opening hands say that is hardly chance, and how those did that were kept. */
function handWords({ decks, hands }: Study): string[] {
  const usual = new Map(decks.map(({ name, share }) => [name, percent(share.share)]))
  const clear = hands.flatMap(({ deck, kinds }) =>
    kinds.flatMap(({ name, held }) =>
      held
        .filter((each) => each.clear)
        .map(({ n, games: of, share }) => [
          ...[deck, `${name}: ${n}`, `${percent(share.share)} of ${of} games`, `(the deck: ${usual.get(deck)})`],
        ]),
    ),
  )
  const some = (what: string, { games: of, share, few }: Hands) =>
    of === 0 ? `never ${what}` : `${what}: ${percent(share.share)} of ${count(of, 'game')}${few ? ' (few)' : ''}`
  const redraws = hands.flatMap(({ deck, redraw }) =>
    redraw === null ? [] : [[deck, some('kept', redraw.kept), some('redrawn', redraw.redrawn)]],
  )
  return [
    '',
    ...(clear.length === 0
      ? ['No kind of opening hand clearly won more or less often than its deck.']
      : ['Opening hands that won more or less often than their deck, which is hardly chance:', columns(clear)]),
    ...(redraws.length === 0
      ? []
      : ['', 'Opening hands that were kept, and those of which cards were put back:', columns(redraws)]),
  ]
}

function words(study: Study, title: string): string {
  const { decks, neverPlayed, games: all, errors, unfinished, notes } = study
  const ranked = [...decks].sort((a, b) => b.share.share - a.share.share)
  const rows = ranked.map(({ name, share, turns }) => [
    name,
    percent(share.share),
    `(${percent(share.least)} to ${percent(share.most)})`,
    `${lengthWords(turns)} ${games[study.game].spans}`,
  ])
  return [
    `${title}: ${all} games, ${errors} errors, ${unfinished} not finished`,
    '',
    columns(rows),
    ...handWords(study),
    '',
    neverPlayed.length === 0
      ? 'Every card that was drawn often was played.'
      : `Drawn often and never played: ${neverPlayed.map(({ name, deck }) => `${name} (${deck})`).join(', ')}`,
    '',
    ...notes,
  ].join('\n')
}

export const lab = command('lab', 'Study decks and cards: win rates of decks, and how each card contributes.', [
  'dejarik lab --game destiny --games 100 --html report.html',
  'dejarik lab --game swccg --decks "Rebel Starter,Imperial Starter" --bot heuristic --json',
])
  .addOption(gameOption().makeOptionMandatory())
  .option('--decks <list>', 'decks separated by commas, or all shipped ones', 'all')
  .option('--bot <bot>', 'the bot that plays them', botName, 'heuristic')
  .option('--games <n>', 'games for each pair of decks', positive, 100)
  .option('--seed <seed>', 'the same seed gives the same games', '1')
  .option('--threads <n>', 'number of threads', threadCount)
  .option('--html <file>', 'write the whole study to this file, as one page')
  .action(
    reporting(async (options: Options) => {
      const module = await loadGame(options.game)
      const names = options.decks.split(',').map((word) => word.trim())
      const decks = options.decks === 'all' ? module.decks.shipped : names.map((word) => chooseDeck(module, word))
      for (const deck of decks) allow(module, deck, module.decks.formatOf([deck], 2), false)
      const twice = decks.find(({ name }, i) => decks.findIndex((each) => each.name === name) < i)
      if (twice !== undefined)
        throw new UsageError(
          `Two of these decks are called "${twice.name}": numbers are told by name, so name each once.`,
        )
      mayWrite(options.html)
      const all = pairs(module, decks)
      if (all.length === 0) throw new UsageError('No two of these decks may meet; name two that can sit opposite.')
      const threads = options.threads ?? availableParallelism()
      const records = { all: null, faults: join(tmpdir(), 'dejarik') }
      const pool = openPool({ game: options.game, records, cards: true }, threads)
      const bar = progress(all.length * options.games, 'games')
      const found = await study(pool, module, decks, options, bar.add).finally(() => {
        pool.close()
        bar.end()
      })
      tellFaults(found.pairings.map(({ tally }) => tally))
      const title = `${games[options.game].title}: decks and cards`
      if (options.html !== undefined) writeFileSync(options.html, page(found, title))
      const written = options.html === undefined ? '' : `\n\nThe whole study is in ${options.html}.`
      const holds = found.errors === 0 && found.unfinished === 0
      return { text: `${words(found, title)}${written}`, json: found, holds }
    }),
  )
