import assert from 'node:assert/strict'
import { test } from 'node:test'
import { below, generator, type Option, shuffle } from '@dejarik/kernel'
import { cards } from '../src/cards/all.js'
import { isUnitCard } from '../src/cards/index.js'
import { inconsistency } from '../src/consistency.js'
import { swtcg } from '../src/game.js'

const engine = swtcg(cards)

/** A deck of a side's cards, each of them once. */
function deckOf(side: 'dark' | 'light', seed: string) {
  const g = generator(`${side} ${seed}`)
  const mine = cards.filter((card) => card.side === side || card.side === 'neutral')
  shuffle(g, mine)
  const [units, others] = [mine.filter(isUnitCard), mine.filter((card) => !isUnitCard(card))]
  return {
    name: side,
    cards: [...units.slice(0, 36), ...others.slice(0, 24)].map(({ id }) => ({ card: id, copies: 1 })),
  }
}

test('every position of a random game fits together', () => {
  for (const seed of ['one', 'two', 'three', 'four']) {
    const g = generator(`consistent ${seed}`)
    const s = engine.start('all', [deckOf('dark', seed), deckOf('light', seed)] as never, seed)
    for (let n = 0; n < 600 && s.result === null; n++) {
      const { options } = engine.decision(s) as { options: readonly Option[] }
      engine.answer(s, options[below(g, options.length)] as Option)
      assert.equal(inconsistency(s), null, `game ${seed}, answer ${n}`)
    }
  }
})
