import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compileCard, render } from '../../src/text/index.js'
import { device, droid, effect, means, place } from './means.js'

const holds = (...as: string[]) => ({ n: 1, as })

test('"A and B" of seats are two sorts of seats, "A or B" one seat for either (swccg.capacity)', () => {
  means(
    { ...droid, type: 'starship' },
    'May add 1 pilot and 1 astromech.',
    [{ ability: 'capacity', holds: [holds('pilot'), holds('astromech')] }],
    ['Holds 1 pilot seat and 1 astromech seat.'],
  )
  means(
    { ...droid, type: 'starship' },
    'May add 1 pilot or passenger.',
    [{ ability: 'capacity', holds: [holds('pilot', 'passenger')] }],
    ['Holds 1 pilot or passenger seat.'],
  )
})

test('both halves of a location are texts of their sides, and a condition reaches over its sentence only', () => {
  const drain = { ability: 'ongoing', of: 'you', gets: [{ modify: 'drain', by: 2, at: 'here' }] }
  means(
    place,
    {
      light: 'Add 3 to each of your weapon destiny draws here. While you control, Force drain +2 here.',
      dark: 'Blank.',
    },
    [
      { ability: 'ongoing', of: 'you', gets: [{ modify: 'weapon-destiny', by: 3, at: 'here' }], side: 'light' },
      { ...drain, while: { control: 'you', at: 'here' }, side: 'light' },
    ],
    [
      'Light: Your side has +3 to each weapon destiny here.',
      'Light: While you control here, your side has +2 Force drain here.',
    ],
  )
})

test('what holds "here" is for those here, but a deploy cost is for who deploys here', () => {
  means(
    place,
    { light: 'Your aliens are each power +1 here.', dark: 'Your aliens deploy -1 here.' },
    [
      {
        ability: 'ongoing',
        of: { kind: 'character', whose: 'yours', is: ['alien'], at: 'here' },
        gets: [{ modify: 'power', by: 1 }],
        side: 'light',
      },
      {
        ability: 'ongoing',
        of: { kind: 'character', whose: 'yours', is: ['alien'] },
        gets: [{ modify: 'deploy-cost', by: -1, at: 'here' }],
        side: 'dark',
      },
    ],
    ['Light: Each of your aliens here has +1 power.', 'Dark: Each of your aliens has -1 deploy cost here.'],
  )
})

test('a deploy cost and a number in one sentence: each for its own', () => {
  means(
    place,
    { light: '', dark: 'Your aliens are deploy -1 and power +2 here.' },
    [
      {
        ability: 'ongoing',
        of: { kind: 'character', whose: 'yours', is: ['alien'] },
        gets: [{ modify: 'deploy-cost', by: -1, at: 'here' }],
        side: 'dark',
      },
      {
        ability: 'ongoing',
        of: { kind: 'character', whose: 'yours', is: ['alien'], at: 'here' },
        gets: [{ modify: 'power', by: 2 }],
        side: 'dark',
      },
    ],
    ['Dark: Each of your aliens has -1 deploy cost here.', 'Dark: Each of your aliens here has +2 power.'],
  )
})

test('at the same site is no site in space; present with is another card (swccg.present-vs-present-with)', () => {
  means(
    droid,
    'Power +1 if at same site as Luke. Forfeit +2 if present with any bounty hunter.',
    [
      {
        ability: 'ongoing',
        of: 'this',
        gets: [{ modify: 'power', by: 1 }],
        while: { exists: { kind: 'character', name: 'Luke', at: 'same-site' } },
      },
      {
        ability: 'ongoing',
        of: 'this',
        gets: [{ modify: 'forfeit', by: 2 }],
        while: { exists: { kind: 'character', is: ['bounty hunter'], with: 'this' } },
      },
    ],
    [
      'While there is Luke at the same site, this card has +1 power.',
      'While there is a bounty hunter in company of this card, this card has +2 forfeit.',
    ],
  )
})

test('"except" is no filter of what follows', () => {
  means(
    place,
    { light: '', dark: 'Your aliens here, except Jawas, are each power +2.' },
    [
      {
        ability: 'ongoing',
        of: { kind: 'character', whose: 'yours', is: ['alien'], not: ['jawa'], at: 'here' },
        gets: [{ modify: 'power', by: 2 }],
        side: 'dark',
      },
    ],
    ['Dark: Each of your aliens that is no Jawa here has +2 power.'],
  )
})

