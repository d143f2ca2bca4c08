import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amount, find, holds, playersOf } from '@dejarik/kernel/vocabulary'
import { changing, changingBattle } from '../../src/columns.js'
import type { Query } from '../../src/effects/tree.js'
import { DARK, LIGHT } from '../../src/state.js'
import { type Board, layBoard } from '../board.js'
import { fight } from '../fight.js'
import { found, so, value } from './ask.js'

const board = (): Board =>
  layBoard({
    cantina: '1_128',
    farm: '1_132',
    tatooine: '1_127',
    kessel: '1_126',
    'death star': '2_143',
    luke: { id: '1_19', on: 'cantina' },
    han: { id: '1_11', on: 'cantina' },
    threepio: { id: '1_5', on: 'cantina' },
    vader: { id: '1_168', on: 'cantina' },
    storm: { id: '1_194', on: 'farm' },
    falcon: { id: '1_143', on: 'tatooine' },
    run: { id: '1_52', on: 'kessel', aims: 'han' },
    trooper: { id: '1_28', zone: 'hand' },
    spare: { id: '1_28', zone: 'reserve' },
    insert: { id: '1_194', zone: 'reserve' },
    used: { id: '1_28', zone: 'used' },
    force: { id: '1_28', zone: 'force' },
  })

test('numbers of cards, the highest and the sum', () => {
  const b = board()
  assert.equal(value(b, 'luke', { stat: 'power', of: 'this' }), 3)
  assert.equal(value(b, 'luke', { stat: 'defense', of: 'this' }), 4)
  assert.ok(Number.isNaN(value(b, 'luke', { stat: 'maneuver', of: 'this' })))
  // rule swccg.implied-target-rule
  assert.equal(value(b, 'threepio', { stat: 'ability', of: 'this' }), 0, 'a droid, for what is compared with it')
  assert.equal(value(b, 'luke', { most: 'ability', of: { kind: 'character', whose: 'yours' } }), 4)
  assert.equal(value(b, 'luke', { sum: 'ability', of: { kind: 'character', whose: 'yours' } }), 7)
  assert.equal(value(b, 'luke', { cost: 'this' }), 3)
  assert.equal(value(b, 'luke', { 'half-down': 7 }), 3)
  assert.equal(value(b, 'luke', { half: 7 }), 4)
  assert.equal(value(b, 'luke', { of: 'this', stat: 'forfeit' } as never), 7, 'in whatever order it is written')
})

test('totals of a player at a place, before a battle and in it', () => {
  const b = board()
  assert.equal(value(b, 'luke', { total: 'power', who: 'you', at: 'here' }), 7)
  assert.equal(value(b, 'luke', { total: 'ability', who: 'you', at: 'here' }), 7)
  assert.equal(value(b, 'luke', { total: 'power', who: 'opponent', at: { on: 'Tatooine' } }), 7)
  fight(b, 'cantina', LIGHT, 'luke', 'vader')
  assert.equal(value(b, 'luke', { total: 'power', who: 'you', at: 'battle' }), 3)
})

test('icons, cards in piles, pairs and parsecs', () => {
  const b = board()
  const luke = (tree: Parameters<typeof value>[2]) => value(b, 'luke', tree)
  const cantina = { light: luke({ icons: 'light', at: 'here' }), dark: luke({ icons: 'dark', at: 'here' }) }
  assert.equal(luke({ icons: 'both', at: 'here' }), cantina.light + cantina.dark)
  assert.equal(luke({ cards: 'you', in: 'hand' }), 1)
  assert.equal(luke({ cards: 'you', in: 'life-force' }), 3)
  assert.equal(luke({ cards: 'dark', in: 'reserve' }), 1)
  assert.equal(
    luke({
      pairs: [
        { kind: 'character', is: ['rebel'] },
        { kind: 'character', is: ['pilot'] },
      ],
    }),
    1,
  )
  assert.equal(
    luke({
      pairs: [
        { kind: 'character', is: ['rebel'] },
        { kind: 'character', is: ['imperial'] },
      ],
    }),
    2,
  )
  assert.equal(luke({ parsecs: ['here', { kind: 'system', name: 'Kessel' }] }), 1)
  changing(b.t.s).parsec['Death Star'] = 3
  assert.equal(
    luke({
      parsecs: [
        { kind: 'system', name: 'Death Star' },
        { kind: 'system', name: 'Kessel' },
      ],
    }),
    5,
  )
})

test('what was drawn: the total, or no number that any comparison fits', () => {
  // rule swccg.failed-destiny-draws
  const b = board()
  const x = b.scope('luke')
  const beats = { compare: [{ drawn: 'you' }, '>', -1] } as const
  const fails = { compare: [{ drawn: 'you' }, '<=', 99] } as const
  assert.equal(holds(b.t, beats, x, x.you), false)
  assert.equal(holds(b.t, fails, x, x.you), false)
  x.that[`#drawn${LIGHT}`] = [5]
  assert.equal(amount(b.t, { drawn: 'you' }, x, x.you), 5)
  assert.equal(holds(b.t, beats, x, x.you), true)
  fight(b, 'cantina', LIGHT, 'luke', 'vader')
  const battle = changingBattle(b.t.s)
  battle.destiny[DARK] = 4
  battle.drawn[DARK] = [3, 1]
  assert.equal(amount(b.t, { drawn: 'opponent' }, x, x.you), 4)
  assert.equal(amount(b.t, { draws: 'opponent' }, x, x.you), 2)
  const three = { drew: 'opponent', value: 3 } as const
  assert.equal(holds(b.t, three, x, x.you), true)
  x.that[`#draws${DARK}`] = [4]
  assert.equal(holds(b.t, three, x, x.you), false)
  // A failed draw is below the other player's completed one, and no number where both have failed.
  x.that[`#drawn${DARK}`] = []
  assert.equal(amount(b.t, { drawn: 'opponent' }, x, x.you), Number.NEGATIVE_INFINITY)
  x.that[`#drawn${LIGHT}`] = []
  assert.ok(Number.isNaN(amount(b.t, { drawn: 'opponent' }, x, x.you)))
})

