import assert from 'node:assert/strict'
import { test } from 'node:test'
import { awakenings, destiny } from '@dejarik/destiny'
import {
  below,
  Diverged,
  type Engine,
  type GameRecord,
  generator,
  newRecord,
  play,
  readRecord,
  replay,
} from '@dejarik/kernel'
import { swccg, cards as swccgCards } from '@dejarik/swccg'
import { swtcg, cards as swtcgCards } from '@dejarik/swtcg'
import { loadGame } from '../src/games.js'
import { plan } from '../src/sim/plan.js'

interface Facts {
  readonly id: string
  readonly name: string
  readonly rarity?: string
}

const games = [
  { id: 'destiny', cards: awakenings, make: destiny },
  { id: 'swtcg', cards: swtcgCards, make: swtcg },
  { id: 'swccg', cards: swccgCards, make: swccg },
] as unknown as readonly {
  readonly id: 'destiny' | 'swtcg' | 'swccg'
  readonly cards: readonly Facts[]
  make(cards: readonly Facts[]): Engine
}[]

/** A game of random answers, as it is written to a file and read again. */
async function played(id: 'destiny' | 'swtcg' | 'swccg', e: Engine, seed: string): Promise<GameRecord> {
  const { decks } = await loadGame(id)
  const series = { seed, players: 2, bots: ['random', 'random'], decks: [null, null], format: null }
  const chosen = plan(series, 0, decks.shipped, decks.fits).decks
  const format = decks.formatOf(chosen, 2)
  const record = newRecord(e, format, chosen, seed)
  const s = e.start(format, chosen, seed)
  const g = generator(`answers ${seed}`)
  while (s.decision !== null) play(e, s, record, s.decision.options[below(g, s.decision.options.length)]!)
  return readRecord(JSON.parse(JSON.stringify(record)))
}

for (const { id, cards, make } of games) {
  const e = make(cards)

  test(`${id}: a record stays good when other cards come, go and change`, async () => {
    for (const seed of ['1', '2', '3']) {
      const record = await played(id, e, seed)
      const isPlayed = (card: Facts) => card.id in record.cards
      const fewer = make(cards.filter((card, i) => isPlayed(card) || i % 5 !== 0))
      const other = make(cards.map((card) => (isPlayed(card) ? card : { ...card, rarity: 'changed' })))
      for (const engine of [e, fewer, other]) {
        assert.equal(engine === e, engine.catalog.digest === e.catalog.digest)
        assert.notEqual(replay(engine, record).result, null)
      }
    }
  })

  test(`${id}: answers name clauses by card and name`, async () => {
    const named = (await played(id, e, '4')).answers.filter(({ clause }) => clause !== undefined)
    assert.ok(named.length > 0)
    for (const { clause } of named) assert.match(String(clause), new RegExp(`^(${id}:\\S+|keyword)/\\S`))
  })

  test(`${id}: where a card of the decks has changed, the answer and the card are named`, async () => {
    const record = await played(id, e, '5')
    const changed = make(cards.map((card) => (card.id in record.cards ? { ...card, name: `${card.name} II` } : card)))
    assert.throws(
      () => replay(changed, record),
      (error) => error instanceof Diverged && error.at <= 50 && error.cards.length === Object.keys(record.cards).length,
    )
  })

  test(`${id}: a record that was cut or changed does not pass`, async () => {
    const record = await played(id, e, '6')
    const { answers, checks, digests } = record
    const last = answers.length - 1
    const damaged: Partial<GameRecord>[] = [
      { digests: digests.slice(0, -1) },
      { digests: [...digests, '00000000000000'] },
      { digests: digests.map(() => '00000000000000') },
      { answers: answers.slice(0, -1), checks: checks.slice(0, -4) },
      { checks: `${checks.slice(0, 40)}zzzz${checks.slice(44)}` },
      { seed: 'another' },
    ]
    for (const [i, change] of damaged.entries())
      assert.throws(() => replay(e, { ...record, ...change }), Diverged, `damage ${i}, ${last} answers`)
    assert.throws(() => replay(e, { ...record, ...damaged[4] }), /^Diverged: Answer 11: /)
    assert.throws(() => readRecord({ ...record, checks: checks.slice(1) }), /one check for each answer/)
    assert.throws(() => readRecord({ ...record, record: 1 }), /layout 1/)
    assert.throws(() => readRecord({ ...record, rules: 'toString' }), /rules must be a version of the rules/)
  })
}

test('a record of earlier rules is told which changes may be the reason', async () => {
  const [{ id, cards, make }] = games as [(typeof games)[number]]
  const e = make(cards)
  const record = await played(id, e, '7')
  const [first] = Object.keys(record.cards)
  const changes = [
    { rule: 'destiny.setup', what: 'before the record was made' },
    { rule: 'destiny.activate', what: 'everything is different' },
    { rule: 'destiny.dice-references', what: 'only with a card of these decks', cards: [first!] },
    { rule: 'destiny.keywords', what: 'only with another card', cards: ['destiny:none'] },
  ]
  const later: Engine = { ...e, rules: { ...e.rules, version: '5', changes } }
  assert.throws(
    () => replay(later, { ...record, rules: '2', checks: record.checks.replace(/^..../, 'zzzz') }),
    (error) =>
      error instanceof Diverged &&
      error.at === 1 &&
      error.changes.map(({ rule }) => rule).join() === 'destiny.activate,destiny.dice-references' &&
      /played by rules 2; these are rules 5/.test(error.message),
  )
})
