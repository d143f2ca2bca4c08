import assert from 'node:assert/strict'
import { test } from 'node:test'
import { awakenings, destiny, decks as destinyDecks } from '@dejarik/destiny'
import { below, type CoreState, type Engine, type Generator, generator, type Option } from '@dejarik/kernel'
import { Fault, gameOf, readScenarios, toScenario } from '@dejarik/scenarios'
import { swccg, cards as swccgCards, decks as swccgDecks, deckSide as swccgSide } from '@dejarik/swccg'
import { playedAs, swtcg, cards as swtcgCards, decks as swtcgDecks, deckSide as swtcgSide } from '@dejarik/swtcg'

interface Table {
  readonly id: 'destiny' | 'swccg' | 'swtcg'
  readonly e: Engine
  readonly format: string
  /** The decks that may be brought to each seat. */
  readonly decks: readonly (readonly unknown[])[]
  /** Is this a moment that can be written? */
  readonly rests: (s: CoreState) => boolean
  /** One of so many moments is written, so that there are some forty: to read one back takes longer than to play to it. */
  readonly oneIn: number
  /** Fields of a view that differ from table to table. */
  readonly numbers: readonly string[]
  /** How a moment that cannot be written is refused. */
  readonly refuses: RegExp
}

const atDestiny = (seats: number): Table => ({
  id: 'destiny',
  e: destiny(awakenings) as unknown as Engine,
  format: seats === 2 ? 'awakenings' : 'awakenings-ffa',
  decks: Array.from({ length: seats }, () => destinyDecks),
  rests: (s) => s.stack.at(-1)?.procedure === 'action' && s.stack.length <= 4,
  oneIn: 3 * seats,
  // Of equal sides, which one lies up does not matter.
  numbers: ['card', 'die', 'holder', 'clause', 'that', 'id', 'side'],
  refuses: /where a turn begins/,
})

const tables: Record<string, Table> = {
  'Destiny, two seats': atDestiny(2),
  'Destiny, three seats': atDestiny(3),
  'Destiny, four seats': atDestiny(4),
  'the customizable game': {
    id: 'swccg',
    e: swccg(swccgCards) as unknown as Engine,
    format: 'premiere',
    decks: ['dark', 'light'].map((side) => swccgDecks.filter((deck) => swccgSide(deck, swccgCards) === side)),
    rests: (s) => s.decision?.kind === 'action',
    oneIn: 18,
    numbers: ['card', 'clause', 'id', 'target', 'orbits'],
    refuses: /where a phase asks for an action/,
  },
  'the trading card game': {
    id: 'swtcg',
    e: swtcg(swtcgCards.map(playedAs)) as unknown as Engine,
    format: 'all',
    decks: ['dark', 'light'].map((side) => swtcgDecks.filter((deck) => swtcgSide(deck, swtcgCards) === side)),
    rests: (s) => s.decision?.kind === 'build',
    oneIn: 5,
    numbers: ['card', 'clause', 'id'],
    refuses: /in a build step/,
  },
}

/** What a view says apart from such numbers, and in whatever order. */
function plainView(value: unknown, numbers: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => JSON.stringify(plainView(one, numbers))).sort()
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key]) => !numbers.includes(key))
  return Object.fromEntries(entries.map(([key, part]) => [key, plainView(part, numbers)]))
}

/** False where effects last that a scenario cannot say. */
function roundTrip({ id, e, numbers }: Table, s: CoreState): boolean {
  let text: string
  try {
    text = toScenario(e, s)
  } catch (error) {
    if (error instanceof Fault && id !== 'destiny') return false
    throw error
  }
  const board = gameOf(id).layOut(readScenarios(text)[0]!)
  for (const seat of ['public', ...Array.from({ length: s.seats }, (_, i) => i)] as (number | 'public')[])
    assert.deepEqual(
      plainView(board.engine.view(board.state!, seat), numbers),
      plainView(e.view(s, seat), numbers),
      `seat ${seat} of\n${text}`,
    )
  assert.equal(toScenario(board.engine, board.state!), text)
  return true
}

const brought = ({ decks }: Table, g: Generator) => decks.map((list) => list[below(g, list.length)])

for (const [name, table] of Object.entries(tables)) {
  test(`${name}: a position written as a scenario is laid out the same again`, (t) => {
    const { e, format, rests, oneIn } = table
    let written = 0
    for (let seed = 1; seed <= 3; seed++) {
      const g = generator(`round trip ${seed}`)
      const s = e.start(format, brought(table, g), seed)
      for (let n = 0; n < 400 && e.result(s) === null; n++) {
        if (rests(s) && below(g, oneIn) === 0 && roundTrip(table, s)) written++
        const { options } = e.decision(s)!
        e.answer(s, options[below(g, options.length)] as Option)
      }
    }
    t.diagnostic(`${written} positions`)
    assert.ok(written > 20, `${written} positions`)
  })

  test(`${name}: in the middle of something a sentence says why not`, () => {
    const s = table.e.start(table.format, brought(table, generator(1)), 1)
    assert.throws(
      () => toScenario(table.e, s),
      (error) => error instanceof Fault && table.refuses.test(error.message),
    )
  })
}
