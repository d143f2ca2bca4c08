import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Json, type Reason, tableOf } from '@dejarik/kernel'
import { awakenings } from '../src/cards/index.js'
import { destinyCatalog } from '../src/definitions.js'
import { destiny, emptyState, place, rules } from '../src/game.js'
import { mayClaim, mayReroll, mayUse } from '../src/rules/actions.js'
import { mayActivate } from '../src/rules/activate.js'
import { area, DISCARD, field, HAND, PLAY, piles } from '../src/rules/areas.js'
import { newDie } from '../src/rules/dice.js'
import { normally } from '../src/rules/paying.js'
import { mayPlay } from '../src/rules/play-restrictions.js'
import { mayGoWith } from '../src/rules/resolve-dice.js'
import { shieldsIntent } from '../src/rules/shields.js'
import { isOffered, whyNotNow } from '../src/rules/turns.js'
import { IN_POOL, type Table } from '../src/state.js'

const [model] = awakenings
const standIn = (name: string, type: string, facts: object = {}) =>
  ({
    ...model,
    id: `test:${name}`,
    name,
    type,
    sides: undefined,
    cost: undefined,
    abilities: [],
    unique: false,
    ...facts,
  }) as never

const action = { ability: 'action', effect: { do: 'gain-resources', n: 1 } }
const catalog = destinyCatalog([
  standIn('Gunner', 'character', {
    sides: ['2RD', '+1RD', '3RD1', '2RD1', '1R1', '-'],
    abilities: [action],
    health: 9,
  }),
  standIn('Turret', 'support', { sides: ['1RD', '1RD', '1RD', '1RD', '1RD', '-'], cost: 3 }),
  standIn('Camp', 'support', { cost: 2 }),
  standIn('Badge', 'upgrade', { sides: ['1RD', '1RD', '1RD', '1RD', '1RD', '-'] }),
  standIn('Medal', 'upgrade', { cost: 2 }),
  standIn('Order', 'event', { cost: 3, unique: true }),
  standIn('Base', 'battlefield'),
])

/** An empty table for two, on which cards are laid one by one. */
function table(): { t: Table; lay: (name: string, seat: number, which?: number) => number } {
  const s = emptyState('awakenings', 2, 1, catalog)
  s.phase = 'action'
  const t = tableOf({ rules, catalog }, s) as unknown as Table
  return { t, lay: (name, seat, which = PLAY) => place(s, catalog, `test:${name}`, seat, area(seat, which)) }
}

/** A character of seat 0 whose dice show these sides, and so many resources. */
function showing(resources: number, ...sides: number[]): { t: Table; dice: number[] } {
  const { t, lay } = table()
  const card = lay('Gunner', 0)
  t.s.resources[0] = resources
  const dice = sides.map((side) => {
    const die = newDie(t.s, card, IN_POOL)
    t.s.dieSide[die] = side
    return die
  })
  return { t, dice }
}

/** Whether the first of these sides may be resolved in one action with the others, and why not. */
function together(resources: number, ...sides: number[]): [boolean, ...string[]] {
  const { t, dice } = showing(resources, ...sides)
  const [die, ...chosen] = dice as [number, ...number[]]
  const why: Reason[] = []
  const may = mayGoWith(t, 0, die, chosen, why)
  assert.equal(mayGoWith(t, 0, die, chosen), may)
  return [may, ...why.map(({ rule, says }) => `${rule}: ${says}`)]
}
const [RANGED, PLUS, RANGED_3_FOR_1, RANGED_2_FOR_1, RESOURCE_FOR_1, BLANK] = [0, 1, 2, 3, 4, 5]

test('dice of one symbol go together, modifiers too (destiny.resolve-dice, destiny.die-modifier)', () => {
  assert.deepEqual(together(0, RANGED), [true])
  assert.deepEqual(together(0, RANGED, RANGED), [true])
  assert.deepEqual(together(0, PLUS, RANGED), [true])
  assert.deepEqual(together(1, RESOURCE_FOR_1, RANGED), [false, 'destiny.resolve-dice: it shows no ranged'])
  assert.deepEqual(together(1, RANGED, RESOURCE_FOR_1), [false, 'destiny.resolve-dice: it shows no resource'])
  assert.deepEqual(together(0, BLANK, RANGED), [
    false,
    'destiny.sym-blank: a blank cannot be resolved',
    'destiny.resolve-dice: it shows no ranged',
  ])
})

