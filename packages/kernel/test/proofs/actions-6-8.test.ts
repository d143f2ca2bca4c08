import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { prove } from './prove.js'
import { say, stack, where } from './stack/rules.js'
import { type Board, DARK, LIGHT } from './stack/state.js'

const at = (board: Board) => prove(stack, board, say)

describe('swccg.actions-example-6: turn progression', () => {
  const board: Board = {
    turn: DARK,
    phases: ['deploy', 'battle'],
    light: { hand: ['Barrier', 'l2'], reserve: ['l1', 'l2', 'l3'], force: ['l1'], table: ['Depa', 'Stew'] },
    dark: { hand: ['Evazan', 'Dengar'], reserve: ['d1', 'd2'], force: ['d1'], table: ['Dark Battle'] },
  }
  it('ends the phase on two passes in a row, before Depa could be used', () => {
    const story = at(board)
    story.asks(DARK, ['deploy Evazan', 'deploy Dengar', 'pass'], 'deploy Evazan')
    story.asks(LIGHT, ['Barrier', 'pass'], 'pass')
    story.asks(LIGHT, ['Depa', 'Stew', 'pass'], 'pass')
    story.asks(DARK, ['deploy Dengar', 'pass'], 'pass')
    assert.deepEqual(story.happened(), ['Dark passes', 'deploy is over'])
    story.asks(DARK, ['Dark Battle', 'pass'])
  })
  it('goes on when Light acts after a pass, and Dark may still deploy', () => {
    const story = at(board)
    story.asks(DARK, ['deploy Evazan', 'deploy Dengar', 'pass'], 'deploy Evazan')
    story.asks(LIGHT, ['Barrier', 'pass'], 'pass')
    story.asks(LIGHT, ['Depa', 'Stew', 'pass'], 'Stew')
    story.asks(DARK, ['deploy Dengar', 'pass'], 'pass')
    story.asks(LIGHT, ['Depa', 'pass'], 'Depa')
    story.asks(DARK, ['deploy Dengar', 'pass'], 'deploy Dengar')
    // Light's Force is gone, as all can see: no window opens for Barrier, and none is passed.
    assert.deepEqual(story.happened().slice(0, 2), ['resolved Dengar', 'Light passes'])
    assert.ok(!story.s.noted.includes('barred'))
  })
})

describe('swccg.actions-example-7: automatic against just actions', () => {
  it('draws before anybody may respond, so that Light holds the answer', () => {
    const story = at({
      turn: LIGHT,
      phases: ['deploy'],
      light: { hand: ['Deneb', 'Arleil', 'l1'], reserve: ['Protector', 'l2', 'Alien', 'l3', 'l4'] },
      dark: { hand: ['Kiss', 'Kiss', 'd1'], reserve: ['d1', 'd2'] },
    })
    story.asks(LIGHT, ['deploy Deneb', 'deploy Arleil', 'pass'], 'deploy Deneb')
    assert.deepEqual(where(story.s, 'Protector'), ['hand'])
    story.asks(DARK, ['Kiss', 'Kiss', 'pass'], 'Kiss')
    story.asks(LIGHT, ['Protector', 'pass'], 'Protector')
    assert.deepEqual(where(story.s, 'Deneb'), ['table'])
    assert.deepEqual(where(story.s, 'Kiss').sort(), ['hand', 'lost'])
    // A second copy may respond to the same deployment.
    story.asks(DARK, ['Kiss', 'pass'], 'pass')
    assert.deepEqual(story.happened(), ['Dark passes', 'Dark passes'], 'the deployment, then the top level')
    story.asks(LIGHT, ['deploy Arleil', 'pass'], 'deploy Arleil')
    // Arleil's text is optional: a just action, and Dark has the first.
    story.asks(DARK, ['Kiss', 'pass'], 'Kiss')
    assert.deepEqual(where(story.s, 'Arleil'), ['hand'])
    // He is no longer just deployed: his text is never offered.
    story.asks(LIGHT, ['deploy Arleil', 'pass'])
  })
  it('offers the optional text when Dark lets him stay', () => {
    const story = at({
      turn: LIGHT,
      phases: ['deploy'],
      light: { hand: ['Arleil'], reserve: ['l2', 'Alien', 'l3'] },
      dark: { hand: ['Kiss'], reserve: ['d1'] },
    })
    story.asks(LIGHT, ['deploy Arleil', 'pass'], 'deploy Arleil')
    story.asks(DARK, ['Kiss', 'pass'], 'pass')
    story.asks(LIGHT, ['Arleil', 'pass'], 'Arleil')
    story.asks(LIGHT, ['Alien', 'done'], 'Alien')
    assert.deepEqual(where(story.s, 'Alien'), ['hand'])
  })
})

describe('swccg.actions-example-8: mandatory actions', () => {
  const board: Board = {
    turn: DARK,
    phases: ['battle', 'move'],
    light: { hand: ['l1'], reserve: ['l1', 'l2'], force: ['l1'], table: ['Han', 'Depa'] },
    dark: { hand: ['d1'], reserve: ['d1', 'd2', 'd3'], force: ['d1'], table: ['Dark Battle', 'Bubo', 'Box'] },
  }
  it('attack by themselves at the end of the phase, and nobody acts any more', () => {
    const story = at(board)
    story.asks(DARK, ['Dark Battle', 'Bubo', 'Box', 'pass'], 'Dark Battle')
    story.asks(LIGHT, ['Depa', 'pass'], 'pass')
    story.asks(DARK, ['Bubo', 'Box', 'pass'], 'pass')
    assert.deepEqual(story.happened().slice(0, 3), ['Dark passes', 'resolved Bubo', 'battle is over'])
    assert.ok(story.s.noted.includes('Bubo has attacked'))
    assert.ok(story.over(), 'neither Depa nor Box is offered after two passes')
  })
  it('are not repeated when they were initiated in time', () => {
    const story = at(board)
    story.asks(DARK, ['Dark Battle', 'Bubo', 'Box', 'pass'], 'Dark Battle')
    story.asks(LIGHT, ['Depa', 'pass'], 'pass')
    story.asks(DARK, ['Bubo', 'Box', 'pass'], 'Bubo')
    story.asks(LIGHT, ['Depa', 'pass'], 'pass')
    story.asks(DARK, ['Box', 'pass'], 'pass')
    assert.deepEqual(story.happened().slice(0, 2), ['Dark passes', 'battle is over'])
  })
})
