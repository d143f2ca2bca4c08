import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  ASPECTS,
  below,
  branch,
  buildCatalog,
  type CoreState,
  coreState,
  describing,
  eventFault,
  eventFields,
  fieldFault,
  forget,
  generator,
  isGenerator,
  isPublic,
  knows,
  layCard,
  layCopy,
  learn,
  mayTell,
  move,
  next,
  no,
  onlyOn,
  optionFault,
  optionTable,
  type PileSpec,
  promptOf,
  type Reason,
  type Rules,
  randomCard,
  reveal,
  type Script,
  scriptedRoll,
  shuffle,
  shufflePile,
  type Table,
  type Terms,
  tableOf,
  top,
  where,
} from '@dejarik/kernel'
import { cardsIn, namesCard } from '../src/decisions/fields.js'

const catalog = buildCatalog(['Ace', 'Ten', 'Two'].map((name) => ({ id: name.toLowerCase(), name, abilities: [] })))
const [DECK, HAND, TABLE, OTHER] = [0, 1, 2, 3]
const piles: PileSpec[] = [
  { name: 'deck', seat: 0, seen: 'none' },
  { name: 'hand', seat: 0, seen: 'owner', loose: true },
  { name: 'table', seat: -1, seen: 'all' },
  { name: 'hand', seat: 1, seen: 'owner', loose: true },
]
const kind = describing<Terms>()
const group = 'choose'
const options = optionTable([
  kind('look', { card: 'card' }, (card: number) => ({ do: 'look', card }), { group }),
  kind('pair', { cards: 'card[]' }, (cards: readonly number[]) => ({ do: 'pair', cards }), { group }),
])

/** An empty table for so many. */
function table(seats = 2): Table {
  const s = coreState('cards', 'all', seats, 'seed', catalog, piles, {})
  return tableOf({ rules: { piles: () => piles, options, sentences: {} } as unknown as Rules, catalog }, s)
}
const lay = (t: Table, id: string, pile: number, seat = 0) => layCard(t.s, catalog, piles, id, seat, pile)

test('a table with nothing on it', () => {
  const { s } = table()
  assert.deepEqual(
    { ...s, random: 0 },
    {
      game: 'cards',
      format: 'all',
      catalog: catalog.digest,
      seats: 2,
      random: 0,
      stack: [],
      decision: null,
      result: null,
      def: [],
      owner: [],
      controller: [],
      pile: [],
      incarnation: [],
      known: [],
      piles: [[], [], [], []],
      lasting: [],
      queue: [],
      clock: 0,
      changes: 0,
      touched: Array.from({ length: ASPECTS }, () => 0),
    },
  )
  assert.deepEqual(s.random, generator('seed'))
})

test('a card that is laid is known to whoever sees its pile', () => {
  const t = table()
  const cards = [lay(t, 'ace', DECK), lay(t, 'ten', HAND), lay(t, 'two', TABLE, 1), lay(t, 'ace', OTHER, 1)]
  assert.deepEqual(cards, [0, 1, 2, 3])
  assert.deepEqual(
    [t.s.def, t.s.owner, t.s.controller, t.s.pile, t.s.incarnation, t.s.known],
    [
      [0, 1, 2, 0],
      [0, 0, 1, 1],
      [0, 0, 1, 1],
      [0, 1, 2, 3],
      [0, 0, 0, 0],
      [0, 1, 3, 2],
    ],
  )
  assert.throws(() => lay(t, 'joker', DECK), { message: 'There is no card "joker" in this catalog' })
})

test('a table holds 1024 cards and no more', () => {
  const t = table()
  for (let n = 0; n < 1024; n++) assert.equal(layCopy(t.s, piles, 0, 0, DECK), n)
  assert.throws(() => layCopy(t.s, piles, 0, 0, DECK), { message: 'A table holds at most 1024 cards' })
})

test('a card moves to the top or the bottom, as another incarnation, and is known to who sees it there', () => {
  const t = table()
  for (const id of ['ace', 'ten', 'two']) lay(t, id, DECK)
  move(t, 1, TABLE)
  move(t, 0, TABLE, 'bottom')
  assert.deepEqual([t.s.piles[DECK], t.s.piles[TABLE]], [[2], [0, 1]])
  assert.deepEqual([t.s.pile, t.s.incarnation, t.s.known, t.s.clock], [[2, 2, 0], [1, 1, 0], [3, 3, 0], 2])
  assert.deepEqual([top(t.s, TABLE), top(t.s, DECK), top(t.s, HAND)], [1, 2, -1])
  move(t, 2, HAND)
  assert.deepEqual([knows(t.s, 0, 2), knows(t.s, 1, 2)], [true, false])
  move(t, 0, DECK)
  assert.equal(t.s.known[0], 3)
})

