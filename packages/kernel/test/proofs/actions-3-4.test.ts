import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { prove } from './prove.js'
import { say, stack, where } from './stack/rules.js'
import { type Board, cardsIn, DARK, LIGHT } from './stack/state.js'

const at = (board: Board) => prove(stack, board, say)

describe('swccg.actions-example-3: just actions', () => {
  it('gives Dark the first response to what Light has completed, and then Light', () => {
    const story = at({
      turn: LIGHT,
      phases: ['move'],
      light: {
        hand: ['Transport', 'Transport', 'Gift'],
        reserve: ['l3', 'l1', 'l2', 'l5'],
        force: ['l1', 'l2', 'l4', 'l6'],
        table: ['Audience', 'Yavin', 'Luke@Yavin', 'Han@Yavin', 'R2@Yavin'],
      },
      dark: { hand: ['Tentacle', 'Swindler'], reserve: ['d1', 'd2'], force: ['d1'] },
    })
    story.asks(LIGHT, ['Transport', 'Transport', 'pass'], 'Transport')
    // Two of three, in any order.
    story.asks(LIGHT, ['Luke', 'Han', 'R2'], 'R2')
    story.asks(LIGHT, ['Luke', 'Han'], 'Luke')
    story.asks(LIGHT, ['Audience', 'Yavin'], 'Audience')
    // The destiny that sets the price was drawn in initiation.
    story.asks(LIGHT, ['accept 3', 'decline'], 'accept 3')
    assert.equal(cardsIn(story.s, LIGHT, 'force').length, 1)
    story.asks(DARK, ['Tentacle', 'pass'], 'Tentacle')
    // Tentacle resolves; nobody responds further, and Transport still has its result.
    assert.deepEqual(where(story.s, 'R2'), ['on Audience'])
    assert.deepEqual(where(story.s, 'Han'), ['on Yavin'])
    assert.deepEqual(where(story.s, 'Transport'), ['on Tentacle', 'hand'])
    story.asks(DARK, ['Swindler on Transport', 'pass'], 'Swindler on Transport')
    story.asks(LIGHT, ['lose reserve', 'lose Transport', 'lose Gift'], 'lose reserve')
    // Only now is Light asked: Gift was never announced too early, so nothing needs to be backed up.
    story.asks(LIGHT, ['Gift on R2', 'pass'], 'Gift on R2')
    assert.deepEqual(where(story.s, 'Gift'), ['used'])
    // The second Transport may not be played any more this turn.
    assert.ok(story.over())
    assert.deepEqual(where(story.s, 'Transport'), ['on Tentacle', 'hand'])
  })
  it('is not initiated when the price is declined', () => {
    const story = at({
      turn: LIGHT,
      phases: ['move'],
      light: {
        hand: ['Transport'],
        reserve: ['l2', 'l1'],
        force: ['l1', 'l2'],
        table: ['Audience', 'Yavin', 'Luke@Yavin', 'R2@Yavin'],
      },
      dark: { hand: ['Tentacle', 'Swindler'], force: ['d1'] },
    })
    story.asks(LIGHT, ['Transport', 'pass'], 'Transport')
    story.asks(LIGHT, ['Audience', 'Yavin'], 'Audience')
    story.asks(LIGHT, ['accept 2', 'decline'], 'decline')
    assert.deepEqual(story.happened().slice(0, 1), ['not initiated Transport'])
    assert.deepEqual(where(story.s, 'Transport'), ['hand'])
    assert.deepEqual(where(story.s, 'l2').sort(), ['force', 'used'], 'what was drawn stays drawn')
  })
})

describe('swccg.actions-example-4: competing just actions', () => {
  const board: Board = {
    turn: DARK,
    phases: ['deploy'],
    light: { hand: ['Wait', 'l1'], reserve: ['l1', 'l2', 'l3'] },
    dark: { hand: ['Walker'], reserve: ['d1', 'Vader', 'd2', 'd3'] },
  }
  it('lets Light respond after all, because two passes in a row had not occurred', () => {
    const story = at(board)
    story.asks(DARK, ['deploy Walker', 'pass'], 'deploy Walker')
    story.asks(LIGHT, ['Wait', 'pass'], 'pass')
    story.asks(DARK, ['Walker', 'pass'], 'Walker')
    story.asks(DARK, ['Vader', 'done'], 'Vader')
    assert.deepEqual(where(story.s, 'Vader'), ['on Walker'])
    story.asks(LIGHT, ['Wait', 'pass'], 'Wait')
    assert.deepEqual(where(story.s, 'Walker'), ['hand'])
    assert.deepEqual(where(story.s, 'Vader'), ['lost'])
  })
  it('closes the window when both pass', () => {
    const story = at(board)
    story.asks(DARK, ['deploy Walker', 'pass'], 'deploy Walker')
    story.asks(LIGHT, ['Wait', 'pass'], 'pass')
    story.asks(DARK, ['Walker', 'pass'], 'pass')
    assert.deepEqual(where(story.s, 'Walker'), ['table'])
    assert.deepEqual(story.happened(), ['Dark passes', 'Light passes', 'Dark passes', 'deploy is over'])
  })
})
