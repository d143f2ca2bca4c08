import './spoken.js'
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { destinyScenario } from '@dejarik/scenarios/destiny'
import { swccgScenario } from '@dejarik/scenarios/swccg'
import { swtcgScenario } from '@dejarik/scenarios/swtcg'
import type { FunctionComponent } from 'react'
import { gameOf } from '../../src/engine/games.js'
import { puzzleOf, puzzlesIn } from '../../src/engine/puzzles.js'
import { type GameId, gameIds, type Screen } from '../../src/protocol.js'
import type { OddsShown } from '../../src/protocol-cards.js'
import { drawn } from './drawn.js'
import { people, played } from './examples.js'
import { inProgress, tableAround } from './in-progress.js'
import { allTranslated, noCards, onCards } from './strays.js'

const { AnalysisDialog } = await import('../../src/page/AnalysisDialog.js')
const { CardDialog } = await import('../../src/page/CardView.js')
const { DeckCardDialog } = await import('../../src/page/DeckCard.js')
const { EditDialog } = await import('../../src/page/EditDialog.js')
const { KeysDialog, MenuDialog, Sure } = await import('../../src/page/MenuDialog.js')
const { OddsList } = await import('../../src/page/Odds.js')
const { PasteList } = await import('../../src/page/PasteList.js')
const { Asked, Told } = await import('../../src/page/PuzzleQuestion.js')
const { ReportDialog } = await import('../../src/page/ReportDialog.js')
const { StopsDialog } = await import('../../src/page/StopsDialog.js')
const { ThoughtDialog } = await import('../../src/page/ThoughtDialog.js')

const nothing = () => {}

/** What a dialog does is nothing to its words. */
const menu = {
  ...{ close: nothing, showLog: nothing, think: nothing, analyse: nothing },
  ...{ edit: nothing, report: nothing, showKeys: nothing },
}

/** Odds as they are shown when something is at stake for the first time. */
async function firstOdds(id: GameId): Promise<readonly OddsShown[]> {
  let first: OddsShown[] = []
  await played(id, 90, ({ game, s }) => {
    if (s.decision === null || first.length > 0) return
    const { seat } = s.decision
    const things = ['pile:reserve', ...[...s.def.keys()].map((card) => `card:${card}`)]
    first = things.flatMap((thing) => game.odds(s, seat, [thing]))
  })
  return first
}

for (const id of gameIds)
  test(`what is behind a click in ${id}: the menu, a card, odds, stops, an edit, a report, a thought`, async () => {
    const { screen } = await inProgress(id)
    const known = onCards(screen.cards)
    const around = await tableAround(screen)
    const check = async <Props extends object>(of: FunctionComponent<Props>, props: Props, has: RegExp) =>
      allTranslated(await around(of, props), known, has)
    // With a bot, so that there is somebody who thinks.
    const players = people.map((name, i) => ({ name, deck: '', ...(i === 0 ? {} : { bot: 'random' }) }))
    const whole: Screen = { ...screen, players, mayEdit: true }
    await check(MenuDialog, { ...menu, screen: whole }, /⟦Download this game⟧/)
    for (const how of ['concede', 'draw'] as const) {
      await check(Sure, { screen, how, close: nothing, back: nothing }, /⟦Yes⟧/)
      await check(Sure, { screen: whole, how, close: nothing, back: nothing }, /⟦Yes⟧/)
    }
    await check(ReportDialog, { screen, close: nothing }, /⟦/)
    await check(ThoughtDialog, { screen: whole, close: nothing }, /⟦/)
    await check(AnalysisDialog, { screen, close: nothing }, /⟦/)
    await check(EditDialog, { screen, start: '', close: nothing }, /⟦What is to be changed⟧/)
    const phases = [{ key: 'build', name: '⟦Build⟧' }]
    await check(StopsDialog, { phases, close: nothing }, /⟦/)
    for (const card of screen.cards.slice(0, 12))
      await check(CardDialog, { looked: { id: card.id }, close: nothing }, /⟦/)
    const odds = await firstOdds(id)
    assert.ok(odds.length > 0)
    await check(OddsList, { odds }, /⟦/)
  })

test('what is behind a click elsewhere: keys, a pasted list, a card of the builder', async () => {
  allTranslated(await drawn(KeysDialog, { close: nothing }), noCards, /⟦/)
  allTranslated(await drawn(PasteList, { game: 'destiny', players: 2, list: '', choose: nothing }), noCards, /⟦/)
  for (const game of gameIds) {
    const [card] = (await gameOf(game)).cards()
    const props = { game, card: card!, copies: 1, change: nothing, close: nothing }
    allTranslated(await drawn(DeckCardDialog, props), onCards([card!]), /⟦/)
  }
})

const scenarios = { destiny: destinyScenario, swtcg: swtcgScenario, swccg: swccgScenario }

/** Every so manieth example is laid out. */
const SOME = 9

for (const id of gameIds)
  test(`puzzles of ${id}: what was done, what is asked, and what is right`, async () => {
    const game = await gameOf(id)
    const folder = fileURLToPath(new URL(`../../../../${id}/scenarios/examples/`, import.meta.url))
    const files = puzzlesIn(readdirSync(folder).map((file) => readFileSync(folder + file, 'utf8')))
    for (const file of files.filter((_file, i) => i % SOME === 0))
      for (const stage of puzzleOf(game, scenarios[id], file).stages) {
        const known = onCards(stage.screen.cards)
        allTranslated(await drawn(Asked, { stage, chosen: null, choose: nothing }), known, /⟦/)
        allTranslated(await drawn(Told, { game: id, stage, chosen: 1 }), known, /⟦/)
      }
  })
