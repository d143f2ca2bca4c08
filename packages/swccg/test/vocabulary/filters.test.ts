import assert from 'node:assert/strict'
import { test } from 'node:test'
import { move } from '@dejarik/kernel'
import { changing } from '../../src/columns.js'
import { PLAYING, zone } from '../../src/rules/zones.js'
import { CAPTIVE, HIT, LIGHT, UNDERCOVER } from '../../src/state.js'
import { type Board, layBoard } from '../board.js'
import { fight } from '../fight.js'
import { found, is } from './ask.js'

const cantina = (): Board =>
  layBoard({
    cantina: '1_128',
    farm: '1_132',
    tatooine: '1_127',
    luke: { id: '1_19', on: 'cantina' },
    son: { id: '4_1', zone: 'hand' },
    han: { id: '1_11', on: 'farm' },
    threepio: { id: '1_5', on: 'farm' },
    trooper: { id: '1_28', on: 'farm' },
    vader: { id: '1_168', on: 'cantina' },
    storm: { id: '1_194', on: 'cantina' },
    tarkin: { id: '1_179', zone: 'lost' },
    motti: { id: '1_164', zone: 'lost' },
    saber: { id: '1_324', on: 'vader' },
    tie: { id: '1_304', on: 'tatooine' },
    falcon: { id: '1_143', on: 'tatooine' },
  })

test('a query without a zone means active cards on table; whose, and what kind', () => {
  const board = cantina()
  assert.deepEqual(found(board, 'luke', { kind: 'character' }), [
    'luke',
    'han',
    'threepio',
    'trooper',
    'vader',
    'storm',
  ])
  assert.deepEqual(found(board, 'luke', { kind: 'character', whose: 'opponent' }), ['vader', 'storm'])
  assert.deepEqual(found(board, 'luke', { kind: 'character', whose: 'yours', zone: 'hand' }), ['son'])
  assert.deepEqual(found(board, 'luke', { kind: 'card', zone: ['hand', 'lost'] }), ['son', 'tarkin', 'motti'])
  assert.deepEqual(found(board, 'luke', { kind: 'weapon' }), ['saber'])
  assert.deepEqual(found(board, 'luke', { kind: 'starship' }), ['tie', 'falcon'])
  assert.deepEqual(found(board, 'luke', { kind: 'location' }), ['cantina', 'farm', 'tatooine'])
  assert.deepEqual(found(board, 'luke', { kind: 'character', whose: 'yours', other: true }), [
    'han',
    'threepio',
    'trooper',
  ])
})

test('names are personas and titles, in every version', () => {
  const board = cantina()
  assert.deepEqual(found(board, 'vader', { kind: 'character', name: 'Luke', zone: ['table', 'hand'] }), ['luke', 'son'])
  assert.deepEqual(found(board, 'vader', { kind: 'character', name: ['Han', 'C-3PO'] }), ['han', 'threepio'])
  assert.deepEqual(found(board, 'vader', { kind: 'starship', name: 'Falcon' }), ['falcon'])
  assert.deepEqual(found(board, 'vader', { kind: 'starship', 'not-name': 'Falcon' }), ['tie'])
  assert.deepEqual(found(board, 'luke', { kind: 'card', word: 'Vader' }), ['vader', 'saber'])
  assert.deepEqual(found(board, 'luke', { kind: 'card', word: 'Storm' }), [])
})

test('words are kinds, icons, skills, models and what else a card is', () => {
  const board = cantina()
  const people = { kind: 'character' } as const
  assert.deepEqual(found(board, 'luke', { ...people, is: ['droid', 'imperial'] }), ['threepio', 'vader', 'storm'])
  assert.deepEqual(found(board, 'luke', { ...people, is: ['rebel+pilot'] }), ['luke', 'han'])
  assert.deepEqual(found(board, 'luke', { ...people, not: ['pilot', 'droid'] }), ['trooper', 'storm'])
  assert.deepEqual(found(board, 'luke', { ...people, is: ['smuggler'] }), ['han'])
  assert.deepEqual(found(board, 'luke', { ...people, is: ['jedi'] }), ['vader'])
  assert.deepEqual(found(board, 'luke', { kind: 'starship', is: ['tie'] }), ['tie'])
  assert.deepEqual(found(board, 'luke', { ...people, unique: false }), ['trooper', 'storm'])
})

test('texts make a card one of a kind, for all or for those who ask', () => {
  const board = layBoard(
    {
      farm: '1_132',
      leia: { id: '1_17', on: 'farm' },
      han: { id: '1_11', on: 'farm' },
      trooper: { id: '1_28', on: 'farm' },
    },
    {
      '1_17': [
        { ability: 'ongoing', of: { kind: 'character', is: ['trooper'], at: 'here' }, gets: [{ is: ['pilot'] }] },
        { ability: 'ongoing', of: 'this', gets: [{ is: ['smuggler'], for: { kind: 'character', name: 'Han' } }] },
      ],
    },
  )
  assert.deepEqual(found(board, 'leia', { kind: 'character', is: ['pilot'] }), ['han', 'trooper'])
  assert.deepEqual(found(board, 'leia', { kind: 'character', is: ['pilot+trooper'] }), ['trooper'])
  assert.deepEqual(found(board, 'trooper', { kind: 'character', is: ['smuggler'] }), ['han'])
  assert.deepEqual(found(board, 'han', { kind: 'character', is: ['smuggler'] }), ['leia', 'han'])
})

