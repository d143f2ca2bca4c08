import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldHelp, filtersFor, type Language, library, mended, readQuery, writeQuery } from '../../src/search/index.js'

interface Pet {
  readonly name: string
  readonly kind: string
  readonly colours: readonly string[]
  readonly weight?: number | '*'
  readonly legs: number
  readonly toys: readonly { n?: number; of: string }[]
  readonly text: string
}

const language: Language<Pet> = {
  anywhere: ({ name, kind, text }) => `${name} ${kind} ${text}`,
  fields: [
    {
      kind: 'words',
      name: 'kind',
      also: ['k'],
      about: 'what it is',
      of: ({ kind }) => [kind],
      means: { kitty: 'cat' },
      filter: true,
    },
    {
      kind: 'words',
      name: 'colour',
      also: ['color'],
      about: 'its colours',
      of: ({ colours }) => colours,
      filter: true,
    },
    { kind: 'number', name: 'weight', about: 'its weight', of: ({ weight }) => (weight === undefined ? [] : [weight]) },
    { kind: 'number', name: 'legs', about: 'its legs', of: ({ legs }) => [legs] },
    { kind: 'amount', name: 'toy', about: 'its toys', of: ({ toys }) => toys },
    { kind: 'text', name: 'text', about: 'what is said of it', of: ({ text }) => text },
  ],
  examples: [],
}
const pets: readonly Pet[] = [
  {
    name: 'Tom',
    kind: 'cat',
    colours: ['black', 'white'],
    weight: 4,
    legs: 4,
    toys: [{ n: 2, of: 'ball' }],
    text: 'Sleeps all day.',
  },
  {
    name: 'Rex',
    kind: 'dog',
    colours: ['black'],
    weight: 30,
    legs: 3,
    toys: [{ n: 1, of: 'ball' }, { n: 3, of: '+bone' }, { of: 'bone' }],
    text: 'Barks at the cat.',
  },
  { name: 'Polly', kind: 'sea parrot', colours: ['red'], weight: '*', legs: 2, toys: [], text: 'Says: “or else!”' },
  { name: 'Élan', kind: 'moose', colours: [], legs: 4, toys: [{ of: 'bone' }], text: '' },
]
const all = library(language, pets)
const found = (words: string): string => {
  const { found: some, faults } = all.search(words)
  assert.deepEqual(faults, [], words)
  return some.map(({ name }) => name).join(' ')
}
/** What is said, and what becomes of the search by a click. */
const faulty = (words: string): string[] =>
  all
    .search(words)
    .faults.map((fault) => (fault.instead === undefined ? fault.says : `${fault.says} → ${mended(words, fault)}`))

test('words, phrases, and, or, not, parentheses', () => {
  assert.equal(found(''), 'Tom Rex Polly Élan')
  assert.equal(found('cat'), 'Tom Rex')
  assert.equal(found('CAT barks'), 'Rex')
  assert.equal(found('cat and barks'), 'Rex')
  assert.equal(found('"all day"'), 'Tom')
  assert.equal(found('elan'), 'Élan')
  assert.equal(found('sleeps or barks'), 'Tom Rex')
  assert.equal(found('sleeps OR barks kind:dog'), 'Tom Rex')
  assert.equal(found('(sleeps or barks) kind:dog'), 'Rex')
  assert.equal(found('-cat'), 'Polly Élan')
  assert.equal(found('not (cat | moose)'), 'Polly')
  assert.equal(found('-(cat or kind:moose) -legs:4'), 'Polly')
  assert.equal(found('not -cat'), 'Tom Rex')
  assert.equal(found('"or else"'), 'Polly')
  assert.equal(found('says:'), 'Polly')
})

test('fields: words by their beginning, numbers compared with numbers and with each other, amounts', () => {
  assert.equal(found('kind:cat'), 'Tom')
  assert.equal(found('k=kitty'), 'Tom')
  assert.equal(found('kind:parrot'), 'Polly')
  assert.equal(found('kind:sea-parrot'), 'Polly')
  assert.equal(found('kind!=cat color:black'), 'Rex')
  assert.equal(found('colour:black colour:white'), 'Tom')
  assert.equal(found('weight>=4'), 'Tom Rex')
  assert.equal(found('weight<4'), '')
  assert.equal(found('weight:*'), 'Polly')
  assert.equal(found('weight!=4'), 'Rex Polly Élan')
  assert.equal(found('weight>legs'), 'Rex')
  assert.equal(found('weight=legs'), 'Tom')
  assert.equal(found('toy:ball'), 'Tom Rex')
  assert.equal(found('toy:2ball'), 'Tom')
  assert.equal(found('toy>=1ball'), 'Tom Rex')
  assert.equal(found('toy:bone'), 'Rex Élan')
  assert.equal(found('toy:+3bone'), 'Rex')
  assert.equal(found('toy:3bone'), '')
  assert.equal(found('text:"at the"'), 'Rex')
})

