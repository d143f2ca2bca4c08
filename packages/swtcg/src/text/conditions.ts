import { heard, isRecord, type Production, pattern, sayings } from '@dejarik/kernel/grammar'

const only = (node: unknown, ...keys: string[]): node is Record<string, unknown> =>
  isRecord(node) && Object.keys(node).length === keys.length && keys.every((key) => key in node)

/** `{is, a: {kind:'unit', key}}` said in a word. */
const unitIs = (key: string, says: string, value?: unknown): Production => ({
  sort: 'condition',
  parts: pattern(says),
  build: ({ is, x }) => ({ is, a: { kind: 'unit', [key]: value === undefined ? x : value } }),
  match(node) {
    if (!only(node, 'is', 'a') || !only(node.a, 'kind', key) || node.a.kind !== 'unit') return undefined
    if (value === undefined) return { is: node.is, x: node.a[key] }
    return node.a[key] === value ? { is: node.is } : undefined
  },
})

/** Faces of a die that reach to its end are a comparison. */
const rolled = (faces: number[]): unknown => {
  const all = { that: 'number' }
  if (faces.at(-1) === 6) return { compare: [all, '>=', faces[0]] }
  return faces[0] === 1 ? { compare: [all, '<=', faces.at(-1)] } : undefined
}
const yours = (q: unknown) => ({ count: { ...(q as object), whose: 'yours' } })
const theirs = (q: unknown) => ({ count: { ...(q as object), whose: 'opponent' } })
const mine = (q: unknown) => ({ ...(q as object), whose: 'yours' })

