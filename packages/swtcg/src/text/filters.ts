import { heard, isRecord, type Production, type Slots, sayings } from '@dejarik/kernel/grammar'

/** Another than which is found once the whole text is read (antecedents.ts). */
export const another: Slots = { other: { it: 'another' } }

/** Said before the noun, in this order. One entry per filter key; slots are named after the keys. */
export const beforeWords: Production[] = [
  ...sayings('before', { tapped: true }, ['tapped']),
  ...sayings('before', { tapped: false }, ['untapped']),
  ...sayings('before', { damaged: true }, ['damaged']),
  ...sayings('before', { building: true }, ['unfinished', 'partially built', 'face-down', 'face down']),
  ...sayings('before', { attacking: true }, [{ says: 'attacking', cost: 1 }]),
  ...sayings('before', { unique: true }, ['unique']),
  ...sayings('before', { side: 'light' }, ['Light Side', { says: 'Light', cost: 1 }]),
  ...sayings('before', { side: 'dark' }, ['Dark Side', { says: 'Dark', cost: 1 }]),
  ...sayings('before', { side: 'neutral' }, ['neutral']),
  ...sayings('before', {}, ['{name:title}']),
  ...sayings('before', {}, ['{name:titles}']),
  ...sayings('before', {}, ['{subtype:subtypes}']),
  heard('before', '{x:non-subtypes}', ({ x }) => ({ not: x })),
  heard('before', '{subtype:all-subtypes}', (slots) => slots),
  heard('before', 'other', () => another),
  heard('before', 'different', () => ({ different: 'card' })),
]

const atMost = (key: string, word: string): Production[] =>
  sayings('after', {}, [
    `with ${word} at most {${key}:term}`,
    `with (a) (total) ${word} (of) {${key}:digits} or less`,
    `with (total) ${word} {:no-more-than} {${key}:term}`,
  ])

/** Said after the noun, in this order. */
export const afterWords: Production[] = [
  ...sayings('after', {}, ['that is no {not:subtypes}', 'other than (a) {not:subtypes}']),
  ...sayings('after', { types: { that: 'arena' } }, ["of that arena 's type"]),
  ...sayings('after', { types: { that: 'type' } }, ["of that card 's type"]),
  heard('after', 'of the chosen type', () => ({ 'of-type': true })),
  heard('after', 'of that type', () => ({ 'of-type': true })),
  ...sayings('after', { subtype: { that: 'subtype' } }, ['of that subtype']),
  ...sayings('after', {}, ['with the title of {same-name:attacked}', 'with the same name as {same-name:attacked}']),
  ...sayings('after', {}, ['with the type line of {same-type:ref}']),
  ...sayings('after', {}, ['with a {counter:counter} counter on it']),
  ...sayings('after', {}, ['with {keyword:any-keyword}']),
  ...sayings('after', {}, ['without {without:any-keyword}']),
  ...sayings('after', { pilot: true }, ['with a Pilot on it', 'with a Pilot (on it)']),
  ...sayings('after', { pilot: false }, ['without a Pilot']),
  ...sayings('after', {}, ['with {has:attacked} on it']),
  ...sayings('after', {}, [
    'of at most {force-most:digits} printed Force',
    'with a printed Force cost of {force-most:digits} or less (Force)',
  ]),
  ...sayings('after', {}, ['piloted by {has:one}']),
  ...atMost('power-most', 'power'),
  ...sayings('after', {}, ['with power at least {power-least:term}', 'with power {power-least:digits} or more']),
  ...atMost('speed-most', 'speed'),
  ...atMost('health-most', 'health'),
  ...atMost('cost-most', 'build cost'),
  ...sayings('after', { least: 'power' }, ['with the lowest power']),
  ...sayings('after', { least: 'speed' }, ['with the lowest speed']),
  ...sayings('after', { least: 'cost' }, ['with the lowest build cost']),
  ...sayings('after', { alike: 'name' }, ['with one and the same name', 'with the same name']),
  ...sayings('after', {}, ['worth at most {total-most:term} together']),
  ...sayings('after', { different: 'name' }, ['with different names']),
  ...sayings('after', { different: 'card' }, ['with different names or versions']),
  ...sayings('after', { different: 'speed' }, ['with different speeds']),
  ...sayings('after', { damaged: false }, ['without damage']),
  ...sayings('after', { falls: true }, ['that pending damage would discard']),
  ...sayings('after', { overkilled: true }, ['that went down this turn under twice its health']),
  ...sayings('after', { name: { that: 'name' } }, ['of that name']),
  ...sayings('after', { other: true }, ['other than this one']),
  ...sayings('after', {}, ['other than {other:ref}']),
  ...sayings('after', {}, ['that attacks {attacking:inner}', 'that is attacking {attacking:attacked}']),
  ...sayings('after', {}, ['that uses {using:arena-keyword}', 'using {using:arena-keyword}']),
  ...sayings('after', {}, ['last attacked by {last-attacked-by:ref}']),
  ...sayings('after', {}, ['not attacked by {unattacked-by:ref} this turn']),
  ...sayings('after', { 'attacked-last': true }, ['that attacked last']),
  ...sayings('after', {}, ['attacked by {attacked-by:attacked}']),
  ...sayings('after', {}, ['on {on:ref}']),
  ...sayings('after', { aboard: true }, ['aboard a unit']),
  ...sayings('after', {}, ['among {one-of:those}', 'of {one-of:those}']),
  ...sayings('after', { zone: 'set-aside' }, ['that lies aside']),
  ...sayings('after', {}, ['under {under:ref}']),
  ...sayings('after', {}, ['in {zone:place}', 'from {zone:place}']),
  ...sayings('after', {}, ['in {whose:possessive} {zone:pile}', 'from {whose:possessive} {zone:pile}']),
  ...sayings('after', {}, ['in a {zone:pile}']),
  ...sayings('after', {}, ['of which it is so that {where:condition}']),
  ...sayings('after', {}, ['in {zone:places}', 'from {zone:places}', 'in {whose:possessive} {zone:places}']),

  heard('after', 'with (any) damage counters on it|them', () => ({ damaged: true })),
  heard('after', 'that is damaged', () => ({ damaged: true })),
  heard('after', 'using {using:arena-keyword} to attack {attacking:attacked}', (slots) => slots),
  heard('after', 'that has power {n:digits} or more ({:now})', ({ n }) => ({ 'power-least': n })),
  heard('now', 'at the time this card is played', () => true),
  heard('after', 'that has {keyword:any-keyword}', (slots) => slots),
  heard('after', 'there', () => ({ 'one-of': { it: 'card' } })),
  heard('after', 'in|from your|their build zone', () => ({ zone: 'build' }), { cost: 1 }),
  ...sayings('after', { finished: true }, ['with enough build counters']),
  heard('after', 'of your choice', () => ({})),
  heard('after', 'you have', () => ({ whose: 'yours' })),
  heard('after', 'you control', () => ({ whose: 'yours' })),
  heard('after', 'in play', () => ({})),
]

const onlyCards = ['tapped', 'damaged', 'building', 'subtype', 'name', 'not', 'zone', 'pilot', 'keyword', 'cost-most']

/** Do these keys go together? */
export function fits(query: Slots): boolean {
  // "with the name of a unit in any arena": the place is the unit's.
  if ('zone' in query && isRecord(query['same-name']) && 'kind' in query['same-name']) return false
  return query.kind !== 'die' || !onlyCards.some((key) => key in query)
}
