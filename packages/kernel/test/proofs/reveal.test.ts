import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { prove } from './prove.js'
import { say, stack, where } from './stack/rules.js'
import { type Board, cardsIn, DARK, LIGHT } from './stack/state.js'

const at = (board: Board) => prove(stack, board, say)

const top = (board: { piles: number[][]; def: number[] }, pile: number[]): number =>
  board.def[pile.at(-1) as number] as number

describe('swccg.revealing-cards-example-1', () => {
  it('keeps revealed what stays in place, and draws and loses revealed cards like any others', () => {
    const story = at({
      turn: DARK,
      phases: ['deploy'],
      light: { hand: ['Rebel Barrier', 'l1'], reserve: ['l1', 'l2'], table: ['Try'] },
      dark: { hand: ['Emergency', 'Dark Sense', 'd1', 'd2'], reserve: ['Boba', 'Dengar', 'Bossk', 'd3', 'd4'] },
    })
    story.asks(DARK, ['Emergency', 'pass'], 'Emergency')
    story.asks(DARK, ['deploy Boba', 'deploy Dengar', 'deploy Bossk', 'stop'], 'deploy Dengar')
    story.asks(LIGHT, ['Rebel Barrier', 'pass'], 'Rebel Barrier')
    story.asks(DARK, ['Dark Sense', 'pass'], 'Dark Sense')
    // The destiny is the revealed Boba off the top; Sense succeeds, and Try makes Dark lose 2 Force.
    assert.deepEqual(where(story.s, 'Boba'), ['used'])
    assert.equal(stack.catalog.defs[top(story.s, cardsIn(story.s, DARK, 'reserve'))]?.name, 'Bossk')
    story.asks(DARK, ['lose reserve', 'lose d1', 'lose d2'], 'lose d1')
    story.asks(DARK, ['lose reserve', 'lose d2'], 'lose d2')
    assert.deepEqual(where(story.s, 'Rebel Barrier'), ['lost'])
    assert.deepEqual(where(story.s, 'Dengar'), ['table'])
    story.asks(DARK, ['deploy Bossk', 'stop'], 'deploy Bossk')
    // None is left: the action ends.
    assert.deepEqual(where(story.s, 'Emergency'), ['used'])
    assert.ok(!story.s.noted.includes('barred'))
  })
  it('ends when the last revealed card is lost off the top', () => {
    const story = at({
      turn: DARK,
      phases: ['deploy'],
      light: { hand: ['Rebel Barrier', 'l1'], reserve: ['l1', 'l2'], table: ['Try'] },
      dark: { hand: ['Emergency', 'Dark Sense', 'd1', 'd2'], reserve: ['Boba', 'Dengar', 'Bossk', 'd3', 'd4'] },
    })
    story.asks(DARK, ['Emergency', 'pass'], 'Emergency')
    story.asks(DARK, ['deploy Boba', 'deploy Dengar', 'deploy Bossk', 'stop'], 'deploy Dengar')
    story.asks(LIGHT, ['Rebel Barrier', 'pass'], 'Rebel Barrier')
    story.asks(DARK, ['Dark Sense', 'pass'], 'Dark Sense')
    story.asks(DARK, ['lose reserve', 'lose d1', 'lose d2'], 'lose reserve')
    assert.deepEqual(where(story.s, 'Bossk'), ['lost'])
    story.asks(DARK, ['lose reserve', 'lose d1', 'lose d2'], 'lose d1')
    assert.deepEqual(where(story.s, 'Emergency'), ['used'])
  })
})

describe('swccg.revealing-cards-example-2', () => {
  it('searches the whole deck, revealed cards too, and unreveals by shuffling', () => {
    const story = at({
      turn: DARK,
      phases: ['deploy'],
      light: { hand: ['l1'], reserve: ['l1', 'l2'] },
      dark: { hand: ['Emergency'], reserve: ['Vader', 'Feet', 'Walker', 'd1', 'd2', 'Bossk'] },
    })
    story.asks(DARK, ['Emergency', 'pass'], 'Emergency')
    story.asks(DARK, ['deploy Vader', 'deploy Feet', 'deploy Walker', 'stop'], 'deploy Walker')
    story.asks(DARK, ['Walker', 'pass'], 'Walker')
    story.asks(DARK, ['Vader', 'Bossk', 'done'], 'Vader')
    assert.deepEqual(where(story.s, 'Vader'), ['on Walker'])
    assert.deepEqual(where(story.s, 'Feet'), ['reserve'])
    assert.deepEqual(where(story.s, 'Emergency'), ['used'])
    assert.deepEqual(
      cardsIn(story.s, DARK, 'reserve').map((card) => story.s.known[card]),
      [0, 0, 0, 0],
    )
  })
})
