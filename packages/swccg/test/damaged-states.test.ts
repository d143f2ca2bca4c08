import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { damagedStates } from '@dejarik/kernel/laws'
import { cards } from '../src/cards/all.js'
import { changing } from '../src/columns.js'
import { type Deck, deckSide, decks } from '../src/decks/index.js'
import { swccg } from '../src/game.js'
import type { State } from '../src/state.js'

const engine = swccg(cards)
const of = (side: string) => decks.find((deck) => deckSide(deck, cards) === side) as Deck
const seated = [of('dark'), of('light')]
const begin = () => JSON.parse(JSON.stringify(engine.start('all', seated, 1))) as State

describe('a state that cannot be is not loaded, and the sentence says where', () => {
  const tampered: Record<string, [(s: State) => unknown, RegExp]> = {
    'a host that is no card': [(s) => Object.assign(s.host, { 0: 9999 }), /host\[0\] must be a whole number from -1/],
    'hosts in a circle': [(s) => Object.assign(s.host, { 0: 1, 1: 0 }), /host leads in a circle/],
    'a phase of its own': [(s) => Object.assign(s, { phase: 'tea' }), /phase must be one of .*"activate".*, not "tea"/],
    'a column that is gone': [(s) => Reflect.deleteProperty(s, 'marks'), /marks is missing/],
    'a column cut short': [(s) => changing(s).aim.pop(), /aim has \d+ entries instead of/],
    'an unknown field': [(s) => Object.assign(s, { tea: 1 }), /There is no field "tea"/],
    'a mark that nothing sets': [(s) => Object.assign(s.marks, { 3: 512 }), /marks\[3\]/],
    'half a battle': [(s) => Object.assign(s, { battle: { at: 0 } }), /battle\.by is missing/],
    'a use of no clause': [(s) => s.uses.push({ clause: 1e8, by: 0, until: 'turn' }), /uses\[0\]\.clause/],
  }
  for (const [name, [change, says]] of Object.entries(tampered)) {
    test(name, () => {
      const s = begin()
      assert.equal(engine.load(s), s)
      change(s)
      assert.throws(() => engine.load(s), says)
    })
  }
})

test('damage anywhere in a state is refused with a sentence, or can be looked at', () => {
  const { refused } = damagedStates(engine, { format: 'all', decks: seated, every: 11, bound: 300 }, 5)
  assert.ok(refused > 100, `${refused}`)
})
