import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compileCard, type Facts, render } from '../../src/text/index.js'

const unit: Facts = { name: 'Test Droid', types: ['character'] }
const battle: Facts = { name: 'Test Charge', types: ['battle'] }
const hero: Facts = { name: 'Jan Ors', version: 'A', types: ['character'] }

/** The print means the tree, and the tree is said in our words, which mean it too. */
function means(facts: Facts, print: string, tree: object, ours: string) {
  const { abilities, unread } = compileCard(print, facts)
  assert.deepEqual(unread, [])
  assert.deepEqual(abilities, [tree])
  assert.equal(render(abilities[0] as Parameters<typeof render>[0]), ours)
  assert.deepEqual(compileCard(ours, facts).abilities, [tree])
}

test('cost and effect, with a limit behind it', () => {
  means(
    unit,
    '[tap], Pay 2 Force -> Draw 4 cards. Play only during battle.',
    {
      ability: 'activated',
      when: ['battle'],
      cost: [
        { do: 'tap', what: 'this' },
        { do: 'pay-force', n: 2 },
      ],
      effect: { do: 'draw', n: 4 },
    },
    'Tap this unit, spend 2 Force → draw 4 cards. Only in the battle phase.',
  )
})

test('several gains for one unit, for a while', () => {
  means(
    battle,
    'Pay 1 Force -> One of your units gets +20 speed, -1 power, and Stun 2 until end of turn.',
    {
      ability: 'play',
      cost: [{ do: 'pay-force', n: 1 }],
      effect: {
        do: 'get',
        to: { choose: 1, from: { kind: 'unit', whose: 'yours' } },
        gets: [
          { modify: 'speed', by: 20 },
          { modify: 'power', by: -1 },
          { keyword: 'stun', n: 2 },
        ],
        until: 'turn-end',
      },
    },
    'Spend 1 Force → 1 of your units has +20 speed, -1 power, and Stun 2 until the turn ends.',
  )
})

test('"for each" multiplies everything in its list', () => {
  means(
    unit,
    'This unit gets +10 speed and +1 power for each damage counter on it.',
    {
      ability: 'ongoing',
      of: 'this',
      gets: [
        { modify: 'speed', by: { times: [10, { damage: 'this' }] } },
        { modify: 'power', by: { damage: 'this' } },
      ],
    },
    'This unit has +10 speed for each damage counter on this unit and +1 power for each damage counter on this unit.',
  )
})

test('while it attacks: the condition is about whoever gets it', () => {
  means(
    unit,
    "Each Jedi gets -3 power as long as it's attacking this unit.",
    {
      ability: 'ongoing',
      of: { kind: 'unit', subtype: ['jedi'], pilots: true },
      gets: [{ modify: 'power', by: -3 }],
      while: { attacking: 'this' },
    },
    'While it attacks this unit, each Jedi unit or Pilot has -3 power.',
  )
})

test('a subtype alone speaks of Pilots too, unless nobody who pilots could have it', () => {
  const counted = (words: string) => {
    const [ability] = compileCard(`This unit gets +1 power for each ${words} in any arena.`, unit).abilities
    return (ability as unknown as { gets: { by: { count: object } }[] }).gets[0]?.by.count
  }
  assert.deepEqual(counted('Jedi'), { kind: 'unit', subtype: ['jedi'], pilots: true, zone: 'arena' })
  assert.deepEqual(counted('Jedi unit'), { kind: 'unit', subtype: ['jedi'], zone: 'arena' })
  assert.deepEqual(counted('Jedi Character'), { kind: 'character', subtype: ['jedi'], zone: 'arena' })
  assert.deepEqual(counted('Starfighter'), { kind: 'unit', subtype: ['starfighter'], zone: 'arena' })
})

test('"other" is other than this unit, or than the one chosen before', () => {
  const other = (text: string) => JSON.stringify(compileCard(text, battle).abilities)
  assert.match(other('Tap one of your units -> Untap one of your other units.'), /"other":\{"that":"unit"\}/)
  assert.match(JSON.stringify(compileCard('Each of your other Droids gets Armor.', unit).abilities), /"other":true/)
})

test('you may A; if you do, B: B hangs on A', () => {
  means(
    unit,
    'Whenever this unit retreats, you may pay 2 Force. If you do, draw 2 cards.',
    {
      ability: 'triggered',
      when: 'after',
      event: { on: 'retreat', what: 'this' },
      effect: { do: 'then', to: true, first: { do: 'pay-force', n: 2 }, next: { do: 'draw', n: 2 } },
      may: true,
    },
    'After this unit retreats, you can spend 2 Force: draw 2 cards.',
  )
})

