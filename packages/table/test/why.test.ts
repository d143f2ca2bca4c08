import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Seat } from '@dejarik/kernel'
import type { State } from '@dejarik/swccg'
import { newPaper } from '../src/engine/deck-requests.js'
import { purse as resources } from '../src/engine/destiny-resources.js'
import { gameOf } from '../src/engine/games.js'
import { answer, begin } from '../src/engine/session.js'
import { purse } from '../src/engine/swtcg-resources.js'
import { together } from '../src/page/verdicts.js'
import type { GameId, LogLine } from '../src/protocol.js'

test('verdicts with the same reasons are told together, each reason once, what may be done first', () => {
  const late = { rule: 'game.time', says: 'it is too late' }
  const dear = { rule: 'game.cost', says: 'it costs too much' }
  const deed = (key: string) => ({ key, args: {} })
  const no = (what: string, ...why: (typeof late)[]) => ({ what: deed(what), may: false, why })
  assert.deepEqual(
    together(
      [
        no('build it', late),
        no('attack A with it', late, late),
        no('deploy it', late, dear),
        { what: deed('move it'), may: true, why: [] },
        no('build it', late),
      ],
      ({ key }) => key,
    ),
    [
      { what: ['move it'], may: true, why: [] },
      { what: ['build it', 'attack A with it'], may: false, why: [late] },
      { what: ['deploy it'], may: false, why: [late, dear] },
    ],
  )
})

/** A game some way on, every answer the first. */
async function played(id: GameId, answers: number) {
  const game = await gameOf(id)
  const fits = (seat: Seat) => game.decks.shipped.findIndex((deck) => game.decks.seats?.(deck).includes(seat) ?? true)
  const seats = [0, 1].map((seat) => ({ name: `P${seat}`, deck: { shipped: fits(seat) } }))
  const session = begin(game, newPaper(game, seats, 'why', true))
  for (let i = 0; i < answers; i++) {
    const decision = game.engine.decision(session.s)
    if (decision === null) break
    answer(session, decision.options[i % 3 === 0 ? decision.options.length - 1 : 0]!)
  }
  return { game, s: session.s }
}

for (const id of ['destiny', 'swtcg', 'swccg'] as const)
  test(`every number of ${id} is the sum of its parts, and nothing is told of a card that a seat does not know`, async () => {
    const { game, s } = await played(id, 60)
    let parts = 0
    for (const seat of [0, 1]) {
      const things = [...s.def.map((_def, card) => `card:${card}`), 'seat:0', 'seat:1']
      for (const thing of things) {
        const { verdicts, numbers } = game.why(s, seat, thing)
        const card = Number(thing.split(':')[1])
        if (thing.startsWith('card') && (((s as State).known[card] as number) & (1 << seat)) === 0)
          assert.deepEqual([verdicts, numbers], [[], []], thing)
        for (const number of numbers) {
          parts += number.parts.length
          const sum = number.parts.reduce((total, { value }) => total + value, 0)
          assert.ok(Math.max(0, sum) === number.total, `${thing} ${JSON.stringify(number)}`)
          assert.ok(
            number.parts.every(({ from }) => !/^card \d/.test(from)),
            JSON.stringify(number),
          )
        }
      }
    }
    assert.ok(parts > 20, `${parts} parts`)
  })

test('Force and build points are accounted for by what the log told', () => {
  const line = (key: string, args: Record<string, number> = {}) => ({ key, args, at: 0 })
  const lines = [
    line('turn', { n: 1 }),
    line('force', { seat: 0, n: 4 }),
    line('force', { seat: 1, n: 4 }),
    line('force', { seat: 0, n: -3 }),
    line('turn', { n: 2 }),
    line('force', { seat: 0, n: 4 }),
    line('points', { seat: 0, n: 5 }),
    line('force', { seat: 0, n: -2 }),
  ]
  const told = purse({ force: [3, 4], points: [2, 0] }, lines, 0)
  assert.deepEqual(
    told.map(({ name, total, parts }) => [name, total, ...parts.map(({ value, from }) => `${value} ${from}`)]),
    [
      ['force', 3, '1 before', '4 got', '-2 gave'],
      ['build points', 2, '5 got', '-3 gave'],
    ],
  )
  // An agreed edit is in no such line.
  const [force] = purse({ force: [9, 4], points: [0, 0] }, lines, 0)
  assert.deepEqual(force?.parts.at(-1), { value: 6, from: 'otherwise' })
})

test('resources are accounted for by what was done, each card once, and by what was left from earlier rounds', () => {
  const line = (key: string, args: LogLine['args'] = {}): LogLine => ({ key, args, at: 0 })
  const card = (name: string) => ({ card: name, name })
  const earlier = [
    line('resources', { seat: 0, n: 2 }),
    line('round', { n: 1 }),
    line('resources', { seat: 0, n: -1 }),
    line('played', { seat: 0, card: card('Block'), paid: 1 }),
  ]
  const parts = (lines: LogLine[], n: number) =>
    resources({ resources: [n, 0] }, lines, 0)[0]?.parts.map(({ value, from }) => `${value} ${from}`)
  assert.deepEqual(parts(earlier, 1), ['2 start', '-1 Block'])
  const later = [
    line('phase-ends'),
    line('resources', { seat: 0, n: 2 }),
    line('resources', { seat: 1, n: 2 }),
    line('round', { n: 2 }),
    line('resolving', { seat: 0, die: { side: '1 resource', on: card('Rey') } }),
    line('resources', { seat: 0, n: 1 }),
    line('resources', { seat: 0, n: -2 }),
    line('played', { seat: 0, card: card('Aim'), paid: 2 }),
  ]
  assert.deepEqual(parts([...earlier, ...later], 2), ['1 rounds', '2 upkeep', '1 Rey', '-2 Aim'])
  // An agreed edit is in no such line.
  assert.deepEqual(parts([...earlier, ...later], 5)?.at(-1), '3 otherwise')
  assert.deepEqual(parts([], 0), ['0 otherwise'])
})
