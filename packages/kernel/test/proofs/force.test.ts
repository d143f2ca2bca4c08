import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { prove } from './prove.js'
import { say, stack, where } from './stack/rules.js'
import { type Board, cardsIn, DARK, LIGHT } from './stack/state.js'

const at = (board: Board) => prove(stack, board, say)

describe('swccg.insert-cards: met in mid-activation', () => {
  it('acts by itself between one unit of Force and the next', () => {
    const story = at({
      turn: LIGHT,
      phases: ['activate'],
      light: { hand: ['l4', 'l5'], reserve: ['l1', 'Access', 'l2', 'l3', 'l6'] },
      dark: { hand: ['d1'], reserve: ['d1', 'd2'] },
    })
    story.asks(LIGHT, ['activate 1', 'activate 2', 'activate 3', 'pass'], 'activate 3')
    assert.equal(cardsIn(story.s, LIGHT, 'force').length, 1)
    // An insert card is never lost as Force: the deck shows it on top, so only the hand is offered.
    story.asks(LIGHT, ['lose l4', 'lose l5'], 'lose l4')
    assert.deepEqual(where(story.s, 'Access'), ['lost'])
    assert.deepEqual(where(story.s, 'l2'), ['force'])
    assert.deepEqual(where(story.s, 'l3'), ['force'])
    assert.deepEqual(where(story.s, 'l6'), ['reserve'])
  })
})

describe('swccg.before-actions', () => {
  const board: Board = {
    turn: LIGHT,
    phases: ['activate'],
    light: { hand: ['l4'], reserve: ['l1', 'l2', 'l3'] },
    dark: { hand: ['d1'], reserve: ['d1', 'd2'], table: ['Zutton'] },
  }
  it('come before the other action is initiated, and its player may think again', () => {
    const story = at(board)
    story.asks(LIGHT, ['activate 1', 'activate 2', 'activate 3', 'pass'], 'activate 2')
    story.asks(DARK, ['Zutton', 'pass'], 'Zutton')
    assert.equal(cardsIn(story.s, LIGHT, 'force').length, 0)
    story.asks(LIGHT, ['initiate', 'withdraw'], 'withdraw')
    assert.equal(cardsIn(story.s, LIGHT, 'force').length, 0, 'the macro stops with the action that was not initiated')
    assert.ok(story.over())
  })
  it('are offered once for each of the single actions of a macro', () => {
    const story = at(board)
    story.asks(LIGHT, ['activate 1', 'activate 2', 'activate 3', 'pass'], 'activate 2')
    story.asks(DARK, ['Zutton', 'pass'], 'Zutton')
    story.asks(LIGHT, ['initiate', 'withdraw'], 'initiate')
    story.asks(DARK, ['Zutton', 'pass'], 'pass')
    assert.equal(cardsIn(story.s, LIGHT, 'force').length, 2)
  })
})
