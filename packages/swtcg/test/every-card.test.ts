import assert from 'node:assert/strict'
import { test } from 'node:test'
import { below, generator, shuffle } from '@dejarik/kernel'
import { cards } from '../src/cards/all.js'
import { isUnitCard } from '../src/cards/index.js'
import { swtcg } from '../src/game.js'

const engine = swtcg(cards)
const UNITS = 36
const OTHERS = 24

/** Card ids of a side in a random order; taken in turn, so that every card is in some deck. */
function dealer(
  side: 'dark' | 'light',
  seed: string,
): () => { name: string; cards: { card: string; copies: number }[] } {
  const g = generator(seed)
  const mine = cards.filter((card) => card.side === side || card.side === 'neutral')
  const piles = [mine.filter(isUnitCard), mine.filter((card) => !isUnitCard(card))].map((pile) => {
    shuffle(g, pile)
    return pile
  })
  const at = [0, 0]
  const take = (which: number, n: number) =>
    Array.from({ length: n }, () => {
      const pile = piles[which] as typeof cards
      const card = pile[(at[which] as number) % pile.length] as (typeof cards)[number]
      at[which] = (at[which] as number) + 1
      return { card: card.id, copies: 1 }
    })
  return () => ({ name: side, cards: [...take(0, UNITS), ...take(1, OTHERS)] })
}

const GAMES = 16

test('random games with every card come to an end', () => {
  const g = generator('every card')
  const [dark, light] = [dealer('dark', 'dark'), dealer('light', 'light')]
  const met = new Set<string>()
  for (let game = 0; game < GAMES; game++) {
    const decks = [dark(), light()]
    for (const deck of decks) for (const { card } of deck.cards) met.add(card)
    const s = engine.start('all', decks as never, `every-${game}`)
    for (let n = 0; s.result === null; n++) {
      assert.ok(n < 5000, `game ${game} does not end`)
      const { options } = engine.decision(s) as { options: readonly { do: string }[] }
      engine.answer(s, options[below(g, options.length)] as { do: string })
    }
  }
  assert.equal(met.size, cards.length)
})
