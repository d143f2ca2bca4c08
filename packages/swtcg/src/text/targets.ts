import {
  constant,
  type Form,
  heard,
  isRecord,
  list,
  type Production,
  pass,
  pattern,
  sayings,
} from '@dejarik/kernel/grammar'

/** "up to 1 card" rather than "at most 1 cards". */
const upToOne: Production = {
  sort: 'target',
  parts: pattern('up to 1|one {from:bare}'),
  build: ({ from }) => ({ choose: { upTo: 1 }, from }),
  match(node) {
    const choose = isRecord(node) ? node.choose : undefined
    return isRecord(choose) && choose.upTo === 1 ? { from: (node as { from: unknown }).from } : undefined
  },
}
const owner = ['your', 'their', "its owner 's", "your opponent 's", "that player 's", 'the']
const piles: Record<string, readonly string[]> = {
  hand: ['into|to|in %s hand'],
  'deck-top': ['on (the) top of %s deck', 'back on (the) top of %s deck'],
  'deck-bottom': ['on the bottom of %s deck'],
  deck: ['into|to %s deck'],
  build: ['into|in|to %s build zone'],
  discard: ['into|in %s discard pile'],
}

export const targetWords: (Production | Form)[] = [
  upToOne,
  ...sayings('target', {}, ['{top:number} topmost #card of {of:whos} deck']),
  heard('to-come', 'you will roll for that attack', () => true),
  heard('to-come', 'that will be done to this unit {:prevented}', () => true),
  heard('prevented', 'after damage prevention', () => true),
  heard('not-original', 'instead of the original defending unit, {:if-legal}', () => true),
  heard('if-legal', 'unless that unit cannot be attacked', () => true),
  ...sayings('target', { choose: 'some' }, ['{from:many}, at least one of them', 'one or more of {from:many}']),
  heard('target', 'the last unit it attacked', () => ({ each: { kind: 'unit', 'last-attacked-by': 'this' } })),
  heard('target', '{a:single}, {b:single}, and {c:single}', ({ a, b, c }) => ({
    and: [
      { choose: 1, from: a },
      {
        and: [
          { choose: 1, from: b },
          { choose: 1, from: c },
        ],
      },
    ],
  })),
  heard(
    'target',
    '{a:single} and {b:single}',
    ({ a, b }) => ({
      and: [
        { choose: 1, from: a },
        { choose: 1, from: b },
      ],
    }),
    { cost: 1 },
  ),
  ...sayings('receiver', {}, ['each {each:bare}', 'each of {each:many}']),
  pass('receiver', '{x:thing}'),
  pass('receiver', '{x:who}'),
  heard('receiver', 'each of {x:those}', ({ x }) => x),
  heard('thing', '{name:title} from {zone:place}', ({ name, zone }) => ({
    choose: 1,
    from: { kind: 'unit', name, pilots: true, zone },
  })),
  heard('target', '{n:digits} of {r:those}', ({ n, r }) =>
    n === 1 ? undefined : { choose: n, from: { kind: 'card', 'one-of': r } },
  ),
  heard('target', 'the top {top:number} cards of {of:whos} deck', ({ top, of }) =>
    top === 'x' ? { top, of } : undefined,
  ),
  heard('receiver', 'he|she', () => ({ it: 'it' })),
  heard('receiver', '{x:many}', ({ x }) => ({ each: x })),

  ...Object.entries(piles).flatMap(([to, says]) =>
    constant(
      'put-place',
      to,
      says.flatMap((one) => ['the', ...owner].map((whose) => one.replace('%s', whose))),
    ),
  ),
  ...constant('put-place', 'space', ['into Space arena', 'into the Space arena']),
  ...constant('put-place', 'ground', ['into Ground arena', 'into the Ground arena']),
  ...constant('put-place', 'character', ['into Character arena', 'into the Character arena', 'to the Character arena']),
  ...constant('put-place', 'arena', ['into its arena']),
  heard('put-place', 'into that|the (chosen) arena', () => ({ it: 'arena' })),
  heard('put-place', 'to the Ground arena', () => 'ground'),
  heard('put-place', 'to the Space arena', () => 'space'),
  {
    sort: 'put-place',
    parts: pattern('into the chosen arena'),
    build: () => undefined,
    match: (node) => (isRecord(node) && node.that === 'arena' ? {} : undefined),
  },
  ...constant('put-place', 'set-aside', ['aside']),
  ...constant('put-place', 'out-of-game', ['out of the game']),
  ...sayings('put-place', {}, ['under {under:thing}', 'into the stack of {stack:ref}', "into {of:ref} 's arena"]),
  ...constant('face', 'down', ['face down', 'face-down']),
  ...constant('tapped', true, ['tapped']),
  ...constant('tapped', false, ['untapped']),
  list('search-zones', 'pile', 'or', { least: 2 }),
]
