import assert from 'node:assert/strict'
import { test } from 'node:test'
import { below, generator } from '@dejarik/kernel'
import { decks } from '../src/decks/index.js'
import { destiny } from '../src/game.js'
import { cardsIn, DECK, DISCARD, HAND } from '../src/rules/areas.js'
import { IN_POOL, type State } from '../src/state.js'

const e = destiny()

interface Known {
  count: number
  known: { card: number }[]
}
interface PlayerView {
  hand: Known
  deck: Known
  discard: { card: number }[]
  characters: { dice: { die: number; shows?: string; side?: number }[] }[]
}
const playersOf = (s: State, seat: number | 'public') =>
  (e.view(s, seat) as unknown as { players: PlayerView[] }).players

/** Every position of some random games. */
function* positions(): Generator<State> {
  for (let i = 0; i < 3; i++) {
    const g = generator(`view ${i}`)
    const s = e.start('awakenings', [decks[i % decks.length]!, decks[(i * 5 + 2) % decks.length]!], `view ${i}`)
    while (s.decision !== null) {
      yield s
      e.answer(s, s.decision.options[below(g, s.decision.options.length)]!)
    }
  }
}

const cards = (list: readonly { card: number }[]) => list.map(({ card }) => card).sort((a, b) => a - b)
const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b)
const knownTo = (s: State, seat: number, list: readonly number[]) =>
  sorted(list.filter((card) => ((s.known[card] as number) & (1 << seat)) !== 0))

test('everybody sees how many cards a hand holds, its player which (destiny.hand)', () => {
  for (const s of positions())
    for (const seat of [0, 1, 'public'] as const)
      playersOf(s, seat).forEach(({ hand }, player) => {
        const held = cardsIn(s, player, HAND)
        assert.equal(hand.count, held.length)
        if (seat === player) assert.deepEqual(cards(hand.known), sorted(held))
        else if (seat !== 'public') assert.deepEqual(cards(hand.known), knownTo(s, seat, held))
        else for (const card of cards(hand.known)) assert.ok([0, 1].every((each) => knownTo(s, each, [card]).length))
      })
})

test('a hand that was dealt is hidden from the opponent and the public (destiny.hand)', () => {
  const [s] = positions()
  for (const seat of [1, 'public'] as const) assert.deepEqual(playersOf(s!, seat)[0]!.hand, { count: 5, known: [] })
  assert.equal(playersOf(s!, 0)[0]!.hand.known.length, 5)
})

test('everybody sees how many cards a deck holds, nobody which until a card shows them (destiny.deck)', () => {
  const [first] = positions()
  for (const seat of [0, 1, 'public'] as const)
    assert.deepEqual(playersOf(first!, seat)[0]!.deck, { count: 25, known: [] })
  for (const s of positions())
    for (const seat of [0, 1] as const)
      playersOf(s, seat).forEach(({ deck }, player) => {
        assert.equal(deck.count, cardsIn(s, player, DECK).length)
        assert.deepEqual(cards(deck.known), knownTo(s, seat, cardsIn(s, player, DECK)))
      })
})

test('everybody sees every card of a discard pile (destiny.discard-pile)', () => {
  let most = 0
  for (const s of positions())
    for (const seat of [0, 1, 'public'] as const)
      playersOf(s, seat).forEach(({ discard }, player) => {
        most = Math.max(most, discard.length)
        assert.deepEqual(cards(discard), sorted(cardsIn(s, player, DISCARD)))
      })
  assert.ok(most > 5)
})

test('a die on a card shows no side, one in a pool does (destiny.dice-on-cards, destiny.showing)', () => {
  let shown = 0
  for (const s of positions())
    for (const { characters } of playersOf(s, 'public'))
      for (const { die, shows, side } of characters.flatMap(({ dice }) => dice)) {
        assert.equal(shows !== undefined, s.dieAt[die] === IN_POOL)
        assert.equal(side !== undefined, s.dieAt[die] === IN_POOL)
        if (shows !== undefined) shown++
      }
  assert.ok(shown > 20)
})
