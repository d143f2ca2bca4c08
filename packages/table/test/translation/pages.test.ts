import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createElement, Fragment, type FunctionComponent } from 'react'
import { countDeck, shippedDecks } from '../../src/engine/desk.js'
import { gameOf } from '../../src/engine/games.js'
import type { Session } from '../../src/engine/session.js'
import { nothingSent, screenOf } from '../../src/engine/show.js'
import { english } from '../../src/messages/index.js'
import { languages, speakHere } from '../../src/messages/languages.js'
import { type CardSheet, type GameId, gameIds, type Screen } from '../../src/protocol.js'
import { inBrackets } from './bracketed.js'
import { drawn, goTo, hear, kept } from './drawn.js'
import { faulty, people, played, searches } from './examples.js'

// A language is added as any other would be, and chosen by the setting of the browser. Only then the page is loaded.
languages.set('x-brackets', { name: '⟦Brackets⟧', load: async () => inBrackets(english) })
kept.set('dejarik.language', '"x-brackets"')
await speakHere()
const { App } = await import('../../src/page/App.js')
const { DeckFaults } = await import('../../src/page/DeckFaults.js')
const { DeckHeld } = await import('../../src/page/DeckHeld.js')
const { DeckPicker } = await import('../../src/page/DeckPicker.js')
const { SearchFaults, SearchFilters } = await import('../../src/page/DeckSearch.js')
const { TableProvider } = await import('../../src/page/context.js')
const { TextView } = await import('../../src/page/TextView.js')
const { Numbers, Verdicts } = await import('../../src/page/Why.js')
const { request } = await import('../../src/page/link.js')
const { outlines } = await import('../../src/boards/outlines.js')

/** Everything that a page shows or says, text by text, and after it every attribute that is read out. */
function textsOf(html: string): string[] {
  const plain = (text: string) =>
    text.replace(
      /&(?:#x27|quot|lt|gt|amp);/g,
      (sign) => ({ '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' })[sign] ?? '&',
    )
  const shown = html.replace(/<(script|style|template)[\s\S]*?<\/\1>/g, '')
  const read = [...shown.matchAll(/ (?:aria-label|aria-description|title|placeholder|alt|label)="([^"]*)"/g)]
  return [shown.replace(/<[^>]*>/g, '\n'), ...read.map(([, text = '']) => text)].map(plain)
}

/** What is left of a text without its messages: brackets may stand in brackets, and around the names of cards. */
function untranslated(text: string): string {
  let depth = 0
  let left = ''
  for (const sign of text) {
    if (sign === '⟦') depth++
    else if (sign === '⟧') depth--
    else if (depth === 0) left += sign
    assert.ok(depth >= 0, text)
  }
  assert.equal(depth, 0, text)
  return left
}

/** What needs no translation: names, wherever they stand, and what is read on a card as it stands there. */
interface Known {
  readonly names: readonly string[]
  readonly texts: ReadonlySet<string>
}

const noCards: Known = { names: [], texts: new Set() }

/** Words outside of messages that are neither on a card nor typed by anybody. */
function strays(html: string, { names, texts }: Known): string[] {
  const words = [...names, ...people].filter((name) => name !== '').sort((a, b) => b.length - a.length)
  return textsOf(html)
    .flatMap((text) => untranslated(text).split('\n'))
    .filter((text) => !texts.has(text.trim()))
    .map((text) => words.reduce((left, word) => left.replaceAll(word, ''), text).trim())
    .filter((text) => /\p{L}{2}/u.test(text))
}

/** What stands on these cards; a location may be called without its system. */
const onCards = (sheets: readonly CardSheet[]): Known => ({
  names: sheets.flatMap(({ name, subtitle = '' }) => [name, subtitle, ...name.split(': ')]),
  texts: new Set(
    sheets.flatMap(({ from, type, line, numbers, text }) => [
      from,
      type,
      line,
      ...numbers.map(({ value }) => value),
      ...text,
    ]),
  ),
})

const nothing = () => {}

/** A page with something on it that must be there, and no word outside of messages. */
function allTranslated(html: string, known: Known, has: RegExp): void {
  assert.match(html, has)
  assert.deepEqual(strays(html, known), [])
}

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

/** The table in the midst of a game, as whoever is asked sees it. */
async function inProgress(id: GameId): Promise<{ session: Session; screen: Screen }> {
  const session = await played(id, 90)
  const { game } = session
  const asked = game.engine.decision(session.s)!.seat
  const moment = {
    number: 1,
    curtain: null,
    asked,
    eyes: asked,
    s: session.s,
    told: undefined,
    looking: null,
    proposal: null,
    wrong: null,
    passing: false,
    skipping: false,
    paused: false,
    pace: 0,
    refused: null,
  }
  return { session, screen: screenOf(session, nothingSent(), moment) }
}

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
    const choice = { path: [], left: [], marking: () => null, taught: () => false }
    const at = {
      screen,
      cards,
      log: screen.log.lines,
      choice,
      stops: { stopsAt: () => true },
      hover: nothing,
      open: nothing,
    }
    const around = async <Props extends object>(of: FunctionComponent<Props>, props: Props) =>
      drawn(TableProvider as FunctionComponent<{ value: never }>, { value: at as never }, createElement(of, props))
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