test('x is what was named, number what the event brought', () => {
  const b = board()
  const x = b.scope('luke')
  assert.equal(amount(b.t, 'x', x, x.you), 0)
  x.that.x = [3]
  x.number = 2
  assert.equal(amount(b.t, { plus: ['x', { that: 'number' }] }, x, x.you), 5)
})

test('who: sides, the owner, the player beside whose pile a card lies', () => {
  const b = board()
  const x = b.scope('run')
  assert.deepEqual(playersOf(b.t, 'dark', x, x.you), [DARK])
  assert.deepEqual(playersOf(b.t, 'light', x, x.you), [LIGHT])
  changing(b.t.s).named[`${b.of.run} beside`] = DARK
  assert.deepEqual(playersOf(b.t, 'beside', x, x.you), [DARK])
  assert.deepEqual(playersOf(b.t, { owner: 'target' }, x, x.you), [LIGHT])
})

test('control, occupation, turn and phase', () => {
  const b = board()
  assert.equal(so(b, 'luke', { control: 'you', at: 'here' }), false)
  assert.equal(so(b, 'luke', { occupy: 'you', at: 'here' }), true)
  assert.equal(so(b, 'luke', { control: 'opponent', at: { on: 'Tatooine' } }), true)
  assert.equal(so(b, 'luke', { turn: 'opponent' }), true)
  assert.equal(so(b, 'luke', { phase: 'control', of: 'opponent' }), true)
  assert.equal(so(b, 'luke', { phase: 'control', of: 'you' }), false)
  assert.equal(so(b, 'luke', { phase: 'move' }), false)
  assert.equal(so(b, 'luke', { present: 'this' }), true)
  assert.equal(so(b, 'luke', { nighttime: 'here' }), false)
})

test('battle, together, won, paid, starting', () => {
  const b = board()
  const pair = {
    together: [
      { kind: 'character', is: ['rebel'] },
      { kind: 'character', name: 'Luke' },
    ],
  } as const
  assert.equal(so(b, 'luke', { battle: true }), false)
  fight(b, 'cantina', LIGHT, 'luke', 'vader')
  assert.equal(so(b, 'luke', { battle: true, at: 'here' }), true)
  assert.equal(so(b, 'storm', { battle: true, at: 'here' }), false)
  assert.equal(so(b, 'luke', pair as never), false, 'one card is not two')
  fight(b, 'cantina', LIGHT, 'luke', 'han', 'vader')
  assert.equal(so(b, 'luke', pair as never), true, 'whichever of them is found first')
  assert.equal(so(b, 'luke', { won: 'you' }), false)
  changingBattle(b.t.s).winner = LIGHT
  assert.equal(so(b, 'luke', { won: 'you' }), true)
  const x = b.scope('luke')
  assert.equal(holds(b.t, { paid: true }, x, x.you), false)
  x.that.paid = [1]
  assert.equal(holds(b.t, { paid: true }, x, x.you), true)
  changing(b.t.s).started = [-1, b.of.cantina as number]
  assert.equal(so(b, 'cantina', { starting: 'this', of: 'light' }), true)
  assert.equal(so(b, 'cantina', { starting: 'this', of: 'dark' }), false)
})

test('a Utinni Effect knows its target and where that was', () => {
  const b = board()
  assert.deepEqual(found(b, 'run', { kind: 'character', 'one-of': 'target' }), ['han'])
  changing(b.t.s).named[`${b.of.run} first-place`] = b.of.farm as number
  assert.deepEqual(found(b, 'run', { kind: 'character', at: 'first-place' }), ['storm'])
  b.t.s.incarnation[b.of.han as number] = 99
  assert.deepEqual(found(b, 'run', { kind: 'character', 'one-of': 'target' }), [], 'what has changed is no longer it')
})

test('the top cards of a pile, the uppermost first', () => {
  const b = board()
  const x = b.scope('vader')
  assert.deepEqual(b.t.rules.words.top(b.t, { top: 1, of: 'you', pile: 'reserve' }, x, x.you), [b.of.insert])
  assert.deepEqual(b.t.rules.words.top(b.t, { top: 5, of: 'opponent', pile: 'used' }, x, x.you), [b.of.used])
})

test('searching a pile does not show in which order it lies', () => {
  const b = layBoard({ first: { id: '1_28', zone: 'reserve' }, second: { id: '1_28', zone: 'reserve' }, hut: '1_134' })
  const pile = b.t.s.piles[b.t.s.pile[b.of.first as number] as number] as number[]
  pile.reverse()
  const x = b.scope('hut')
  const inReserve: Query = { kind: 'card', zone: 'reserve' }
  assert.deepEqual(find(b.t, inReserve, x, x.you), [b.of.first, b.of.second])
})
