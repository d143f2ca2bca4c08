import assert from 'node:assert/strict'
import { test } from 'node:test'
import { below, type Decision, generator, type Option } from '@dejarik/kernel'
import { cards } from '../src/cards/all.js'
import { deckSide, decks } from '../src/decks/index.js'
import { swtcg } from '../src/game.js'
import { might } from '../src/judge/units.js'
import { holds, holdsTwo } from '../src/judge/worth.js'
import type { State } from '../src/state.js'

const engine = swtcg(cards)
const dark = decks.filter((deck) => deckSide(deck, cards) === 'dark')
const light = decks.filter((deck) => deckSide(deck, cards) === 'light')

/** Games that go on as the game leans, now and then at random, decision by decision. */
function* decisions(games: number): Generator<{ s: State; decision: Decision; leans: number[] }> {
  for (let n = 0; n < games; n++) {
    const g = generator(`judge ${n}`)
    const s = engine.start('all', [dark[n % dark.length]!, light[n % light.length]!], `judge ${n}`)
    for (let decision = engine.decision(s); decision !== null; decision = engine.decision(s)) {
      const leans: number[] = []
      engine.lean(s, leans)
      yield { s, decision, leans }
      const place = below(g, 8) === 0 ? below(g, decision.options.length) : best(leans)
      engine.answer(s, decision.options[place] as Option)
    }
  }
}

const best = (leans: readonly number[]): number => leans.indexOf(Math.max(...leans))

test('what is finished is deployed, and units attack', () => {
  let deploys = 0
  let attacks = 0
  for (const { decision, leans } of decisions(12)) {
    const { do: verb } = decision.options[best(leans)] as Option
    if (decision.kind === 'build' && decision.options.some((option) => option.do === 'deploy')) {
      deploys++
      assert.notEqual(verb, 'done')
    }
    if (decision.kind === 'attack' && decision.options.some((option) => option.do === 'attack')) {
      attacks++
      assert.notEqual(verb, 'skip')
    }
  }
  assert.ok(deploys > 20 && attacks > 20, `${deploys} and ${attacks}`)
})

test('who is stronger in two arenas of three is ahead', () => {
  assert.ok(holds(6, 2) > 0.8 && holds(2, 6) < 0.2)
  assert.equal(holds(3, 3), 0.5)
  assert.ok(holdsTwo(0.9, 0.9, 0.1) > 0.8)
  assert.ok(holdsTwo(0.9, 0.1, 0.1) < 0.3)
  assert.ok(Math.abs(holdsTwo(0.5, 0.5, 0.5) - 0.5) < 1e-9)
})

test('a unit must both hit and last', () => {
  assert.ok(might(4, 4, 40) > might(8, 1, 40))
  assert.ok(might(4, 4, 60) > might(4, 4, 30))
  assert.equal(might(4, 0, 40), 0)
})

test('the table looks worse for whoever has lost a unit', () => {
  const s = engine.start('all', [dark[0]!, light[0]!], 'worth')
  while (s.phase === 'setup') {
    const leans: number[] = []
    engine.lean(s, leans)
    engine.answer(s, engine.decision(s)!.options[best(leans)] as Option)
  }
  const before = engine.worth(s, 1)
  for (let arena = 4; arena < 7; arena++) for (const unit of s.piles[10 + arena] as number[]) s.damage[unit] = 2
  assert.ok(engine.worth(s, 1) < before)
  assert.ok(Math.abs(engine.worth(s, 0) + engine.worth(s, 1) - 1) < 1e-9)
})

test('what costs nothing and can be undone is not done back and forth', () => {
  const s = engine.start('all', [dark[0]!, light[0]!], 'undone')
  const undoes = ['unequip', 'leave', 'rearrange'].map((verb): Option => ({ do: verb, card: 0 }))
  const options: Option[] = [{ do: 'done' }, ...undoes]
  s.decision = { seat: 0, kind: 'build', step: '', options }
  const leans: number[] = []
  engine.lean(s, leans)
  for (const [i, { do: verb }] of options.entries()) if (i > 0) assert.ok(leans[i]! < leans[0]!, verb)
})