test('numbers are compared, a droid has no ability, and a ship without pilot no power', () => {
  const board = cantina()
  const people = { kind: 'character' } as const
  assert.deepEqual(found(board, 'luke', { ...people, ability: ['<', 3] }), ['trooper', 'storm'])
  assert.deepEqual(found(board, 'luke', { ...people, ability: ['=', [1, 4]] }), ['luke', 'trooper', 'storm'])
  assert.deepEqual(found(board, 'luke', { ...people, ability: ['>=', { stat: 'ability', of: 'this' }] }), [
    'luke',
    'vader',
  ])
  assert.deepEqual(found(board, 'luke', { kind: 'starship', power: ['>', 0] }), ['tie'])
  assert.deepEqual(found(board, 'luke', { kind: 'starship', maneuver: ['>', 3] }), ['falcon'])
  assert.deepEqual(found(board, 'luke', { ...people, whose: 'yours', most: 'ability' }), ['luke'])
  assert.deepEqual(found(board, 'luke', { ...people, most: 'forfeit', whose: 'opponent' }), ['vader'])
  assert.deepEqual(found(board, 'luke', { ...people, least: 'ability' }), ['trooper', 'storm'])
})

test('the uppermost of a pile is the last that came', () => {
  const board = cantina()
  assert.deepEqual(found(board, 'vader', { kind: 'character', zone: 'lost', topmost: true }), ['motti'])
  assert.deepEqual(found(board, 'vader', { kind: 'character', zone: 'lost', name: 'Tarkin', topmost: true }), [
    'tarkin',
  ])
})

test('alone: no other character or ability of its owner there; permanent pilots where they are single', () => {
  // rule swccg.alone
  const board = cantina()
  assert.deepEqual(found(board, 'luke', { kind: 'character', alone: true }), ['luke'])
  assert.deepEqual(found(board, 'luke', { kind: 'crew', is: ['pilot'], alone: true, at: { kind: 'system' } }), ['tie'])
  assert.deepEqual(found(board, 'luke', { kind: 'starship', alone: true }), ['tie', 'falcon'])
  const squad = layBoard({ tatooine: '1_127', squadron: { id: '2_74', on: 'tatooine' } })
  assert.deepEqual(found(squad, 'squadron', { kind: 'crew', alone: true }), [])
  assert.deepEqual(found(squad, 'squadron', { kind: 'starship', alone: true }), ['squadron'])
})

test('a permanent pilot is a pilot by name and ability, and no character', () => {
  const board = layBoard({ tatooine: '1_127', leader: { id: '103_2', on: 'tatooine' } })
  assert.deepEqual(found(board, 'leader', { kind: 'crew', name: 'Red Leader' }), ['leader'])
  assert.deepEqual(found(board, 'leader', { kind: 'character', name: 'Red Leader' }), [])
  assert.deepEqual(found(board, 'leader', { kind: 'starship', name: 'Red Leader' }), [])
  assert.deepEqual(found(board, 'leader', { kind: 'starship', name: 'Red 1' }), ['leader'])
  assert.deepEqual(found(board, 'leader', { kind: 'crew', ability: ['=', 2], present: 'here' }), [])
  assert.deepEqual(found(board, 'leader', { kind: 'crew', ability: ['=', 2], at: 'here' }), ['leader'])
  assert.deepEqual(found(board, 'leader', { kind: 'starship', 'piloted-by': { kind: 'crew', name: 'Red Leader' } }), [
    'leader',
  ])
})

test('in battle: who takes part, what they carry, who attacks and who defends', () => {
  const board = cantina()
  fight(board, 'cantina', LIGHT, 'luke', 'vader')
  assert.deepEqual(found(board, 'luke', { kind: 'card', 'in-battle': true }), ['luke', 'vader', 'saber'])
  assert.deepEqual(found(board, 'luke', { kind: 'site', 'in-battle': true }), ['cantina'])
  assert.deepEqual(found(board, 'luke', { kind: 'character', attacking: true }), ['luke'])
  assert.deepEqual(found(board, 'luke', { kind: 'character', defending: true }), ['vader'])
  assert.deepEqual(found(board, 'han', { kind: 'character', at: 'battle' }), ['luke', 'vader', 'storm'])
})

