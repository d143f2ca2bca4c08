import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refOf } from '@dejarik/kernel'
import type { Ability } from '../../src/effects/tree.js'
import { DARK, LIGHT } from '../../src/state.js'
import { layBoard } from '../board.js'
import { life, PASS, ranked } from './ranked.js'

test('what is harm goes to the opponent, what is help to oneself', () => {
  const harm: Ability = {
    ability: 'play',
    as: 'used',
    when: ['any-time'],
    targets: [{ choose: 1, from: { kind: 'character' } }],
    effect: { do: 'lose', what: { that: 'target' } },
  }
  const help: Ability = {
    ...harm,
    effect: { do: 'get', to: { that: 'target' }, gets: [{ modify: 'power', by: 3 }], until: 'turn' },
  }
  for (const [ability, wanted] of [
    [harm, 'vader'],
    [help, 'luke'],
  ] as const) {
    const board = layBoard(
      {
        cantina: '1_128',
        vader: { id: '1_168', on: 'cantina' },
        luke: { id: '1_19', on: 'cantina' },
        played: { id: '1_71', zone: 'hand' },
        ...life(20, 20),
      },
      { '1_71': [ability] },
    )
    const { t } = board
    const card = board.of.played as number
    const source = refOf(t.s, card)
    const frame = {
      procedure: 'action',
      step: 'targets',
      kind: 'play',
      by: LIGHT,
      card,
      clause: 0,
      answers: -1,
      source,
    }
    t.s.stack.push(frame as never)
    const targets = ['luke', 'vader'].map((name) => ({ do: 'choose', card: board.of[name] as number }))
    const about = { for: 'target', min: 1, max: 1, picked: [] }
    assert.equal(ranked(board, LIGHT, 'pick', targets, about)[0]?.card, board.of[wanted])
  }
})

test('a text that hurts its own player is left alone', () => {
  const hurt: Ability = {
    ability: 'action',
    when: ['any-time'],
    limit: { n: 1, per: 'turn' },
    effect: { do: 'lose-force', n: 2 },
  }
  const gain: Ability = { ...hurt, effect: { do: 'as', who: 'opponent', effect: { do: 'lose-force', n: 2 } } }
  for (const [ability, first] of [
    [hurt, 'pass'],
    [gain, 'use'],
  ] as const) {
    const board = layBoard({ cantina: '1_128', luke: { id: '1_19', on: 'cantina' } }, { '1_19': [ability] })
    const use = { do: 'use', card: board.of.luke as number, clause: 0 }
    assert.equal(ranked(board, LIGHT, 'action', [use, PASS], { during: 'control' })[0]?.do, first)
  }
})

/** What a text leans to that answers something; what it answers is on top of the stack. */
function answer(ability: Ability, what: object, under: object[] = []): string | undefined {
  const board = layBoard(
    {
      cantina: '1_128',
      luke: { id: '1_19', on: 'cantina' },
      vader: { id: '1_168', on: 'cantina' },
      trooper: { id: '1_170', on: 'cantina' },
      another: { id: '1_170', on: 'cantina' },
      played: { id: '1_71', zone: 'hand' },
      ...life(20, 20),
    },
    { '1_71': [ability] },
  )
  const occurrence = { at: -1, location: board.of.cantina, ...what }
  for (const frame of [...under, { procedure: 'responses', about: [occurrence] }])
    board.t.s.stack.push({ step: 'offer', ...frame } as never)
  const respond = { do: 'respond', card: board.of.played as number, clause: 0 }
  return ranked(board, LIGHT, 'respond', [respond, PASS])[0]?.do
}

test('a low destiny is drawn again, a high one is not', () => {
  const again: Ability = {
    ability: 'play',
    as: 'used',
    when: [{ just: { on: 'destiny', by: 'you' } }],
    effect: { do: 'sequence', steps: [{ do: 'cancel', what: 'destiny' }, { do: 'redraw' }] },
  }
  const drawn = (value: number) =>
    answer(again, { on: 'just-destiny', by: LIGHT }, [{ procedure: 'draw-destiny', draws: [{ ref: 0, value }] }])
  assert.equal(drawn(0), 'respond')
  assert.equal(drawn(5), 'pass')
})

test('a battle that will be lost is fled, and what matters is cancelled', () => {
  const flee: Ability = {
    ability: 'play',
    as: 'used',
    when: [{ just: { on: 'battle' } }],
    effect: { do: 'cancel', what: 'battle' },
  }
  assert.equal(answer(flee, { on: 'just-battle', by: DARK }), 'respond')
  const cancel: Ability = {
    ability: 'play',
    as: 'used',
    when: [{ just: { on: 'deploy' } }],
    effect: { do: 'cancel', what: { that: 'card' } },
  }
  assert.equal(answer(cancel, { on: 'just-deploy', by: DARK }), 'respond')
  assert.equal(answer(cancel, { on: 'just-deploy', by: LIGHT }), 'pass')
})

test('harm is done only where the opponent has somebody to do it to', () => {
  const steal: Ability = {
    ability: 'action',
    when: [{ phase: 'control', of: 'you' }],
    limit: { n: 1, per: 'phase' },
    targets: [{ choose: 1, from: { kind: 'character', is: ['warrior'], present: 'same-site' } }],
    effect: { do: 'steal', what: { that: 'target' } },
  }
  for (const [other, first] of [
    ['1_28', 'pass'],
    ['1_194', 'use'],
  ] as const) {
    const laid = { cantina: '1_128', owen: { id: '1_22', on: 'cantina' }, other: { id: other, on: 'cantina' } }
    const board = layBoard(laid, { '1_22': [steal] })
    const use = { do: 'use', card: board.of.owen as number, clause: 0 }
    assert.equal(ranked(board, LIGHT, 'action', [use, PASS], { during: 'control' })[0]?.do, first)
  }
})

test('a card is fetched for what it is, and not where there is none', () => {
  const fetch: Ability = {
    ability: 'play',
    as: 'lost',
    when: ['any-time'],
    cost: [{ do: 'use-force', n: 1 }],
    effect: {
      do: 'search',
      whose: 'you',
      in: 'reserve',
      find: { choose: 1, from: { kind: 'character', name: 'Luke' } },
      to: 'hand',
    },
  }
  const back: Ability = {
    ...fetch,
    targets: [{ choose: 1, from: { kind: 'character', name: 'Luke', whose: 'yours', zone: 'lost' } }],
    effect: { do: 'retrieve', what: { that: 'target' } },
  }
  for (const [ability, zone, wanted] of [
    [fetch, 'reserve', true],
    [fetch, 'lost', false],
    [back, 'lost', true],
    [back, 'reserve', false],
  ] as const) {
    const board = layBoard(
      { cantina: '1_128', luke: { id: '1_19', zone }, played: { id: '1_71', zone: 'hand' }, ...life(20, 20) },
      { '1_71': [ability] },
    )
    const play = { do: 'play', card: board.of.played as number, clause: 0 }
    assert.equal(ranked(board, LIGHT, 'action', [play, PASS])[0]?.do, wanted ? 'play' : 'pass', `${zone}`)
  }
})
