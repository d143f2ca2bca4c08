import assert from 'node:assert/strict'
import { test } from 'node:test'
import { below, type Card, generator, tableOf as laidOut, mightAtAll, nodeAt } from '@dejarik/kernel'
import { cards } from '../src/cards/all.js'
import { deckSide, decks } from '../src/decks/index.js'
import type { Clause } from '../src/definitions.js'
import type { Ability, Effect, Gain } from '../src/effects/tree.js'
import { rules, swtcg } from '../src/game.js'
import { usableClauses } from '../src/rules/abilities.js'
import { clauseFacts } from '../src/rules/clause-facts.js'
import { subjectOf } from '../src/rules/giving.js'
import { isGivenAtAll } from '../src/rules/heard.js'
import { sourcesAt } from '../src/rules/sources.js'
import {
  ARENA,
  BUILD,
  beneath,
  cardsIn,
  def,
  equipmentOn,
  HAND,
  inBuildZone,
  live,
  locationIn,
  pilotsOf,
} from '../src/rules/zones.js'
import type { State, Table } from '../src/state.js'

const engine = swtcg(cards)
const tableOf = (s: State): Table => laidOut(engine, s)

/** Every word by which the rules ask for what this gives, found without an index. */
const wordsOf = (gain: Gain): string[] =>
  'has' in gain ? ['has', gain.has.ability, ...givenBy(gain.has)] : [subjectOf(gain)]

const givenBy = (tree: Ability | Effect): string[] => {
  if ('ability' in tree && tree.ability === 'keyword') return [tree.keyword]
  return 'gets' in tree ? tree.gets.flatMap(wordsOf) : []
}

const holding = (s: State, column: readonly Card[], unit: Card): Card[] =>
  s.def.flatMap((_def, card) => (column[card] === unit ? [card] : []))

/** Positions from all over random games with all kinds of decks. */
function* positions(games: number): Generator<State> {
  const of = (side: string) => decks.filter((deck) => [side, 'neutral'].includes(deckSide(deck, cards) as string))
  const dark = of('dark')
  const light = of('light')
  for (let game = 0; game < games; game++) {
    const g = generator(game)
    const s = engine.start('all', [dark[game % dark.length]!, light[(game * 5) % light.length]!], game)
    for (let n = 0; s.decision !== null; n++) {
      if (n % 7 === 0) yield s
      const { options } = s.decision
      engine.answer(s, options[below(g, options.length)]!)
    }
  }
}

test('whatever a card in play or a lasting effect gives is found by its word', () => {
  let looked = 0
  for (const s of positions(24)) {
    const t = tableOf(s)
    const cardsInPlay = live(t).filter((card) => !inBuildZone(s, card))
    const printed = cardsInPlay.flatMap((card) => def(t, card).abilities.flatMap(givenBy))
    const lasting = s.lasting.flatMap(({ node }) => givenBy(nodeAt(engine.catalog, node)))
    for (const word of [...printed, ...lasting]) {
      looked++
      assert.ok(isGivenAtAll(t, word), word)
    }
  }
  assert.ok(looked > 100)
})

test('what is on a unit lies among what is attached', () => {
  for (const s of positions(24)) {
    for (const unit of live(tableOf(s))) {
      assert.deepEqual(pilotsOf(s, unit), holding(s, s.piloting, unit))
      assert.deepEqual(beneath(s, unit), holding(s, s.under, unit))
      assert.deepEqual(equipmentOn(s, unit), holding(s, s.equipped, unit))
    }
  }
})

test('whether a seat could answer at all is the same as asking for every clause of the catalog', () => {
  for (const s of positions(24)) {
    const t = tableOf(s)
    for (const seat of [0, 1]) {
      for (const on of engine.catalog.responses.keys()) {
        const what = { on, by: 0, at: -1 }
        assert.equal(rules.windows?.mightAtAll?.(t, seat, what), mightAtAll(t, seat, what))
      }
    }
  }
})

test('a chance looks at every card with something for it, in hand, on the table or being built', () => {
  let looked = 0
  for (const s of positions(24)) {
    const t = tableOf(s)
    for (const seat of [0, 1]) {
      const own = [HAND, BUILD, ARENA, ARENA + 1, ARENA + 2].flatMap((which) => cardsIn(s, seat, which))
      const locations = [0, 1, 2].map((arena) => locationIn(s, arena)).filter((card) => s.controller[card] === seat)
      for (const on of engine.catalog.responses.keys()) {
        const found = sourcesAt(t, seat, on)
        for (const card of [...own, ...locations]) {
          // What costs more Force than there is need not be looked at.
          const isAffordable = ({ force }: { force: number }) => force <= s.force[seat]!
          const able = (clause: Clause) =>
            clause.responds.includes(on) && isAffordable(clauseFacts(engine.catalog, clause))
          if (!usableClauses(t, card).some(able)) continue
          looked++
          assert.ok(found.includes(card), `${def(t, card).name} at ${on}`)
        }
      }
    }
  }
  assert.ok(looked > 1000)
})

test('what is said in play is found anew when other cards speak', () => {
  const words = ['power', 'speed', 'health', 'has', 'build-cost', 'armor', 'critical-hit', 'shields', 'play']
  const other = swtcg(cards)
  let given = 0
  for (const s of positions(24)) {
    const known = words.filter((word) => isGivenAtAll(tableOf(s), word))
    // Nothing is known of another catalog: what is found there is found by looking.
    const fresh: Table = { ...tableOf(engine.clone(s)), catalog: other.catalog }
    assert.deepEqual(
      known,
      words.filter((word) => isGivenAtAll(fresh, word)),
    )
    given += known.length
  }
  assert.ok(given > 100)
})