export const conditionWords: Production[] = [
  ...sayings('condition', {}, [
    'it attacks {attacking:attacked} (by {using:arena-keyword})',
    'it is attacking {attacking:attacked}',
    'it is using {using:arena-keyword} to attack {attacking:attacked}',
  ]),
  heard('condition', '{r:subject-ref} is attacking {attacking:attacked}', ({ attacking }) => ({ attacking })),
  heard(
    'condition',
    '{r:subject-ref} is using {using:arena-keyword} to attack {attacking:attacked}',
    ({ attacking, using }) => ({ attacking, using }),
  ),
  unitIs('zone', '{is:subject-ref} is in {x:place}'),
  unitIs('finished', '{is:subject-ref} has enough build counters', true),
  heard('condition', 'there are enough build counters on {is:thing}', ({ is }) => ({
    is,
    a: { kind: 'unit', finished: true },
  })),
  heard('condition', 'each of {is:those} is tapped', ({ is }) => ({ is, a: { kind: 'unit', tapped: true } })),
  unitIs('tapped', '{is:subject-ref} is tapped', true),
  unitIs('tapped', '{is:subject-ref} is untapped', false),
  unitIs('damaged', '{is:subject-ref} has damage', true),
  unitIs('damaged', '{is:subject-ref} has no damage', false),
  unitIs('pilot', '{is:subject-ref} has a Pilot', true),
  unitIs('pilot', '{is:subject-ref} has no Pilot', false),
  heard('condition', '{is:subject-ref} has|had a Pilot on it', ({ is }) => ({ is, a: { kind: 'unit', pilot: true } })),
  heard('condition', 'there are no damage counters on {is:thing}', ({ is }) => ({
    is,
    a: { kind: 'unit', damaged: false },
  })),
  heard('condition', '{is:subject-ref} has 1|one or more damage counters on it', ({ is }) => ({
    is,
    a: { kind: 'unit', damaged: true },
  })),
  heard('condition', '{is:subject-ref} is|was {a:one}', ({ is, a }) => ({ is, a })),
  heard('condition', '{is:subject-ref} is not piloted by {a:one}', ({ is, a }) => ({
    not: { is, a: { kind: 'unit', has: a } },
  })),
  heard('condition', '{name:title} is in {zone:place}', ({ name, zone }) => ({
    exists: { kind: 'unit', name, pilots: true, zone },
  })),
  heard('condition', 'no unit has attacked this turn', () => ({
    not: { happened: { on: 'attack', what: { kind: 'unit', zone: { that: 'arena' } } } },
  })),
  heard('condition', 'all units in {zone:place} are tapped', ({ zone }) => ({
    not: { exists: { kind: 'unit', tapped: false, zone } },
  })),
  heard('condition', 'you have this unit and {spot:one}', ({ spot }) => ({
    all: [{ is: 'this', a: { kind: 'unit', zone: (spot as { zone: unknown }).zone } }, { spot }],
  })),
  heard('condition', 'you roll {x:rolled} (for a unit)', ({ x }) => x),
  heard('condition', 'their total is {n:digits} or more', ({ n }) => ({ compare: [{ that: 'number' }, '>=', n] })),
  heard('condition', 'you named that card', () => ({
    is: { it: 'card' },
    a: { kind: 'card', name: { that: 'name' } },
  })),
  heard('condition', 'you control {n:digits} {x:bare}', ({ n, x }) => ({ compare: [{ count: mine(x) }, '>=', n] })),
  heard('rolled', '(a) {x:digits}', ({ x }) => rolled([x as number])),
  heard('rolled', '(a) {x:digits} or (a) {y:digits}', ({ x, y }) => rolled([x as number, y as number])),
  heard('rolled', '{x:digits}, {y:digits}, or {z:digits}', ({ x, y, z }) =>
    rolled([x as number, y as number, z as number]),
  ),
  ...sayings('condition', {}, ['it happened this turn that {happened:event}']),
  heard('condition', '{what:subject} has been discarded from {from:place} this turn', ({ what, from }) => ({
    happened: { on: 'discard', what, from },
  })),
  ...sayings('condition', {}, [
    '{controls:who} controls {arena:place}',
    { says: 'you control {arena:place}', with: { controls: 'you' } },
  ]),
  heard('condition', 'there are one|1 or more {exists:bare}', ({ exists }) => ({ exists })),
  heard('condition', 'there are any {exists:bare} there', ({ exists }) => ({
    exists: { ...(exists as object), zone: 'hand', whose: 'opponent' },
  })),
  heard('condition', 'your opponent has any {exists:bare} there', ({ exists }) => ({
    exists: { ...(exists as object), zone: 'hand', whose: 'opponent' },
  })),
  heard('condition', 'you have (any) {x:bare}', ({ x }) => ({ spot: x })),
  heard('condition', 'you have one|1 or more {x:bare}', ({ x }) => ({ spot: x })),
  heard('condition', 'you have no {x:bare}', ({ x }) => ({ not: { spot: x } })),
  heard('condition', 'your opponent has no {x:bare}', ({ x }) => ({
    not: { exists: { ...(x as object), whose: 'opponent' } },
  })),
  heard('condition', 'you have {n:digits} or more {x:bare}', ({ n, x }) =>
    n === 1 ? undefined : { compare: [{ count: mine(x) }, '>=', n] },
  ),
  heard('condition', 'there are more than {n:digits} {x:bare}', ({ n, x }) => ({ compare: [{ count: x }, '>', n] })),
  heard('condition', 'you have exactly {n:digits} {x:bare}', ({ n, x }) => ({ compare: [{ count: mine(x) }, '=', n] })),
  heard('condition', 'you have more {q:bare} than your opponent', ({ q }) => ({ compare: [yours(q), '>', theirs(q)] })),
  heard('condition', 'you have more {q:bare} than your opponent has {r:bare}', ({ q, r }) => ({
    compare: [yours(q), '>', theirs(r)],
  })),
  heard('condition', '{a:amount} is less than {b:amount}', ({ a, b }) => ({ compare: [a, '<', b] })),
  heard('condition', '{a:condition-part} and {b:condition-part}', ({ a, b }) => ({ all: [a, b] })),
  heard('condition-part', 'it is attacking {attacking:attacked}', ({ attacking }) => ({ attacking })),
  heard('condition-part', 'you have {spot:one}', ({ spot }) => ({ spot })),
]
