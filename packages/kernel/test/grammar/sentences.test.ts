import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  constant,
  effectWords,
  grammar,
  lastWords,
  list,
  pass,
  phrases,
  read,
  sayings,
  sharedWords,
  words,
  write,
} from '../../src/vocabulary/grammar/index.js'

/** A game of its own: cats, which are fed, and one of them has a name. */
const cats = grammar([
  ...effectWords,
  ...words('feed', ['<feed> {what:target}']),
  ...words('pay', ['<pay> {n:number} #coin']),
  ...lastWords,
  ...constant('ref', 'this', ['this cat']),
  ...constant('ref', { that: 'cat' }, ['that cat']),
  ...sharedWords,
  pass('passive', '{x:act}'),
  list('names', 'digits', 'or'),
  ...phrases({
    before: [...sayings('before', { black: true }, ['black']), ...sayings('before', { old: true }, ['old'])],
    noun: [...sayings('noun', { kind: 'cat' }, ['#cat']), ...sayings('noun', { kind: 'tom' }, ['Tom'])],
    after: sayings('after', {}, ['aged {age:names}']),
    owner: 'whose',
    another: { other: true },
    proper: (query) => query.kind === 'tom',
    fits: () => true,
  }),
])

/** What is said of a tree, and read back as the same. */
const said: [string, object][] = [
  [
    'Choose 1: pay 1 coin; or feed this cat',
    {
      do: 'either',
      options: [
        { do: 'pay', n: 1 },
        { do: 'feed', what: 'this' },
      ],
    },
  ],
  [
    'Choose 1: pay 1 coin; feed this cat; or pay 2 coins',
    {
      do: 'either',
      options: [
        { do: 'pay', n: 1 },
        { do: 'feed', what: 'this' },
        { do: 'pay', n: 2 },
      ],
    },
  ],
  [
    'Choose 2: pay 1 coin; feed this cat; or pay 2 coins',
    {
      do: 'either',
      pick: 2,
      options: [
        { do: 'pay', n: 1 },
        { do: 'feed', what: 'this' },
        { do: 'pay', n: 2 },
      ],
    },
  ],
  [
    'You can pay 1 coin. Then feed this cat',
    { do: 'then', first: { do: 'may', effect: { do: 'pay', n: 1 } }, next: { do: 'feed', what: 'this' } },
  ],
  [
    'An opponent pays 1 coin. If they did, feed this cat',
    {
      do: 'then',
      first: { do: 'as', who: 'opponent', effect: { do: 'pay', n: 1 } },
      next: { do: 'feed', what: 'this' },
    },
  ],
  [
    'An opponent can pay 1 coin. Then feed this cat',
    {
      do: 'then',
      first: { do: 'as', who: 'opponent', effect: { do: 'may', effect: { do: 'pay', n: 1 } } },
      next: { do: 'feed', what: 'this' },
    },
  ],
  [
    'Pay 1 coin. If you did, feed this cat',
    { do: 'then', first: { do: 'pay', n: 1 }, next: { do: 'feed', what: 'this' } },
  ],
  [
    'Pay 1 coin. Feed this cat. Pay 2 coins',
    {
      do: 'sequence',
      steps: [
        { do: 'pay', n: 1 },
        { do: 'feed', what: 'this' },
        { do: 'pay', n: 2 },
      ],
    },
  ],
  ['If you have a cat: pay 1 coin', { do: 'if', if: { spot: { kind: 'cat' } }, then: { do: 'pay', n: 1 } }],
  [
    'If you have a cat, pay 1 coin; otherwise feed this cat',
    { do: 'if', if: { spot: { kind: 'cat' } }, then: { do: 'pay', n: 1 }, else: { do: 'feed', what: 'this' } },
  ],
  [
    'If you do not have a cat: pay 1 coin',
    { do: 'if', if: { not: { spot: { kind: 'cat' } } }, then: { do: 'pay', n: 1 } },
  ],
  [
    "If there is 1 of an opponent's cats: pay 1 coin",
    { do: 'if', if: { exists: { kind: 'cat', whose: 'opponent' } }, then: { do: 'pay', n: 1 } },
  ],
  [
    'If there is not a cat: pay 1 coin',
    { do: 'if', if: { not: { exists: { kind: 'cat' } } }, then: { do: 'pay', n: 1 } },
  ],
  [
    'If this cat is a black cat: pay 1 coin',
    { do: 'if', if: { is: 'this', a: { kind: 'cat', black: true } }, then: { do: 'pay', n: 1 } },
  ],
  [
    'If this cat is not a cat: pay 1 coin',
    { do: 'if', if: { not: { is: 'this', a: { kind: 'cat' } } }, then: { do: 'pay', n: 1 } },
  ],
  [
    'If the number of cats is more than 2: pay 1 coin',
    { do: 'if', if: { compare: [{ count: { kind: 'cat' } }, '>', 2] }, then: { do: 'pay', n: 1 } },
  ],
  [
    'If the number of cats is less than 2: pay 1 coin',
    { do: 'if', if: { compare: [{ count: { kind: 'cat' } }, '<', 2] }, then: { do: 'pay', n: 1 } },
  ],
  [
    'If the number of cats is at least 2: pay 1 coin',
    { do: 'if', if: { compare: [{ count: { kind: 'cat' } }, '>=', 2] }, then: { do: 'pay', n: 1 } },
  ],
  [
    'If the number of cats is at most 2: pay 1 coin',
    { do: 'if', if: { compare: [{ count: { kind: 'cat' } }, '<=', 2] }, then: { do: 'pay', n: 1 } },
  ],
  [
    'If the number of cats is exactly 2: pay 1 coin',
    { do: 'if', if: { compare: [{ count: { kind: 'cat' } }, '=', 2] }, then: { do: 'pay', n: 1 } },
  ],
  [
    'If both you have a cat and there is a cat: pay 1 coin',
    { do: 'if', if: { all: [{ spot: { kind: 'cat' } }, { exists: { kind: 'cat' } }] }, then: { do: 'pay', n: 1 } },
  ],
  [
    'If both you have a cat and both there is a cat and you have Tom: pay 1 coin',
    {
      do: 'if',
      if: { all: [{ spot: { kind: 'cat' } }, { exists: { kind: 'cat' } }, { spot: { kind: 'tom' } }] },
      then: { do: 'pay', n: 1 },
    },
  ],
  [
    'If either you have a cat or either there is a cat or you have Tom: pay 1 coin',
    {
      do: 'if',
      if: { any: [{ spot: { kind: 'cat' } }, { exists: { kind: 'cat' } }, { spot: { kind: 'tom' } }] },
      then: { do: 'pay', n: 1 },
    },
  ],
  [
    'If it is not so that both you have a cat and there is a cat: pay 1 coin',
    {
      do: 'if',
      if: { not: { all: [{ spot: { kind: 'cat' } }, { exists: { kind: 'cat' } }] } },
      then: { do: 'pay', n: 1 },
    },
  ],
  [
    'Feed this cat unless an opponent pays 1 coin',
    { do: 'unless', who: 'opponent', effect: { do: 'pay', n: 1 }, otherwise: { do: 'feed', what: 'this' } },
  ],
  [
    'One by one for all cats, feed that cat',
    { do: 'for-each', what: { each: { kind: 'cat' } }, effect: { do: 'feed', what: { that: 'cat' } } },
  ],
  ['Pay 1 coin if possible', { do: 'try', effect: { do: 'pay', n: 1 } }],
  ['Choose 1 cat', { do: 'choose', what: { choose: 1, from: { kind: 'cat' } } }],
  ['Feed as many cats as you like', { do: 'feed', what: { choose: 'any', from: { kind: 'cat' } } }],
  [
    'Feed as many of your cats as you like',
    { do: 'feed', what: { choose: 'any', from: { kind: 'cat', whose: 'yours' } } },
  ],
  ['Feed at most 2 cats', { do: 'feed', what: { choose: { upTo: 2 }, from: { kind: 'cat' } } }],
  [
    "Feed at most 2 of an opponent's cats",
    { do: 'feed', what: { choose: { upTo: 2 }, from: { kind: 'cat', whose: 'opponent' } } },
  ],
  [
    "Feed 1 of that player's cats",
    { do: 'feed', what: { choose: 1, from: { kind: 'cat', whose: { that: 'player' } } } },
  ],
  ['Feed Tom', { do: 'feed', what: { choose: 1, from: { kind: 'tom' } } }],
  ['Feed your Tom', { do: 'feed', what: { choose: 1, from: { kind: 'tom', whose: 'yours' } } }],
  ['Feed all black old cats', { do: 'feed', what: { each: { kind: 'cat', old: true, black: true } } }],
  ['Feed 1 random cat', { do: 'feed', what: { random: 1, from: { kind: 'cat' } } }],
  ['Feed 2 random cats', { do: 'feed', what: { random: 2, from: { kind: 'cat' } } }],
  ['Feed 1 card from the top of your deck', { do: 'feed', what: { top: 1, of: 'you' } }],
  ["Feed 2 cards from the top of an opponent's deck", { do: 'feed', what: { top: 2, of: 'opponent' } }],
  ["Feed 1 card from the top of a player's deck", { do: 'feed', what: { top: 1, of: 'any-player' } }],
  ['Feed both this cat and 1 cat', { do: 'feed', what: { and: ['this', { choose: 1, from: { kind: 'cat' } }] } }],
  [
    'Feed as many cats as the number of black cats',
    { do: 'feed', what: { choose: { count: { kind: 'cat', black: true } }, from: { kind: 'cat' } } },
  ],
  ['Pay that many coins', { do: 'pay', n: { that: 'number' } }],
  ['Pay 1 [2 if you have a cat] coins', { do: 'pay', n: { if: { spot: { kind: 'cat' } }, then: 2, else: 1 } }],
  [
    'Each player feeds 1 of their cats',
    {
      do: 'as',
      who: 'each-player',
      effect: { do: 'feed', what: { choose: 1, from: { kind: 'cat', whose: 'yours' } } },
    },
  ],
  ['That player pays 2 coins', { do: 'as', who: { that: 'player' }, effect: { do: 'pay', n: 2 } }],
  [
    'You can choose 1: pay 1 coin; or feed this cat',
    {
      do: 'may',
      effect: {
        do: 'either',
        options: [
          { do: 'pay', n: 1 },
          { do: 'feed', what: 'this' },
        ],
      },
    },
  ],
  [
    'You can pay 1 coin: feed this cat',
    { do: 'may', effect: { do: 'then', first: { do: 'pay', n: 1 }, next: { do: 'feed', what: 'this' }, to: true } },
  ],
]

