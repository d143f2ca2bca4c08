import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fingerprint, replay } from '@dejarik/kernel'
import { readScenarios } from '@dejarik/scenarios'
import { destinyScenario } from '@dejarik/scenarios/destiny'
import { Run } from '@dejarik/scenarios/steps'
import { swccgScenario } from '@dejarik/scenarios/swccg'
import { swtcgScenario } from '@dejarik/scenarios/swtcg'
import { newPaper } from '../src/engine/deck-requests.js'
import { type Driver, drive } from '../src/engine/driver.js'
import { gameOf } from '../src/engine/games.js'
import { lessonOf } from '../src/engine/lesson.js'
import { isUnfinished, lessonSeats, takenUp } from '../src/engine/lesson-paper.js'
import { promptFor } from '../src/engine/screen.js'
import { begin, type Paper } from '../src/engine/session.js'
import { say } from '../src/messages/index.js'
import { comesUp, tips } from '../src/page/tips.js'
import { type GameId, gameIds, type Screen } from '../src/protocol.js'

const scenarios = { destiny: destinyScenario, swtcg: swtcgScenario, swccg: swccgScenario }
const names = { you: 'You', bot: 'The bot' }

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

const fileOf = (id: GameId) => readScenarios(read(`lessons/${id}.yaml`), id)[0]!

const rulesOf = (id: GameId): Set<string> =>
  new Set(
    read(`../${id}/rulebook/rules.jsonl`)
      .split('\n')
      .flatMap((line) => (line === '' ? [] : [JSON.parse(line).id])),
  )

async function lessonAt(id: GameId) {
  const game = await gameOf(id)
  const lesson = lessonOf(game.engine, scenarios[id], fileOf(id))
  const { table, ...paper } = newPaper(game, lessonSeats(id, names), id, false)
  return { game, lesson, sheet: { ...paper, table: { ...table, lesson: 'on' as const } } }
}

for (const id of gameIds) {
  test(`${id}: the lesson is a sound scenario, and every step is possible, told and cites its rule`, async () => {
    const { game, lesson, sheet } = await lessonAt(id)
    // Exact dice, none left over, and everything comes as expected.
    new Run(scenarios[id].layOut(fileOf(id), game.engine), false).play(fileOf(id))
    assert.equal(lesson.start.format, sheet.format, 'a whole game with these decks is of the same format')
    assert.equal(sheet.table.players[lesson.learner]?.bot, undefined, 'the learner is a person')
    const { texts, end } = say.lessons[id]
    const rules = rulesOf(id)
    assert.ok(end.length > 0 && lesson.steps.length >= 8)
    for (const { texts: keys, rule } of lesson.steps) {
      assert.ok(rules.has(rule), rule)
      for (const key of keys) assert.ok((texts[key]?.says ?? '').length > 0, `${key} says nothing`)
      for (const key of keys.slice(0, -1)) assert.equal(texts[key]?.do, undefined, `${key} is only read`)
      const { do: does = '', done = '', notYet = '' } = texts[keys.at(-1)!]!
      assert.ok(does !== '' && done !== '' && notYet !== '', keys.at(-1))
    }
    const used = lesson.steps.flatMap((step) => step.texts)
    assert.deepEqual([...used].sort(), Object.keys(texts).sort(), 'every text is used once')
  })

  test(`${id}: a learner is led from step to step, is told when something comes too soon, and plays on`, async () => {
    const { game, lesson, sheet } = await lessonAt(id)
    const table = sitAt(begin(game, takenUp(lesson, sheet), lesson))
    let steps = 0
    let wrong = 0
    for (;;) {
      const {
        lesson: shown,
        prompt,
        number,
      } = await table.waitFor(({ lesson: at }) => at === null || at.over || at.texts.length > 0)
      assert.ok(shown !== null)
      if (shown.over) break
      assert.equal(shown.of, lesson.steps.length)
      assert.ok(prompt !== null && shown.option !== null, `step ${shown.step} points nothing out`)
      const other = prompt.options.findIndex((_option, i) => i !== shown.option)
      if (prompt.set === undefined && other >= 0) {
        const before = table.paper().answers.length
        table.driver.answer(number, other)
        assert.deepEqual(table.last().lesson?.wrong, prompt.options[other]?.label)
        assert.equal(table.paper().answers.length, before)
        wrong++
      }
      assert.equal(table.last().lesson?.option, shown.option, 'nothing was answered')
      if (shown.step > steps) {
        // The step before is undone, and taken again.
        table.driver.undo()
        const back = table.last()
        assert.equal(back.lesson?.step, shown.step - 1)
        assert.deepEqual(back.lesson?.texts, lesson.steps[shown.step - 1]?.texts)
        steps = shown.step
        continue
      }
      take(table.driver, table.last())
    }
    assert.ok(wrong >= lesson.steps.length / 2)
    assert.equal(steps, lesson.steps.length - 1)
    const paper = table.paper()
    assert.equal(paper.answers.length, lesson.plan.length)
    assert.equal(isUnfinished(lesson, paper), false, 'it need not be taken up again')
    assert.equal(fingerprint(replay(game.engine, JSON.parse(JSON.stringify(paper)))), table.digest())
    assert.throws(() => replay(game.engine, { ...paper, start: { ...lesson.start, catalog: 'other' } }), /other cards/)
    if (game.engine.decision(table.state()) === null) return
    table.driver.free()
    assert.equal(table.last().lesson, null)
    assert.equal(table.paper().table.lesson, 'over')
    // The bot goes on, or the learner is asked and may answer anything.
    const { prompt, number } = table.last()
    if (prompt !== null) table.driver.answer(number, prompt.options.length - 1)
    await table.waitFor(() => table.paper().answers.length > lesson.plan.length)
    table.driver.stop()
  })
}

