import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compileCard } from '../../src/text/index.js'
import { droid, effect, lost, means } from './means.js'

const drawn = { drawn: 'you' }
const target = { that: 'target' }

test('"otherwise" belongs to the "if" before it, and what is added to the draw to the draw', () => {
  means(
    lost,
    "Target one opponent's droid. Draw destiny. Add 2 if targeting a spy. If total destiny > 3, target is lost. Otherwise, lose 2 Force.",
    [
      {
        ability: 'play',
        as: 'lost',
        when: ['any-time'],
        targets: [{ choose: 1, from: { kind: 'character', is: ['droid'], whose: 'opponent' } }],
        effect: {
          do: 'sequence',
          steps: [
            {
              do: 'draw-destiny',
              n: 1,
              plus: { if: { is: target, a: { kind: 'character', is: ['spy'] } }, then: 2, else: 0 },
            },
            {
              do: 'if',
              if: { compare: [drawn, '>', 3] },
              then: { do: 'lose', what: target },
              else: { do: 'lose-force', n: 2 },
            },
          ],
        },
      },
    ],
    [
      "Lost: at any time, target 1 of your opponent's droids → draw 1 destiny in all changed by [0 [2 if the target is a spy]]. If the destiny drawn by you is more than 3, lose the target; otherwise lose 2 Force.",
    ],
  )
})

test('"it" is whoever was targeted, else whoever it happened to; where there is nobody, nothing is understood', () => {
  means(
    lost,
    'If one of your smugglers was just lost from a docking bay, place that card in Used Pile.',
    [
      {
        ability: 'play',
        as: 'lost',
        when: [
          {
            just: {
              on: 'lose',
              what: { kind: 'character', is: ['smuggler'], whose: 'yours' },
              at: { kind: 'site', is: ['docking bay'] },
            },
          },
        ],
        effect: { do: 'place', what: { that: 'card' }, in: 'used' },
      },
    ],
    ['Lost: just after 1 of your smugglers is lost at a docking bay → place that card on Used Pile.'],
  )
  assert.equal(compileCard('During your control phase, place that card in Used Pile.', lost).unread.length, 1)
})

test('a beginning that several functions share is of each of them', () => {
  const begun = { just: { on: 'battle', by: 'opponent' } }
  means(
    lost,
    'If opponent just initiated battle, you may do one of the following: Opponent loses 1 Force. OR Retrieve 1 Force.',
    [
      {
        ability: 'play',
        as: 'lost',
        when: [begun],
        effect: { do: 'as', who: 'opponent', effect: { do: 'lose-force', n: 1 } },
      },
      { ability: 'play', as: 'lost', when: [begun], effect: { do: 'retrieve', n: 1 } },
    ],
    [
      'Lost: just after your opponent initiates a battle → your opponent loses 1 Force.',
      'Lost: just after your opponent initiates a battle → retrieve 1 Force.',
    ],
  )
})

test('"unless" is the contrary, of this sentence only', () => {
  means(
    droid,
    'Power +2, unless Luke is present. Forfeit +1.',
    [
      {
        ability: 'ongoing',
        of: 'this',
        gets: [{ modify: 'power', by: 2 }],
        while: { not: { exists: { kind: 'character', name: 'Luke', present: 'here' } } },
      },
      { ability: 'ongoing', of: 'this', gets: [{ modify: 'forfeit', by: 1 }] },
    ],
    ['While there is not Luke present here, this card has +2 power.', 'This card has +1 forfeit.'],
  )
})

test('behind "present with A or" another host is not meant', () => {
  const { abilities } = compileCard('Deploy on a spy present with Vader or one of your generals.', effect)
  assert.deepEqual(
    abilities.map((one) => (one.ability === 'deploy' ? one.to.length : 0)),
    [1],
  )
})

test('an Interrupt is immune in the function that says so, and in no other (swccg.immune)', () => {
  const { abilities } = compileCard('Opponent loses 1 Force. (Immune to Sense.) OR Retrieve 2 Force.', lost)
  assert.deepEqual(
    abilities.map((one) => 'immune' in one),
    [true, false],
  )
})
