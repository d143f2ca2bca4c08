import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Occurrence, refOf } from '@dejarik/kernel'
import { changing } from '../../src/columns.js'
import type { Pattern, When } from '../../src/effects/tree.js'
import { DARK, LIGHT } from '../../src/state.js'
import { note } from '../../src/vocabulary/history.js'
import { bindOccurrence, bindUser, isAbout, matchesPattern, mightMatch } from '../../src/vocabulary/patterns.js'
import { forgetGone, renew } from '../../src/vocabulary/refs.js'
import { type Board, layBoard } from '../board.js'
import { so, value } from './ask.js'

const board = (): Board =>
  layBoard(
    {
      cantina: '1_128',
      farm: '1_132',
      tatooine: '1_127',
      luke: { id: '1_19', on: 'cantina' },
      blaster: { id: '1_152', on: 'luke' },
      han: { id: '1_11', on: 'farm' },
      vader: { id: '1_168', on: 'cantina' },
      storm: { id: '1_194', on: 'farm' },
      run: { id: '1_52', on: 'cantina', aims: 'han' },
      other: { id: '1_52', on: 'cantina', aims: 'luke' },
      gone: { id: '1_194', zone: 'lost' },
    },
    {
      '1_19': [
        {
          ability: 'ongoing',
          of: 'this',
          gets: [{ modify: 'power', by: { past: { on: 'lose-force', by: 'opponent' }, in: 'turn' } }],
          while: { happened: { on: ['lose', 'battle'], at: 'here' }, in: 'game' },
        },
      ],
    },
  )

const matches = (b: Board, by: string, pattern: Pattern, what: Partial<Occurrence> & { on: string }): boolean => {
  const x = b.scope(by)
  return matchesPattern(b.t, pattern, { by: LIGHT, at: -1, ...what }, x, x.you)
}
const ref = (b: Board, name: string): number => refOf(b.t.s, b.of[name] as number)

test('who did it, to what, where', () => {
  const b = board()
  const deployed = { on: 'just-deploy', by: DARK, ref: ref(b, 'storm'), location: b.of.farm, to: b.of.farm }
  assert.equal(matches(b, 'luke', { on: 'deploy' }, deployed), true)
  assert.equal(matches(b, 'luke', { on: 'deploy', by: 'opponent' }, deployed), true)
  assert.equal(matches(b, 'luke', { on: 'deploy', by: 'you' }, deployed), false)
  assert.equal(matches(b, 'luke', { on: 'deploy', what: { kind: 'character', is: ['trooper'] } }, deployed), true)
  assert.equal(matches(b, 'luke', { on: 'deploy', what: { kind: 'starship' } }, deployed), false)
  assert.equal(matches(b, 'storm', { on: 'deploy', what: 'this' }, deployed), true)
  assert.equal(matches(b, 'luke', { on: 'deploy', at: 'here' }, deployed), false)
  assert.equal(matches(b, 'han', { on: 'deploy', at: 'here' }, deployed), true)
  assert.equal(matches(b, 'luke', { on: 'deploy', to: { on: 'Tatooine' } }, deployed), true)
  assert.equal(matches(b, 'luke', { on: 'deploy', to: { kind: 'system' } }, deployed), false)
})

