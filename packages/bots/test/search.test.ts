import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  below,
  type Decision,
  type Generator,
  generator,
  type Option,
  type Situation,
  type World,
} from '@dejarik/kernel'
import { levels } from '../src/levels.js'
import { adviceOf } from '../src/search/advice.js'
import { type Found, type Thinker, together } from '../src/search/parallel.js'
import { favourite, isSettled } from '../src/search/settled.js'
import { plainly, think } from '../src/search/think.js'

/** One question; each answer ends the game and is worth so much, give or take as much as said. */
function bandits(worths: readonly number[], scatter: number): Situation {
  const options: Option[] = worths.map((_worth, n) => ({ do: 'pull', n }))
  const decision: Decision = { seat: 0, kind: 'pull', step: '', options }
  const world = (g: Generator): World => {
    let chosen = -1
    const luck = (scatter * below(g, 2001)) / 1000 - scatter
    const here: World = {
      decision: () => (chosen < 0 ? decision : null),
      answer: ({ n }) => {
        chosen = n as number
      },
      result: () => null,
      view: () => null,
      worth: (seat) => (seat === 0 ? (worths[chosen] as number) + luck : 1 - (worths[chosen] as number) - luck),
      lean: (into) => {
        into.length = options.length
        into.fill(0)
      },
      horizon: { answers: 0, turns: 1 },
      clock: () => 0,
      label: ({ do: key }) => ({ key, args: {} }),
      mayTell: () => true,
      face: () => -1,
      clone: () => here,
    }
    return here
  }
  const lean = (g: Generator, into: number[]) => world(g).lean(into)
  const never = () => assert.fail()
  return { seat: 0, decision, view: () => null, prompt: never, world, lean, pack: never }
}

const all = { iterations: 1000, milliseconds: Number.POSITIVE_INFINITY }

test('a single option needs no thought', () => {
  assert.equal(think(bandits([0.5], 0.1), all, generator(1)).iterations, 0)
})

test('what is clear is answered soon, what is close is thought through', () => {
  let soon = 0
  let late = 0
  for (let seed = 0; seed < 20; seed++) {
    const clear = think(bandits([0.2, 0.8, 0.3], 0.05), all, generator(seed))
    assert.equal(clear.best.n, 1)
    soon += clear.iterations
    late += think(bandits([0.5, 0.51], 0.3), all, generator(seed)).iterations
  }
  assert.ok(soon < 20 * 100, `${soon}`)
  assert.ok(late > 2 * soon, `${late} and ${soon}`)
})

test('moves are compared in the same worlds: luck that both have hides no difference', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { best } = think(bandits([0.5, 0.502], 0.3), all, generator(seed), { ...plainly, enough: -1 })
    assert.equal(best.n, 1, `${seed}`)
  }
})

test('stopping where the best cannot be overtaken any more never changes the answer', () => {
  const patient = { ...plainly, enough: 0 }
  let saved = 0
  for (let n = 0; n < 40; n++) {
    const asks = bandits([0.5, 0.5 + n / 400, 0.48], 0.3)
    const thought = think(asks, all, generator(n), patient)
    saved += all.iterations - thought.iterations
    const whole = think(asks, all, generator(n), { ...plainly, enough: -1 })
    assert.equal(whole.iterations, all.iterations)
    assert.equal(whole.best, thought.best, `${n}`)
  }
  assert.ok(saved > 1000, `${saved}`)
})

test('a rival that might be better keeps a search going', () => {
  const move = (visits: number, chance: number) => ({
    option: { do: 'pull' },
    face: -1,
    prior: 1,
    visits,
    worth: visits * chance,
    next: [],
  })
  const even = [move(60, 0.5), move(50, 0.5)]
  assert.equal(favourite(even), even[0])
  assert.equal(isSettled(even, 110, 1000, 0.002, 0.3), false)
  assert.equal(isSettled(even, 110, 1000, 0.002, 0.001), true)
  // Nothing left could change it.
  assert.equal(isSettled(even, 110, 119, 0, 0.3), true)
  assert.equal(isSettled(even, 110, 120, 0, 0.3), false)
})

/** A question that comes again and again for ever, each answer taking a millisecond; counts the answers. */
function endless(): { asks: Situation; answers(): number } {
  let answers = 0
  const { decision, ...rest } = bandits([0.4, 0.6], 0)
  const world = (g: Generator): World => ({
    ...rest.world(g),
    decision: () => decision,
    answer() {
      answers++
      for (const begun = Date.now(); Date.now() <= begun; );
    },
    worth: () => 0.5,
    lean: (into) => into.splice(0, into.length, 0, 1),
    horizon: { answers: 1_000_000, turns: 1 },
  })
  return { asks: { ...rest, decision, world }, answers: () => answers }
}