test('states are seen where they are named', () => {
  const board = layBoard({
    farm: '1_132',
    prison: '1_284',
    luke: { id: '1_19', on: 'farm', status: HIT },
    leia: { id: '1_17', on: 'prison', status: CAPTIVE },
    fett: { id: '5_91', on: 'farm' },
    han: { id: '1_11', on: 'fett', status: CAPTIVE },
    spy: { id: '2_14', on: 'farm', status: UNDERCOVER },
  })
  const people = { kind: 'character' } as const
  assert.deepEqual(found(board, 'fett', people), ['luke', 'fett'])
  assert.deepEqual(found(board, 'fett', { ...people, captured: true }), ['leia', 'han'])
  assert.deepEqual(found(board, 'fett', { ...people, captured: 'too' }), ['luke', 'leia', 'fett', 'han'])
  assert.deepEqual(found(board, 'fett', { ...people, imprisoned: true }), ['leia'])
  assert.deepEqual(found(board, 'fett', { ...people, captured: true, on: 'this' }), ['han'])
  assert.deepEqual(found(board, 'fett', { ...people, undercover: true }), ['spy'])
  assert.deepEqual(found(board, 'fett', { ...people, hit: true }), ['luke'])
  assert.equal(is(board, 'leia', people), false)
  assert.equal(is(board, 'leia', { ...people, captured: true }), true)
})

test('stacked cards, marks, and what an Effect targets from afar', () => {
  const board = layBoard({
    kessel: '1_126',
    farm: '1_132',
    han: { id: '1_11', on: 'farm' },
    luke: { id: '1_19', on: 'farm' },
    run: { id: '1_52', on: 'kessel', aims: 'han' },
    jawa: { id: '1_12', on: 'run', as: 'stacked' },
  })
  assert.deepEqual(found(board, 'run', { kind: 'character' }), ['han', 'luke'])
  assert.deepEqual(found(board, 'run', { kind: 'character', zone: 'stacked' }), ['jawa'])
  assert.deepEqual(found(board, 'run', { kind: 'card', 'stacked-on': 'this' }), ['jawa'])
  assert.deepEqual(found(board, 'run', { kind: 'character', 'targeted-by': { kind: 'effect', name: 'Kessel Run' } }), [
    'han',
  ])
  assert.deepEqual(found(board, 'run', { kind: 'character', other: 'target' }), ['luke'])
  changing(board.t.s).named[`${board.of.luke} sleepy`] = 1
  assert.deepEqual(found(board, 'run', { kind: 'character', marked: 'sleepy' }), ['luke'])
})

test('control and occupation; where asks of each thing', () => {
  const board = cantina()
  assert.deepEqual(found(board, 'luke', { kind: 'site', 'controlled-by': 'you' }), ['farm'])
  assert.deepEqual(found(board, 'luke', { kind: 'location', 'occupied-by': 'you' }), ['cantina', 'farm'])
  assert.deepEqual(found(board, 'luke', { kind: 'location', 'controlled-by': 'opponent' }), ['tatooine'])
  assert.deepEqual(found(board, 'luke', { kind: 'location', unoccupied: true }), [])
  const crowded = { compare: [{ count: { kind: 'character', present: 'it' } }, '>=', 3] } as const
  assert.deepEqual(found(board, 'luke', { kind: 'site', where: crowded as never }), ['cantina', 'farm'])
  const dark = { exists: { kind: 'character', whose: 'opponent', at: { where: 'it' }, other: 'it' } } as const
  assert.deepEqual(found(board, 'luke', { kind: 'character', where: dark }), ['luke', 'vader', 'storm'])
})

test('makes, titles and having ability are words too', () => {
  const board = layBoard({
    farm: '1_132',
    speeder: { id: '104_3', on: 'farm' },
    tube: { id: '1_148', on: 'farm' },
    threepio: { id: '1_5', on: 'farm' },
    luke: { id: '1_19', on: 'farm' },
  })
  assert.deepEqual(found(board, 'luke', { kind: 'vehicle', is: ['t-47'] }), ['speeder'])
  assert.deepEqual(found(board, 'luke', { kind: 'vehicle', is: ['lift tube'] }), ['tube'])
  assert.deepEqual(found(board, 'luke', { kind: 'card', is: ['ability'] }), ['speeder', 'luke'])
})

test('a card being played is active; a location is asked where it is, and not found by it', () => {
  // rule swccg.state-active
  const board = layBoard({ farm: '1_132', luke: { id: '1_19', on: 'farm' }, sense: { id: '1_109', zone: 'hand' } })
  const sense = { kind: 'card', name: 'Sense' } as const
  assert.deepEqual(found(board, 'luke', sense), [])
  move(board.t, board.of.sense as number, zone(LIGHT, PLAYING))
  assert.deepEqual(found(board, 'luke', sense), ['sense'])
  assert.deepEqual(found(board, 'luke', { kind: 'interrupt' }), ['sense'])
  assert.deepEqual(found(board, 'luke', { kind: 'card', at: 'here' }), ['luke'])
  assert.equal(is(board, 'farm', { kind: 'card', at: { on: 'Tatooine' } }), true)
})
