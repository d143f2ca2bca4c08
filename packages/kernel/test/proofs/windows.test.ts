import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Engine, engine } from '@dejarik/kernel'
import { Broken } from '@dejarik/kernel/laws'
import { prove } from './prove.js'
import { lay, say, stack, where } from './stack/rules.js'
import { type Board, cardsIn, DARK, LIGHT, type Stack } from './stack/state.js'

const board: Board = {
  turn: LIGHT,
  phases: ['deploy'],
  light: { hand: ['Memorial', 'l1'], reserve: ['l5', 'l1', 'l2', 'l3'], force: ['l2', 'l2'] },
  dark: { hand: ['d1', 'd3'], reserve: ['Dark Alter', 'd2', 'Dark Alter', 'Dark Sense'], force: ['d2'] },
}

type Windows = NonNullable<Engine<Stack>['rules']['windows']>

/** The same game with its windows judged in another way. */
function judged(by: Partial<Windows>): Engine<Stack> {
  const windows = { ...(stack.rules.windows as Windows), ...by }
  return engine<Stack, unknown>({ ...stack.rules, windows }, stack.catalog, (_f, [b], seed) => lay(b as Board, seed))
}

describe('a response window', () => {
  it('opens for a seat that can only pass, which the engine does for it, and all see the pass', () => {
    const story = prove(stack, board, say)
    story.asks(LIGHT, ['deploy Memorial', 'pass'], 'deploy Memorial')
    assert.deepEqual(story.happened().slice(0, 2), ['Dark passes', 'resolved Memorial'])
    assert.ok(story.compared() > 50)
  })
  it('does not open for a hand without cards', () => {
    const story = prove(stack, { ...board, dark: { reserve: ['d1', 'd2'] } }, say)
    story.asks(LIGHT, ['deploy Memorial', 'pass'], 'deploy Memorial')
    assert.deepEqual(story.happened().slice(0, 1), ['resolved Memorial'])
  })
  it('does not open about what all can see that nobody answers', () => {
    const story = prove(judged({ isIdle: () => true }), board, say)
    story.asks(LIGHT, ['deploy Memorial', 'pass'], 'deploy Memorial')
    assert.deepEqual(story.happened().slice(0, 1), ['resolved Memorial'])
  })
  it('opens where one of them could be answered', () => {
    const story = prove(judged({ isIdle: () => false }), board, say)
    story.asks(LIGHT, ['deploy Memorial', 'pass'], 'deploy Memorial')
    assert.deepEqual(story.happened().slice(0, 2), ['Dark passes', 'resolved Memorial'])
  })
  it('judged by what a hand holds is caught by the hiding law', () => {
    const cheating = judged({
      might: (t, clause, seat) => cardsIn(t.s, seat, 'hand').some((card) => t.s.def[card] === clause.def),
    })
    assert.throws(
      () => prove(cheating, board, say).asks(LIGHT, ['deploy Memorial', 'pass'], 'deploy Memorial'),
      (error) => error instanceof Broken && error.law === 'hiding',
    )
  })
})

describe('swccg.coming-off-the-stack', () => {
  const tried: Board = {
    turn: LIGHT,
    phases: ['weapons'],
    light: { hand: ['Cocky', 'Light Control'], reserve: ['l1', 'l4'], table: ['Try'] },
    dark: { hand: ['Dark Sense', 'd4'], reserve: ['d5', 'd3', 'd2'] },
  }
  it('is responded to when the action was completed', () => {
    const story = prove(stack, tried, say)
    story.asks(LIGHT, ['Cocky', 'pass'], 'Cocky')
    story.asks(DARK, ['Dark Sense', 'pass'], 'Dark Sense')
    story.asks(LIGHT, ['Light Control', 'pass'], 'pass')
    story.asks(DARK, ['lose reserve', 'lose d4'])
  })
  it('is not when it was cancelled', () => {
    const story = prove(stack, tried, say)
    story.asks(LIGHT, ['Cocky', 'pass'], 'Cocky')
    story.asks(DARK, ['Dark Sense', 'pass'], 'Dark Sense')
    story.asks(LIGHT, ['Light Control', 'pass'], 'Light Control')
    assert.ok(story.over())
    assert.deepEqual(where(story.s, 'Dark Sense'), ['lost'])
  })
})

describe('swccg.separate-costs', () => {
  const taxed: Board = {
    turn: DARK,
    phases: ['deploy'],
    light: { hand: ['l1'], reserve: ['l1', 'l4'], table: ['Tax', 'Luke', 'Han'] },
    dark: { hand: ['Stun', 'd4'], reserve: ['d2', 'd3'], force: ['d1', 'd1'] },
  }
  it('are paid ahead of the base cost, after targets are chosen', () => {
    const story = prove(stack, taxed, say)
    story.asks(DARK, ['Stun', 'pass'], 'Stun')
    story.asks(DARK, ['Luke', 'Han'], 'Luke')
    story.asks(DARK, ['lose reserve', 'lose d4'])
    assert.equal(cardsIn(story.s, DARK, 'force').length, 2)
    story.asks(DARK, ['lose reserve', 'lose d4'], 'lose d4')
    assert.equal(cardsIn(story.s, DARK, 'force').length, 0)
    assert.deepEqual(where(story.s, 'Stun'), ['lost'])
  })
  it('which cannot be paid keep the action from being initiated, and none of the costs is paid', () => {
    const story = prove(stack, { ...taxed, dark: { hand: ['Stun'], force: ['d1', 'd1'] } }, say)
    story.asks(DARK, ['Stun', 'pass'], 'Stun')
    story.asks(DARK, ['Luke', 'Han'], 'Luke')
    assert.equal(cardsIn(story.s, DARK, 'force').length, 2)
    assert.deepEqual(where(story.s, 'Stun'), ['hand'])
  })
})
