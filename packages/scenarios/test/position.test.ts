import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { destiny, decks as destinyDecks } from '@dejarik/destiny'
import { below, type CoreState, type Engine, generator, type Option } from '@dejarik/kernel'
import { gameOf, lastPosition, readScenarios, runAll, runFiles } from '@dejarik/scenarios'
import { swccg, cards as swccgCards, decks as swccgDecks } from '@dejarik/swccg'
import { deckSide, playedAs, swtcg, cards as swtcgCards, decks as swtcgDecks } from '@dejarik/swtcg'

const sideOf = (side: string) => swtcgDecks.find((deck) => deckSide(deck, swtcgCards) === side)!
const starts: Readonly<Record<string, () => { e: Engine; s: CoreState }>> = {
  destiny() {
    const e = destiny()
    return { e: e as never, s: e.start('awakenings', [destinyDecks[0]!, destinyDecks[1]!], 'position') }
  },
  swtcg() {
    const e = swtcg(swtcgCards.map(playedAs))
    return { e: e as never, s: e.start('all', [sideOf('dark'), sideOf('light')], 'position') }
  },
  swccg() {
    const e = swccg(swccgCards)
    return { e: e as never, s: e.start('premiere', [swccgDecks[0]!, swccgDecks[1]!], 'position') }
  },
}

for (const [id, start] of Object.entries(starts))
  test(`${id}: wherever a game is, its last position that can be written is a scenario that holds`, () => {
    const { e, s } = start()
    const g = generator(`position ${id}`)
    const answers: Option[] = []
    const states = [e.clone(s)]
    for (let i = 0; i < 160 && e.decision(s) !== null; i++) {
      const { options } = e.decision(s)!
      answers.push(options[below(g, options.length)]!)
      e.answer(s, answers.at(-1)!)
      states.push(e.clone(s))
    }
    const played = { engine: e, answers, stateAt: (at: number) => states[at] as CoreState }
    let written = 0
    let behind = 0
    for (let at = 10; at < states.length; at += 9) {
      const position = lastPosition(gameOf(id), played, at, `report-${at}`)
      if (position === null) continue
      written++
      const [file, ...more] = readScenarios(position.text)
      assert.equal(more.length, 0)
      const { ok, why } = runAll([file!]).results[0]!
      assert.ok(ok, `after ${at}: ${why}\n${position.text}`)
      assert.match(position.text, new RegExp(`^# The position after answer ${position.at} of ${at}\\.`))
      if (position.at === at) continue
      behind++
      // What it does not hold it says.
      assert.match(position.text, /# Since then was answered:/)
      assert.ok(position.left.length > at - position.at)
    }
    assert.ok(written > 3 && behind > 0, `${written} written, ${behind} of them of an earlier moment`)
  })

test('the position in a report is run like any scenario', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dejarik-report-'))
  const file = join(folder, 'report.json')
  const { e, s } = starts.destiny!()
  try {
    while (e.decision(s)?.kind !== 'action') e.answer(s, e.decision(s)!.options[0]!)
    const played = { engine: e, answers: [], stateAt: () => s }
    const scenario = lastPosition(gameOf('destiny'), played, 0, 'report')?.text
    writeFileSync(file, JSON.stringify({ record: 1, report: { words: 'strange', scenario } }))
    assert.deepEqual(
      runFiles([file]).results.map(({ ok, why }) => [ok, why]),
      [[true, '']],
    )
    writeFileSync(file, '{}')
    assert.match(runFiles([file]).results[0]!.why, /is no report with a position in it/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
