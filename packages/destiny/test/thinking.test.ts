import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Decision, type Event, narrowed, type Option, run, tableOf } from '@dejarik/kernel'
import { awakenings } from '../src/cards/index.js'
import { destiny, emptyState, place, rules } from '../src/game.js'
import { area, field, PLAY } from '../src/rules/areas.js'
import { newDie, roll } from '../src/rules/dice.js'
import { gain } from '../src/rules/resources.js'
import { IN_POOL, type State, type Table } from '../src/state.js'

const [model] = awakenings
const standIn = (name: string, type: string, facts: object = {}) =>
  ({
    ...model,
    id: `test:${name}`,
    name,
    type,
    sides: undefined,
    cost: undefined,
    abilities: [],
    unique: false,
    ...facts,
  }) as never
const e = destiny([
  standIn('Gunner', 'character', { health: 20, sides: ['1RD', '+1RD', '2F', '2Sh', '-', '-'] }),
  standIn('Medic', 'character', {
    health: 20,
    sides: ['3Sh', '3Sh', '3Sh', '3Sh', '3Sh', '-'],
    abilities: [{ ability: 'ongoing', rule: 'split-shields' }],
  }),
  standIn('Base', 'battlefield'),
])
const [RANGED, PLUS, FOCUS, SHIELD, BLANK] = [0, 1, 2, 3, 4]

/** A game in which the first seat is asked for its action: its characters, and what their dice show. */
function playing(own: [string, ...number[]][], others: string[] = ['Gunner']): State {
  const s = emptyState('awakenings', 2, 1, e.catalog)
  for (const [name, ...sides] of own) {
    const card = place(s, e.catalog, `test:${name}`, 0, area(0, PLAY))
    s.exhausted[card] = 1
    for (const side of sides) s.dieSide[newDie(s, card, IN_POOL)] = side
  }
  for (const name of others) place(s, e.catalog, `test:${name}`, 1, area(1, PLAY))
  s.battlefield = place(s, e.catalog, 'test:Base', 0, field(2))
  s.stack.push({ procedure: 'rounds', step: 'actionPhase' })
  run(tableOf(e, s) as never)
  return s
}

/** Every way from here, as far as such questions are asked: what was answered, each way in the order of its parts. */
function ways(s: State, kind: string, thinking: boolean, said: string[] = []): string[] {
  if (s.decision?.kind !== kind) return [said.toSorted().join(' ')]
  const { options } = thinking ? narrowed(s.decision) : s.decision
  return options.flatMap((option) => {
    const next = e.clone(s)
    e.answer(next, option)
    const what = option.do === 'done' ? [] : [Object.values(option).slice(1).join('/')]
    return ways(next, kind, thinking, [...said, ...what])
  })
}

/** Whoever thinks ahead meets each set once, and every one that can be named. */
function once(s: State, kind: string, n: number): void {
  const thought = ways(s, kind, true)
  assert.equal(thought.length, n)
  assert.deepEqual([...new Set(thought)].sort(), [...new Set(ways(s, kind, false))].sort())
  assert.equal(new Set(thought).size, n)
}

test('modifiers are added in any order, and each set is thought of once (destiny.die-modifier)', () => {
  const s = playing([['Gunner', PLUS, RANGED, PLUS, PLUS]])
  e.answer(s, { do: 'resolve', die: 1 })
  assert.equal(s.decision?.kind, 'modify')
  once(s, 'modify', 8)
})

test('dice are turned in any order, and each set is thought of once (destiny.sym-focus)', () => {
  const s = playing([['Gunner', BLANK, FOCUS, BLANK, BLANK]])
  e.answer(s, { do: 'resolve', die: 1 })
  assert.equal(s.decision?.kind, 'turn')
  assert.deepEqual(s.decision?.about, { for: 'focus', left: 2 })
  // None, one of three dice to one of five other sides, two of them: blank is there twice.
  once(s, 'turn', 1 + 3 * 5 + 3 * 25)
})

test('shields are shared out in any order, and each way is thought of once (destiny.sym-shield)', () => {
  const s = playing([['Medic', 0], ['Gunner'], ['Gunner']])
  e.answer(s, { do: 'resolve', die: 0 })
  assert.equal(s.decision?.kind, 'distribute')
  assert.deepEqual(s.decision?.about, { for: 'shields', left: 3 })
  assert.equal(s.decision?.enough, undefined)
  // Three among three of one's own, or all to one of the opponent's.
  once(s, 'distribute', 10 + 1)
  e.answer(s, { do: 'give', card: 1 })
  assert.deepEqual(s.decision?.about, { for: 'shields', left: 2 })
  assert.deepEqual(s.decision?.enough, [1, 3])
  assert.deepEqual(
    s.decision?.options.map(({ card }: Option) => card),
    [0, 1, 2],
  )
})

test('all of them to one of the opponent’s (destiny.sym-shield)', () => {
  const s = playing([['Medic', 0]], ['Gunner', 'Gunner'])
  e.answer(s, { do: 'resolve', die: 0 })
  assert.deepEqual((s.decision as Decision).options, [
    { do: 'give', card: 0 },
    { do: 'choose', card: 1 },
    { do: 'choose', card: 2 },
  ])
  e.answer(s, { do: 'choose', card: 2 })
  assert.deepEqual(s.shields.slice(0, 3), [0, 0, 3])
})

test('any character may be given the shields of another die, whoever has it (destiny.sym-shield)', () => {
  const s = playing([['Gunner', SHIELD]], ['Gunner', 'Gunner'])
  e.answer(s, { do: 'resolve', die: 0 })
  assert.deepEqual(
    s.decision?.options.map(({ card }: Option) => card),
    [0, 1, 2],
  )
})

test('a die shows each of its six sides now and then (destiny.activate)', () => {
  const s = playing([['Gunner', BLANK]])
  const t = tableOf(e, s) as unknown as Table
  const count = [0, 0, 0, 0, 0, 0]
  for (let n = 0; n < 600; n++) {
    roll(t, 0, 0)
    count[s.dieSide[0] as number]!++
  }
  assert.equal(count.length, 6)
  for (const n of count) assert.ok(n > 60 && n < 140, String(count))
})

test('nothing is told of nothing that is gained (destiny.resources)', () => {
  const s = playing([['Gunner', BLANK]])
  const events: Event[] = []
  const t = { s, rules, catalog: e.catalog, watch: (event: Event) => events.push(event), step: '' } as unknown as Table
  for (const n of [0, -1, 2]) gain(t, 1, n)
  assert.deepEqual([events, s.resources], [[{ is: 'resources', seat: 1, n: 2 }], [0, 2]])
})
