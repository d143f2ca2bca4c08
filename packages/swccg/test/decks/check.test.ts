import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type CardData,
  cards,
  checkDeck,
  type Deck,
  deckSide,
  decks,
  formatOf,
  startingLocations,
} from '@dejarik/swccg'

const premiere = formatOf('premiere')
const understood = () => true
const said = (deck: Deck, all: readonly CardData[] = cards, format = premiere) =>
  checkDeck(deck, format, all, understood).map(({ rule, says, mend }) => `${rule}: ${says} ${mend.says}`)
const [rebel, imperial] = decks as [Deck, Deck]
const change = (deck: Deck, from: string, to: string): Deck => ({
  ...deck,
  cards: deck.cards.map((entry) => (entry.card === `swccg:${from}` ? { ...entry, card: `swccg:${to}` } : entry)),
})

for (const deck of decks) {
  test(`${deck.name} is legal in Premiere`, () => {
    assert.deepEqual(said(deck), [])
  })

  test(`${deck.name} has enough of everything to play`, () => {
    const held = deck.cards.map(({ card, copies }) => ({ data: cards.find(({ id }) => id === card)!, copies }))
    const count = (which: (card: CardData) => boolean) =>
      held.reduce((sum, { data, copies }) => (which(data) ? sum + copies : sum), 0)
    assert.ok(count(({ type }) => type === 'location') >= 10)
    assert.ok(count(({ type }) => type === 'character') >= 18)
    assert.ok(count(({ type }) => type === 'starship') >= 5)
    assert.ok(startingLocations(deck, cards).length >= 10)
    // A unique card is on table once: one copy is enough of it.
    for (const { data, copies } of held) assert.ok(copies <= (data.dots ?? 9), data.name)
    // What deploys to one place only needs that place.
    const needs = (planet: string) => count(({ system }) => system === planet) > 0
    if (count(({ name }) => name === 'Jawa' || name === 'Tusken Raider') > 0) assert.ok(needs('Tatooine'))
    if (count(({ name }) => name === 'Death Star Trooper' || name === 'Lift Tube') > 0) assert.ok(needs('Death Star'))
    // A starship without a crew of its own needs pilots.
    const empty = count(({ type, crew }) => type === 'starship' && crew === undefined)
    assert.ok(count(({ type, icons }) => type === 'character' && icons.pilot !== undefined) >= empty)
  })
}

test('the six decks are three of each side and all different', () => {
  assert.deepEqual(
    decks.map((deck) => deckSide(deck, cards)),
    ['light', 'dark', 'light', 'light', 'dark', 'dark'],
  )
  assert.equal(new Set(decks.map(({ name }) => name)).size, 6)
})

test('a deck has exactly sixty cards (swccg.reserve-deck)', () => {
  const [first, ...rest] = rebel.cards
  assert.deepEqual(said({ ...rebel, cards: rest }), [
    'swccg.reserve-deck: The deck has 59 cards instead of exactly 60. Add 1 card.',
  ])
  assert.deepEqual(said({ ...rebel, cards: [{ ...first!, copies: 3 }, ...rest] }), [
    'swccg.reserve-deck: The deck has 62 cards instead of exactly 60. Take out 2 cards.',
  ])
})

test('any number of copies of a card is allowed', () => {
  assert.deepEqual(said({ ...rebel, cards: [{ card: 'swccg:1_28', copies: 60 }] }), [])
})

test('a deck is of one side', () => {
  assert.deepEqual(said(change(rebel, '1_19', '1_168')), [
    'swccg.reserve-deck: The deck mixes 59 Light Side and 1 Dark Side cards. Replace the dark cards: Darth Vader.',
  ])
})

test('a card of another set, of no set, and one that is not understood', () => {
  assert.deepEqual(said(change(imperial, '1_168', '101_5')), [
    'swccg.reserve-deck: Vader is from Premiere Introductory Two-Player Game, which the format Premiere does not include. ' +
      'Use cards from Premiere.',
  ])
  assert.deepEqual(said(change(imperial, '1_168', '101_5'), cards, formatOf('all')), [])
  assert.deepEqual(said(change(imperial, '1_168', '9_9')), [
    'swccg.card-type: There is no card swccg:9_9. Take it out.',
  ])
  const faults = checkDeck(rebel, premiere, cards, ({ name }) => name !== 'Leia Organa')
  assert.deepEqual(
    faults.map(({ rule, card }) => [rule, card]),
    [['swccg.game-text', 'swccg:1_17']],
  )
})

test('one Objective at most, and it takes the place of a starting location (swccg.objective-cards)', () => {
  const objective = { ...cards[0]!, id: 'swccg:1_999', number: 999, name: 'Plan', type: 'objective' as const }
  const all = [...cards, objective]
  const once = change(rebel, '1_19', '1_999')
  assert.deepEqual(said(once, all), [])
  assert.deepEqual(startingLocations(once, all), [])
  assert.deepEqual(said(change(once, '1_17', '1_999'), all), [
    'swccg.objective-cards: The deck has 2 Objectives; 1 is allowed. Take out 1.',
  ])
})

test('what cannot be deployed to an empty table cannot begin the game (swccg.starting-location)', () => {
  const able = (...ids: string[]) =>
    startingLocations({ name: '', cards: ids.map((id) => ({ card: `swccg:${id}`, copies: 1 })), outside: [] }, cards)
  assert.deepEqual(
    // Tatooine, a site, the Trench, clouds, a sandcrawler's and a Star Destroyer's site, a site of the Executor
    able('1_127', '1_128', '2_62', '5_85', '2_66', '4_165', '4_159').map(({ name }) => name),
    ['Tatooine', 'Tatooine: Cantina', 'Executor: Comm Station'],
  )
})

test('cards outside the deck are of no use, and are said', () => {
  assert.deepEqual(said({ ...rebel, outside: [{ card: 'swccg:1_19', copies: 2 }] }), [
    'swccg.starting-step-a: 2 cards beside the deck: no card in it brings in cards from outside. Leave them out.',
  ])
})

test('all faults come at once', () => {
  const bad = {
    name: 'Bad',
    cards: [
      { card: 'swccg:1_19', copies: 0 },
      { card: 'swccg:1_168', copies: 1 },
    ],
    outside: [],
  }
  assert.equal(said({ ...bad, cards: [...bad.cards, { card: 'swccg:2_14', copies: 1 }] }).length, 4)
})

test('cards beside the deck need one that brings them in', () => {
  const shield = { ...(cards[0] as CardData), id: 'swccg:9_1', name: 'Shield' }
  const from = { kind: 'card', zone: 'outside', whose: 'yours' }
  const effect = { do: 'stack', what: { choose: { upTo: 10 }, from }, on: 'this' }
  const bringer = { ...shield, id: 'swccg:9_2', abilities: [{ ability: 'play', as: 'starting', when: [], effect }] }
  const all = [...cards, shield, bringer as unknown as CardData]
  const outside = [{ card: shield.id, copies: 2 }]
  const light = decks.find((deck) => deckSide(deck, cards) === shield.side) as Deck
  const useless = (deck: Deck) => said(deck, all).filter((fault) => fault.includes('beside the deck'))
  assert.equal(useless({ ...light, outside }).length, 1)
  assert.deepEqual(useless({ ...light, outside, cards: [...light.cards, { card: bringer.id, copies: 1 }] }), [])
})
