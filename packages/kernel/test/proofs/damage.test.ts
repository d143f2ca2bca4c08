import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { arena, unit } from './arena/rules.js'
import { type Board, cardsIn, DARK, LIGHT } from './arena/state.js'
import { prove } from './prove.js'

const board: Board = {
  light: { hand: ['Storm', 'Shield', 'x'], arena: ['Dove'], deck: ['x', 'x', 'Shield'], force: 2 },
  dark: { hand: ['Medic', 'y'], arena: ['Hawk', 'Crow', 'Guard'], deck: ['y', 'Medic', 'y'], force: 3 },
}

describe('swtcg.pop-damage-prevention: one source damaging many units', () => {
  it('gives one chance for all, and each Deflect the next, back and forth', () => {
    const story = prove(arena, board)
    // Dark has nothing to play in the general chance.
    story.asks(LIGHT, ['Storm', 'pass'], 'Storm')
    // All four packets are in one chance. Guard's trigger was held for it and has prevented 1 by now.
    story.asks(DARK, ['Hawk on Hawk', 'pass'], 'Hawk on Hawk')
    story.asks(DARK, ['Hawk', 'Crow', 'Guard', 'Dove', 'none'], 'Dove')
    story.asks(LIGHT, ['Dove on Dove', 'Shield on Dove', 'pass'], 'pass')
    // The deflected damage has its own chance, in which Dove may deflect once more.
    story.asks(LIGHT, ['Dove', 'Shield', 'pass'], 'Dove')
    assert.equal(unit(story.s, 'Dove'), 'arena 0', 'no counter is placed before the last chance is over')
    story.asks(LIGHT, ['Hawk', 'Crow', 'Guard', 'Dove', 'none'], 'Hawk')
    // After Dove's deflection, Shield could still be played for the same packet, which needs nothing any more.
    story.asks(LIGHT, ['Shield', 'pass'], 'pass')
    story.asks(DARK, ['Hawk', 'pass'], 'Hawk')
    story.asks(DARK, ['Hawk', 'Crow', 'Guard', 'Dove', 'none'], 'Dove')
    story.asks(LIGHT, ['Dove', 'Shield', 'pass'], 'Shield')
    story.asks(LIGHT, ['Dove', 'pass'], 'pass')
    // Counters are placed together: Storm's 2 on Dove and Crow, 1 on Guard. One chance about what would be discarded.
    assert.equal(unit(story.s, 'Hawk'), 'arena 0')
    assert.equal(unit(story.s, 'Dove'), 'arena 2')
    assert.equal(unit(story.s, 'Guard'), 'arena 1')
    story.asks(DARK, ['Medic', 'pass'], 'pass')
    // Crow is gone; its trigger takes effect all the same.
    assert.equal(unit(story.s, 'Crow'), 'discard 0')
    assert.equal(cardsIn(story.s, DARK, 'hand').length, 3)
  })
  it('saves what would be discarded, in one chance', () => {
    const story = prove(arena, board)
    story.asks(LIGHT, ['Storm', 'pass'], 'Storm')
    story.asks(DARK, ['Hawk on Hawk', 'pass'], 'pass')
    story.asks(LIGHT, ['Dove on Dove', 'Shield on Dove', 'pass'], 'Shield on Dove')
    story.asks(DARK, ['Hawk on Hawk', 'pass'], 'pass')
    story.asks(LIGHT, ['Dove on Dove', 'pass'], 'pass')
    assert.equal(unit(story.s, 'Dove'), 'arena 0')
    story.asks(DARK, ['Medic', 'pass'], 'Medic')
    assert.equal(unit(story.s, 'Crow'), 'arena 0')
    assert.equal(cardsIn(story.s, DARK, 'hand').length, 1)
  })
  it('lets a unit deflect to itself as long as there is Force', () => {
    const story = prove(arena, { ...board, light: { ...board.light, hand: ['Storm'] } })
    story.asks(LIGHT, ['Storm', 'pass'], 'Storm')
    story.asks(DARK, ['Hawk on Hawk', 'pass'], 'pass')
    story.asks(LIGHT, ['Dove on Dove', 'pass'], 'Dove on Dove')
    story.asks(LIGHT, ['Hawk', 'Crow', 'Guard', 'Dove', 'none'], 'Dove')
    story.asks(DARK, ['Hawk on Hawk', 'pass'], 'pass')
    story.asks(LIGHT, ['Dove', 'pass'], 'Dove')
    story.asks(LIGHT, ['Hawk', 'Crow', 'Guard', 'Dove', 'none'], 'Dove')
    // No Force is left: the last 2 damage stays.
    story.asks(DARK, ['Medic', 'pass'])
    assert.equal(unit(story.s, 'Dove'), 'arena 2')
  })
})
