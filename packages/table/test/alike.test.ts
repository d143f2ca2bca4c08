import assert from 'node:assert/strict'
import { test } from 'node:test'
import { below, generator } from '@dejarik/kernel'
import { newPaper } from '../src/engine/deck-requests.js'
import { gameOf } from '../src/engine/games.js'
import { promptFor } from '../src/engine/screen.js'
import { answer, begin } from '../src/engine/session.js'
import { alike } from '../src/engine/tell-apart.js'
import { promptWords } from '../src/page/log-parts.js'
import { cardIn } from '../src/page/on-table.js'
import type { Screen } from '../src/protocol.js'

test('what reads the same is told apart by where it lies, and by a number only where that is not enough', () => {
  const labels = ['move Trooper', 'move Trooper', 'move Trooper', 'move Pilot', 'pass']
  assert.deepEqual(alike(labels, ['Cantina', 'Cantina', 'Jungle', 'Cantina', '']), [
    { where: 'Cantina', nth: 1 },
    { where: 'Cantina', nth: 2 },
    { where: 'Jungle' },
    {},
    {},
  ])
  // In one place the place says nothing; in a hand there is none.
  assert.deepEqual(alike(['a', 'a'], ['Cantina', 'Cantina']), [{ nth: 1 }, { nth: 2 }])
  assert.deepEqual(alike(['a', 'a'], ['', '']), [{ nth: 1 }, { nth: 2 }])
  assert.deepEqual(alike(['a', 'a'], [undefined, undefined]), [{}, {}])
})

test('no two options about different cards of the customizable game read the same', async () => {
  const game = await gameOf('swccg')
  const fits = (seat: number) => game.decks.shipped.findIndex((deck) => game.decks.seats?.(deck).includes(seat))
  const seats = [0, 1].map((seat) => ({ name: `Player ${seat + 1}`, deck: { shipped: fits(seat) } }))
  const session = begin(game, newPaper(game, seats, 'alike', true))
  const g = generator('alike')
  let told = 0
  for (let i = 0; i < 300 && session.s.decision !== null; i++) {
    const { s } = session
    const { seat } = session.s.decision
    const screen = { game: 'swccg', eyes: seat, players: seats } as unknown as Screen
    const read = new Map<string, string>()
    for (const { label, whose, where, nth, things } of promptFor(session, s, seat, game.engine.view(s, seat))
      ?.options ?? []) {
      const words = `${promptWords(screen, label)} ${whose} ${where} ${nth}`
      if (nth !== undefined || where !== undefined) told++
      assert.equal(read.get(words) ?? things.join(), things.join(), words)
      read.set(words, things.join())
    }
    answer(session, session.s.decision.options[below(g, session.s.decision.options.length)]!)
  }
  assert.ok(told > 5, `${told} options had to be told apart`)
})

test('which card an option is about is read from what is seen', () => {
  const view = { piles: [{ known: [{ card: 3, id: 'rey' }, { card: 4 }] }], hand: { card: 5, id: 'finn' }, n: 4 }
  assert.equal(cardIn(view, 'card:3'), 'rey')
  assert.equal(cardIn(view, 'card:5'), 'finn')
  assert.equal(cardIn(view, 'card:4'), undefined)
  assert.equal(cardIn(view, 'die:3'), undefined)
})
