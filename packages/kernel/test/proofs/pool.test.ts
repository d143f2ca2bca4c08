import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { generator } from '@dejarik/kernel'
import { arena, unit } from './arena/rules.js'
import { cardsIn, DARK, LIGHT } from './arena/state.js'
import { prove } from './prove.js'

describe('swtcg.held-triggers', () => {
  it('take effect though their source is gone; the sides take turns, Dark first', () => {
    const story = prove(arena, {
      light: { hand: ['x'], arena: ['Scout', 'Runner'], deck: ['x', 'Storm', 'x'], force: 0 },
      dark: { hand: ['y'], arena: ['Sniper'], deck: ['y', 'y'] },
    })
    story.asks(DARK, ['Scout', 'Runner'], 'Scout')
    assert.equal(unit(story.s, 'Scout'), 'discard 0')
    story.asks(LIGHT, ['Scout', 'Runner'], 'Scout')
    assert.deepEqual(story.s.force, [3, 0])
  })
  it('take turns even where one side has several', () => {
    const story = prove(arena, {
      light: { hand: ['x'], arena: ['Scout', 'Runner', 'Dove'], deck: ['x', 'x'], force: 0 },
      dark: { hand: ['y'], arena: ['Sniper', 'Marksman'], deck: ['y', 'y'] },
    })
    story.asks(DARK, ['Sniper', 'Marksman'], 'Marksman')
    story.asks(DARK, ['Scout', 'Runner', 'Dove'], 'Dove')
    story.asks(LIGHT, ['Scout', 'Runner'], 'Runner')
    assert.deepEqual(story.s.force, [2, 0])
    story.asks(DARK, ['Scout', 'Runner'], 'Scout')
    assert.deepEqual(story.s.force, [3, 0])
  })
  it('are none where the condition was not true when it happened', () => {
    const story = prove(arena, {
      light: { hand: ['x', 'Storm'], build: ['Scout'], arena: ['Runner'], deck: ['x', 'x'], force: 0 },
      dark: { hand: ['y'], deck: ['y', 'y'] },
    })
    story.asks(LIGHT, ['Storm', 'pass'])
    assert.deepEqual(story.s.force, [2, 0])
  })
  it('wait with the others, but what reveals a drawn card jumps the pool', () => {
    const story = prove(arena, {
      light: { hand: ['x', 'Storm'], arena: ['Drawer', 'Scribe', 'Runner'], deck: ['x', 'x', 'Shield'], force: 0 },
      dark: { hand: ['y'], arena: ['Oracle', 'Sniper'], deck: ['y', 'y'] },
    })
    story.asks(DARK, ['Drawer', 'Scribe', 'Runner'], 'Runner')
    // Drawer is drawn from; Oracle's reveal comes at once, Scribe's note only after the triggers that already wait.
    story.asks(LIGHT, ['Drawer', 'Runner'], 'Drawer')
    assert.deepEqual(story.s.noted, ['the card drawn is revealed'])
    story.asks(LIGHT, ['Scribe', 'Runner'], 'Runner')
    assert.deepEqual(story.s.noted, ['the card drawn is revealed', 'written down'])
    assert.equal(cardsIn(story.s, LIGHT, 'hand').length, 3)
  })
})

describe('swtcg.bidding-control: a private bid', () => {
  const board = {
    light: { hand: ['Bribe', 'x'], arena: ['Dove'], deck: ['x', 'x', 'Shield'], force: 2 },
    dark: { hand: ['y'], arena: ['Hawk', 'Crow'], deck: ['y', 'Medic', 'y'], force: 3 },
  }
  it('is sealed until both are in; the higher pays and takes control', () => {
    const story = prove(arena, board)
    story.asks(LIGHT, ['Bribe', 'pass'], 'Bribe')
    story.asks(LIGHT, ['Hawk', 'Crow'], 'Hawk')
    story.asks(LIGHT, ['bid 0', 'bid 1', 'bid 2'], 'bid 2')
    assert.ok(!JSON.stringify(arena.view(story.s, DARK)).includes('bid'))
    story.asks(DARK, ['bid 0', 'bid 1', 'bid 2', 'bid 3'], 'bid 1')
    assert.deepEqual(story.s.force, [0, 3])
    assert.deepEqual(cardsIn(story.s, LIGHT, 'arena').length, 2)
  })
  it('is drawn anew in every world that the other side may think in', () => {
    const story = prove(arena, board)
    story.asks(LIGHT, ['Bribe', 'pass'], 'Bribe')
    story.asks(LIGHT, ['Hawk', 'Crow'], 'Hawk')
    story.asks(LIGHT, ['bid 0', 'bid 1', 'bid 2'], 'bid 2')
    const bids = new Set<unknown>()
    for (let i = 0; i < 40; i++) {
      const made = arena.world(story.s, DARK, generator(i))
      bids.add((made.stack.find((f) => f.procedure === 'sealed') as unknown as { taken: number[][] }).taken[LIGHT]?.[0])
    }
    assert.deepEqual([...bids].sort(), [0, 1, 2])
  })
  it('goes to Dark when it is a tie', () => {
    const story = prove(arena, board)
    story.asks(LIGHT, ['Bribe', 'pass'], 'Bribe')
    story.asks(LIGHT, ['Hawk', 'Crow'], 'Crow')
    story.asks(LIGHT, ['bid 0', 'bid 1', 'bid 2'], 'bid 2')
    story.asks(DARK, ['bid 0', 'bid 1', 'bid 2', 'bid 3'], 'bid 2')
    assert.deepEqual(story.s.force, [2, 1])
    assert.deepEqual(cardsIn(story.s, DARK, 'arena').length, 2)
  })
})
