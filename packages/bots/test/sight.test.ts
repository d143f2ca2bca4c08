import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Decision, type Generator, generator, type Option, type Situation, type World } from '@dejarik/kernel'
import { plainly, think } from '../src/search/think.js'

const options: Option[] = [
  { do: 'pull', n: 0 },
  { do: 'pull', n: 1 },
]
const decision: Decision = { seat: 0, kind: 'pull', step: '', options }

/** Two options again and again, `long` answers to a turn; how many answers lie before each table that is judged. */
function endless(answers: number, turns: number, long: number): { asks: Situation; seen: number[] } {
  const seen: number[] = []
  const world = (): World => {
    let given = 0
    const here: World = {
      decision: () => decision,
      answer: () => {
        given++
      },
      result: () => null,
      view: () => null,
      worth: () => {
        seen.push(given)
        return 0.5
      },
      lean: (into) => into.splice(0, into.length, 0, 0),
      horizon: { answers, turns },
      clock: () => Math.floor(given / long),
      label: ({ do: key }) => ({ key, args: {} }),
      mayTell: () => true,
      face: () => -1,
      clone: () => here,
    }
    return here
  }
  const lean = (_g: Generator, into: number[]) => world().lean(into)
  const never = () => assert.fail()
  return { asks: { seat: 0, decision, view: () => null, prompt: never, world, lean, pack: never }, seen }
}

/** How far the first look goes. */
function first(answers: number, turns: number, long: number, iterations: number, foresight = 1): number {
  const { asks, seen } = endless(answers, turns, long)
  think(asks, { iterations, milliseconds: Number.POSITIVE_INFINITY }, generator(1), { ...plainly, foresight })
  return seen[0] as number
}

test('whoever has more looks sees farther, twice as far with ten times as many', () => {
  assert.deepEqual(
    [20, 200, 2000].map((iterations) => first(8, 1, 1000, iterations)),
    [4, 8, 16],
  )
  assert.equal(first(8, 1, 1000, 200, 0.5), 4)
  // Right after the answer, and the first one beyond it that makes the tree.
  assert.ok(first(8, 1, 1000, 2000, 0) <= 2)
})

test('where turns are counted, a table is judged when so many are over', () => {
  assert.equal(first(64, 1, 5, 200), 5)
  assert.equal(first(64, 2, 5, 200), 10)
  assert.equal(first(8, 2, 5, 200), 8)
})
