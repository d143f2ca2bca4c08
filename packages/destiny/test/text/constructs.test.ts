import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CardType } from '../../src/cards/index.js'
import { compileCard, render } from '../../src/text/index.js'

const aCharacter = { choose: 1, from: { kind: 'character' } }

/** Both wordings mean the tree, and the tree is said in the second. */
function means(type: CardType, print: string, tree: object, ours: string) {
  const { abilities, unread } = compileCard(print, type)
  assert.deepEqual(unread, [])
  assert.deepEqual(abilities, [tree])
  assert.equal(render(abilities[0] as Parameters<typeof render>[0]), ours)
  assert.deepEqual(compileCard(ours, type).abilities, [tree])
}

test('A to B: B only if A was done in full, to the end of the text', () => {
  means(
    'support',
    '<b>Action</b> - Exhaust this support and spend 1 resource to draw 3 cards. Lose 1 resource.',
    {
      ability: 'action',
      effect: {
        do: 'then',
        first: {
          do: 'sequence',
          steps: [
            { do: 'exhaust', what: 'this' },
            { do: 'spend', n: 1 },
          ],
        },
        next: {
          do: 'sequence',
          steps: [
            { do: 'draw', n: 3 },
            { do: 'lose-resources', n: 1 },
          ],
        },
        to: true,
      },
    },
    'Action – Exhaust this card and spend 1 resource: draw 3 cards. Lose 1 resource.',
  )
})

test('A. Then B: looks back on all that stands before it', () => {
  means(
    'event',
    'Draw 1 card. Gain 1 resource. Then you may heal 2 damage from a character.',
    {
      ability: 'play',
      effect: {
        do: 'then',
        first: {
          do: 'sequence',
          steps: [
            { do: 'draw', n: 1 },
            { do: 'gain-resources', n: 1 },
          ],
        },
        next: { do: 'may', effect: { do: 'heal', from: aCharacter, n: 2 } },
      },
    },
    'Draw 1 card. Gain 1 resource. If you did, you can heal 2 damage from 1 character.',
  )
})

test('spotting is a condition for all that follows', () => {
  means(
    'event',
    'Spot a Gray character to draw 2 cards. Gain 1 resource.',
    {
      ability: 'play',
      effect: {
        do: 'if',
        if: { spot: { kind: 'character', color: 'gray' } },
        then: {
          do: 'sequence',
          steps: [
            { do: 'draw', n: 2 },
            { do: 'gain-resources', n: 1 },
          ],
        },
      },
    },
    'If you have a Gray character: draw 2 cards. Gain 1 resource.',
  )
})

test('what an opponent is forced to do is theirs', () => {
  means(
    'event',
    'Force an opponent to choose and remove two of their Yellow dice.',
    {
      ability: 'play',
      effect: {
        do: 'as',
        effect: {
          do: 'remove-die',
          what: { choose: 2, from: { kind: 'die', color: 'yellow', whose: 'yours' } },
        },
        who: 'opponent',
      },
    },
    'An opponent removes 2 of their Yellow dice.',
  )
})

test('it is what was spoken of last', () => {
  means(
    'upgrade',
    'After an opponent activates attached character, you may heal 1 damage from it to draw a card.',
    {
      ability: 'triggered',
      when: 'after',
      event: { on: 'activate', by: 'opponent', what: 'attached' },
      effect: {
        do: 'then',
        first: { do: 'heal', from: 'attached', n: 1 },
        next: { do: 'draw', n: 1 },
        to: true,
      },
      may: true,
    },
    'After an opponent activates the attached character, you can heal 1 damage from the attached character: draw 1 card.',
  )
})

test('another is not the one chosen before', () => {
  means(
    'event',
    'Exhaust one of your characters to ready another character.',
    {
      ability: 'play',
      effect: {
        do: 'then',
        first: { do: 'exhaust', what: { choose: 1, from: { kind: 'character', whose: 'yours' } } },
        next: { do: 'ready', what: { choose: 1, from: { kind: 'character', other: { that: 'character' } } } },
        to: true,
      },
    },
    'Exhaust 1 of your characters: ready 1 character other than that character.',
  )
})

test('a thing chosen in passing is chosen first', () => {
  means(
    'event',
    'Gain resources equal to the value of a Yellow die showing disrupt ([disrupt]). Then remove that die.',
    {
      ability: 'play',
      effect: {
        do: 'then',
        first: {
          do: 'sequence',
          steps: [
            { do: 'choose', what: { choose: 1, from: { kind: 'die', color: 'yellow', showing: ['disrupt'] } } },
            { do: 'gain-resources', n: { value: { that: 'die' } } },
          ],
        },
        next: { do: 'remove-die', what: { that: 'die' } },
      },
    },
    "Choose 1 Yellow die showing disrupt. Gain resources equal to that die's value. If you did, remove that die.",
  )
})

test('a number that is counted first is counted where it is used', () => {
  means(
    'event',
    'Count the number of exhausted characters you have. Draw that many cards.',
    { ability: 'play', effect: { do: 'draw', n: { count: { kind: 'character', ready: false, whose: 'yours' } } } },
    'Draw cards equal to the number of your exhausted characters.',
  )
})

test('or instead: a value with a condition', () => {
  means(
    'upgrade',
    '[special] - Give attached character 2 shields, or 3 shields instead if you control the battlefield.',
    {
      ability: 'special',
      effect: {
        do: 'give-shields',
        n: { if: { control: 'battlefield' }, else: 2, then: 3 },
        to: 'attached',
      },
    },
    'Special – Give 2 [3 if you control the battlefield] shields to the attached character.',
  )
})

test('several keywords in a line are several abilities', () => {
  assert.deepEqual(compileCard('Redeploy. Guardian.', 'upgrade').abilities, [
    { ability: 'keyword', keyword: 'redeploy' },
    { ability: 'keyword', keyword: 'guardian' },
  ])
})

test('a group wider than its place stands in brackets', () => {
  const tree = {
    ability: 'play',
    effect: {
      do: 'sequence',
      steps: [
        {
          do: 'then',
          first: { do: 'spend', n: 1 },
          next: { do: 'draw', n: 1 },
          to: true,
        },
        { do: 'gain-resources', n: 1 },
      ],
    },
  } as const
  const said = render(tree as unknown as Parameters<typeof render>[0])
  assert.equal(said, '[Spend 1 resource: draw 1 card]. Gain 1 resource.')
  assert.deepEqual(compileCard(said, 'event').abilities, [tree])
})
