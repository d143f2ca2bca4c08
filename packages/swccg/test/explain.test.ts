import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Decision, type Json, knows, type Seat } from '@dejarik/kernel'
import { type Start, walk } from '@dejarik/kernel/laws'
import { cards } from '../src/cards/all.js'
import { type Deck, deckSide, decks } from '../src/decks/index.js'
import type { Explained } from '../src/explain.js'
import { swccg } from '../src/game.js'
import type { State } from '../src/state.js'

const engine = swccg(cards)
const of = (side: string): Deck[] => decks.filter((deck) => deckSide(deck, cards) === side)

/** Everything that is wrong with what a seat is told about a card at this decision. */
function faultsAt(s: State, decision: Decision, seat: Seat): string[] {
  const faults: string[] = []
  for (let card = 0; card < s.def.length; card++) {
    if (!knows(s, seat, card)) continue
    const { deeds } = engine.explain(s, seat, { card } as Json) as unknown as Explained
    const name = cards[s.def[card] as number]?.name
    if (deeds.length === 0) faults.push(`nothing is said of ${name}`)
    for (const { what, may, why } of deeds) if (!may && why.length === 0) faults.push(`no reason not to ${what}`)
    // What rules and texts let a seat do is offered where it may act at all.
    if (decision.kind === 'action' && decision.seat === seat)
      for (const { what, why } of deeds)
        if (why.some(({ rule }) => rule === 'swccg.types-of-actions')) faults.push(`${what} is not offered`)
  }
  return faults
}

test('of every card that a seat sees it is told what may be done with it, or why nothing may', () => {
  const [dark, light] = [of('dark'), of('light')]
  for (const seed of [1, 2, 3, 4]) {
    const chosen = [dark[seed % dark.length], light[seed % light.length]] as Deck[]
    const start: Start<State, Deck> = { format: 'premiere', decks: chosen }
    walk(engine, start, seed, (s, answers) => {
      const { decision } = s
      if (decision === null || answers.length % 7 !== 0) return
      for (const seat of [0, 1]) assert.deepEqual(faultsAt(s, decision, seat), [])
    })
  }
})