test('time is up in the middle of a playout, too: what was not finished does not count', () => {
  const { asks, answers } = endless()
  // Long enough that a machine that halts for a while still gets to its first answer.
  const { iterations, best } = think(asks, { ...all, milliseconds: 200 }, generator(1))
  assert.ok(answers() > 0 && answers() <= 201, `${answers()}`)
  assert.equal(iterations, 0)
  // Without a look it is what the game leans to.
  assert.equal(best.n, 1)
})

test('those who think together answer though some of them fail, or all', async () => {
  const leansToTheSecond = (_g: Generator, into: number[]) => into.splice(0, into.length, 0, 1)
  const asks: Situation = { ...bandits([0.8, 0.2], 0), lean: leansToTheSecond, pack: () => null }
  const found: Found = { iterations: 10, visits: [9, 1], worth: [7.2, 0.2], lines: [] }
  const sees: Thinker = { think: async () => found, stop() {} }
  const fails: Thinker = { think: () => Promise.reject(new Error('lost')), stop() {} }
  const late: Thinker = { think: async () => ({ ...found, iterations: 0, visits: [0, 0], worth: [0, 0] }), stop() {} }
  const answer = (...thinkers: Thinker[]) =>
    together('search', all, () => thinkers)
      .make(1)
      .choose(asks)
  assert.equal((await answer(fails, sees)).n, 0)
  for (const none of [[fails, fails], [late], [fails, late]]) assert.equal((await answer(...none)).n, 1)
})

/** After a pull the other seat plays the card that it leans to; the thinker does not know card 7. */
function answered(leansTo: number): Situation {
  const { decision: first, ...rest } = bandits([0.4, 0.6], 0)
  const options: Option[] = [7, 8].map((card) => ({ do: 'play', card }))
  const second: Decision = { seat: 1, kind: 'play', step: '', options }
  const world = (g: Generator): World => {
    const before = rest.world(g)
    let played = 0
    return {
      ...before,
      decision: () => [first, second, null][played] as Decision | null,
      answer(option) {
        if (++played === 1) before.answer(option)
      },
      worth: (seat) => before.worth(seat),
      lean: (into) =>
        into.splice(0, into.length, ...(played === 1 ? [7 - leansTo, leansTo - 8].map((n) => 4 * n) : [0, 0])),
      mayTell: ({ card }) => card !== 7,
      face: (card) => (card === 7 ? 1 : -1),
      label: ({ do: key, card }) => ({ key, args: { n: card as number } }),
      horizon: { answers: 3, turns: 1 },
    }
  }
  return { ...rest, decision: first, world }
}

test('a line tells what is expected after its answer, and nothing of a card that the thinker does not know', () => {
  for (const [card, words] of [
    [7, null],
    [8, { key: 'play', args: { n: 8 } }],
  ] as const) {
    const asks = answered(card)
    const g = generator(1)
    const { lines } = adviceOf(think(asks, all, g), asks, g)
    assert.equal(lines[0]?.option, 1)
    assert.deepEqual(lines[0]?.then, [{ seat: 1, option: { do: 'play', card }, words }])
  }
})

test('few looks are not shared out, many are', async () => {
  const asks: Situation = { ...bandits([0.8, 0.2], 0), pack: () => null }
  const shares = async (iterations: number) => {
    const given: number[] = []
    const thinker: Thinker = {
      async think({ budget }) {
        given.push(budget.iterations)
        return { iterations: budget.iterations, visits: [1, 0], worth: [1, 0], lines: [] }
      },
      stop() {},
    }
    await together('search', { ...all, iterations }, () => [thinker, thinker, thinker])
      .make(1)
      .choose(asks)
    return given
  }
  assert.deepEqual(await shares(256), [256])
  assert.deepEqual(await shares(400), [200, 200])
  assert.deepEqual(await shares(1200), [400, 400, 400])
  assert.deepEqual(await shares(Number.POSITIVE_INFINITY), new Array(3).fill(Number.POSITIVE_INFINITY))
})

test('a higher level thinks longer and sees as far or farther, and knows where to look first', () => {
  assert.deepEqual(
    levels.map(({ name }) => name),
    ['easy', 'normal', 'hard'],
  )
  for (const [i, { budget, manner }] of levels.entries()) {
    const lower = levels[i - 1]
    if (lower === undefined) continue
    assert.ok(manner.foresight >= lower.manner.foresight && manner.doubt <= lower.manner.doubt)
    assert.ok(budget.milliseconds > lower.budget.milliseconds)
  }
})

test('much trust in the lean takes much to be convinced otherwise', () => {
  const chosen = (worths: readonly number[], curiosity: number) => {
    const asks = bandits(worths, 0.05)
    const leans = {
      ...asks,
      world: (g: Generator) => ({ ...asks.world(g), lean: (into: number[]) => void into.splice(0, 2, 2, 0) }),
    }
    return think(leans, { ...all, iterations: 40 }, generator(1), { ...plainly, curiosity }).best.n
  }
  assert.equal(chosen([0.5, 0.6], plainly.curiosity), 1)
  assert.equal(chosen([0.5, 0.6], 1.6), 0)
  assert.equal(chosen([0.3, 0.7], 1.6), 1)
})