test('a firing: at what, with which weapon; a targeting: to do what', () => {
  const b = board()
  const fired = { on: 'just-fire', card: b.of.blaster, user: b.of.blaster, to: b.of.vader }
  assert.equal(matches(b, 'vader', { on: 'fire', what: 'this' }, fired), true)
  assert.equal(matches(b, 'storm', { on: 'fire', what: 'this' }, fired), false)
  assert.equal(matches(b, 'vader', { on: 'fire', with: { kind: 'weapon', is: ['blaster'] } }, fired), true)
  assert.equal(matches(b, 'vader', { on: 'fire', with: { kind: 'weapon', is: ['lightsaber'] } }, fired), false)
  assert.equal(matches(b, 'vader', { on: 'fire', with: { kind: 'character', name: 'Luke' } }, fired), true)
  assert.equal(matches(b, 'vader', { on: 'fire', with: { kind: 'character', name: 'Han' } }, fired), false)
  const x = b.scope('vader')
  bindUser(b.t, { on: 'fire', with: { kind: 'character' } }, { by: LIGHT, at: -1, ...fired }, x)
  assert.deepEqual(x.that.user, [ref(b, 'luke')])
  const bound = bindOccurrence(b.t, { by: LIGHT, at: -1, ...fired })
  assert.deepEqual([bound.card, bound.user, bound.player], [[ref(b, 'vader')], [ref(b, 'blaster')], [LIGHT]])
  assert.deepEqual(bound.place, [ref(b, 'cantina')])
  const aimed = { on: 'just-target', ref: ref(b, 'han'), deed: ['lose'] }
  assert.equal(matches(b, 'han', { on: 'target', deed: ['hit', 'lose'], what: 'this' }, aimed), true)
  assert.equal(matches(b, 'han', { on: 'target', deed: ['steal'] }, aimed), false)
})

test('a loss was where the card was, though it lies elsewhere now', () => {
  const b = board()
  const lost = { on: 'just-lose', by: LIGHT, ref: ref(b, 'gone'), from: b.of.cantina, cause: 'hit' }
  assert.equal(
    matches(b, 'luke', { on: 'lose', at: 'here', what: { kind: 'character', whose: 'opponent' } }, lost),
    true,
  )
  assert.equal(matches(b, 'han', { on: 'lose', at: 'here' }, lost), false)
  assert.equal(matches(b, 'han', { on: 'lose', from: { on: 'Tatooine' } }, lost), true)
  assert.deepEqual(bindOccurrence(b.t, { at: -1, ...lost }).place, [ref(b, 'cantina')])
})

test('moves go from and to; Force is lost by its player, used from a pile', () => {
  const b = board()
  const moved = { on: 'just-move', ref: ref(b, 'han'), from: b.of.cantina, to: b.of.farm, location: b.of.farm }
  assert.equal(matches(b, 'luke', { on: 'move', from: 'here' }, moved), true)
  assert.equal(matches(b, 'luke', { on: 'move', to: 'here' }, moved), false)
  assert.equal(matches(b, 'storm', { on: 'move', to: 'here' }, moved), true)
  const losing = { on: 'about-lose-force', by: DARK, seat: LIGHT, number: 3 }
  assert.equal(matches(b, 'luke', { on: 'lose-force', by: 'you' }, losing), true)
  assert.equal(matches(b, 'vader', { on: 'lose-force', by: 'you' }, losing), false)
  assert.deepEqual(bindOccurrence(b.t, { at: -1, ...losing }).number, [3])
  b.t.s.stack.push({ procedure: 'lose-force', step: 'x', n: 5 } as never)
  assert.deepEqual(bindOccurrence(b.t, { on: 'about-lose-force', by: DARK, seat: LIGHT, at: 0 }).number, [5])
  const using = { on: 'just-use-force', by: LIGHT, seat: LIGHT, from: DARK, number: 1 }
  assert.equal(matches(b, 'luke', { on: 'use-force', from: 'opponent' }, using), true)
  assert.equal(matches(b, 'luke', { on: 'use-force', from: 'you' }, using), false)
  const activated = { on: 'just-activate', seat: LIGHT, nth: 2 }
  assert.equal(matches(b, 'luke', { on: 'activate', nth: 2 }, activated), true)
  assert.equal(matches(b, 'luke', { on: 'activate', nth: 1 }, activated), false)
})

test('a destiny: for what, against what, how high', () => {
  const b = board()
  const draws = [{ ref: ref(b, 'gone'), value: 4 }]
  b.t.s.stack.push({ procedure: 'draw-destiny', step: 'x', draws, targets: ['ability'] } as never)
  const drawn = { on: 'just-destiny', by: DARK, at: 0, card: b.of.gone, n: 0, kind: 'weapon' }
  assert.equal(matches(b, 'luke', { on: 'destiny', for: 'weapon' }, drawn), true)
  assert.equal(matches(b, 'luke', { on: 'destiny', for: 'battle' }, drawn), false)
  assert.equal(matches(b, 'luke', { on: 'destiny', versus: 'ability' }, drawn), true)
  assert.equal(matches(b, 'luke', { on: 'destiny', versus: 'maneuver' }, drawn), false)
  assert.deepEqual(bindOccurrence(b.t, drawn).number, [4])
})

