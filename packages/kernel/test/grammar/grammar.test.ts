import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  constant,
  digits,
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

/** A game of its own: cats, which are fed and may be black. */
const cats = grammar([
  ...effectWords,
  ...words('feed', ['<feed> {what:target} (twice? twice)', 'give {what:target} (twice? two meals)']),
  ...words('pay', ['<pay> {n:number} #coin']),
  ...lastWords,
  ...constant('ref', 'this', ['this cat']),
  ...constant('ref', { that: 'cat' }, ['that cat']),
  ...sharedWords,
  pass('passive', '{x:act}'),
  list('names', 'digits', 'or'),
  ...phrases({
    before: [...sayings('before', { black: true }, ['black']), ...sayings('before', { old: true }, ['old'])],
    noun: sayings('noun', { kind: 'cat' }, ['#cat']),
    after: sayings('after', {}, ['aged {age:names}']),
    owner: 'whose',
    another: { other: true },
    fits: (query) => !(query.old === true && 'age' in query),
  }),
])

const blackCat = { choose: 1, from: { kind: 'cat', black: true } }

function both(node: unknown, text: string, sort = 'text') {
  assert.equal(write(cats, sort, node), text)
  const result = read(cats, sort, text)
  assert.deepEqual('node' in result ? result.node : result, node)
}

test('a node is said in its first words and read in any', () => {
  both({ do: 'feed', what: blackCat }, 'Feed 1 black cat')
  both({ do: 'feed', what: blackCat, twice: true }, 'Feed 1 black cat twice')
  assert.deepEqual(read(cats, 'text', 'give a black cat two meals'), {
    node: { do: 'feed', what: blackCat, twice: true },
    others: [],
  })
})

test('nouns agree with numbers, articles with nouns', () => {
  both({ do: 'pay', n: 1 }, 'Pay 1 coin')
  both({ do: 'pay', n: 2 }, 'Pay 2 coins')
  both({ do: 'feed', what: { choose: 1, from: { kind: 'cat', old: true } } }, 'Feed 1 old cat')
  both({ do: 'feed', what: { choose: 2, from: { kind: 'cat', whose: 'yours' } } }, 'Feed 2 of your cats')
  both({ do: 'feed', what: { each: { kind: 'cat', age: [1, 2, 3] } } }, 'Feed all cats aged 1, 2, or 3')
})

test('who acts changes verbs and pronouns', () => {
  const yours = { choose: 1, from: { kind: 'cat', whose: 'yours' } }
  both({ do: 'as', who: 'opponent', effect: { do: 'feed', what: yours } }, 'An opponent feeds 1 of their cats')
  both(
    { do: 'as', who: 'each-player', effect: { do: 'may', effect: { do: 'pay', n: 3 } } },
    'Each player can pay 3 coins',
  )
  both(
    { do: 'may', effect: { do: 'as', who: 'opponent', effect: { do: 'pay', n: 3 } } },
    'You can have an opponent pay 3 coins',
  )
})

test('costs reach to the end of the text, brackets hold them back', () => {
  const pay = { do: 'pay', n: 1 }
  const feed = { do: 'feed', what: 'this' }
  both(
    { do: 'then', first: pay, next: { do: 'sequence', steps: [feed, pay] }, to: true },
    'Pay 1 coin: feed this cat. Pay 1 coin',
  )
  both(
    { do: 'sequence', steps: [{ do: 'then', first: pay, next: feed, to: true }, pay] },
    '[Pay 1 coin: feed this cat]. Pay 1 coin',
  )
  both(
    { do: 'then', first: { do: 'sequence', steps: [pay, feed] }, next: pay },
    'Pay 1 coin. Feed this cat. If you did, pay 1 coin',
  )
  both(
    { do: 'sequence', steps: [pay, { do: 'then', first: feed, next: pay }] },
    'Pay 1 coin. [Feed this cat. If you did, pay 1 coin]',
  )
})

test('keys that do not go together are not read', () => {
  assert.deepEqual(read(cats, 'many', 'old cats aged 3'), { unread: '3' })
})

test('what is not understood is reported from where it begins', () => {
  assert.deepEqual(read(cats, 'text', 'feed this cat and sing to it'), { unread: 'sing to it' })
})

test('numbers are read as digits, words and articles', () => {
  const numbers = grammar([digits])
  for (const [text, n] of [
    ['3', 3],
    ['three', 3],
    ['a', 1],
    ['ten', 10],
  ] as const) {
    assert.deepEqual(read(numbers, 'digits', text), { node: n, others: [] })
  }
})

test('a node without words is an error', () => {
  assert.throws(() => write(cats, 'text', { do: 'groom' }), /no words for/)
})

test('a name that no sort has is an error', () => {
  assert.throws(() => read(grammar(words('pay', ['pay {n:money}'])), 'act', 'pay 3'), /No sort is called 'money'/)
})

test('players are named, and so is what is theirs', () => {
  const players = {
    opponent: 'An opponent',
    'any-player': 'A player',
    'each-opponent': 'Each opponent',
    'each-player': 'Each player',
  }
  both('you', 'You', 'who')
  both('you', 'Your', 'whos')
  for (const [who, words] of Object.entries(players)) {
    both(who, words, 'who')
    both(who, `${words}'s`, 'whos')
  }
  both({ that: 'player' }, 'That player', 'who')
  both({ that: 'player' }, "That player's", 'whos')
  both({ owner: 'this' }, "This cat's owner", 'who')
  both({ owner: 'this' }, "This cat's owner's", 'whos')
  both('yours', 'Your', 'possessive')
  both('opponent', "An opponent's", 'possessive')
  both({ that: 'player' }, "That player's", 'possessive')
})
