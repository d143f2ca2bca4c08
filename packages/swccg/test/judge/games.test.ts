import assert from 'node:assert/strict'
import { test } from 'node:test'
import { below, generator, type Option } from '@dejarik/kernel'
import { cards } from '../../src/cards/all.js'
import { type Deck, deckSide, decks } from '../../src/decks/index.js'
import { swccg } from '../../src/game.js'
import { DARK, LIGHT, type State } from '../../src/state.js'

const engine = swccg(cards)
const of = (side: string): Deck[] => decks.filter((deck) => deckSide(deck, cards) === side)

/** Plays a game; each seat by the judge, or at random. */
function play(seed: number, judged: readonly boolean[], look: (s: State) => void = () => {}): State {
  const [dark, light] = [of('dark'), of('light')]
  const pair = [dark[seed % dark.length], light[Math.floor(seed / 3) % light.length]] as Deck[]
  const s = engine.start('premiere', pair, `judge ${seed}`)
  const g = generator(seed)
  const leans: number[] = []
  for (let n = 0; n < 10_000 && s.decision !== null; n++) {
    look(s)
    const { seat, options } = s.decision
    let best = below(g, options.length)
    if (judged[seat]) {
      engine.lean(engine.world(s, seat, g), leans)
      best = leans.indexOf(Math.max(...leans))
    }
    engine.answer(s, options[best] as Option)
  }
  return s
}

/** A table is worth something to both seats, and they share it. */
function checkWorth(s: State): void {
  const [dark, light] = [engine.worth(s, DARK), engine.worth(s, LIGHT)] as [number, number]
  assert.ok(dark > 0 && dark < 1, String(dark))
  assert.ok(Math.abs(dark + light - 1) < 1e-9, `${dark} and ${light}`)
}

/** Every option gets a number. */
function checkLeans(s: State): void {
  const leans: number[] = []
  engine.lean(s, leans)
  assert.equal(leans.length, s.decision?.options.length)
  assert.ok(leans.every(Number.isFinite), `${s.decision?.kind}: ${leans.join()}`)
}

test('the judge beats chance from either side; on the way every option has a number and every table its worth', () => {
  let won = 0
  let looked = 0
  for (let seed = 0; seed < 12; seed++) {
    const seat = seed % 2
    const { result } = play(seed, [seat === DARK, seat === LIGHT], (s) => {
      if (looked++ % 3 === 0) checkWorth(s)
      else checkLeans(s)
    })
    if (result?.winner === seat) won++
  }
  assert.ok(looked > 2000, `${looked} decisions`)
  assert.ok(won >= 11, `${won} of 12`)
})