test('a card that is shown from a hand of three players is mistaken only by those who cannot tell', () => {
  const t = table(3)
  const cards = [lay(t, 'ace', HAND), lay(t, 'ace', HAND), lay(t, 'ten', HAND)]
  learn(t.s, 1, 0)
  learn(t.s, 1, 2)
  learn(t.s, 2, 0)
  learn(t.s, 2, 1)
  move(t, 1, TABLE)
  assert.deepEqual(
    cards.map((card) => [0, 1, 2].map((seat) => knows(t.s, seat, card))),
    [
      [true, false, true],
      [true, true, true],
      [true, true, false],
    ],
  )
})

test('cards that move within a hand, or from pile to pile in the open, are not lost sight of', () => {
  const t = table()
  for (const id of ['ace', 'ten']) lay(t, id, HAND)
  learn(t.s, 1, 0)
  learn(t.s, 1, 1)
  move(t, 0, HAND, 'bottom')
  assert.deepEqual([knows(t.s, 1, 0), knows(t.s, 1, 1)], [true, true])
  move(t, 0, DECK)
  assert.deepEqual([t.s.known[0], t.s.known[1]], [1, 1])
})

test('of several copies in a hand, one that was seen is no longer certain', () => {
  const t = table(3)
  for (const id of ['ace', 'ace', 'ace']) lay(t, id, HAND)
  learn(t.s, 1, 2)
  move(t, 0, TABLE)
  assert.deepEqual([t.s.known[1], t.s.known[2]], [1, 1])
})

test('nobody knows a card of a pile that was shuffled', () => {
  const t = table()
  for (const id of ['ace', 'ten', 'two']) lay(t, id, DECK)
  learn(t.s, 0, 1)
  shufflePile(t, DECK)
  assert.deepEqual([t.s.known, t.s.incarnation, t.s.clock], [[0, 0, 0], [1, 1, 1], 1])
  const list = [0, 1, 2]
  shuffle(generator('seed'), list)
  assert.deepEqual(t.s.piles[DECK], list)
})

test('a card is public when every seat knows it', () => {
  const t = table()
  lay(t, 'ace', DECK)
  learn(t.s, 0, 0)
  assert.equal(isPublic(t.s, 0), false)
  learn(t.s, 1, 0)
  assert.equal(isPublic(t.s, 0), true)
  forget(t.s, 0, 2)
  assert.deepEqual([knows(t.s, 0, 0), knows(t.s, 1, 0)], [false, true])
  forget(t.s, 0)
  assert.equal(t.s.known[0], 0)
  reveal(t, 0)
  assert.equal(isPublic(t.s, 0), true)
})

test('a number below another is drawn anew only where it would favour some', () => {
  const [drawn, plain] = [generator('half'), generator('half')]
  for (let n = 0; n < 50; n++) assert.equal(below(drawn, 2 ** 31) >>> 0, next(plain) % 2 ** 31)
  assert.deepEqual(drawn, plain)
  const size = 3 * 2 ** 30
  const expected = Array.from({ length: 200 }, () => next(plain)).filter((word) => word < size)
  assert.deepEqual(
    expected.map(() => below(drawn, size) >>> 0),
    expected,
  )
})

test('a generator has drawn no fewer than none, and no more than it can', () => {
  for (const position of [-1, -16, 2 ** 36]) assert.equal(isGenerator(generator('x').with(11, position)), false)
  assert.equal(isGenerator(generator('x')), true)
})

test('where the rules stand is told by the innermost twelve', () => {
  const at = (n: number) =>
    where({
      s: { stack: Array.from({ length: n }, (_, i) => ({ procedure: 'p', step: String(i) })) },
    } as unknown as Table)
  assert.equal(at(2), 'p.0 > p.1')
  assert.equal(at(12).split(' > ').length, 12)
  assert.match(at(13), /^… > p\.1 > .* > p\.12$/)
})

test('a shuffle puts each card anywhere, and a branch is a generator of its own', () => {
  const g = generator('fair')
  const seen = new Set<string>()
  const count = [0, 0, 0]
  for (let n = 0; n < 600; n++) {
    const list = [0, 1, 2]
    shuffle(g, list)
    seen.add(list.join(''))
    count[list[0] as number] = (count[list[0] as number] as number) + 1
  }
  assert.deepEqual([...seen].sort(), ['012', '021', '102', '120', '201', '210'])
  for (const each of count) assert.ok(each > 150 && each < 250, String(count))
  const from = generator('from')
  const words = Array.from({ length: 8 }, () => next(from) | 0)
  const made = branch(generator('from'))
  assert.deepEqual(made, [...words, ...new Array(20).fill(0)])
})

const scripted = (script: Script): Table => {
  const t = table()
  t.s.script = script
  for (const id of ['ace', 'ten', 'two']) lay(t, id, HAND)
  return t
}