test('what they cost together must be there, unless they bring it (destiny.die-cost)', () => {
  assert.deepEqual(together(1, RANGED_3_FOR_1, RANGED), [true])
  assert.deepEqual(together(0, RANGED_3_FOR_1, RANGED), [false, 'destiny.die-cost: it costs 1'])
  assert.deepEqual(together(1, RANGED_3_FOR_1, RANGED_2_FOR_1), [false, 'destiny.die-cost: together they cost 2'])
  assert.deepEqual(together(2, RANGED_3_FOR_1, RANGED_2_FOR_1), [true])
  assert.deepEqual(together(2, RANGED_3_FOR_1, RANGED_2_FOR_1, RANGED_2_FOR_1), [
    false,
    'destiny.die-cost: together they cost 3',
  ])
  assert.deepEqual(together(1, RANGED, RANGED_3_FOR_1, RANGED_2_FOR_1), [true])
  assert.deepEqual(together(1, RESOURCE_FOR_1, RESOURCE_FOR_1), [true])
})

test("a die of another's pool goes with nothing (destiny.dice-pool)", () => {
  const { t, dice } = showing(0, RANGED, RANGED)
  assert.equal(mayGoWith(t, 1, dice[0] as number, [dice[1] as number]), false)
  const why: Reason[] = []
  assert.equal(mayGoWith(t, 1, dice[0] as number, [dice[1] as number], why), false)
  assert.deepEqual(
    why.map(({ says }) => says),
    ['it is not in your pool'],
  )
})

test("a ready character or support with a die, in play and one's own (destiny.activate, destiny.supports)", () => {
  const { t, lay } = table()
  const cards = {
    character: lay('Gunner', 0),
    support: lay('Turret', 0),
    theirs: lay('Gunner', 1),
    dieless: lay('Camp', 0),
    upgrade: lay('Badge', 0),
    inHand: lay('Turret', 0, HAND),
    exhausted: lay('Gunner', 0),
  }
  t.s.exhausted[cards.exhausted] = 1
  const may = Object.entries(cards).filter(([, card]) => mayActivate(t, 0, card))
  assert.deepEqual(
    may.map(([name]) => name),
    ['character', 'support'],
  )
})

test('an action is used by whoever controls its card (destiny.card-action)', () => {
  const { t, lay } = table()
  const card = lay('Gunner', 0)
  const effect = action.effect as never
  assert.deepEqual([mayUse(t, 0, card, effect), mayUse(t, 1, card, effect)], [true, false])
})

test('a reroll needs a die and a card (destiny.discard-to-reroll)', () => {
  const { t, dice } = showing(0, RANGED)
  assert.equal(mayReroll(t, 0), false)
  place(t.s, catalog, 'test:Order', 0, area(0, HAND))
  assert.equal(mayReroll(t, 0), true)
  place(t.s, catalog, 'test:Order', 1, area(1, HAND))
  assert.equal(mayReroll(t, 1), false)
  t.s.dieAt[dice[0] as number] = 0
  assert.equal(mayReroll(t, 0), false)
})

test('the battlefield is claimed once a round (destiny.claim-battlefield)', () => {
  const { t } = table()
  assert.equal(mayClaim(t), true)
  for (const seat of [0, 1]) {
    t.s.claimed = seat
    assert.equal(mayClaim(t), false)
  }
})

const nowhere = { on: -1, replace: -1 }

test('characters and battlefields are never played (destiny.play-a-card)', () => {
  const { t, lay } = table()
  t.s.resources[0] = 3
  const may = (name: string) => mayPlay(t, 0, lay(name, 0, HAND), nowhere, normally)
  assert.deepEqual(['Gunner', 'Base', 'Order', 'Camp'].map(may), [false, false, true, true])
})

test('a card that cannot be paid for is not played, and its cost is told (destiny.cost)', () => {
  const { t, lay } = table()
  t.s.resources = [2, 9]
  const card = lay('Order', 0, HAND)
  assert.equal(mayPlay(t, 0, card, nowhere, normally), false)
  const why: Reason[] = []
  assert.equal(mayPlay(t, 0, card, nowhere, normally, why), false)
  assert.deepEqual(
    why.map(({ says }) => says),
    ['it costs 3 and you have 2'],
  )
  assert.equal(mayPlay(t, 0, card, nowhere, { discount: 1, free: false }), true)
  assert.equal(mayPlay(t, 0, card, nowhere, { discount: 0, free: true }), true)
})

