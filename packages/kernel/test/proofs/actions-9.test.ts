import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { prove } from './prove.js'
import { say, stack, where } from './stack/rules.js'
import { type Board, DARK, LIGHT } from './stack/state.js'

const at = (board: Board) => prove(stack, board, say)

describe('swccg.actions-example-9: simultaneous actions', () => {
  it('lets members of a group rise one by one; turns and passes belong to the group', () => {
    const story = at({
      turn: LIGHT,
      phases: ['battle'],
      light: {
        hand: ['Pivot', 'Reign', 'Light Control', 'l1'],
        reserve: ['l4', 'l1', 'l2', 'l3'],
        force: ['l1'],
        table: ['Battle', 'Turbolaser'],
      },
      dark: {
        hand: ['Dark Sense', 'Evader', 'Evader'],
        reserve: ['d1', 'd2', 'd3', 'd4', 'd5', 'd6'],
        table: ['Base', 'Avenger', 'Emperor@Avenger', 'Battery@Avenger'],
      },
    })
    story.asks(LIGHT, ['Battle', 'pass'], 'Battle')
    story.asks(LIGHT, ['Turbolaser', 'pass'], 'Turbolaser')
    story.asks(LIGHT, ['Pivot', 'pass'], 'Pivot')
    story.asks(DARK, ['Dark Sense', 'pass'], 'pass')
    // Three cards are lost at the same time, by Light's action: Dark is first, and may answer any of them.
    story.asks(
      DARK,
      ['Base on Avenger', 'Evader on Emperor', 'Evader on Emperor', 'Evader on Battery', 'Evader on Battery', 'pass'],
      'Base on Avenger',
    )
    assert.deepEqual(where(story.s, 'Avenger'), ['on Base'])
    story.asks(LIGHT, ['Reign on Emperor', 'pass'], 'Reign on Emperor')
    story.asks(DARK, ['Dark Sense', 'pass'], 'Dark Sense')
    story.asks(LIGHT, ['Light Control', 'pass'], 'Light Control')
    assert.deepEqual(where(story.s, 'Dark Sense'), ['lost'])
    for (let i = 0; i < 4; i++) story.asks(DARK, ['lose reserve', 'lose Evader', 'lose Evader'], 'lose reserve')
    // The Emperor has risen above the weapon: only he can be answered now.
    story.asks(DARK, ['Evader', 'Evader', 'pass'], 'Evader')
    assert.deepEqual(where(story.s, 'Emperor'), ['used'])
    // Light had answered for the group last, so Dark is next; the weapon's loss is alone now.
    story.asks(DARK, ['Evader', 'pass'], 'pass')
    assert.deepEqual(where(story.s, 'Battery'), ['lost'])
    assert.deepEqual(story.happened(), [
      'Dark passes',
      'resolved Pivot',
      // The hit is off the stack, for its target is gone; Dark has the next action of the weapons segment.
      'resolved Avenger',
      'resolved Turbolaser',
      'Dark passes',
      'Light passes',
      'damage times 1',
      'resolved Battle',
      'Dark passes',
      'Light passes',
      'battle is over',
    ])
  })
  it('lets an automatic action raise its member too, without taking a turn', () => {
    const story = at({
      turn: LIGHT,
      phases: ['battle'],
      light: {
        hand: ['Pivot', 'Reign'],
        reserve: ['l4', 'l1'],
        force: ['l1'],
        table: ['Battle', 'Turbolaser', 'Bounty'],
      },
      dark: {
        hand: ['Evader', 'd1'],
        reserve: ['d1', 'd2', 'd3'],
        table: ['Base', 'Avenger', 'Emperor@Avenger', 'Battery@Avenger'],
      },
    })
    story.asks(LIGHT, ['Battle', 'pass'], 'Battle')
    story.asks(LIGHT, ['Turbolaser', 'pass'], 'Turbolaser')
    story.asks(LIGHT, ['Pivot', 'pass'], 'Pivot')
    assert.ok(story.s.noted.includes('bounty'))
    // It was nobody's turn: Dark has the first just action about the Emperor.
    story.asks(DARK, ['Evader', 'pass'], 'pass')
    story.asks(LIGHT, ['Reign', 'pass'], 'pass')
    // The Emperor's loss has resolved; the others are together again, and Dark still has the first response.
    story.asks(DARK, ['Base on Avenger', 'Evader on Battery', 'pass'], 'Evader on Battery')
    assert.deepEqual(where(story.s, 'Battery'), ['used'])
    story.asks(DARK, ['Base', 'pass'])
  })
})
