import './spoken.js'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createElement, Fragment } from 'react'
import { countDeck, shippedDecks } from '../../src/engine/deck-requests.js'
import { gameOf } from '../../src/engine/games.js'
import { english } from '../../src/messages/index.js'
import { gameIds, type Screen } from '../../src/protocol.js'
import { drawn, goTo, hear } from './drawn.js'
import { faulty, people, searches } from './examples.js'
import { inProgress, tableAround } from './in-progress.js'
import { allTranslated, noCards, onCards, strays } from './strays.js'

const { App } = await import('../../src/page/App.js')
const { DeckFaults } = await import('../../src/page/DeckFaults.js')
const { DeckHeld } = await import('../../src/page/DeckHeld.js')
const { DeckPicker } = await import('../../src/page/DeckPicker.js')
const { SearchFaults, SearchFilters } = await import('../../src/page/DeckSearch.js')
const { TextView } = await import('../../src/page/TextView.js')
const { Numbers, Verdicts } = await import('../../src/page/Why.js')
const { request } = await import('../../src/page/link.js')
const { outlines } = await import('../../src/boards/outlines.js')

const nothing = () => {}

test('a word outside of messages would be found', () => {
  const html = '<p title="look">⟦You draw <b>Rey</b>⟧ and <b>×2</b> ⟦⟦more⟧ cards⟧</p>'
  assert.deepEqual(strays(html, { ...noCards, names: ['Rey'] }), ['and', 'look'])
})

for (const [hash, has] of [
  ['', /⟦New game⟧/],
  ['#/decks', /⟦Search cards⟧/],
  ['#/puzzles', /⟦Puzzles⟧/],
  ['#/rules', /⟦Search the rules⟧/],
] as const)
  test(`the page ${hash || 'home'} is said in the language that was chosen`, async () => {
    goTo(hash)
    // Languages are called by their own names.
    allTranslated(await drawn(App, {}), { ...noCards, names: ['English'] }, has)
  })

for (const id of gameIds)
  test(`decks of ${id} with their faults, and searches that cannot be meant`, async () => {
    const game = await gameOf(id)
    const known = { ...noCards, names: game.decks.shipped.map(({ name }) => name) }
    const picker = {
      game: id,
      players: 2,
      label: '',
      shipped: shippedDecks(game),
      chosen: { shipped: 0 },
      choose: nothing,
    }
    allTranslated(await drawn(DeckPicker, picker), known, /⟦My own list…⟧/)
    for (const list of faulty[id]) {
      const deck = countDeck(game, { list }, 2)
      assert.ok(deck.faults.length > 0)
      allTranslated(await drawn(DeckFaults, { deck, mend: nothing, find: nothing }), known, /faults?:⟧/)
    }
    const checked = countDeck(game, { shipped: 0 }, 2)
    const cards = new Map(checked.entries.map((entry) => [entry.id, game.sheet(entry.id)]))
    const held = {
      game: id,
      name: 'Mine',
      rename: nothing,
      list: '',
      counts: new Map(checked.entries.map((entry) => [entry.id, entry.copies])),
      cards,
      checked,
      change: nothing,
      look: nothing,
      mend: nothing,
      undo: nothing,
      find: nothing,
    }
    allTranslated(await drawn(DeckHeld, held), onCards([...cards.values()]), /⟦By cost⟧/)
    for (const words of searches[id]) {
      const found = game.search.find(words)
      assert.ok(found.faults.length > 0, words)
      allTranslated(await drawn(SearchFaults, { found, find: nothing }), known, /⟦/)
    }
    const found = game.search.find('')
    const values = found.filters.flatMap((filter) => filter.values.map(({ value }) => value))
    const facts = { ...noCards, texts: new Set(values) }
    allTranslated(await drawn(SearchFilters, { found, find: nothing }), facts, /⟦Type⟧/)
  })

for (const id of gameIds)
  test(`a game of ${id} in progress, on the board, in words, and with Why? open`, async () => {
    const { session, screen } = await inProgress(id)
    const { game, s } = session
    const known = onCards(screen.cards)
    assert.ok(screen.log.lines.length > 20 && screen.prompt !== null)
    void request('games', {})
    hear({ screen })
    goTo('#/play/1')
    const table = await drawn(App, {})
    assert.match(table, /class="board/)
    allTranslated(table, known, /⟦What happened⟧/)
    const cards = new Map(screen.cards.map((card) => [card.id, card]))
    const around = await tableAround(screen)
    const outline = outlines[id]!(screen, cards, screen.log.lines)
    allTranslated(await around(TextView, { outline }), known, /⟦/)
    const eyes = screen.eyes as number
    let refused = 0
    for (const thing of [...s.def.keys()].map((card) => `card:${card}`).concat('seat:0', 'seat:1')) {
      const told = game.why(s, eyes, thing)
      if (told.verdicts.length + told.numbers.length === 0) continue
      refused += told.verdicts.filter(({ may }) => !may).length
      const both = () =>
        createElement(
          Fragment,
          null,
          createElement(Numbers, { numbers: told.numbers }),
          createElement(Verdicts, { told }),
        )
      allTranslated(await around(both, {}), known, /⟦/)
    }
    assert.ok(refused > 5)
  })

/** What else may be the matter with a table. */
const otherwise = (): readonly Partial<Screen>[] => {
  const [first = ''] = Object.keys(english.say.lessons.destiny.texts)
  const taught = { step: 0, of: 3, texts: [first], rule: '', done: null, option: null, set: null, over: false }
  const bots = people.map((name) => ({ name, deck: '', bot: 'random' }))
  return [
    { curtain: 1 },
    { prompt: null, result: { winner: 0, rule: '' }, edits: 2 },
    { prompt: null, result: { winner: null, rule: '', how: 'draw' } },
    { prompt: null, players: bots, eyes: 'public', paused: true },
    { prompt: null, looking: true },
    { prompt: null, passing: true },
    { skipping: true },
    { lesson: { ...taught, wrong: 'set' } },
    { lesson: { ...taught, wrong: null, over: true } },
    {
      prompt: null,
      proposal: {
        line: { key: 'proposed', args: { proposer: 0, seat: 1, set: 'damage', n: 2 } },
        asked: true,
        draw: false,
      },
    },
  ]
}

test('a table that is passed on, watched, looked back at or taught, and the end of a game', async () => {
  const { screen } = await inProgress('destiny')
  void request('games', {})
  goTo('#/play/1')
  for (const other of otherwise()) {
    hear({ screen: { ...screen, ...other } })
    allTranslated(await drawn(App, {}), onCards(screen.cards), /⟦/)
  }
})
