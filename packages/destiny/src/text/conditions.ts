import { constant, heard, isRecord, type Production, pass, pattern, type Slots, sayings } from '@dejarik/kernel/grammar'

/** What a die shows, said shortly. */
const shows: Production = {
  sort: 'condition',
  parts: pattern('{is:ref} shows {showing:showing}'),
  build: ({ is, showing }) => ({ is, a: { kind: 'die', showing } }),
  match(node) {
    const a = isRecord(node) && 'is' in node ? node.a : undefined
    const only = isRecord(a) && a.kind === 'die' && Object.keys(a).length === 2
    return only && 'showing' in a ? { is: (node as Slots).is, showing: a.showing } : undefined
  },
}

/** What a character has or has not, said shortly. */
const holding = (key: 'has' | 'lacks', says: string): Production => ({
  sort: 'condition',
  parts: pattern(says),
  build: ({ is, ...held }) => ({ is, a: { kind: 'character', [key]: 'x' in held ? held.x : constantOf(says) } }),
  match(node) {
    const a = isRecord(node) && 'is' in node ? node.a : undefined
    if (!isRecord(a) || a.kind !== 'character' || Object.keys(a).length !== 2 || !(key in a)) return undefined
    if (!says.includes('{x:')) return a[key] === constantOf(says) ? { is: (node as Slots).is } : undefined
    return isRecord(a[key]) ? { is: (node as Slots).is, x: a[key] } : undefined
  },
})
const constantOf = (says: string) => (says.includes('shields') ? 'shields' : 'damage')

const nounFor = (query: unknown) => {
  const kind = isRecord(query) ? query.kind : undefined
  return kind === 'die' || kind === 'character' ? kind : 'card'
}

const yours = (q: unknown) => ({ count: { ...(q as object), whose: 'yours' } })
const theirs = (q: unknown) => ({ count: { ...(q as object), whose: 'opponent' } })

export const conditionWords: Production[] = [
  shows,
  holding('lacks', '{is:ref} has no shields'),
  holding('lacks', '{is:ref} has no damage'),
  holding('lacks', '{is:ref} has no {x:bare}'),
  holding('has', '{is:ref} has shields'),
  holding('has', '{is:ref} has damage'),
  holding('has', '{is:ref} has {x:one}'),
  ...constant('condition', { control: 'battlefield' }, ['you control the battlefield']),
  ...constant('condition', { 'first-round': true }, ['this is the first round']),
  ...constant('condition', { blocked: true }, [
    'any of that damage was blocked',
    'any of this damage is blocked by shields',
  ]),

  heard('condition', 'it is|was {a:one}', ({ a }) => ({ is: { it: nounFor(a) }, a })),
  heard('condition', '{is:ref} (just) rolls|rolled {showing:symbols}', ({ is, showing }) => ({
    is,
    a: { kind: 'die', showing },
  })),
  heard('condition', 'it (just) rolls|rolled {showing:symbols}', ({ showing }) => ({
    is: { it: 'die' },
    a: { kind: 'die', showing },
  })),
  heard('condition', 'you are resolving {a:one}', ({ a }) => ({ is: { that: 'die' }, a })),
  heard('condition', '{is:ref} has no damage on it', ({ is }) => ({ is, a: { kind: 'character', lacks: 'damage' } })),
  heard('condition', '{is:ref} does not have {lacks:one}', ({ is, lacks }) => ({
    is,
    a: { kind: 'character', lacks },
  })),
  heard('condition', 'you have exactly {n:digits} {q:bare}', ({ n, q }) => ({ compare: [yours(q), '=', n] })),
  heard('condition', 'you have {n:digits} or more {q:bare}', ({ n, q }) => ({ compare: [yours(q), '>=', n] })),
  heard('opener', 'spot {n:digits} {q:bare} to {then:text}', ({ n, q, then }) =>
    n === 1 ? undefined : { do: 'if', if: { compare: [yours(q), '>=', n] }, then },
  ),
  heard('condition', 'an opponent has more {q:bare} than you', ({ q }) => ({ compare: [theirs(q), '>', yours(q)] })),
  heard('condition', 'an opponent has fewer {q:bare} than you', ({ q }) => ({ compare: [theirs(q), '<', yours(q)] })),
  heard('condition', 'you have more {q:bare} than an|that opponent', ({ q }) => ({
    compare: [yours(q), '>', theirs(q)],
  })),

  pass('when', 'if {x:condition}'),
  heard('when', 'in the first round of play', () => ({ 'first-round': true })),
]

export const whenWords = sayings('while', {}, [])
