import { constant, type Form, heard, isRecord, type Production, pass, pattern, sayings } from '@dejarik/kernel/grammar'

const stats = ['power', 'speed', 'health'] as const

/** "+20", "-1", "+X": what is added to a number of a unit. */
const signed: Form = {
  sort: 'signed',
  read(reader, start) {
    const word = reader.words[start] ?? ''
    if (/^\+(\d+|x)$/.test(word) && reader.at(start, word)) {
      return [{ end: start + 1, node: word === '+x' ? 'x' : Number(word), cost: 0 }]
    }
    const next = reader.words[start + 1] ?? ''
    if (word !== '-' || !/^(\d+|x)$/.test(next)) return []
    reader.at(start, word)
    reader.at(start + 1, next)
    return [{ end: start + 2, node: next === 'x' ? { times: [-1, 'x'] } : -Number(next), cost: 0 }]
  },
  write(_writer, node) {
    if (node === 'x') return ['+X']
    if (JSON.stringify(node) === '{"times":[-1,"x"]}') return ['-X']
    return typeof node === 'number' ? [node < 0 ? String(node) : `+${node}`] : undefined
  },
}

const isPer = (value: unknown) =>
  isRecord(value) && ('count' in value || 'damage' in value || 'hand' in value || 'counters' in value)

/** "+2 power for each Droid": so much for each of what is counted. */
export const perParts = (node: unknown): { k: number; what: unknown } | undefined => {
  if (isPer(node)) return { k: 1, what: node }
  const times = isRecord(node) ? node.times : undefined
  return Array.isArray(times) && typeof times[0] === 'number' && isPer(times[1])
    ? { k: times[0], what: times[1] }
    : undefined
}
const per: Production = {
  sort: 'per',
  parts: pattern('{x:counted}'),
  build: ({ x }) => x,
  match: (node) => (isPer(node) ? { x: node } : undefined),
}

export const valueWords: (Production | Form)[] = [
  signed,
  per,
  ...sayings('counted', {}, [
    '{count:bare}',
    { says: 'of {count:many}' },
    { says: 'face-down|face down card under {under:thing}', read: ({ under }) => ({ count: { kind: 'card', under } }) },
    'damage counter on {damage:thing}',
    '{counters:any-counter} counter on {on:thing}',
    'card in {hand:whos} hand',
  ]),
  ...constant('number', 'x', ['X']),
  ...constant('much', 'x', ['X']),
  ...constant('plain', 'x', ['X']),
  ...stats.flatMap((stat) => [
    ...sayings('amount', {}, [`the ${stat} of {${stat}:ref}`, `{${stat}:ref} 's ${stat}`]),
    ...sayings('term', {}, [`{${stat}:ref} 's ${stat}`]),
  ]),
  ...sayings('term', {}, ["{cost:ref} 's build cost", '{cost:ref}']),
  ...sayings('amount', {}, [
    'the build cost of {cost:ref}',
    "{cost:ref} 's (total) build cost",
    'the number of damage counters on {damage:thing}',
    'the number of {counters:any-counter} counters on {on:thing}',
    'a tenth of {tenth:plain}',
    'the highest {highest:stat} of {of:among}',
    'the lowest {lowest:stat} of {of:among}',
    { says: 'the build cost of {of:among} together', with: { combined: 'cost' } },
    { says: 'the build roll', with: { 'build-roll': true } },
    "the number of cards in {stack:ref} 's stack",
    '{force:whos} Force (total)',
  ]),
  pass('among', '{x:those}'),
  pass('among', '{x:many}'),
  heard('amount', 'its|her|his power', () => ({ power: { it: 'it' } })),
  heard('amount', 'its (total) build cost', () => ({ cost: { it: 'it' } })),
  heard('amount', 'the (damage) number of counters removed', () => ({ that: 'number' })),
  heard('amount', 'the (amount of) damage prevented', () => ({ that: 'number' })),
  heard('amount', 'the number of cards you took', () => ({ that: 'number' })),
  heard('amount', 'the difference between {a:amount} and {b:amount}', ({ a, b }) => ({ minus: [b, a] })),
  heard('amount', 'the Force you paid', () => ({ that: 'number' })),

  ...constant('some', 'all', ['all']),
  ...constant('some', 'any', ['any number of']),
  ...sayings('some', {}, ['at most {upTo:any-number}', 'up to {upTo:any-number}']),
  pass('some', '{x:much}'),
  pass('some', '[ {x:amount} ]'),
]
