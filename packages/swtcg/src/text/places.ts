import { constant, type Form, heard, list, type Production, pass, pattern, sayings } from '@dejarik/kernel/grammar'

export const arenas = ['space', 'ground', 'character'] as const
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const zones = [...arenas, 'arena', 'build', 'hand', 'discard', 'deck', 'set-aside', 'under']

/**
 * `arena`: one arena or any; `place`: where a unit is; `pile`: a place that has an owner. "In that arena" and "in the same
 * arena" are settled once the whole text is read (antecedents.ts).
 */
export const placeWords: (Production | Form)[] = [
  ...arenas.flatMap((arena) => constant('arena', arena, [`${capital(arena)} arena`, `the ${capital(arena)} arena`])),
  ...constant('arena', 'this-battle', ['the arena of this battle']),
  ...constant('arena', 'arena', ['any of the arenas', 'any arena', 'an arena', 'all arenas', 'each arena']),
  ...constant('arena-name', 'space', ['Space']),
  ...constant('arena-name', 'ground', ['Ground']),
  ...constant('arena-name', 'character', ['Character']),
  list('arena-names', 'arena-name', 'or', { order: arenas }),
  list('all-arena-names', 'arena-name', 'and', { order: arenas, least: 2 }),
  heard('several', 'the {x:arena-names} arena|arenas', ({ x }) => ((x as unknown[]).length > 1 ? x : undefined)),
  heard('several', 'the Space, Ground, and Character arenas', () => 'arena'),
  ...constant('pile', 'build', ['build zone']),
  ...constant('pile', 'hand', ['hand']),
  ...constant('pile', 'discard', ['discard pile']),
  ...constant('pile', 'deck', ['deck']),
  ...constant('own-pile', 'hand', ['hand']),
  ...constant('own-pile', 'discard', ['discard pile']),
  pass('place', '{x:arena}'),
  pass('place', '{x:several}', { match: () => undefined }),
  ...constant('place', { that: 'arena' }, []),
  heard('place', 'one|1 arena', () => ({ one: 'arena' })),
  heard('place', 'the chosen arena', () => ({ it: 'arena' })),
  heard('place', 'that arena', () => ({ it: 'arena' })),
  ...sayings('place', {}, ["{of:ref} 's arena"]),
  heard('place', 'the same arena', () => ({ it: 'same-arena' })),
  heard('place', 'the same arena as {of:ref}', ({ of }) => ({ of })),
  {
    sort: 'place',
    parts: pattern('the chosen arena'),
    build: () => undefined,
    match: (node) => (JSON.stringify(node) === '{"that":"arena"}' ? {} : undefined),
  },
  list('places', 'one-place', 'or', { order: zones, least: 2 }),
  pass('one-place', '{x:arena}'),
  ...constant('one-place', 'build', [
    'the build zone',
    'build zone',
    'your build zone',
    "your opponent 's build zone",
    'their build zone',
  ]),
  ...constant('one-place', 'hand', ['the hand', 'your hand', 'hand']),
  ...constant('one-place', 'discard', ['the discard pile', 'your discard pile', 'discard pile']),
  ...constant('one-place', 'deck', ['the deck', 'your deck', 'deck']),
  ...constant('place', 'build', ['the build zone']),
]
