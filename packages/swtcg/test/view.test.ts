import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Json, Seat } from '@dejarik/kernel'
import { activated, battle, Game } from './board.js'

interface Seen {
  dice: number[]
  hits: number[] | null
  secret: number
  chance: { on: string; seat: Seat } | null
  order: { arena: string; fought: string; units: { card: number; seat: Seat; is: string }[] }[]
  waiting: Json[]
  lasting: { name?: string; until: string; says: string; on: number[] }[]
  players: { build: Json[]; arenas: { units: Json[] }[] }[]
}

const see = (game: Game, seat: Seat | 'public' = 0): Seen => game.engine.view(game.s, seat) as unknown as Seen

const orderOf = (game: Game): string[] =>
  see(game).order.map(({ arena, fought, units }) =>
    [arena, fought, ...units.map(({ card, is }) => `${game.nameOf(card)} ${is}`)].join(', '),
  )

test('rule swtcg.part-speed: the battle phase is one list of both sides, arena by arena', () => {
  const cards = { Fast: { speed: 60 }, Even: { speed: 30 }, Slow: { speed: 10 }, Ship: { types: ['space'] as never } }
  const game = new Game({
    cards,
    dark: { character: ['Slow', 'Even'] },
    light: { character: ['Fast', 'Even', { card: 'Slow', tapped: true }], space: ['Ship'] },
    rolls: [1, 1, 1],
  }).go()
  assert.deepEqual(orderOf(game), [
    'space, over, Ship waits',
    'ground, over',
    // Dark goes first among equals.
    'character, now, Slow#2 tapped, Fast next, Even#1 waits, Even#2 waits, Slow#1 waits',
  ])
  game.answer('attack Fast target Slow#1')
  assert.equal(
    orderOf(game)[2],
    'character, now, Fast attacked, Slow#2 tapped, Even#1 next, Even#2 waits, Slow#1 waits',
  )
  game.answer('skip Even#1')
  assert.match(orderOf(game)[2]!, /Even#1 tapped, Slow#2 tapped, Even#2 next/)
})

const lucky = { ability: 'keyword' as const, keyword: 'lucky' as const, n: 1 }
const accurate = { ability: 'keyword' as const, keyword: 'accuracy' as const, n: 1 }

test('rules swtcg.attack-5-hits, swtcg.lucky: dice lie there with their hits until the attack is over, and every reroll is told', () => {
  const cards = {
    Foe: { speed: 50, power: 4, abilities: [lucky, accurate] },
    Wall: { health: 9, abilities: [activated([], { do: 'evade', n: 1 })] },
  }
  const game = new Game({ cards, dark: { character: ['Foe'] }, light: { character: ['Wall'] }, rolls: [3, 2, 6, 1, 5] })
  game.go().answer('attack Foe target Wall')
  assert.deepEqual(
    [see(game).dice, see(game).hits],
    [
      [3, 2, 6, 1],
      [0, 2],
    ],
  )
  assert.deepEqual(see(game).chance, { on: 'reroll', seat: 0 })
  game.answer('respond Foe', 'choose 2')
  assert.deepEqual(see(game).chance, { on: 'prevent', seat: 1 })
  assert.deepEqual(
    [see(game, 1).dice, see(game, 1).hits],
    [
      [3, 5, 6, 1],
      [0, 1, 2],
    ],
  )
  const told = game.events.filter(({ is }) => ['rolled', 'lucky', 'rerolled', 'hits'].includes(is))
  assert.deepEqual(told, [
    { is: 'rolled', for: 'attack', dice: [3, 2, 6, 1], hits: [0, 2] },
    { is: 'lucky', seat: 0, card: game.card('Foe') },
    { is: 'rerolled', dice: [5], was: [2], which: [1], hits: [0, 1, 2] },
    { is: 'hits', n: 3 },
  ])
  game.answer('pass')
  assert.deepEqual([see(game).dice, see(game).hits, see(game).chance], [[], null, null])
})

test('secret dice: the other side sees how many were rolled, and no more', () => {
  const hidden = { ability: 'ongoing' as const, of: 'this' as const, gets: [{ rule: 'hidden-dice' as const }] }
  const cards = {
    Foe: { speed: 50, power: 2, abilities: [hidden] },
    Wall: { health: 9, abilities: [activated([], { do: 'evade', n: 1 })] },
  }
  const game = new Game({ cards, dark: { character: ['Foe'] }, light: { character: ['Wall'] }, rolls: [4, 5] }).go()
  game.answer('attack Foe target Wall')
  const [own, other] = [see(game, 0), see(game, 1)]
  assert.deepEqual([own.dice, own.hits, own.secret], [[4, 5], [0, 1], 0])
  assert.deepEqual([other.dice, other.hits, other.secret], [[], null, 2])
})

test('what lasts says what it does, about whom and until when', () => {
  const cards = {
    Hero: { abilities: [accurate] },
    Boost: battle({
      do: 'get',
      to: { choose: 1, from: { kind: 'unit', whose: 'yours', zone: 'arena' } },
      gets: [{ modify: 'power', by: 2 }],
      until: 'turn-end',
    }),
  }
  const game = new Game({ cards, dark: { character: ['Hero'], hand: ['Boost'] }, light: { character: ['Hero'] } }).go()
  assert.deepEqual(see(game).chance, { on: 'general', seat: 0 })
  game.answer('respond Boost')
  const [effect] = see(game, 1).lasting
  assert.equal(effect?.name, 'Boost')
  assert.equal(effect?.until, 'turn-end')
  assert.match(effect?.says ?? '', /\+2 power/)
  assert.deepEqual(effect?.on, [game.card('Hero')])
})

test('a card on its way says how much is missing to whoever may know it', () => {
  const cards = { Tank: { build: 5 }, Hero: {} }
  const game = new Game({ cards, dark: { build: [{ card: 'Tank', counters: 2 }] }, building: 'dark' }).go()
  const [mine] = see(game, 0).players[0]!.build as { counters: number; cost?: number }[]
  game.s.known[game.card('Tank')] = 1
  const [theirs] = see(game, 1).players[0]!.build as { counters: number; cost?: number; name?: string }[]
  assert.deepEqual([mine?.counters, mine?.cost], [2, 5])
  assert.deepEqual(theirs, { faceUp: false, counters: 2, tapped: false })
})

test('rule swtcg.face-down-under-unit: everybody sees that something lies there, its owner what it is', () => {
  const hoard = {
    do: 'put' as const,
    what: { choose: 1 as const, from: { kind: 'card' as const, zone: 'hand' as const, whose: 'yours' as const } },
    to: { under: 'this' as const },
    face: 'down' as const,
  }
  const cards = { Hoarder: { abilities: [activated([], hoard as never)] }, Loot: {} }
  const game = new Game({ cards, dark: { character: ['Hoarder'], hand: ['Loot'] } })
  game.s.known[game.card('Loot')] = 1
  game.does('Hoarder')
  const under = (seat: Seat) => {
    const [unit] = see(game, seat).players[0]!.arenas[2]!.units as {
      faceDown: { count: number; known: { name: string }[] }
    }[]
    return [unit?.faceDown.count, unit?.faceDown.known.map(({ name }) => name)]
  }
  assert.deepEqual(
    [under(0), under(1)],
    [
      [1, ['Loot']],
      [1, []],
    ],
  )
})
