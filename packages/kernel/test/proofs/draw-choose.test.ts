import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { prove } from './prove.js'
import { say, stack, where } from './stack/rules.js'
import { type Board, LIGHT } from './stack/state.js'

const at = (board: Board) => prove(stack, board, say)

const board = (more: Partial<Board>, table: string[] = []): Board => ({
  turn: LIGHT,
  phases: ['battle'],
  light: { hand: ['l1'], reserve: ['l3', 'l5', 'l2', 'l4'], table: ['Power', 'Dash', 'Speeder', ...table] },
  dark: { hand: ['d1'], reserve: ['d1', 'd2'] },
  ...more,
})

describe('swccg.draw-x-choose-y-example-1', () => {
  it('is not usable under a limit of one, for both draws count', () => {
    const story = at(board({ limit: 1 }))
    story.asks(LIGHT, ['Power', 'pass'], 'Power')
    story.asks(LIGHT, ['draw', 'stop'], 'draw')
    assert.deepEqual(story.s.draws?.values, [3])
    assert.ok(story.over())
  })
})

describe('swccg.draw-x-choose-y-example-2', () => {
  it('reaches a limit of two by itself: the added draw is lost', () => {
    const story = at(board({ limit: 2, scheduled: 2 }))
    story.asks(LIGHT, ['Power', 'pass'], 'Power')
    story.asks(LIGHT, ['draw', 'stop'], 'draw')
    story.asks(LIGHT, ['Dash', 'pass'], 'Dash')
    story.asks(LIGHT, ['initiate', 'withdraw'], 'initiate')
    story.asks(LIGHT, ['l3', 'l5'], 'l5')
    assert.deepEqual(story.s.draws, { scheduled: 2, made: 2, limit: 2, values: [5] })
    assert.deepEqual(where(story.s, 'l3'), ['used'])
    assert.ok(story.over())
  })
  it('is better left alone, which gives two values', () => {
    const story = at(board({ limit: 2, scheduled: 2 }))
    story.asks(LIGHT, ['Power', 'pass'], 'Power')
    story.asks(LIGHT, ['draw', 'stop'], 'draw')
    story.asks(LIGHT, ['Dash', 'pass'], 'pass')
    // With one draw left, two cannot be drawn.
    story.asks(LIGHT, ['draw', 'stop'], 'draw')
    assert.deepEqual(story.s.draws?.values, [3, 5])
  })
})

describe('swccg.draw-x-choose-y-example-3', () => {
  it('lets the text for those unable to otherwise see one draw, and allows two in all', () => {
    const story = at(board({ limit: 9, scheduled: 1 }, ['Commander']))
    story.asks(LIGHT, ['Power', 'pass'], 'Power')
    assert.equal(story.s.draws?.scheduled, 2)
    story.asks(LIGHT, ['draw', 'stop'], 'draw')
    story.asks(LIGHT, ['Dash', 'pass'], 'Dash')
    story.asks(LIGHT, ['initiate', 'withdraw'], 'initiate')
    story.asks(LIGHT, ['l3', 'l5'], 'l3')
    assert.deepEqual(story.s.draws?.values, [3])
    assert.ok(story.over())
  })
  it('may not be combined on the second draw', () => {
    const story = at(board({ limit: 9, scheduled: 1 }, ['Commander']))
    story.asks(LIGHT, ['Power', 'pass'], 'Power')
    story.asks(LIGHT, ['draw', 'stop'], 'draw')
    story.asks(LIGHT, ['Dash', 'pass'], 'pass')
    story.asks(LIGHT, ['draw', 'stop'], 'draw')
    assert.deepEqual(story.s.draws?.values, [3, 5])
  })
})