test('what cannot be meant is said, with what would be right, and left out', () => {
  assert.deepEqual(faulty('kin:cat'), ['There is no field “kin”. Did you mean kind:cat? → kind:cat'])
  assert.deepEqual(faulty('size:9'), [
    'There is no field “size”: it is kind, colour, weight, legs, toy or text. For the words themselves use quotation marks. → "size:9"',
  ])
  assert.deepEqual(faulty('legs:4 kind:cta'), ['No card has kind “cta”. Did you mean kind:cat? → legs:4 kind:cat'])
  assert.deepEqual(faulty('kind:whale'), ['No card has kind “whale”: it is cat, dog, moose or sea parrot.'])
  assert.deepEqual(faulty('kind>cat'), ['kind is no number. Write kind:cat. → kind:cat'])
  assert.deepEqual(faulty('kind>2'), ['kind is no number. Write kind: and one of cat, dog, moose or sea parrot.'])
  assert.deepEqual(faulty('weight:heavy'), ['weight is a number. Write weight<=2, weight:3 or weight>4.'])
  assert.deepEqual(faulty('toy:2bal'), [])
  assert.deepEqual(faulty('toy:2bull'), ['No card has toy “bull”. Did you mean toy:2ball? → toy:2ball'])
  assert.deepEqual(faulty('toy>ball'), ['How many? Write toy>2ball. → toy>2ball'])
  assert.deepEqual(faulty('kind:'), ['What shall kind be? Write kind: and one of cat, dog, moose or sea parrot.'])
  assert.deepEqual(faulty('barsk'), [
    'No card has “barsk” in its name, its type or its text. Did you mean barks? → barks',
  ])
  assert.deepEqual(faulty('"all day'), ['The quotation mark is not closed. → "all day"'])
  assert.deepEqual(faulty('(cat'), ['The parenthesis is not closed. → (cat)'])
  assert.deepEqual(faulty('cat)'), ['No parenthesis was opened before this one. → cat'])
  assert.deepEqual(faulty('cat or'), ['What is on the two sides of “or”?'])
  assert.deepEqual(faulty('cat -'), ['Not what?'])
  const names = (words: string) => all.search(words).found.map(({ name }) => name)
  assert.deepEqual(names('kin:cat legs:3'), ['Rex'])
  assert.deepEqual(names('-kin:cat'), ['Tom', 'Rex', 'Polly', 'Élan'])
  assert.deepEqual(names('barsk or kind:moose'), ['Élan'])
})

test('a query that is written is read as the same', () => {
  for (const [words, written] of [
    ['a b or c', 'a b or c'],
    ['(a or b) c', '(a or b) c'],
    ['not (a b)', '-(a b)'],
    ['-(a|"b c")', '-(a or "b c")'],
    ['kind:"sea parrot" "or" x>=3', 'kind:"sea parrot" "or" x>=3'],
    ['((a))', 'a'],
    ['"a:b" "-c"', '"a:b" "-c"'],
    ['kind:', 'kind:'],
  ] as const) {
    assert.equal(writeQuery(readQuery(words).query), written)
    assert.equal(writeQuery(readQuery(written).query), written)
  }
})

test('filters say how many there are and what a click makes of the search', () => {
  const chip = (words: string, field: string, value: string) => {
    const {
      count,
      on,
      words: then,
    } = filtersFor(all, words)
      .find((each) => each.field === field)!
      .values.find((each) => each.value === value)!
    return [count, on, then]
  }
  assert.deepEqual(chip('', 'kind', 'cat'), [1, false, 'kind:cat'])
  assert.deepEqual(chip('legs:4 kind:cat', 'kind', 'moose'), [1, false, 'legs:4 (kind:cat or kind:moose)'])
  assert.deepEqual(chip('legs:4 (kind:cat or kind:moose)', 'kind', 'moose'), [1, true, 'legs:4 kind:cat'])
  assert.deepEqual(chip('kind:cat', 'kind', 'cat'), [1, true, ''])
  assert.deepEqual(chip('polly or moose', 'kind', 'sea parrot'), [1, false, '(polly or moose) kind:"sea parrot"'])
  // What would find nothing is not offered; what was chosen stays to be taken out.
  const offered = (words: string) =>
    filtersFor(all, words).map(({ field, values }) => `${field}: ${values.map(({ value }) => value)}`)
  assert.deepEqual(offered('legs:2'), ['kind: sea parrot', 'colour: red'])
  assert.deepEqual(offered('kind:cat legs:2'), ['kind: cat,sea parrot'])
  // A pet has several colours: each that is clicked must be there.
  assert.deepEqual(chip('colour:black', 'colour', 'white'), [1, false, 'colour:black colour:white'])
  assert.deepEqual(chip('colour:black colour:white', 'colour', 'black'), [1, true, 'colour:white'])
})

