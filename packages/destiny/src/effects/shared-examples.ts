import type { Example } from './tree.js'

// The effects that every game has, in Destiny's words: the kernel knows no game.

export const asExample: Example = {
  effect: {
    do: 'as',
    who: 'opponent',
    effect: { do: 'remove-die', what: { choose: 1, from: { kind: 'die', whose: 'yours' } } },
  },
  reads: 'An opponent removes 1 of their dice.',
  board: {
    a: { characters: [{ card: 'Finn', showing: '1 shield' }] },
    b: { characters: [{ card: 'Kylo Ren', elite: true, showing: ['1 melee', '1 resource'] }] },
  },
  answers: [{ 'b may': ['choose 1 melee', 'choose 1 resource'] }, { b: 'choose 1 resource' }],
  after: ['b pool shows 1 melee', 'a pool shows 1 shield'],
}

export const chooseExample: Example = {
  effect: {
    do: 'sequence',
    steps: [
      { do: 'choose', what: { choose: 1, from: { kind: 'character', whose: 'yours' } } },
      { do: 'heal', n: 1, from: { that: 'character' } },
      { do: 'give-shields', n: 1, to: { that: 'character' } },
    ],
  },
  reads: 'Choose 1 of your characters. Heal 1 damage from that character. Give 1 shield to that character.',
  board: { a: { characters: [{ card: 'Finn', damage: 2 }, 'Hired Gun'] }, b: { characters: ['Kylo Ren'] } },
  answers: [{ 'a may': ['choose Finn', 'choose Hired Gun'] }, { a: 'choose Finn' }],
  after: ['Finn has 1 damage', 'Finn has 1 shield', 'Hired Gun has no shields'],
}

export const eitherExample: Example = {
  effect: {
    do: 'either',
    options: [
      { do: 'gain-resources', n: 2 },
      { do: 'draw', n: 2 },
    ],
  },
  reads: 'Choose 1: gain 2 resources; or draw 2 cards.',
  board: { a: { characters: ['Finn'], deck: 3 }, b: { characters: ['Kylo Ren'] } },
  answers: [{ 'a may': ['either 1', 'either 2'] }, { a: 'either 2' }],
  after: ['a has 2 cards in hand', 'a has no resources'],
}

export const forEachExample: Example = {
  effect: {
    do: 'for-each',
    what: { each: { kind: 'character', whose: 'yours' } },
    effect: {
      do: 'may',
      effect: {
        do: 'then',
        first: { do: 'spend', n: 1 },
        next: { do: 'give-shields', n: 1, to: { that: 'character' } },
        to: true,
      },
    },
  },
  reads: 'One by one for all your characters, you can spend 1 resource: give 1 shield to that character.',
  board: { a: { characters: ['Finn', 'Hired Gun'], resources: 2 }, b: { characters: ['Kylo Ren'] } },
  answers: [{ a: 'decline' }, { a: 'use' }],
  after: ['Finn has no shields', 'Hired Gun has 1 shield', 'a has 1 resource'],
}

export const ifExample: Example = {
  effect: {
    do: 'if',
    if: { control: 'battlefield' },
    then: { do: 'draw', n: 2 },
    else: { do: 'gain-resources', n: 1 },
  },
  reads: 'If you control the battlefield, draw 2 cards; otherwise gain 1 resource.',
  board: { a: { characters: ['Finn'], deck: 3 }, b: { characters: ['Kylo Ren'] } },
  table: { control: 'b' },
  answers: [],
  after: ['a has no cards in hand', 'a has 1 resource'],
}

export const mayExample: Example = {
  effect: { do: 'may', effect: { do: 'draw', n: 2 } },
  reads: 'You can draw 2 cards.',
  board: { a: { characters: ['Finn'], deck: 3 }, b: { characters: ['Kylo Ren'] } },
  answers: [{ 'a may': ['use', 'decline'] }, { a: 'use' }],
  after: ['a has 2 cards in hand'],
}

export const nativeExample: Example = {
  effect: { do: 'native', name: 'mind-trick' },
  reads: 'An opponent divides their dice into 2 groups, and you remove all dice of one group.',
  board: {
    a: { characters: ['Finn'] },
    b: { characters: [{ card: 'Kylo Ren', elite: true, showing: ['1 melee', '1 resource'] }] },
  },
  answers: [{ b: 'choose 1 melee' }, { b: 'done' }, { 'a may': ['group 1', 'group 2'] }, { a: 'group 1' }],
  after: ['b pool shows 1 resource'],
}

export const sequenceExample: Example = {
  effect: {
    do: 'sequence',
    steps: [
      { do: 'gain-resources', n: 1 },
      { do: 'draw', n: 2 },
    ],
  },
  reads: 'Gain 1 resource. Draw 2 cards.',
  board: { a: { characters: ['Finn'], deck: 3 }, b: { characters: ['Kylo Ren'] } },
  answers: [],
  after: ['a has 1 resource', 'a has 2 cards in hand'],
}

export const thenExample: Example = {
  effect: {
    do: 'then',
    first: { do: 'remove-die', what: { choose: 2, from: { kind: 'die', whose: 'opponent' } } },
    next: { do: 'draw', n: 1 },
  },
  reads: "Remove 2 of an opponent's dice. If you did, draw 1 card.",
  board: {
    a: { characters: ['Finn'], deck: 3 },
    b: { characters: [{ card: 'Kylo Ren', showing: '1 melee' }] },
  },
  answers: [],
  after: ['b pool is empty', 'a has no cards in hand'],
}

export const tryExample: Example = {
  effect: {
    do: 'then',
    first: {
      do: 'sequence',
      steps: [
        { do: 'try', effect: { do: 'remove-die', what: { choose: 2, from: { kind: 'die', whose: 'opponent' } } } },
        { do: 'gain-resources', n: 1 },
      ],
    },
    next: { do: 'draw', n: 1 },
  },
  reads: "Remove 2 of an opponent's dice if possible. Gain 1 resource. If you did, draw 1 card.",
  board: {
    a: { characters: ['Finn'], deck: 3 },
    b: { characters: [{ card: 'Kylo Ren', showing: '1 melee' }] },
  },
  answers: [],
  after: ['b pool is empty', 'a has 1 resource', 'a has 1 card in hand'],
}

export const unlessExample: Example = {
  effect: {
    do: 'unless',
    who: 'opponent',
    effect: { do: 'spend', n: 1 },
    otherwise: { do: 'draw', n: 2 },
  },
  reads: 'Draw 2 cards unless an opponent spends 1 resource.',
  board: { a: { characters: ['Finn'], deck: 3 }, b: { characters: ['Kylo Ren'], resources: 1 } },
  answers: [{ 'b may': ['use', 'decline'] }, { b: 'decline' }],
  after: ['a has 2 cards in hand', 'b has 1 resource'],
}
