import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  call,
  clone,
  type Frame,
  generator,
  isAnySealed,
  type Option,
  pick,
  redrawSealed,
  type Sealing,
  sealed,
  situation,
} from '@dejarik/kernel'
import { type Duel, duel, hand } from './laws/duel.js'

const offer = (...n: number[]): Option[] => n.map((thing) => ({ do: 'bid', thing }))

/** A game in which sealed choices are made, and then it is over. */
function sealing(asked: Partial<Sealing> & Pick<Sealing, 'offers'>) {
  let result: Option[][] = []
  const e = duel({
    steps: {
      bid(t) {
        call(t, sealed, { kind: 'secret', ...asked })
      },
      reveal(t, f) {
        result = f.result as Option[][]
        t.s.result = { winner: null, rule: 'duel.end' }
      },
    },
  })
  const events: unknown[] = []
  const s = e.start('all', [], 1)
  const offered = () => s.decision?.options.map((option) => option.thing ?? option.do)
  const name = (thing: number | 'done') => {
    const option = s.decision?.options.find((each) => (each.thing ?? each.do) === thing) as Option
    // A copy says the same: states travel as JSON.
    e.answer(s, { ...option }, (event) => events.push(event))
  }
  return { e, s, offered, name, events, result: () => result.map((chosen) => chosen.map(({ thing }) => thing)) }
}

test('each seat chooses as many as it must and may, in any order', () => {
  const game = sealing({ offers: [offer(1, 2, 3), offer(4, 5, 6, 7)], min: 1, max: 2, rule: 'r' })
  assert.deepEqual(
    [game.s.decision?.seat, game.s.decision?.sealed, game.s.decision?.rule, game.s.decision?.kind],
    [0, true, 'r', 'secret'],
  )
  assert.deepEqual(game.offered(), [1, 2, 3])
  game.name(3)
  assert.deepEqual(game.offered(), [1, 2, 'done'])
  game.name(1)
  assert.deepEqual([game.s.decision?.seat, game.offered()], [1, [4, 5, 6, 7]])
  game.name(5)
  game.name('done')
  assert.deepEqual(game.result(), [[1, 3], [5]])
  assert.deepEqual(game.events, [
    { is: 'sealed', seat: 0, kind: 'secret' },
    { is: 'sealed', seat: 1, kind: 'secret' },
    { is: 'unsealed', kind: 'secret', choices: [offer(1, 3), offer(5)] },
  ])
})

test('one is chosen where nothing else is said, and none where there is none', () => {
  const game = sealing({ offers: [offer(1, 2), []] })
  game.name(2)
  assert.deepEqual([game.result(), game.s.result !== null], [[[2], []], true])
  assert.deepEqual(game.events.length, 2)
  const exact = sealing({ offers: [offer(1, 2, 3), []], min: 2 })
  exact.name(1)
  assert.deepEqual(exact.offered(), [2, 3])
  exact.name(3)
  assert.deepEqual(exact.result(), [[1, 3], []])
})

test('what is secret is told to nobody', () => {
  const game = sealing({ offers: [offer(1, 2), []], secret: true })
  game.name(2)
  assert.deepEqual(game.events, [{ is: 'sealed', seat: 0, kind: 'secret' }])
})

test('whoever thinks ahead meets each set once, also from behind', () => {
  const game = sealing({ offers: [offer(1, 2, 3, 4), []], min: 0, max: 4 })
  assert.equal(game.s.decision?.enough, undefined)
  game.name(2)
  assert.deepEqual(game.s.decision?.enough, [1, 4])
  game.name(4)
  assert.deepEqual(game.s.decision?.enough, [2, 3])
  game.name(1)
  assert.equal(game.s.decision?.enough, undefined)
  const back = sealing({ offers: [offer(1, 2, 3, 4), []], min: 0, max: 4 })
  back.name(3)
  back.name(1)
  assert.equal(back.s.decision?.enough, undefined)
})

test('what others have sealed is drawn anew, what one has oneself is not', () => {
  const f = {
    procedure: 'sealed',
    step: 'choose',
    offers: [offer(1, 2, 3, 4), offer(5, 6, 7, 8)],
    kind: 'k',
    taken: [
      [3, 1],
      [0, 2],
    ],
  } as unknown as Frame & Sealing
  assert.equal(isAnySealed([{ procedure: 'x', step: '' }, f]), true)
  assert.equal(isAnySealed([{ procedure: 'x', step: '' }]), false)
  const seen = new Set<string>()
  for (let n = 0; n < 60; n++) {
    const copy = { ...f }
    redrawSealed([{ procedure: 'x', step: '' }, copy], 0, generator(n))
    assert.deepEqual(copy.taken?.[0], [3, 1])
    seen.add(String(copy.taken?.[1]))
  }
  assert.deepEqual([...seen].sort(), ['0,1', '0,2', '0,3', '1,2', '1,3', '2,3'])
  const open = { procedure: 'sealed', step: '', offers: [] } as unknown as Frame
  redrawSealed([open], 0, generator(1))
  assert.equal('taken' in open, false)
})

test('a set that is sealed is asked for as such', () => {
  for (const secret of [true, undefined] as const) {
    const e = duel({
      steps: {
        bid(t) {
          call(t, pick, {
            seat: 0,
            from: [1, 2],
            min: 1,
            max: 1,
            as: 'thing',
            about: 'k',
            ...(secret && { sealed: secret }),
          })
        },
      },
    })
    assert.equal(e.start('all', [], 1).decision?.sealed, secret)
  }
})

test('where somebody else has named what was named, everything is thought about', () => {
  const game = sealing({ offers: [offer(1, 2, 3, 4), []], min: 0, max: 4 })
  game.name(2)
  assert.deepEqual(situation(game.e, game.s).decision.enough, [1, 4])
  const whole = situation(game.e, game.s, true).decision
  assert.deepEqual([whole.enough, whole.options, whole.seat], [undefined, game.s.decision?.options, 0])
})

test('a situation is packed and asked in the words of its seat', () => {
  const e = duel()
  const s = e.start('all', [], 1)
  const asked = situation(e, s)
  assert.deepEqual(asked.prompt(), e.prompt(s, 0))
  const packed = asked.pack(generator(1)) as unknown as Duel
  assert.deepEqual(
    packed.piles[hand(0)]?.map((card) => packed.def[card]),
    s.piles[hand(0)]?.map((card) => s.def[card]),
  )
  assert.deepEqual(packed, e.world(s, 0, generator(1)))
})

test('a clone shares nothing that is changed, and what is never changed it shares', () => {
  const s = {
    ...duel().start('all', [], 1),
    none: null,
    nested: { a: [1] },
    rows: [[1], [2]],
    records: [{ a: 1 }],
    empty: [],
  } as unknown as Duel & Record<string, unknown>
  const made = clone(s)
  assert.deepEqual(made, s)
  assert.ok(made.decision === s.decision)
  for (const field of ['def', 'piles', 'nested', 'rows', 'records', 'stack', 'empty'])
    assert.ok((made as Record<string, unknown>)[field] !== (s as Record<string, unknown>)[field], field)
  assert.ok(
    (made.rows as unknown[])[0] !== (s.rows as unknown[])[0] &&
      (made.records as unknown[])[0] !== (s.records as unknown[])[0],
  )
})
