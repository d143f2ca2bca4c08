import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ability } from '../../src/effects/tree.js'
import { compileCard, render, tidy } from '../../src/text/index.js'
import { droid, effect, either, means, weapon } from './means.js'

test('a time frame and a singular are once in that time (swccg.the-one-rule); without a time frame there is no limit', () => {
  const search = {
    do: 'search',
    whose: 'you',
    in: 'reserve',
    find: { choose: 1, from: { kind: 'interrupt', name: 'Sense' } },
    to: 'hand',
  }
  const cost = [{ do: 'use-force', n: 1 }]
  const words = 'may use 1 Force to take one Sense into hand from Reserve Deck; reshuffle.'
  const told = 'spend 1 Force → find Sense in your Reserve Deck and put it into hand.'
  means(
    droid,
    `Once during each of your control phases, ${words}`,
    [
      {
        ability: 'action',
        when: [{ phase: 'control', of: 'you' }],
        limit: { n: 1, per: 'phase' },
        cost,
        effect: search,
      },
    ],
    [`In your control phase, once per phase, ${told}`],
  )
  means(
    droid,
    words.replace('may', 'May'),
    [{ ability: 'action', when: ['any-time'], cost, effect: search }],
    [`At any time, ${told}`],
  )
})

test('an Effect that deploys in one way or another has what is said of that way', () => {
  const { abilities, unread } = compileCard(
    'Deploy on your non-gambler to give that character gambler skill. OR Deploy on your gambler. That character is power +1. (Immune to Alter.)',
    effect,
  )
  assert.deepEqual(unread, [])
  const [modes, immune] = abilities as [Extract<Ability, { ability: 'modes' }>, Ability]
  assert.deepEqual(
    modes.modes.map((mode) => mode.map(render)),
    [
      ['Deploys on [1 of your characters that is no gambler].', 'Its bearer counts as gambler.'],
      ['Deploys on 1 of your gamblers.', 'Its bearer has +1 power.'],
    ],
  )
  assert.equal(render(immune), 'This card is immune to Alter.')
})

test('an Interrupt that can be played in two ways says which function goes where (swccg.used-or-lost-interrupt)', () => {
  const { abilities, unread } = compileCard(
    'USED: Cancel Sense. LOST: If Biggs and Wedge are in a battle together, you may add three battle destiny.',
    either,
  )
  assert.deepEqual(unread, [])
  assert.deepEqual(abilities.map(render), [
    'Used: just after Sense is played → cancel that card.',
    'Lost: during a battle, if this battle brings together Biggs and Wedge → your side has +3 battle destiny draws in this battle.',
  ])
})

test('what a weapon adds is of the total, and depends on who is shot (swccg.destiny-step-7)', () => {
  const target = { that: 'target' }
  means(
    weapon,
    'May target a creature or character using 1 Force. Draw destiny. Add 2 if targeting a character. Target hit if total destiny > defense value.',
    [
      {
        ability: 'fire',
        targets: [{ choose: 1, from: { kind: 'card', is: ['creature', 'character'] } }],
        cost: [{ do: 'use-force', n: 1 }],
        effect: {
          do: 'sequence',
          steps: [
            { do: 'draw-destiny', n: 1, plus: { if: { is: target, a: { kind: 'character' } }, then: 2, else: 0 } },
            {
              do: 'if',
              if: { compare: [{ drawn: 'you' }, '>', { stat: 'defense', of: target }] },
              then: { do: 'hit', what: target },
            },
          ],
        },
      },
    ],
    [
      'Fires at 1 creature or character card, for spend 1 Force → draw 1 destiny in all changed by [0 [2 if the target is a character]]. If the destiny drawn by you is more than the defense value of the target, hit the target.',
    ],
  )
})

test('a weapon that is named last is that of whoever is named last', () => {
  const { abilities } = compileCard(
    'Use 2 Force to target an alien present with your spy with a lightsaber. Target cannot move until end of turn.',
    { ...either, subtypes: ['lost interrupt'] },
  )
  assert.deepEqual((abilities[0] as { targets?: unknown }).targets, [
    {
      choose: 1,
      from: tidy({
        kind: 'character',
        is: ['alien'],
        with: { kind: 'character', whose: 'yours', is: ['spy'], bearing: { kind: 'weapon', is: ['lightsaber'] } },
      }),
    },
  ])
})

test('each result of one shot has its own number and its own victim', () => {
  means(
    weapon,
    'Deploy on your warrior. May target a creature or character for free. Draw destiny. Creature captured if destiny -1 > defense value. Character lost if destiny > defense value.',
    [
      { ability: 'deploy', to: [{ on: { kind: 'character', whose: 'yours', is: ['warrior'] } }] },
      {
        ability: 'fire',
        targets: [{ choose: 1, from: { kind: 'card', is: ['creature', 'character'] } }],
        effect: {
          do: 'sequence',
          steps: [
            { do: 'draw-destiny', n: 1 },
            {
              do: 'if',
              if: {
                all: [
                  { is: { that: 'target' }, a: { kind: 'creature' } },
                  { compare: [{ plus: [{ drawn: 'you' }, -1] }, '>', { stat: 'defense', of: { that: 'target' } }] },
                ],
              },
              then: { do: 'capture', what: { that: 'target' } },
            },
            {
              do: 'if',
              if: {
                all: [
                  { is: { that: 'target' }, a: { kind: 'character' } },
                  { compare: [{ drawn: 'you' }, '>', { stat: 'defense', of: { that: 'target' } }] },
                ],
              },
              then: { do: 'lose', what: { that: 'target' } },
            },
          ],
        },
      },
    ],
    [
      'Deploys on 1 of your warriors.',
      'Fires at 1 creature or character card → draw 1 destiny. If all of [the target is a creature] and [the sum of the destiny drawn by you and minus 1 is more than the defense value of the target], capture the target. If all of [the target is a character] and [the destiny drawn by you is more than the defense value of the target], lose the target.',
    ],
  )
})
