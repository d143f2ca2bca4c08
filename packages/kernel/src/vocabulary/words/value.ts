import type { Form, Production, Slots } from '../grammar/grammar.js'
import { digits } from '../grammar/number.js'
import { pattern } from '../grammar/pattern.js'
import { constant, heard, isRecord, pass, sayings } from '../grammar/words.js'

/** A value of two values, said in front of both: "the sum of A and B". */
const pair = (key: string, says: string): Production => ({
  sort: 'amount',
  parts: pattern(says),
  build: ({ a, b }: Slots) => ({ [key]: [a, b] }),
  match(node) {
    const both = isRecord(node) ? node[key] : undefined
    return Array.isArray(both) ? { a: both[0], b: both[1] } : undefined
  },
})

/**
 * `number`: what can stand before a noun ("2 cards"); `much`: before damage; `amount`: after "equal to";
 * `value`: either; `any-number`: either, before a noun;
 * `term`: either, where more words may follow.
 */
export const valueWords: (Production | Form)[] = [
  digits,
  ...constant('number', { that: 'number' }, ['that many', 'that much']),
  pass('number', '{x:digits}'),
  ...sayings('number', {}, ['{else:base} [ {then:plain} if {if:condition} ]']),
  pass('any-number', '{x:number}'),
  pass('any-number', '[ {x:amount} ]'),
  ...constant('much', { that: 'number' }, ['that much']),
  pass('much', '{x:number}'),
  pass('value', '{x:number}'),
  pass('value', '{x:amount}'),
  pass('base', '{x:digits}'),
  pass('base', '[ {x:value} ]'),
  pass('term', '{x:number}'),
  ...sayings('term', {}, ["{cost:ref} 's cost"]),
  pass('term', '[ {x:amount} ]'),
  heard('term', '{x:amount}', ({ x }) => x),
  pass('plain', '{x:digits}'),
  pass('plain', '{x:amount}'),
  pass('plain', '[ {x:value} ]'),
  ...constant('amount', { that: 'number' }, ['that number']),
  ...sayings('amount', {}, [
    'the number of cards in {hand:whos} hand',
    'the number of cards {hand:who} has|have in hand',
    { says: 'the number of {:your-cards}', read: () => ({ hand: 'you' }) },
    'the number of {count:many}',
    "{cost:ref} 's cost",
    'the cost of {cost:ref}',
    'half of {half:plain} rounded up',
    'half of {half:plain}, rounded up',
  ]),
  pair('plus', 'the sum of {a:plain} and {b:plain}'),
  pair('minus', 'the excess of {a:plain} over {b:plain}'),
  pair('times', 'the product of {a:plain} and {b:plain}'),
  heard('amount', '{n:digits} for each {what:per}', ({ n, what }) => perThing(n, what)),
  heard('your-cards', 'cards you have in your hand', () => true),
  heard('per', '{count:bare}', ({ count }) => ({ count })),
  heard('per', 'of {count:many}', ({ count }) => ({ count })),
  heard('per', 'card in {hand:whos} hand', ({ hand }) => ({ hand })),
]

/** "2 for each …" */
export const perThing = (n: unknown, value: unknown): unknown => (n === 1 ? value : { times: [n, value] })