test('"for each" is counted at every moment', () => {
  means(
    place,
    {
      light: 'If you control, for each of your droids here, your total power is +2 in battles at Tatooine sites.',
      dark: '-',
    },
    [
      {
        ability: 'ongoing',
        of: 'you',
        gets: [
          {
            modify: 'total-power',
            by: { times: [2, { count: { kind: 'character', whose: 'yours', is: ['droid'], at: 'here' } }] },
            at: { kind: 'site', 'part-of': 'Tatooine' },
          },
        ],
        while: { control: 'you', at: 'here' },
        side: 'light',
      },
    ],
    ['Light: While you control here, your side has +2 total power at a site of Tatooine for each of your droids here.'],
  )
})

test('what a device says of power is about its bearer, and so is where', () => {
  means(
    device,
    'Use 1 Force to deploy on any droid or alien. While on Tatooine, that character is power +2.',
    [
      { ability: 'deploy', to: [{ on: { kind: 'character', is: ['droid', 'alien'] }, cost: 1 }] },
      {
        ability: 'ongoing',
        of: 'attached',
        gets: [{ modify: 'power', by: 2 }],
        while: { is: 'attached', a: { kind: 'card', at: { on: 'Tatooine' } } },
      },
    ],
    ['Deploys on a droid or alien character for 1 Force.', 'While its bearer is on Tatooine, its bearer has +2 power.'],
  )
})

test("a card's own name is this card; a name that is no card's own is not", () => {
  const { abilities } = compileCard('Vader is power +1 at same site as Tarkin.', {
    ...droid,
    name: 'Darth Vader',
    personas: ['Vader'],
  })
  assert.deepEqual(abilities.map(render), ['While there is Tarkin at the same site, this card has +1 power.'])
})

test('words that are not understood are reported, and nothing is made of them', () => {
  const { abilities, unread } = compileCard('Cannot move. Juggles three droids at once.', droid)
  assert.deepEqual(abilities.map(render), ['This card cannot move.'])
  assert.equal(unread.length, 1)
})

test('what is said of others without a subject is so of them, not of this card', () => {
  means(
    droid,
    'Your other troopers are forfeit +2 where present. Power +1 when present.',
    [
      {
        ability: 'ongoing',
        of: { kind: 'character', whose: 'yours', is: ['trooper'], other: true, present: 'here' },
        gets: [{ modify: 'forfeit', by: 2 }],
      },
      { ability: 'ongoing', of: 'this', gets: [{ modify: 'power', by: 1 }], while: { present: 'this' } },
    ],
    [
      'Each of your troopers other than this one present here has +2 forfeit.',
      'While this card is present, this card has +1 power.',
    ],
  )
  means(
    place,
    { light: 'If you control, your starfighters are each power +2 at Death Star system.', dark: '' },
    [
      {
        ability: 'ongoing',
        of: { kind: 'starship', is: ['starfighter'], whose: 'yours', at: { system: 'Death Star' } },
        gets: [{ modify: 'power', by: 2 }],
        while: { control: 'you', at: 'here' },
        side: 'light',
      },
    ],
    ['Light: While you control here, each of your starfighters at the Death Star system has +2 power.'],
  )
})

test('what X is stands behind, and inside what the opponent does it is said from the other side', () => {
  means(
    effect,
    "Deploy on table. During your control phase, opponent loses X Force, where X = number of opponent's spies on table.",
    [
      { ability: 'deploy', to: [{ on: 'table' }] },
      {
        ability: 'automatic',
        when: [{ phase: 'control', of: 'you' }],
        limit: { n: 1, per: 'phase' },
        effect: {
          do: 'as',
          who: 'opponent',
          effect: { do: 'lose-force', n: { count: { kind: 'character', whose: 'yours', is: ['spy'] } } },
        },
      },
    ],
    [
      'Deploys on table.',
      'Always in your control phase, once per phase → your opponent loses Force equal to the number of their spies.',
    ],
  )
})

test('what both halves of a location say of everybody is so once (swccg.cumulatively)', () => {
  const { abilities } = compileCard(
    {
      light: 'Starships are power -2 here. Your spies are power +1 here.',
      dark: 'Starships are power -2 here. Your spies are power +1 here.',
    },
    place,
  )
  assert.deepEqual(
    abilities.map(({ side }) => side),
    ['light', 'light', 'dark'],
  )
})
