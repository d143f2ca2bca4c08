import assert from 'node:assert/strict'
import test from 'node:test'
import {
  type Begins,
  beginning,
  behind,
  describing,
  exactly,
  groupIn,
  headingIn,
  logFields,
  logSentences,
  makersOf,
  type Names,
  type OptionIn,
  optionLine,
  optionTable,
  promptSentences,
  sayingsOf,
  tailsOf,
  thingsIn,
  verbsOf,
} from '@dejarik/kernel'

interface Table {
  readonly here: number
}

const kind = describing<{
  group: 'fight' | 'choose'
  table: Table
  reader: { double(n: number): number }
  names: Names
}>()

const kinds = [
  kind(
    'strike',
    { card: 'card', on: 'card?' },
    (card: number, on?: number) => (on === undefined ? { do: 'strike', card } : { do: 'strike', card, on }),
    {
      group: 'fight',
      reads: (a) => `strike with ${a.card}`,
      args: ({ card }, _t, r) => ({ twice: r.double(card), on: undefined }),
      deed: () => 'strike with it',
      about: (t) => ({ card: t.here }),
      log: { struck: ['seat card', () => 'somebody strikes'] },
      verbs: [{ form: 'strike CARD [at CARD]', means: 'hit it' }],
      step: ['strike {card} at {on}', '~strike {card}'],
      tail: behind(['at', 'and'], '{on}'),
    },
  ),
  kind('count', { n: 'amount' }, (n: number) => ({ do: 'count', n }), { group: 'choose', step: ['count {n+1}'] }),
  kind('pile', { from: 'pile' }, (from: string) => ({ do: 'pile', from }), { group: 'choose' }),
  kind('rest', { card: 'card' }, (card: number) => ({ do: 'rest', card }), { group: 'choose' }),
] as const

const table = optionTable(kinds, { fight: 'Fight' })
const offer = makersOf(kinds)

const names: Names = {
  of: (holds, value) =>
    holds === 'card' ? [exactly(`card ${value}`), { text: `c${value}`, rank: 1 }] : [exactly(String(value))],
}
const texts = (option: OptionIn<typeof kinds>) =>
  sayingsOf(table, option, names).map(({ text, rank }) => `${rank} ${text}`)

test('a step is written by templates: one whose field is absent is skipped, a looser one ranks behind', () => {
  assert.deepEqual(texts(offer.strike(1)), ['1 strike card 1', '2 strike c1'])
  assert.deepEqual(texts(offer.strike(1, 2)), [
    '0 strike card 1 at card 2',
    '1 strike card 1 at c2',
    '1 strike c1 at card 2',
    '2 strike c1 at c2',
    '1 strike card 1',
    '2 strike c1',
  ])
  assert.deepEqual(texts(offer.count(2)), ['0 count 3'])
})

test('without a template a step is the kind, and the card if there is one', () => {
  assert.deepEqual(texts(offer.rest(4)), ['0 rest card 4', '1 rest c4'])
  assert.deepEqual(texts(offer.pile('used')), ['0 pile'])
})

test('a tail adds an option to the step that led to it', () => {
  assert.deepEqual(tailsOf(table, offer.strike(1, 2), names), ['at card 2', 'at c2', 'and card 2', 'and c2'])
  assert.deepEqual(tailsOf(table, offer.strike(1), names), [])
})

test('an option is about what its fields name, and what its kind adds, each once', () => {
  const things = (option: OptionIn<typeof kinds>) => thingsIn(table, new Set(['card', 'pile']), option, { here: 2 })
  assert.deepEqual(things(offer.strike(1, 2)), ['card:1', 'card:2'])
  assert.deepEqual(things(offer.strike(1)), ['card:1', 'card:2'])
  assert.deepEqual(things(offer.pile('used')), ['pile:used'])
  assert.deepEqual(things(offer.count(1)), [])
})

test('a line has the key of its kind, or reads as any other; what is undefined is left out', () => {
  const line = (option: OptionIn<typeof kinds>) =>
    optionLine(table, option, (_holds, value) => value as number, {}, { double: (n: number) => 2 * n })
  assert.deepEqual(line(offer.strike(3, 5)), { key: 'strike', args: { card: 3, twice: 6 } })
  assert.deepEqual(line(offer.count(1)), { key: 'other', args: { do: 'count', n: 1 } })
})

test('groups, sentences, events and verbs come from the same table', () => {
  assert.deepEqual([groupIn(table, offer.strike(1)), headingIn(table, offer.strike(1))], ['fight', 'Fight'])
  assert.deepEqual([groupIn(table, { do: 'edit' }), headingIn(table, offer.count(1))], ['choose', 'choose'])
  assert.deepEqual(Object.keys(promptSentences(kinds)), ['strike', 'deed-strike'])
  assert.deepEqual(Object.keys(logSentences(kinds)), ['struck'])
  assert.deepEqual(logFields(kinds), { struck: 'seat card' })
  assert.deepEqual(verbsOf(kinds), [{ verb: 'strike', form: 'strike CARD [at CARD]', means: 'hit it' }])
})

test('an action begins by its kind', () => {
  const begun: string[] = []
  const begins: Begins<Table, OptionIn<typeof kinds>, [during: string]> = {
    strike: (_t, seat, { card }, during) => begun.push(`${seat} strikes with ${card} in ${during}`),
    count: (_t, _seat, { n }) => begun.push(`${n}`),
    pile: (_t, _seat, { from }) => begun.push(from),
    rest: () => begun.push('rest'),
  }
  beginning(begins)({ here: 0 }, 1, offer.strike(7), 'battle')
  assert.deepEqual(begun, ['1 strikes with 7 in battle'])
})