test('every comparison, at its border', () => {
  assert.equal(found('legs<=3'), 'Rex Polly')
  assert.equal(found('legs<3'), 'Polly')
  assert.equal(found('legs>3'), 'Tom Élan')
  assert.equal(found('legs>=3'), 'Tom Rex Élan')
  assert.equal(found('legs=3'), 'Rex')
  assert.equal(found('weight<=4,5'), 'Tom')
  assert.equal(found('weight>3.5 weight<pi'), '')
  assert.equal(found('legs<π'), 'Rex Polly')
  assert.equal(found('text!="at the"'), 'Tom Polly Élan')
  assert.equal(found('toy!=ball'), 'Polly Élan')
  assert.equal(found('legs!=weight'), 'Rex Polly Élan')
})

test('faults in the order in which they stand, each with its place', () => {
  assert.deepEqual(faulty('(cat kin:cat'), [
    'The parenthesis is not closed. → (cat kin:cat)',
    'There is no field “kin”. Did you mean kind:cat? → (cat kind:cat',
  ])
  assert.deepEqual(faulty('text>3'), ['text is no number. Write text:3. → text:3'])
  assert.deepEqual(faulty('weight:'), ['What shall weight be? Write weight<=2 or weight:3.'])
  assert.deepEqual(faulty('text:'), ['What shall text be? Write text:"some words".'])
  assert.deepEqual(faulty('kind:"sea parrto"'), [
    'No card has kind “sea parrto”. Did you mean kind:"sea parrot"? → kind:"sea parrot"',
  ])
  assert.deepEqual(faulty('kind:"sea parrot'), ['The quotation mark is not closed. → kind:"sea parrot"'])
  assert.deepEqual(faulty('toy:+2bane'), ['No card has toy “+bane”. Did you mean toy:+2bone? → toy:+2bone'])
  assert.deepEqual(faulty('weight>*'), ['weight is a number. Write weight<=2, weight:3 or weight>4.'])
  assert.deepEqual(faulty('xyzzy'), ['No card has “xyzzy” in its name, its type or its text.'])
  assert.deepEqual(faulty('"barsk day"'), ['No card has “barsk day” in its name, its type or its text.'])
  assert.deepEqual(faulty('or cat'), ['What is on the two sides of “or”?'])
  assert.deepEqual(faulty('not or cat'), ['Not what?', 'What is on the two sides of “or”?'])
  assert.deepEqual(faulty('(not) cat'), ['Not what?'])
  assert.deepEqual(faulty('not and cat'), ['Not what?'])
  assert.deepEqual(faulty('kind:…'), ['No card has kind “…”: it is cat, dog, moose or sea parrot.'])
})

test('what stands behind a parenthesis too many counts too', () => {
  const names = (words: string) => all.search(words).found.map(({ name }) => name)
  assert.deepEqual(names('legs:4) cat'), ['Tom'])
  assert.deepEqual(names(') cat'), ['Tom', 'Rex'])
  assert.deepEqual(names('cat )'), ['Tom', 'Rex'])
  assert.deepEqual(
    all.search('legs:4) cat').faults.map(({ from, to, instead }) => [from, to, instead]),
    [[6, 7, '']],
  )
})

test('values are those of the cards, the most frequent first, then by their letters', () => {
  const field = (name: string) => language.fields.find((each) => each.name === name)!
  assert.deepEqual(all.valuesOf(field('colour')), ['black', 'red', 'white'])
  assert.deepEqual(all.valuesOf(field('toy')), ['ball', 'bone', '+bone'])
  assert.deepEqual(all.valuesOf(field('weight')), ['*'])
  assert.deepEqual(all.valuesOf(field('text')), [])
  assert.deepEqual(
    fieldHelp(all).map(({ name, values }) => `${name}: ${values}`),
    [
      'kind: cat,dog,moose,"sea parrot"',
      'colour: black,red,white',
      'weight: ',
      'legs: ',
      'toy: ball,bone,+bone',
      'text: ',
    ],
  )
})

test('a filter is found however it was typed, and no more are offered than asked for', () => {
  const of = (words: string, most?: number) => filtersFor(all, words, most)[0]!.values
  assert.deepEqual(
    of('kind=cat').map(({ value, on }) => `${value} ${on}`),
    ['cat true', 'dog false', 'moose false', 'sea parrot false'],
  )
  assert.deepEqual(
    of('kind!=cat').map(({ value }) => value),
    ['dog', 'moose', 'sea parrot'],
  )
  assert.deepEqual(of('kind!=cat').map(({ words }) => words)[0], 'kind!=cat kind:dog')
  assert.deepEqual(
    of('', 2).map(({ value }) => value),
    ['cat', 'dog'],
  )
  assert.equal(writeQuery(readQuery('-a -kind:b').query), '-a -kind:b')
  assert.equal(of('kind:cat or legs:2').find(({ value }) => value === 'cat')!.words, '(kind:cat or legs:2) kind:cat')
})