test('each Utinni Effect is reached by its own target', () => {
  const b = board()
  const reached = { on: 'just-reach', ref: ref(b, 'han'), effect: b.of.run, location: b.of.cantina }
  assert.equal(matches(b, 'run', { on: 'reach', what: 'target' }, reached), true)
  assert.equal(matches(b, 'other', { on: 'reach' }, reached), false)
})

test('what a hidden hand might answer is judged by what all can see', () => {
  const b = board()
  const times: When[] = ['any-time', { just: { on: ['deploy', 'play'], by: 'opponent', what: { kind: 'character' } } }]
  const might = (whens: When[], what: Occurrence, seat: number) =>
    mightMatch(
      b.t,
      whens.filter((when) => isAbout(when, what.on)),
      what,
      seat,
    )
  const what = { on: 'just-deploy', by: DARK, at: -1, ref: ref(b, 'storm'), location: b.of.farm }
  assert.equal(might(times, what, LIGHT), true)
  assert.equal(might(times, what, DARK), false)
  assert.equal(might(times, { ...what, on: 'about-deploy' }, LIGHT), false)
  assert.equal(might([{ just: { on: 'deploy', at: 'here' } }], what, LIGHT), false)
})

test('what happened is remembered as long as a text may ask', () => {
  const b = board()
  const { s } = b.t
  const since = { happened: { on: 'battle', at: 'here' }, in: 'game' } as const
  note(b.t, { on: 'just-deploy', by: DARK, at: -1, ref: ref(b, 'storm') })
  assert.equal(s.history.length, 0, 'nobody asks for that')
  note(b.t, { on: 'just-lose-force', by: DARK, at: -1, seat: DARK, number: 2 })
  note(b.t, { on: 'just-lose-force', by: DARK, at: -1, seat: DARK, number: 1 })
  note(b.t, { on: 'just-lose-force', by: LIGHT, at: -1, seat: LIGHT, number: 1 })
  note(b.t, { on: 'just-battle', by: DARK, at: -1, location: b.of.cantina })
  assert.equal(value(b, 'luke', { past: { on: 'lose-force', by: 'opponent' }, in: 'turn' }), 3)
  assert.equal(value(b, 'luke', { past: { on: 'lose-force' }, in: 'phase' }), 4)
  assert.equal(so(b, 'luke', since), true)
  assert.equal(so(b, 'han', since), false)
  changing(s).phase = 'deploy'
  assert.equal(value(b, 'luke', { past: { on: 'lose-force' }, in: 'phase' }), 0)
  s.turn = 2
  assert.equal(value(b, 'luke', { past: { on: 'lose-force' }, in: 'turn' }), 0)
  assert.equal(so(b, 'luke', since), true)
  note(b.t, { on: 'just-lose', by: DARK, at: -1, ref: ref(b, 'gone'), from: b.of.farm })
  assert.deepEqual(
    s.history.map((each) => each.on),
    ['just-battle', 'just-lose'],
    'what only this turn asked for is gone',
  )
  assert.deepEqual(JSON.parse(JSON.stringify(s.history)), s.history)
})

test('a target that became something else is no longer meant; what a cost has moved is', () => {
  const b = board()
  const that = { target: [ref(b, 'han')], second: [ref(b, 'luke')], player: [LIGHT], '#drawn1': [3] }
  b.t.s.incarnation[b.of.han as number] = 7
  const paid = structuredClone(that)
  renew(b.t, paid)
  assert.deepEqual(paid, { ...that, target: [ref(b, 'han')] })
  forgetGone(b.t, that)
  assert.deepEqual(that, { target: [], second: [ref(b, 'luke')], player: [LIGHT], '#drawn1': [3] })
})
