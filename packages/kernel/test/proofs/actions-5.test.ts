import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { prove } from './prove.js'
import { inProgress, say, stack, where } from './stack/rules.js'
import { type Board, cardsIn, DARK, LIGHT } from './stack/state.js'

const at = (board: Board) => prove(stack, board, say)

describe('swccg.actions-example-5: battle, and Sense against Alter', () => {
  it('stacks Control on Alter on Sense on an Interrupt in the weapons segment, and unwinds it', () => {
    const story = at({
      turn: LIGHT,
      phases: ['battle'],
      light: {
        hand: ['Cocky', 'Light Alter', 'Light Sense'],
        reserve: ['l1', 'l2', 'l3'],
        force: ['l1'],
        table: ['Audience', 'Yavin', 'Battle', 'Luke@Audience', 'Han@Audience'],
      },
      dark: {
        hand: ['Overestimate', 'Dark Control', 'Dark Sense', 'Dark Sense'],
        reserve: ['d2', 'd5', 'd1'],
        table: ['Skiff@Yavin', 'Dengar@Skiff', 'Bossk@Skiff', 'Boba@Skiff'],
      },
    })
    story.asks(LIGHT, ['Battle', 'pass'], 'Battle')
    assert.equal(cardsIn(story.s, LIGHT, 'force').length, 0)
    story.asks(DARK, ['Overestimate', 'Skiff', 'pass'], 'Overestimate')
    story.asks(LIGHT, ['Light Sense', 'pass'], 'pass')
    assert.deepEqual(where(story.s, 'Overestimate'), ['lost'])
    // Nothing that Light could hold responds to a battle; Dark responds a second time, by reacting.
    story.asks(DARK, ['Skiff', 'pass'], 'Skiff')
    story.asks(DARK, ['Dengar', 'Bossk', 'Boba', 'done'], 'Dengar')
    story.asks(DARK, ['Bossk', 'Boba', 'done'], 'Bossk')
    story.asks(DARK, ['Boba', 'done'], 'done')
    assert.deepEqual(where(story.s, 'Skiff'), ['on Audience'])
    assert.deepEqual(where(story.s, 'Boba'), ['on Skiff'])
    // The weapons segment: Light begins.
    story.asks(LIGHT, ['Cocky', 'pass'], 'Cocky')
    story.asks(DARK, ['Dark Sense', 'Dark Sense', 'pass'], 'Dark Sense')
    story.asks(LIGHT, ['Light Alter', 'Light Sense', 'pass'], 'Light Alter')
    story.asks(DARK, ['Dark Control', 'Dark Sense', 'pass'], 'Dark Control')
    assert.deepEqual(inProgress(story.s), ['Battle', 'battle', 'Cocky', 'Dark Sense', 'Light Alter', 'Dark Control'])
    story.asks(LIGHT, ['Light Sense', 'pass'], 'pass')
    assert.deepEqual(where(story.s, 'Dark Control'), ['lost'])
    assert.deepEqual(where(story.s, 'Light Alter'), ['lost'])
    // Sense is current again, and Dark has the next response to it, then Light.
    story.asks(LIGHT, ['Light Sense', 'pass'], 'pass')
    // It draws 2 and fails. Nothing Light could hold answers Light's own Interrupt; Dark tries again.
    story.asks(DARK, ['Dark Sense', 'pass'], 'Dark Sense')
    assert.deepEqual(inProgress(story.s), ['Battle', 'battle', 'Cocky', 'Dark Sense'])
    story.asks(LIGHT, ['Light Sense', 'pass'], 'pass')
    assert.deepEqual(where(story.s, 'Cocky'), ['lost'])
    assert.ok(!story.s.noted.includes('cocky'))
    assert.deepEqual(story.happened(), [
      'Light passes',
      'Dark draws 5',
      'resolved Dark Sense',
      'cancelled Cocky',
      // Dark has the next top-level action of the weapons segment.
      'Dark passes',
      'Light passes',
      'damage times 3',
      'resolved Battle',
      'Dark passes',
      'Light passes',
      'battle is over',
    ])
  })
})
