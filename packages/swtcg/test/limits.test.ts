import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Frame, refOf, tableOf } from '@dejarik/kernel'
import { cards } from '../src/cards/all.js'
import { deckSide, decks } from '../src/decks/index.js'
import { swtcg } from '../src/game.js'
import { clauseFacts } from '../src/rules/clause-facts.js'
import { isUsed } from '../src/rules/limits.js'

const engine = swtcg(cards)
const deckOf = (side: string) => decks.find((deck) => deckSide(deck, cards) === side)!

// rule swtcg.paying-activation-costs
test('paying for an ability is no occasion to play it once more, as where it is its own card that is discarded', () => {
  const s = engine.start('all', [deckOf('dark'), deckOf('light')], 'limits')
  const { rules, catalog } = engine
  const t = tableOf({ rules, catalog }, s)
  const clause = catalog.clauses.find(
    (each) => each.ability.ability === 'activated' && clauseFacts(catalog, each).limit === 'occasion',
  )!
  const used = (step: string, card: number) => {
    s.stack.push({ procedure: 'play-effect', step, clause: clause.id, source: refOf(s, 0) } as Frame)
    const found = isUsed(t, clause, card)
    s.stack.pop()
    return found
  }
  assert.equal(isUsed(t, clause, 0), false)
  assert.equal(used('pay', 0), true)
  assert.equal(used('pay', 1), false, 'another card of that name')
  assert.equal(used('effect', 0), false, 'what it does may be an occasion')
})
