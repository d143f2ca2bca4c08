import assert from 'node:assert/strict'
import { test } from 'node:test'
import { below, type Decision, generator, type Option, tableOf } from '@dejarik/kernel'
import type { Effect, Target } from '../src/effects/tree.js'
import { decks, destiny, type State } from '../src/index.js'
import { valueOfEffect } from '../src/judge/effects.js'
import { imagined } from '../src/judge/imagine.js'
import { standing } from '../src/judge/worth.js'
import { area, PLAY } from '../src/rules/areas.js'
import { IN_POOL } from '../src/state.js'

const engine = destiny()
const table = (s: State) => tableOf(engine, s)

/** Random games, decision by decision. */
function* decisions(games: number): Generator<{ s: State; decision: Decision; leans: number[] }> {
  for (let n = 0; n < games; n++) {
    const g = generator(`judge ${n}`)
    const s = engine.start('awakenings', [decks[n % decks.length]!, decks[(3 * n + 1) % decks.length]!], `judge ${n}`)
    for (let decision = engine.decision(s); decision !== null; decision = engine.decision(s)) {
      const leans: number[] = []
      engine.lean(s, leans)
      yield { s, decision, leans }
      engine.answer(s, decision.options[below(g, decision.options.length)] as Option)
    }
  }
}

const characterOf = (s: State, seat: number): number => s.piles[area(seat, PLAY)]![0] as number

const best = (leans: readonly number[]): number => leans.indexOf(Math.max(...leans))

test('damage goes to the opponent, shields to oneself', () => {
  let damage = 0
  let shields = 0
  for (const { s, decision, leans } of decisions(25)) {
    const { for: purpose } = (decision.about ?? {}) as { for?: string }
    const option = decision.options[best(leans)] as Option
    if (decision.kind !== 'pick' || typeof option.card !== 'number') continue
    const mine = s.controller[option.card] === decision.seat
    const both = new Set(decision.options.map(({ card }) => s.controller[card as number])).size === 2
    if (!both) continue
    if (purpose === 'damage') {
      damage++
      assert.equal(mine, false)
    }
    if (purpose === 'shield') {
      shields++
      assert.equal(mine, true)
    }
  }
  assert.ok(damage > 5 && shields > 3, `${damage} damages, ${shields} shields`)
})

test('a player rolls and resolves before passing, and claims only when little is left to do', () => {
  let passed = 0
  let asked = 0
  for (const { decision, leans } of decisions(12)) {
    if (decision.kind !== 'action' || !decision.options.some((option) => option.do === 'activate')) continue
    asked++
    const { do: verb } = decision.options[best(leans)] as Option
    if (verb === 'pass' || verb === 'claim') passed++
  }
  assert.ok(asked > 100)
  assert.ok(passed / asked < 0.02, `${passed} of ${asked}`)
})

test('the table looks better with fewer wounds, more resources and more shields', () => {
  const s = engine.start('awakenings', [decks[0]!, decks[1]!], 'worth')
  const hero = s.piles[3]![0] as number
  const before = engine.worth(s, 0)
  s.damage[hero] = 3
  const hurt = engine.worth(s, 0)
  s.shields[hero] = 2
  const guarded = engine.worth(s, 0)
  s.resources[0] = 4
  const rich = engine.worth(s, 0)
  assert.ok(hurt < before && guarded > hurt && rich > guarded, [before, hurt, guarded, rich].join(' '))
  assert.ok(Math.abs(engine.worth(s, 0) + engine.worth(s, 1) - 1) < 1e-9)
  assert.ok(standing(table(s), 0) > 10)
})

test('what an effect is worth follows from its tree', () => {
  const theirs: Target = { choose: 1, from: { kind: 'character', whose: 'opponent' } }
  const mine: Target = { choose: 1, from: { kind: 'character', whose: 'yours' } }
  assert.ok(
    valueOfEffect({ do: 'deal-damage', n: 3, to: theirs }) > valueOfEffect({ do: 'deal-damage', n: 1, to: theirs }),
  )
  assert.ok(valueOfEffect({ do: 'deal-damage', n: 2, to: mine }) < 0)
  assert.ok(valueOfEffect({ do: 'give-shields', n: 2, to: mine }) > 0)
  assert.ok(valueOfEffect({ do: 'may', effect: { do: 'deal-damage', n: 2, to: mine } }) === 0)
})

