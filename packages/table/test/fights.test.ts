import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseBot } from '@dejarik/bots'
import { type CoreState, type Seat, situation } from '@dejarik/kernel'
import type { SwtcgView } from '@dejarik/swtcg/views'
import { chanceWords } from '../src/boards/swtcg/chance.js'
import { effectsIn, untilWords } from '../src/boards/swtcg/lasting.js'
import { swtcgOutline } from '../src/boards/swtcg/outline.js'
import { lastRoll, rollShown } from '../src/boards/swtcg/rolls.js'
import { newPaper } from '../src/engine/deck-requests.js'
import { gameOf } from '../src/engine/games.js'
import { answer, begin, toldTo } from '../src/engine/session.js'
import type { LogLine, Screen } from '../src/protocol.js'

const line = (key: string, args: LogLine['args'] = {}): LogLine => ({ at: 1, key, args })
const card = (name: string) => ({ card: name, name })

test('an attack is told from its dice to what came of it, and stays until the next', () => {
  const lines = [
    line('rolled', { for: 'build', dice: [3], hits: null }),
    line('attack', { card: card('Gambler'), target: card('Wall'), how: '' }),
    line('rolled', { for: 'attack', dice: [4, 2], hits: [0] }),
    line('rolled', { for: 'fury', dice: [6], hits: [0, 2] }),
    line('lucky', { card: card('Gambler') }),
    line('rerolled', { dice: [5], was: [2], which: [1], hits: [0, 1, 2] }),
    line('hits', { n: 3 }),
    line('damage', { card: card('Bystander'), n: 1 }),
    line('damage', { card: card('Wall'), n: 2, prevented: 1 }),
    line('force', { seat: 0, n: 1 }),
  ]
  assert.deepEqual(lastRoll(lines.slice(0, 1))?.dice, [{ n: 3, hit: null, was: null }])
  assert.deepEqual(lastRoll(lines.slice(0, 2))?.dice, [])
  const { key: _, ...roll } = lastRoll(lines)!
  assert.deepEqual(roll, {
    for: 'attack',
    attacker: 'Gambler',
    defender: 'Wall',
    dice: [
      { n: 4, hit: true, was: null },
      { n: 5, hit: true, was: 2 },
      { n: 6, hit: true, was: null },
    ],
    secret: 0,
    hits: 3,
    damage: 2,
    lucky: ['Gambler'],
  })
  assert.equal(lastRoll([...lines, line('turn', { n: 2 })]), null)
})

/** Everything that one pair of eyes sees of a fight agrees: view, log and words. */
function check(session: ReturnType<typeof begin>, s: CoreState, eyes: Seat): { rolls: number; over: number } {
  const { game, names } = session
  const seen = game.engine.view(s, eyes)
  const view = seen as unknown as SwtcgView
  const log = toldTo(session, eyes)
  const screen = { view: seen, eyes, players: names.map((name) => ({ name, deck: '' })) } as unknown as Screen
  const roll = rollShown(view, log)
  const text = JSON.stringify(swtcgOutline(screen, new Map(), log))
  if (view.dice.length > 0) {
    // What the log told is what lies there: nothing had to be made up.
    assert.deepEqual(
      lastRoll(log)?.dice.map(({ n }) => n),
      view.dice,
    )
    assert.deepEqual(
      roll?.dice.flatMap(({ hit }, i) => (hit ? [i] : [])),
      view.hits ?? [],
    )
    assert.ok(text.includes(`"die:${view.dice.length - 1}"`))
  }
  assert.equal(chanceWords(screen) !== '', s.decision?.kind === 'respond')
  for (const { until } of view.lasting) assert.notEqual(untilWords(until), 'lasts', until)
  for (const { full } of effectsIn(view)) assert.doesNotMatch(full, /undefined/)
  const over = view.attack === null && view.dice.length === 0 && (roll?.hits ?? null) !== null
  return { rolls: view.dice.length > 0 ? 1 : 0, over: over ? 1 : 0 }
}

test('whoever looks on is shown the dice that lie there, hits and all, and the last ones when they are gone', async () => {
  const game = await gameOf('swtcg')
  const fits = (seat: number) => game.decks.shipped.findIndex((deck) => game.decks.seats?.(deck).includes(seat))
  const seats = [0, 1].map((seat) => ({ name: ['Ann', 'Bea'][seat] as string, deck: { shipped: fits(seat) } }))
  const session = begin(game, newPaper(game, seats, 'a long fight', true))
  const bot = parseBot('heuristic').make('fights')
  let [rolls, over] = [0, 0]
  for (let i = 0; i < 320 && session.s.decision !== null; i++) {
    answer(session, await bot.choose(situation(game.engine, session.s)))
    for (const eyes of [0, 1] as Seat[]) {
      const seen = check(session, session.s, eyes)
      rolls += seen.rolls
      over += seen.over
    }
  }
  assert.ok(rolls > 10, `dice were seen ${rolls} times`)
  assert.ok(over > 10, `dice were seen ${over} times when an attack was over`)
})