test('a script says what is rolled, and where it ends the generator goes on only if it may', () => {
  assert.equal(scriptedRoll(table().s), undefined)
  const { s } = scripted({ rolls: ['6'], picks: [] })
  assert.equal(scriptedRoll(s), '6')
  assert.throws(() => scriptedRoll(s), { message: 'More is rolled than the script holds' })
  assert.equal(scriptedRoll(scripted({ rolls: [], picks: [], open: true }).s), undefined)
})

test('a script says which card is picked at random', () => {
  const t = scripted({ rolls: [], picks: ['Two', 'Joker'] })
  const from = [0, 1, 2]
  assert.equal(randomCard(t, from), 2)
  assert.equal(randomCard(t, [1]), 1)
  assert.throws(() => randomCard(t, from), {
    message: 'The script picks Joker at random, which is not among the cards',
  })
  assert.throws(() => randomCard(t, from), { message: 'More is picked at random than the script holds' })
  const open = scripted({ rolls: [], picks: [], open: true })
  const free = scripted({ rolls: [], picks: [] })
  delete free.s.script
  const picked = Array.from({ length: 20 }, () => randomCard(open, from))
  assert.deepEqual(
    picked,
    Array.from({ length: 20 }, () => randomCard(free, from)),
  )
  assert.deepEqual([...new Set(picked)].sort(), from)
})

test('an option is told to who knows the cards that it names', () => {
  const t = table()
  for (const id of ['ace', 'ten']) lay(t, id, HAND)
  const told = (option: { do: string; [field: string]: unknown }, at = t) =>
    [0, 1, 'public' as const].map((eyes) => mayTell(at, option as never, eyes))
  assert.deepEqual(told({ do: 'look', card: 0 }), [true, false, false])
  learn(t.s, 1, 0)
  assert.deepEqual(told({ do: 'look', card: 0 }), [true, true, true])
  assert.deepEqual(told({ do: 'pair', cards: [0, 1] }), [true, false, false])
  assert.deepEqual(told({ do: 'pass' }), [true, true, true])
  assert.deepEqual(told({ do: 'look', card: -1 }), [true, true, true])
  const hiding = {
    ...t,
    rules: { ...t.rules, hides: (_t: unknown, _option: unknown, eyes: unknown) => eyes === 1 },
  } as unknown as Table
  assert.deepEqual(told({ do: 'pass' }, hiding), [true, false, true])
})

test('what another is asked is not told', () => {
  const bare = table()
  const t = {
    ...bare,
    rules: { ...bare.rules, question: () => ({ key: 'what', args: {} }), label: () => ({ key: 'this', args: {} }) },
  } as unknown as Table
  const decision = { seat: 1, kind: 'k', options: [{ do: 'pass' }], step: '' }
  assert.deepEqual(promptOf(t, decision, 1), {
    seat: 1,
    yours: true,
    question: 'what',
    asks: { key: 'what', args: {} },
    options: [{ option: { do: 'pass' }, label: 'this', line: { key: 'this', args: {} } }],
  })
  for (const eyes of [0, 'public'] as const)
    assert.deepEqual(promptOf(t, decision, eyes), {
      seat: 1,
      yours: false,
      question: '',
      asks: { key: '', args: {} },
      options: [],
    })
})

test('fields hold what is declared of them', () => {
  const fields = eventFields({
    hit: 'card seat n die at:place said:text whole:flag list:options part:part where:arena',
  })
  const s = { def: [0, 0], seats: 2 } as unknown as CoreState
  const fault = (more: object) => fieldFault(fields, { is: 'hit', ...more } as never, s)
  for (const good of [
    { card: -1 },
    { card: 1 },
    { card: [0, 1] },
    { seat: -1 },
    { seat: 1 },
    { n: 2 },
    { n: null },
    { die: 0 },
    { at: -1 },
    { part: -1 },
    { where: -1 },
    { said: '' },
    { whole: false },
    { list: [1] },
    { list: undefined },
  ])
    assert.equal(fault(good), null, JSON.stringify(good))
  for (const [bad, kind] of [
    [{ card: 2 }, 'card'],
    [{ card: -2 }, 'card'],
    [{ card: 0.5 }, 'card'],
    [{ card: [0, 2] }, 'card'],
    [{ seat: 2 }, 'seat'],
    [{ seat: -2 }, 'seat'],
    [{ n: 'x' }, 'amount'],
    [{ die: -1 }, 'die'],
    [{ at: -2 }, 'place'],
    [{ part: -2 }, 'part'],
    [{ where: -2 }, 'arena'],
    [{ said: 1 }, 'text'],
    [{ whole: 1 }, 'flag'],
    [{ list: 1 }, 'options'],
  ] as const)
    assert.equal(fault(bad), `'${Object.keys(bad)[0]}' of ${JSON.stringify({ is: 'hit', ...bad })} is no ${kind}`)
  assert.equal(fault({ more: 1 }), '{"is":"hit","more":1} has a field \'more\' that is not declared')
  assert.equal(fieldFault(fields, { is: 'odd' }, s), '{"is":"odd"} is of a kind that is not declared')
})

