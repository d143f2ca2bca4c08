import assert from 'node:assert/strict'
import { test } from 'node:test'
import { below, type Event, generator, type Option } from '@dejarik/kernel'
import { type Deck, decks, destiny } from '../src/index.js'

const engine = destiny()
/** Its claim ability plays an upgrade for 1 less. */
const armory = engine.catalog.defs.find(({ name }) => name === 'Imperial Armory')?.id as string
const deck: Deck = { ...(decks[0] as Deck), battlefield: armory }

test('what an option says it costs is what is paid, cheaper through a card too', () => {
  const g = generator('labels')
  let cheaper = 0
  for (let seed = 0; seed < 40; seed++) {
    const s = engine.start('awakenings', [deck, deck], seed)
    while (s.decision !== null) {
      const { seat, kind, options } = s.decision
      const n = below(g, options.length)
      const said = engine.prompt(s, seat)?.options[n]?.label ?? ''
      const events: Event[] = []
      engine.answer(s, options[n] as Option, (event) => events.push(event))
      const played = events.find((event) => event.is === 'played')
      if ((options[n] as Option).do !== 'play' || played === undefined) continue
      assert.ok(said.endsWith(` for ${played.paid}`), `${said}, but ${played.paid} was paid`)
      if (kind === 'place') cheaper++
    }
  }
  assert.ok(cheaper > 0)
})

test('a player to choose is told apart from the other', () => {
  const g = generator('players')
  const told = new Set<string>()
  for (let seed = 0; seed < 40; seed++) {
    const pair = [0, 1].map((n) => decks[(2 * seed + n) % decks.length] as Deck)
    const s = engine.start('awakenings', pair, seed)
    while (s.decision !== null) {
      const { seat, options } = s.decision
      for (const { option, label } of engine.prompt(s, seat)?.options ?? [])
        if (option.do === 'choose' && option.seat !== undefined) told.add(`${label} ${option.seat === seat}`)
      engine.answer(s, options[below(g, options.length)] as Option)
    }
  }
  assert.deepEqual([...told].sort(), ['choose your opponent false', 'choose yourself true'])
})
