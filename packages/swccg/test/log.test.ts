import assert from 'node:assert/strict'
import { test } from 'node:test'
import { below, generator } from '@dejarik/kernel'
import { cards } from '../src/cards/all.js'
import { deckSide, decks } from '../src/decks/index.js'
import { swccg } from '../src/game.js'
import { eventLine, eventWords } from '../src/log.js'

const e = swccg(cards)
const of = (side: string) => decks.find((deck) => deckSide(deck, cards) === side)!

test('a screen marks the names of cards, and nothing else of a line changes', () => {
  const g = generator('marks')
  const s = e.start('premiere', [of('dark'), of('light')], 'marks')
  const marked = new Set<string>()
  for (let i = 0; i < 400 && s.decision !== null; i++) {
    const option = s.decision.options[below(g, s.decision.options.length)]!
    e.answer(s, option, (event) => {
      const plain = eventWords(e, s, event, 0)
      const line = eventWords(
        e,
        s,
        event,
        0,
        undefined,
        ({ card, name }) => `<${e.catalog.defs.find(({ id }) => id === card)!.name}|${name}>`,
      )
      assert.equal(line?.replace(/<[^|]+\|([^>]+)>/g, '$1') ?? null, plain)
      for (const [, name, shown] of line?.matchAll(/<([^|]+)\|([^>]+)>/g) ?? []) {
        assert.ok(shown!.startsWith(name!))
        marked.add(name!)
      }
    })
  }
  assert.ok(marked.size > 10)
})

test('every event has a sentence of its own, and a card drawn is named to nobody else', () => {
  const g = generator('lines')
  const s = e.start('premiere', [of('dark'), of('light')], 'lines')
  const drawn: string[] = []
  for (let i = 0; i < 1500 && s.decision !== null; i++) {
    const option = s.decision.options[below(g, s.decision.options.length)]!
    e.answer(s, option, (event) => {
      const line = eventWords(e, s, event, 'public')
      // A line that no sentence was written for begins with the bare word of the event.
      if (line !== null) assert.doesNotMatch(line, new RegExp(`^${event.is}(?:: |$)`, 'i'), JSON.stringify(event))
      if (event.is === 'drew') drawn.push(line ?? '')
    })
  }
  assert.ok(drawn.length > 3)
  for (const line of drawn) assert.match(line, /^(?:Dark|Light) draws a card$/)
})

test('where a location goes in the line is a place, not a card', () => {
  const s = e.start('premiere', [of('dark'), of('light')], 'located')
  const line = (is: string) => eventLine(e, s, { is, seat: 0, card: 1, at: 2 }, 1)!.args.at
  const { id, name } = e.catalog.defs[s.def[2]!]!
  assert.equal(line('located'), 2)
  assert.deepEqual(line('battle'), { card: id, name })
})