test('what a card gives up for its own ability is no loss, and of own dice the least goes', () => {
  const gain: Effect = { do: 'gain-resources', n: 1 }
  assert.ok(valueOfEffect({ do: 'then', first: { do: 'exhaust', what: 'this' }, next: gain, to: true }) > 0)
  const die = (whose: 'yours' | 'opponent'): Effect => ({
    do: 'remove-die',
    what: { choose: 1, from: { kind: 'die', whose } },
  })
  assert.ok(valueOfEffect({ do: 'then', first: die('yours'), next: die('opponent'), to: true }) > 0)
  assert.ok(valueOfEffect({ do: 'discard-down-to', n: 2, who: 'opponent' }) > 0)
})

test('a table is never worth no number, whatever the dice show', () => {
  for (const { s } of decisions(15)) for (const seat of [0, 1]) assert.ok(Number.isFinite(engine.worth(s, seat)))
})

test('what an effect would do is read from the table: nothing is gained where there is nothing to take', () => {
  const all: Effect = { do: 'lose-resources', n: 'all' }
  const takesAll: Effect = { do: 'as', who: 'opponent', effect: all }
  const removes: Effect = { do: 'remove-die', what: { choose: 1, from: { kind: 'die', whose: 'opponent' } } }
  const either: Effect = {
    do: 'as',
    who: 'opponent',
    effect: { do: 'either', options: [all, { do: 'draw', n: 0 }] },
  }
  let rich = 0
  let bare = 0
  for (const { s, decision } of decisions(6)) {
    const { seat } = decision
    const of = (effect: Effect) => imagined(table(s), characterOf(s, seat), seat, effect)
    const resources = s.resources[1 - seat] as number
    assert.ok(Math.abs(of(takesAll) - 0.6 * resources) < 1e-9)
    // Whoever may choose takes what costs nothing.
    assert.equal(of(either) || 0, 0)
    const dice = s.dieAt.filter((at, die) => at === IN_POOL && s.diePool[die] === 1 - seat)
    if (dice.length > 0) assert.ok(of(removes) > 0)
    else assert.equal(of(removes), 0)
    if (resources > 0) rich++
    if (dice.length === 0) bare++
  }
  assert.ok(rich > 50 && bare > 50, `${rich} and ${bare}`)
})

test('as many dice are given up as pay, and the last wound counts more than one that nobody feels', () => {
  const s = engine.start('awakenings', [decks[0]!, decks[1]!], 'imagined')
  const foe = characterOf(s, 1)
  const deals = (n: number): Effect => ({
    do: 'deal-damage',
    n,
    to: { choose: 1, from: { kind: 'character', whose: 'opponent' } },
  })
  const of = (effect: Effect) => imagined(table(s), characterOf(s, 0), 0, effect)
  const all: Target = { choose: 'any', from: { kind: 'die', whose: 'yours' } }
  const trade: Effect = { do: 'then', first: { do: 'remove-die', what: all }, next: deals(5) }
  // Without a die there is nothing to trade.
  assert.equal(of(trade), 0)
  s.dieAt[0] = IN_POOL
  s.diePool[0] = 0
  assert.ok(of(trade) > 2)
  const before = of(deals(1))
  const { health = 0 } = engine.catalog.defs[s.def[foe] as number] as { health?: number }
  s.damage[foe] = health - 1
  assert.ok(of(deals(1)) > before + 1)
})

test('whatever a card says can be imagined: the answer is a number', () => {
  const effects = engine.catalog.clauses.flatMap(({ ability }) => ('effect' in ability ? [ability.effect] : []))
  assert.ok(effects.length > 100)
  let looked = 0
  for (const { s, decision } of decisions(3)) {
    if (looked++ % 25 > 0) continue
    for (const effect of effects)
      assert.ok(
        Number.isFinite(imagined(table(s), characterOf(s, decision.seat), decision.seat, effect)),
        JSON.stringify(effect),
      )
  }
})
