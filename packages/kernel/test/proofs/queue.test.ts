import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { prove } from './prove.js'
import { dieOf, queue, where } from './queue/rules.js'
import type { Board } from './queue/state.js'

const RED = 0
const BLUE = 1

describe('destiny.queue with destiny.ambush inside it', () => {
  const board: Board = {
    battlefield: BLUE,
    first: RED,
    sides: [
      { hand: ['Pistol', 'Rally'], deck: ['x', 'y', 'Strike'], play: ['Rey', 'Scout'] },
      { hand: ['x', 'y'], deck: ['y', 'x'], play: ['Kylo', 'Spy'] },
    ],
  }
  it('is ordered by who controls the battlefield; what Ambush triggers goes to its end', () => {
    const story = prove(queue, board)
    story.asks(RED, ['Pistol on Rey', 'Rally', 'pass'], 'Pistol on Rey')
    story.asks(BLUE, ['Scout', 'Spy', 'ambush'], 'Scout')
    story.asks(BLUE, ['Spy', 'ambush'], 'ambush')
    // Scout comes first, then Ambush is offered; Spy still waits.
    assert.deepEqual(story.s.noted, ['scout'])
    story.asks(RED, ['use', 'decline'], 'use')
    story.asks(RED, ['Rally', 'pass'], 'Rally')
    // The card takes effect at once; what it triggers waits, and so does what waited before it.
    assert.deepEqual(story.s.noted, ['scout', 'rally'])
    story.asks(BLUE, ['Scout', 'Spy'], 'Spy')
    assert.deepEqual(story.s.noted, ['scout', 'rally', 'spy', 'spy', 'scout'])
    assert.ok(story.over())
  })
  it('goes on when Ambush is declined', () => {
    const story = prove(queue, board)
    story.asks(RED, ['Pistol on Rey', 'Rally', 'pass'], 'Pistol on Rey')
    story.asks(BLUE, ['Scout', 'Spy', 'ambush'], 'ambush')
    story.asks(BLUE, ['Scout', 'Spy'], 'Spy')
    story.asks(RED, ['use', 'decline'], 'decline')
    assert.deepEqual(story.s.noted, ['spy', 'scout'])
    story.asks(RED, ['Rally', 'pass'])
  })
  it('is not used for what comes before: that nests', () => {
    const story = prove(queue, {
      ...board,
      sides: [board.sides[0] as object, { hand: ['x'], deck: ['y'], play: ['Kylo', 'Spy', 'Herald'] }],
    })
    story.asks(RED, ['Pistol on Rey', 'Rally', 'pass'], 'Rally')
    assert.deepEqual(story.s.noted, ['herald', 'rally'])
    story.asks(BLUE, ['Scout', 'Spy'], 'Spy')
    assert.deepEqual(story.s.noted, ['herald', 'rally', 'spy', 'scout'])
  })
})

describe('destiny.replacement-effects: two that compete', () => {
  const board: Board = {
    battlefield: RED,
    first: RED,
    sides: [
      { hand: ['Strike', 'Strike'], deck: ['x', 'y'], play: ['Rey', 'Reaper'] },
      { hand: ['x', 'y'], deck: ['y', 'x'], play: ['Kylo', 'Finn', 'Second@Kylo', 'Medal'] },
    ],
  }
  it('are chosen between by who controls the battlefield; the event never happened', () => {
    const story = prove(queue, board)
    story.asks(RED, ['Strike', 'Strike', 'pass'], 'Strike')
    story.asks(RED, ['Kylo', 'Finn'], 'Kylo')
    story.asks(RED, ['Second', 'Medal'], 'Second')
    assert.equal(where(story.s, 'Kylo'), 'play')
    assert.equal(where(story.s, 'Second'), 'discard')
    assert.deepEqual(story.s.noted, [], 'nothing is triggered by a defeat that was replaced')
  })
  it('leave it to the rival when one is declined', () => {
    const story = prove(queue, board)
    story.asks(RED, ['Strike', 'Strike', 'pass'], 'Strike')
    story.asks(RED, ['Kylo', 'Finn'], 'Kylo')
    story.asks(RED, ['Second', 'Medal'], 'Medal')
    story.asks(BLUE, ['use', 'decline'], 'decline')
    assert.equal(where(story.s, 'Kylo'), 'play')
    assert.equal(where(story.s, 'Second'), 'discard')
    assert.deepEqual(story.s.noted, [])
  })
  it('let it happen when the only one is declined, and then it triggers', () => {
    const story = prove(queue, board)
    story.asks(RED, ['Strike', 'Strike', 'pass'], 'Strike')
    story.asks(RED, ['Kylo', 'Finn'], 'Finn')
    story.asks(BLUE, ['use', 'decline'], 'decline')
    assert.equal(where(story.s, 'Finn'), 'discard')
    assert.deepEqual(story.s.noted, ['reaper'])
  })
})

describe('destiny.redeploy', () => {
  const board: Board = {
    battlefield: RED,
    first: RED,
    sides: [
      { hand: ['Strike'], deck: ['x', 'y'], play: ['Rey', 'Reaper'] },
      { hand: ['x', 'y'], deck: ['y'], play: ['Kylo', 'Finn', 'Blade@Kylo!3', 'Cloak@Kylo!shield'] },
    ],
  }
  it('moves the upgrade and its die, whatever the die shows, before its character is gone', () => {
    const story = prove(queue, board)
    story.asks(RED, ['Strike', 'pass'], 'Strike')
    story.asks(RED, ['Kylo', 'Finn'], 'Kylo')
    story.asks(BLUE, ['use', 'decline'], 'use')
    assert.equal(where(story.s, 'Blade'), 'on Finn')
    assert.equal(dieOf(story.s, 'Blade'), 'pool 3')
    assert.equal(where(story.s, 'Cloak'), 'discard')
    assert.equal(dieOf(story.s, 'Cloak'), 'gone shield')
    assert.equal(where(story.s, 'Kylo'), 'discard')
    assert.deepEqual(story.s.noted, ['reaper'])
  })
  it('may be declined, and then it goes with its character', () => {
    const story = prove(queue, board)
    story.asks(RED, ['Strike', 'pass'], 'Strike')
    story.asks(RED, ['Kylo', 'Finn'], 'Kylo')
    story.asks(BLUE, ['use', 'decline'], 'decline')
    assert.equal(where(story.s, 'Blade'), 'discard')
    assert.equal(dieOf(story.s, 'Blade'), 'gone 3')
  })
  it('is not offered where there is nobody to move to', () => {
    const story = prove(queue, {
      ...board,
      sides: [board.sides[0] as object, { hand: ['x'], play: ['Kylo', 'Blade@Kylo!3'] }],
    })
    story.asks(RED, ['Strike', 'pass'], 'Strike')
    assert.equal(where(story.s, 'Blade'), 'discard')
    assert.ok(story.over())
  })
})