test('an enhanced effect chooses what the plain one chose', () => {
  const text = 'Pay 2 Force -> Retreat one of your Droids. | Enhance: Pay 5 more Force -> Untap that Droid instead.'
  const [, enhance] = compileCard(text, battle).abilities
  assert.deepEqual(enhance, {
    ability: 'enhance',
    cost: [{ do: 'pay-force', n: 5 }],
    effect: {
      do: 'untap',
      what: { choose: 1, from: { kind: 'unit', whose: 'yours', subtype: ['droid'], pilots: true } },
    },
  })
})

test('a Pilot gives a list; its own name is the pilot, "this" the unit', () => {
  means(
    hero,
    '[Pilot] Creature Pilot. The Creature gets: * +50 speed. * Whenever this Creature attacks, retreat Jan.',
    {
      ability: 'pilot',
      of: ['creature'],
      gets: [
        { modify: 'speed', by: 50 },
        {
          has: {
            ability: 'triggered',
            when: 'after',
            event: { on: 'attack', what: 'this' },
            effect: { do: 'retreat', what: 'granter' },
          },
        },
      ],
    },
    'Pilot of Creature: +50 speed • after this unit attacks, retreat the pilot.',
  )
})

test('abilities that print runs together are parted', () => {
  const text = 'Each of your Droids gets +1 power. When the battle phase ends, draw a card.'
  assert.deepEqual(
    compileCard(text, unit).abilities.map((one) => one.ability),
    ['ongoing', 'triggered'],
  )
})

test('words that are not understood are reported, from where they begin', () => {
  const { abilities, unread } = compileCard('Armor | Draw 2 cards and juggle them.', unit)
  assert.deepEqual(abilities, [{ ability: 'keyword', keyword: 'armor' }])
  assert.equal(unread.length, 1)
  assert.deepEqual(compileCard('Pay 1 Force -> Draw 2 cards and juggle them.', unit).unread, ['juggle them'])
})

test('switch: places, abilities, and 2 of a kind', () => {
  const mine = { choose: 1, from: { kind: 'unit', whose: 'yours' } }
  const theirs = { choose: 1, from: { kind: 'unit', whose: 'opponent' } }
  const another = { choose: 1, from: { kind: 'unit', whose: 'yours', other: { that: 'unit' } } }
  const play = (more: object) => ({ ability: 'play', effect: { do: 'switch', ...more } })
  means(
    battle,
    "Switch the abilities of one of your units and one of your opponent's units until end of turn.",
    play({ what: mine, with: theirs, abilities: true, until: 'turn-end' }),
    "Swap the abilities of 1 of your units with those of 1 of your opponent's units until the turn ends.",
  )
  means(
    battle,
    'Switch the abilities of two of your units.',
    play({ what: mine, with: another, abilities: true, until: 'game-end' }),
    'Swap the abilities of 1 of your units with those of 1 of your units other than the unit for the rest of the game.',
  )
  means(
    battle,
    'Switch the positions of 2 of your units.',
    play({ what: mine, with: another }),
    'Swap the place of 1 of your units with that of 1 of your units other than the unit.',
  )
  means(
    unit,
    '[tap] -> Switch Test Droid with a Character card in your hand.',
    {
      ability: 'activated',
      cost: [{ do: 'tap', what: 'this' }],
      effect: {
        do: 'switch',
        what: 'this',
        with: { choose: 1, from: { kind: 'character', whose: 'yours', zone: 'hand' } },
      },
    },
    'Tap this unit → swap the place of this unit with that of 1 character in your hand.',
  )
})

test("what a cost names is one's own", () => {
  means(
    unit,
    'Discard a Gungan unit from the Ground arena -> Draw 4 cards.',
    {
      ability: 'activated',
      cost: [
        {
          do: 'discard',
          what: { choose: 1, from: { kind: 'unit', subtype: ['gungan'], whose: 'yours', zone: 'ground' } },
        },
      ],
      effect: { do: 'draw', n: 4 },
    },
    'Discard 1 of your Gungan units in Ground arena → draw 4 cards.',
  )
})

test('a Location is not deployed but put into its arena', () => {
  means(
    { name: 'Test Swamp', types: ['location', 'ground'] },
    'When you deploy this Location, gain 3 Force.',
    {
      ability: 'triggered',
      when: 'after',
      event: { on: 'put', by: 'you', what: 'this' },
      effect: { do: 'gain-force', n: 3 },
    },
    'After you put this unit into its arena, gain 3 Force.',
  )
})
