import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { prove } from './prove.js'
import { say, stack, where } from './stack/rules.js'
import { type Board, cardsIn, DARK, LIGHT } from './stack/state.js'

const at = (board: Board) => prove(stack, board, say)

describe('swccg.actions-example-1: deploying a card', () => {
  const board: Board = {
    turn: LIGHT,
    phases: ['deploy'],
    light: { hand: ['Memorial', 'Light Sense', 'l1'], reserve: ['l5', 'l1', 'l2', 'l3'], force: ['l2', 'l2'] },
    dark: { hand: ['Dark Alter', 'd1'], reserve: ['d3', 'd2', 'd1'], force: ['d2'] },
  }
  it('cancels Alter with Sense; then Light is next to respond to the deployment, and Dark is next to act', () => {
    const story = at(board)
    story.asks(LIGHT, ['deploy Memorial', 'pass'], 'deploy Memorial')
    story.asks(DARK, ['Dark Alter', 'pass'], 'Dark Alter')
    story.asks(LIGHT, ['Light Sense', 'pass'], 'Light Sense')
    // Nobody can respond to Sense: both pass, and its destiny of 5 succeeds. Both then pass on the deployment too.
    assert.deepEqual(where(story.s, 'Dark Alter'), ['lost'])
    assert.deepEqual(where(story.s, 'Light Sense'), ['used'])
    assert.deepEqual(where(story.s, 'Memorial'), ['table'])
    assert.deepEqual(where(story.s, 'l5'), ['used'])
    assert.deepEqual(story.happened(), [
      'Dark passes',
      'Light draws 5',
      'resolved Light Sense',
      'cancelled Dark Alter',
      // Light is next to respond to the deployment: nothing Light could hold does, so only Dark passes.
      'Dark passes',
      'resolved Memorial',
      // The stack is empty, and Dark is the next to act.
      'Dark passes',
      'Light passes',
      'deploy is over',
    ])
  })
  it('without Sense, Alter cancels the deployment', () => {
    const story = at(board)
    story.asks(LIGHT, ['deploy Memorial', 'pass'], 'deploy Memorial')
    story.asks(DARK, ['Dark Alter', 'pass'], 'Dark Alter')
    story.asks(LIGHT, ['Light Sense', 'pass'], 'pass')
    assert.deepEqual(where(story.s, 'Memorial'), ['lost'])
    assert.deepEqual(where(story.s, 'Dark Alter'), ['lost'])
  })
})

describe('swccg.actions-example-2: a triggered automatic action', () => {
  it('targets before it pays, answers a failed Sense, and activates for Bones in mid-draw', () => {
    const story = at({
      turn: DARK,
      phases: ['deploy'],
      light: { hand: ['Light Sense'], reserve: ['l1', 'l4', 'l4'], force: [], table: ['Bones', 'Luke', 'Han'] },
      dark: { hand: ['Stun'], reserve: ['d2', 'd3'], force: ['d1', 'd1', 'd4'] },
    })
    story.asks(DARK, ['Stun', 'pass'], 'Stun')
    story.asks(DARK, ['Luke', 'Han'])
    assert.equal(cardsIn(story.s, DARK, 'force').length, 3, 'the target is chosen before Force is used')
    story.asks(DARK, ['Luke', 'Han'], 'Luke')
    assert.equal(cardsIn(story.s, DARK, 'force').length, 1)
    story.asks(LIGHT, ['Light Sense', 'pass'], 'Light Sense')
    // Sense draws 1 and fails; Stun draws 2, which triggers Bones; 2 is not more than 2, so Luke stays.
    assert.deepEqual(where(story.s, 'Light Sense'), ['used'])
    assert.equal(cardsIn(story.s, LIGHT, 'force').length, 1)
    assert.deepEqual(where(story.s, 'Luke'), ['table'])
    assert.deepEqual(where(story.s, 'd2'), ['used'])
    assert.deepEqual(where(story.s, 'Stun'), ['lost'])
  })
})