test('shields are given to what is in play, up to three (destiny.shields)', () => {
  const { t, lay } = table()
  const cards = [lay('Gunner', 0), lay('Gunner', 0, DISCARD), lay('Gunner', 0)]
  t.s.shields[cards[2] as number] = 3
  assert.deepEqual(
    cards.map((card) => shieldsIntent.possible?.(t as never, { card, n: 1 } as never)),
    [true, false, false],
  )
})

const asked = { seat: 0, kind: 'action', options: [{ do: 'activate', card: 3 }, { do: 'pass' }], step: 'choose' }

test('what is offered is offered to whoever is asked (destiny.actions)', () => {
  const { t } = table()
  assert.equal(isOffered(t, 0, { do: 'pass' }), false)
  t.s.decision = asked
  assert.deepEqual([isOffered(t, 0, { do: 'pass' }), isOffered(t, 1, { do: 'pass' })], [true, false])
  assert.deepEqual(
    [isOffered(t, 0, { do: 'activate', card: 3 }), isOffered(t, 0, { do: 'activate', card: 4 })],
    [true, false],
  )
  assert.equal(isOffered(t, 0, { do: 'activate' }), true)
})

test('why somebody takes no action now (destiny.actions, destiny.winning)', () => {
  const { t } = table()
  const says = (seat: number) => whyNotNow(t, seat)?.says ?? null
  t.s.decision = asked
  assert.deepEqual([says(0), says(1)], [null, 'it is not your turn'])
  t.s.claimed = 1
  assert.deepEqual([says(0), says(1)], [null, 'you have claimed the battlefield and pass until the round ends'])
  t.s.phase = 'upkeep'
  assert.equal(says(1), 'it is not your turn')
  t.s.decision = { ...asked, kind: 'pick' }
  assert.equal(says(0), 'something else is to be decided first')
  t.s.out[1] = 1
  assert.deepEqual([says(0), says(1)], ['something else is to be decided first', 'you are out of the game'])
  t.s.result = { winner: 0, rule: 'destiny.winning' }
  assert.deepEqual([says(0), says(1)], ['the game is over', 'the game is over'])
})

test('where a number comes from (destiny.cost, destiny.hand, destiny.resources)', () => {
  const { t, lay } = table()
  const [character, badge, medal] = [lay('Gunner', 0), lay('Badge', 0), lay('Medal', 0, HAND)]
  const e = destiny()
  const explained = (about: object) => e.rules.explain(t, 0, about as Json)
  assert.deepEqual(explained({ number: 'cost', card: medal, on: character, replace: badge }), {
    total: 2,
    parts: [
      { value: 2, from: 'Medal' },
      { value: -0, from: 'Badge', rule: 'destiny.play-a-card' },
    ],
  })
  assert.deepEqual(explained({ number: 'cost', card: character }), { total: 0, parts: [{ value: 0, from: 'Gunner' }] })
  assert.deepEqual(explained({ number: 'hand-size', seat: 1 }), { total: 5, parts: [{ value: 5, from: 'base' }] })
  assert.deepEqual(explained({ number: 'upkeep-resources', seat: 1 }), {
    total: 2,
    parts: [{ value: 2, from: 'base' }],
  })
})

test('the areas of a seat, and who sees what is in them (destiny.hand, destiny.deck, destiny.discard-pile)', () => {
  const of = (seat: number) => [
    { name: 'deck', seat, seen: 'none' },
    { name: 'hand', seat, seen: 'owner', loose: true },
    { name: 'discard pile', seat, seen: 'all' },
    { name: 'play', seat, seen: 'all', inPlay: true },
    ...['limbo', 'set aside', 'defeated'].map((name) => ({ name, seat, seen: 'all' })),
  ]
  const battlefield = { name: 'battlefield', seat: -1, seen: 'all' }
  assert.deepEqual(piles(2), [...of(0), ...of(1), battlefield])
  assert.deepEqual(piles(3), [...of(0), ...of(1), ...of(2), battlefield])
  assert.equal(piles(3), piles(3))
  assert.equal(piles(2)[field(2)]?.name, 'battlefield')
})
