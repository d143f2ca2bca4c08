import assert from 'node:assert/strict'
import { test } from 'node:test'
import { below, type Event, generator } from '@dejarik/kernel'
import { decks } from '../src/decks/index.js'
import { destiny } from '../src/game.js'
import { eventWords } from '../src/log.js'
import type { State } from '../src/state.js'

const e = destiny()

/** Random games, with every event in words for each seat and for the public. */
function* told(games: number): Generator<{ event: Event; lines: (string | null)[]; s: State }> {
  for (let i = 0; i < games; i++) {
    const g = generator(`log ${i}`)
    const events: Event[] = []
    const pair = [decks[i % decks.length]!, decks[(i * 7 + 1) % decks.length]!]
    const s = e.start('awakenings', pair, `log ${i}`, (event) => events.push(event))
    const words = (event: Event) => [0, 1, 'public' as const].map((seat) => eventWords(e, s, event, seat))
    for (const event of events.splice(0)) yield { event, lines: words(event), s }
    const heard: { event: Event; lines: (string | null)[]; s: State }[] = []
    while (s.decision !== null) {
      const option = s.decision.options[below(g, s.decision.options.length)]!
      e.answer(s, option, (event) => heard.push({ event, lines: words(event), s }))
      yield* heard.splice(0)
    }
  }
}

test('every event that happens in play has a sentence of its own', () => {
  for (const { event, lines } of told(30)) {
    if (event.is === 'unsealed') continue
    for (const line of lines) {
      if (line === null) continue
      assert.match(line, /^[A-Z0-9].* ./, JSON.stringify(event))
      assert.doesNotMatch(line, /undefined|NaN|\[object/, JSON.stringify(event))
      assert.ok(!line.startsWith(`${event.is}:`), `${event.is} is told by its name only`)
    }
  }
})

test('what a seat draws is named to that seat alone (destiny.hand)', () => {
  let drawn = 0
  for (const { event, lines } of told(5)) {
    if (event.is !== 'drew') continue
    drawn++
    const seat = event.seat as number
    assert.match(lines[seat]!, /^You draw /)
    assert.match(lines[1 - seat]!, /^Player [12] draws \d+ cards?$/)
    assert.equal(lines[2], lines[1 - seat])
  }
  assert.ok(drawn > 20)
})

test('a screen marks the names of cards, and nothing else of a line changes', () => {
  const g = generator('marks')
  const s = e.start('awakenings', [decks[0]!, decks[1]!], 'marks')
  const marked: string[] = []
  while (s.decision !== null) {
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
        marked.push(name!)
      }
    })
  }
  assert.ok(marked.includes('Rey') && marked.includes('Kylo Ren'))
})