for (const [text, tree] of said)
  test(`said and read: ${text}`, () => {
    assert.equal(write(cats, 'text', tree), text)
    assert.deepEqual(read(cats, 'text', text), { node: tree, others: [] })
  })

/** What is only read. */
const heard: [string, object][] = [
  [
    'choose 1: pay 1 coin; or feed this cat',
    {
      do: 'either',
      options: [
        { do: 'pay', n: 1 },
        { do: 'feed', what: 'this' },
      ],
    },
  ],
  [
    'pay 1 coin or feed this cat',
    {
      do: 'either',
      options: [
        { do: 'pay', n: 1 },
        { do: 'feed', what: 'this' },
      ],
    },
  ],
  [
    'choose to either pay 1 coin, or feed this cat',
    {
      do: 'either',
      options: [
        { do: 'pay', n: 1 },
        { do: 'feed', what: 'this' },
      ],
    },
  ],
  [
    'either pay 1 coin; feed this cat; or pay 2 coins',
    {
      do: 'either',
      options: [
        { do: 'pay', n: 1 },
        { do: 'feed', what: 'this' },
        { do: 'pay', n: 2 },
      ],
    },
  ],
  [
    'choose and do 2 of the following: pay 1 coin; feed this cat; or pay 2 coins',
    {
      do: 'either',
      pick: 2,
      options: [
        { do: 'pay', n: 1 },
        { do: 'feed', what: 'this' },
        { do: 'pay', n: 2 },
      ],
    },
  ],
  ['pay 1 coin. then feed this cat', { do: 'then', first: { do: 'pay', n: 1 }, next: { do: 'feed', what: 'this' } }],
  ['pay 1 coin. then, feed this cat', { do: 'then', first: { do: 'pay', n: 1 }, next: { do: 'feed', what: 'this' } }],
  [
    'pay 1 coin. if you do, feed this cat',
    { do: 'then', first: { do: 'pay', n: 1 }, next: { do: 'feed', what: 'this' } },
  ],
  [
    'an opponent pays 1 coin. if they do, feed this cat',
    {
      do: 'then',
      first: { do: 'as', who: 'opponent', effect: { do: 'pay', n: 1 } },
      next: { do: 'feed', what: 'this' },
    },
  ],
  ['feed any number of cats', { do: 'feed', what: { choose: 'any', from: { kind: 'cat' } } }],
  ['feed up to 2 of your cats', { do: 'feed', what: { choose: { upTo: 2 }, from: { whose: 'yours', kind: 'cat' } } }],
  ['feed each cat', { do: 'feed', what: { each: { kind: 'cat' } } }],
  ['feed each of your cats', { do: 'feed', what: { each: { whose: 'yours', kind: 'cat' } } }],
  ['feed all of your cats', { do: 'feed', what: { each: { whose: 'yours', kind: 'cat' } } }],
  ['feed 1 of your cats', { do: 'feed', what: { choose: 1, from: { whose: 'yours', kind: 'cat' } } }],
  [
    'feed another one of your cats',
    { do: 'feed', what: { choose: 1, from: { other: true, whose: 'yours', kind: 'cat' } } },
  ],
  ['feed the top card of your deck', { do: 'feed', what: { top: 1, of: 'you' } }],
  ['feed the top 3 cards of any deck', { do: 'feed', what: { of: 'any-player', top: 3 } }],
  [
    'feed this cat and 1 black cat',
    { do: 'feed', what: { and: ['this', { choose: 1, from: { black: true, kind: 'cat' } }] } },
  ],
  ['feed one cat', { do: 'feed', what: { choose: 1, from: { kind: 'cat' } } }],
  ['feed the old cat', { do: 'feed', what: { choose: 1, from: { old: true, kind: 'cat' } } }],
  ['feed your cat', { do: 'feed', what: { choose: 1, from: { whose: 'yours', kind: 'cat' } } }],
  ['feed tom', { do: 'feed', what: { choose: 1, from: { kind: 'tom' } } }],
  ['pay three coins', { do: 'pay', n: 3 }],
  ['pay a coin', { do: 'pay', n: 1 }],
  [
    'feed any number of your cats or any number of cats',
    {
      do: 'feed',
      what: {
        or: [
          { choose: 'any', from: { whose: 'yours', kind: 'cat' } },
          { choose: 'any', from: { kind: 'cat' } },
        ],
      },
    },
  ],
  [
    'pay 1 coin, feed this cat, and pay 2 coins',
    {
      do: 'sequence',
      steps: [
        { do: 'pay', n: 1 },
        { do: 'feed', what: 'this' },
        { do: 'pay', n: 2 },
      ],
    },
  ],
  [
    'pay 1 coin and feed this cat',
    {
      do: 'sequence',
      steps: [
        { do: 'pay', n: 1 },
        { do: 'feed', what: 'this' },
      ],
    },
  ],
]

for (const [text, tree] of heard)
  test(`read: ${text}`, () => assert.deepEqual(read(cats, 'text', text), { node: tree, others: [] }))

test('what is no sentence is told from where it begins', () => {
  assert.deepEqual(read(cats, 'text', 'either pay 1 coin'), { unread: 'coin' })
  assert.deepEqual(read(cats, 'text', 'pay 1 coin, then feed this cat'), { unread: 'then feed this cat' })
  assert.deepEqual(read(cats, 'text', 'feed 2 other cats'), { unread: 'other cats' })
})

test('numbers are read as words up to ten', () => {
  const names = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
  names.forEach((name, n) => {
    assert.deepEqual(read(cats, 'digits', name), { node: n, others: [] })
  })
})