test('an event that is not for all says for whom it is, and what the others see', () => {
  const fields = eventFields({ hit: 'card seat' })
  const s = { def: [0, 0], seats: 2 } as unknown as CoreState
  const fault = (event: object) => eventFault(fields, event as never, s)
  assert.equal(fault({ is: 'hit', card: 1 }), null)
  assert.equal(fault({ is: 'hit', others: { is: 'hit' } }), 'others see what all may see')
  assert.equal(fault({ is: 'hit', card: 1, to: 3 }), null)
  assert.equal(fault({ is: 'hit', card: 1, to: 0, others: { is: 'hit' } }), null)
  assert.match(fault({ is: 'hit', to: 4 }) ?? '', /is no set of seats$/)
  assert.match(fault({ is: 'hit', to: -1 }) ?? '', /is no set of seats$/)
  assert.match(fault({ is: 'hit', to: 1, card: 2 }) ?? '', /is no card$/)
  assert.match(fault({ is: 'hit', to: 1, others: { is: 'hit', seat: 2 } }) ?? '', /is no seat$/)
})

test('declarations are complete: every field says what it holds, and none is called to', () => {
  assert.throws(() => eventFields({ hit: 'card colour' }), { message: "What 'colour' of 'hit' holds is not declared" })
  assert.throws(() => eventFields({ hit: 'card colour:paint' }), /'colour' of 'hit'/)
  assert.throws(() => eventFields({ hit: 'to:seat' }), /'to' of 'hit' says who may see an event/)
  const other = { n: 'amount' } as const
  const fields = optionTable([
    kind('hit', { card: 'card', on: 'card?', n: 'amount?' }, (card: number) => ({ do: 'hit', card }), {
      group,
      fieldsIn: ({ n }) => (n === 7 ? other : undefined),
    }),
  ])
  assert.deepEqual(
    [...(fields.of({ do: 'hit' }) ?? [])],
    [
      ['card', 'card'],
      ['on', 'card'],
      ['n', 'amount'],
    ],
  )
  assert.deepEqual([...(fields.of({ do: 'hit', n: 7 }) ?? [])], [['n', 'amount']])
  assert.deepEqual(cardsIn(fields, { do: 'hit', card: [0, -1, 3], on: 0, n: 5 }), [0, 3, 0])
  assert.deepEqual(
    [
      namesCard(fields, { do: 'hit' }, 'on'),
      namesCard(fields, { do: 'hit' }, 'n'),
      namesCard(fields, { do: 'no' }, 'card'),
    ],
    [true, false, false],
  )
  assert.ok(['pass', 'choose', 'hit'].every((kind) => fields.kinds.includes(kind)))
})

test('one kind, one shape: an option has what its kind needs, in the declared order', () => {
  const table = optionTable([
    kind('hit', { card: 'card', on: 'card?', n: 'amount?' }, (card: number) => ({ do: 'hit', card }), { group }),
  ])
  const s = { def: [0, 0], seats: 2 } as unknown as CoreState
  const fault = (option: object) => optionFault(table, option as never, s)
  assert.equal(fault({ do: 'hit', card: 1 }), null)
  assert.equal(fault({ do: 'hit', card: 1, n: 2 }), null)
  assert.equal(fault({ do: 'hit', card: 1, on: 0, n: 2 }), null)
  assert.match(fault({ do: 'hit', on: 1 }) ?? '', /lacks 'card'$/)
  assert.match(fault({ do: 'hit', card: 1, n: 2, on: 0 }) ?? '', /has its fields in another order$/)
  assert.throws(() => optionTable([...table.described.values(), ...table.described.values()]), /described twice/)
})

test('a reason is noted where somebody asked, and otherwise the check may stop', () => {
  assert.equal(no(null, 'r', 'it is so'), true)
  const why: Reason[] = []
  assert.equal(no(why, 'r', 'it is so'), false)
  no(why, 'r', 'it costs {0}', 3)
  no(why, 'r', 'it costs {0} and you have {1}', 3, 2)
  assert.deepEqual(why, [
    { rule: 'r', says: 'it is so' },
    { rule: 'r', says: 'it costs 3', form: 'it costs {0}', gaps: [3] },
    { rule: 'r', says: 'it costs 3 and you have 2', form: 'it costs {0} and you have {1}', gaps: [3, 2] },
  ])
  assert.deepEqual(onlyOn(why[0] as Reason, ['A', 'B']), {
    rule: 'r',
    says: 'on A or B: it is so',
    on: ['A', 'B'],
    form: 'it is so',
  })
})
