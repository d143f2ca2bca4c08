import assert from 'node:assert/strict'
import { test } from 'node:test'
import { below, generator } from '@dejarik/kernel'
import { cards } from '../src/cards/all.js'
import { decks } from '../src/decks/index.js'
import { swtcg } from '../src/game.js'
import { eventWords } from '../src/log.js'

const e = swtcg(cards)

test('a screen marks the names of cards, and nothing else of a line changes', () => {
  const g = generator('marks')
  const s = e.start('aotc', [decks[1]!, decks[0]!], 'marks')
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

test('whoever looks is told which unit a pilot boards', () => {
  const s = e.start('aotc', [decks[1]!, decks[0]!], 'boards')
  // The numbers of these cards, read as sets of seats, would be nobody, one player, the other, and both.
  for (const card of [4, 5, 6, 7])
    for (const seat of [0, 1, 'public'] as const)
      for (const is of ['boarded', 'equipped'])
        assert.match(
          eventWords(e, s, { is, card: 8, on: card }, seat)!,
          new RegExp(`(pilots|attached to) ${nameOf(card)}`),
        )

  function nameOf(card: number): string {
    return e.catalog.defs[s.def[card]!]!.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  }
})
