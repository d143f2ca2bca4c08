import { heard, type Production, type Slots, sayings } from '@dejarik/kernel/grammar'

/** Another than which is found once the whole text is read (antecedents.ts). */
export const another: Slots = { other: { it: 'another' } }

/** Said before the noun, in this order. One entry per filter key; slots are named after the keys. */
export const beforeWords: Production[] = [
  ...sayings('before', { cheapest: true }, ['cheapest']),
  ...sayings('before', { ready: true }, ['ready']),
  ...sayings('before', { ready: false }, ['exhausted']),
  ...sayings('before', { zone: 'defeated' }, ['defeated']),
  ...sayings('before', { zone: 'set-aside' }, ['set-aside']),
  ...sayings('before', { unique: true }, ['unique']),
  ...sayings('before', { unique: false }, ['non-unique']),
  ...sayings('before', {}, ['{color:color}']),
  ...sayings('before', {}, ['{affiliation:affiliation}']),
  ...sayings('before', {}, ['{not:non-subtypes}']),
  ...sayings('before', {}, ['{subtype:subtypes}']),
  ...sayings('before', {}, ['{die-subtype:subtypes}']),
  ...sayings('before', {}, ['{die-of:card-type}']),
  // All the dice of a character: what `of` says already.
  heard('before', 'character or upgrade', () => ({ 'die-of': 'any' })),
  heard('before', 'other', () => another),
  heard('before', 'different', () => ({ different: true })),
  heard('before', 'damaged', () => ({ has: 'damage' })),
]

/** Said after the noun, in this order. */
export const afterWords: Production[] = [
  ...sayings('after', {}, ['belonging to {of:ref}']),
  ...sayings('after', {}, [
    // "Play an upgrade on this card" is about the playing.
    { says: 'on {attached-to:ref}', cost: 1 },
    'attached to {attached-to:ref}',
  ]),
  ...sayings('after', { other: true }, ['other than this one']),
  ...sayings('after', {}, ['other than {other:spared}']),
  ...sayings('after', {}, ['with the title of {copy-of:ref}']),
  ...sayings('after', {}, ['with {keyword:keyword}', 'with the {keyword:keyword} keyword']),
  ...sayings('after', {}, ['showing {showing:showing}', 'with the {showing:symbols} symbol']),
  ...sayings('after', { modifier: true }, ['showing a plus', 'showing a modified|modifier (side)']),
  ...sayings('after', { modifier: false }, ['showing no plus']),
  ...sayings('after', {}, [
    'with a value of at least {value-least:term}',
    'showing a value of {value-least:digits} or higher|more',
  ]),
  ...sayings('after', {}, [
    'with a value of at most {value-most:term}',
    'showing a value of {value-most:digits} or lower|less',
    'showing a value equal to or less than {value-most:term}',
  ]),
  ...sayings('after', {}, ['that costs at least {cost-least:term}', 'that costs|cost {cost-least:digits} or more']),
  ...sayings('after', {}, [
    'that costs at most {cost-most:term}',
    'that costs|cost {cost-most:digits} or less',
    'that costs|cost equal to or less than {cost-most:term}',
  ]),
  ...sayings('after', { has: 'shields' }, ['with shields', 'with 1|one or more shields']),
  ...sayings('after', { has: 'damage' }, ['with damage', 'with 1|one or more damage (on it|them)']),
  ...sayings('after', {}, ['with {has:one} attached']),
  ...sayings('after', { lacks: 'shields' }, ['without shields', 'that has no shields', 'with no shields']),
  ...sayings('after', { lacks: 'damage' }, ['without damage', 'that has no damage (on it)']),
  ...sayings('after', {}, ['without {lacks:one} attached', 'that has|have no {lacks:bare}']),
  ...sayings('after', {}, ['among {one-of:those}']),
  ...sayings('after', {}, ['in {whose:possessive} {zone:place}', 'from {whose:possessive} {zone:place}']),
  ...sayings('after', {}, ['in any {zone:place}', 'from any {zone:place}']),

  heard('after', 'in play', () => ({})),
  heard('after', 'from play', () => ({})),
  heard('after', 'of your choice', () => ({})),
  heard('after', 'you have', () => ({ whose: 'yours' })),
  heard('after', 'in your pool', () => ({ whose: 'yours' })),
  heard('after', 'an opponent has', () => ({ whose: 'opponent' })),
  heard('after', 'they have', () => ({ whose: { it: 'player' } }), { voices: ['you'] }),
  heard('after', 'they did not resolve', () => ({ other: { that: 'die' } }), { voices: ['you'] }),
  heard('after', 'from it', () => ({ 'from-it': true })),
  // "upgrades from one of your characters": the character is chosen first (hoist.ts).
  heard('after', 'from|on {x:one}', ({ x }) => ({ 'attached-to': { choose: 1, from: x } })),
]

const onlyDice = ['of', 'die-of', 'die-subtype', 'showing', 'modifier', 'value-least', 'value-most']
const onlyCards = [
  'attached-to',
  'ready',
  'subtype',
  'not',
  'keyword',
  'copy-of',
  'has',
  'lacks',
  'cheapest',
  'unique',
  'zone',
  'cost-least',
  'cost-most',
]

/** Do these keys go together? */
export function fits(query: Slots): boolean {
  const wrong = query.kind === 'die' ? onlyCards : onlyDice
  if (wrong.some((key) => key in query)) return false
  if ('attached-to' in query && query.kind !== 'upgrade' && query.kind !== 'card') return false
  // A card in hand is on nothing: "play an upgrade from your hand on …" is about the playing.
  if ('attached-to' in query && 'zone' in query) return false
  return query['die-of'] !== 'any' || 'of' in query || 'whose' in query
}