test('a lesson that was left is taken up where it was, and begins anew where it has changed', async () => {
  const { game, lesson, sheet } = await lessonAt('swccg')
  const table = sitAt(begin(game, takenUp(lesson, sheet), lesson))
  await table.waitFor(({ lesson: at }) => at?.option !== null)
  take(table.driver, table.last())
  await table.waitFor(({ lesson: at }) => at?.step === 1)
  table.driver.stop()
  const paper: Paper = JSON.parse(JSON.stringify(table.paper()))
  assert.ok(isUnfinished(lesson, paper))
  assert.equal(sitAt(begin(game, takenUp(lesson, paper), lesson)).last().lesson?.step, 1)
  const other = { ...lesson, plan: lesson.plan.slice(1) }
  assert.deepEqual(takenUp(other, paper).answers, [])
})

test('every tip has words and cites a rule of its game, and the first question of a whole game has one', async () => {
  for (const id of gameIds) {
    const rules = rulesOf(id)
    for (const { rule } of tips[id]) assert.ok(rules.has(rule), rule)
    assert.deepEqual(
      tips[id].map(({ key }) => key),
      Object.keys(say.tips[id]),
    )
    const game = await gameOf(id)
    const { table, ...paper } = newPaper(game, lessonSeats(id, names), `tips of ${id}`, false)
    const session = begin(game, { ...paper, table })
    const [me] = session.people as [number]
    for (let asked = 0; asked < 40; asked++) {
      const decision = game.engine.decision(session.s)!
      if (decision.seat !== me) {
        game.engine.answer(session.s, decision.options[0]!)
        continue
      }
      const view = game.engine.view(session.s, me)
      const prompt = promptFor(session, session.s, me, view)
      assert.ok(
        tips[id].some((tip) => comesUp(tip, { prompt, view })),
        `${id} asks ${prompt?.kind} first, without a tip`,
      )
      break
    }
  }
})

/** A table with one who looks at it, and time that flies. */
function sitAt(session: ReturnType<typeof begin>) {
  const screens: Screen[] = []
  let woken = () => {}
  const driver = drive(
    session,
    (screen) => {
      screens.push(screen)
      woken()
    },
    () => {},
  )
  driver.pace({ pace: 0 })
  const last = () => screens.at(-1)!
  return {
    driver,
    last,
    paper: driver.paper,
    state: () => session.s,
    digest: () => fingerprint(session.s),
    async waitFor(is: (screen: Screen) => boolean): Promise<Screen> {
      while (!is(last()))
        await new Promise<void>((done) => {
          woken = done
        })
      return last()
    },
  }
}

/** Answers as the lesson points out; where a set is picked, after trying nothing at all. */
function take(driver: Driver, { lesson, prompt, number }: Screen): void {
  const set = prompt?.set
  if (set === undefined) {
    driver.answer(number, lesson?.option ?? -1)
    return
  }
  driver.set(number, [])
  const chosen = set.offers.flatMap(({ thing }, i) => (lesson?.set?.includes(thing) ? [i] : []))
  driver.set(number + 1, chosen)
}
