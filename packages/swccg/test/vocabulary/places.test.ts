import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changing } from '../../src/columns.js'
import { isAtPlace, isPlace, locationsOf } from '../../src/vocabulary/places.js'
import { type Board, layBoard } from '../board.js'
import { found } from './ask.js'

/** Luke flies Red 5 over Tatooine; below are Han and, in a closed sandcrawler, a Jawa; Leia is in the Cantina. */
const tatooine = (): Board =>
  layBoard({
    cantina: '1_128',
    farm: '1_132',
    wastes: '1_293',
    tatooine: '1_127',
    kessel: '1_126',
    'war room': '1_287',
    'death star': '2_143',
    'red 5': { id: '2_71', on: 'tatooine' },
    luke: { id: '1_19', on: 'red 5', as: 'pilot' },
    han: { id: '1_11', on: 'farm' },
    blaster: { id: '1_152', on: 'han' },
    crawler: { id: '1_150', on: 'farm' },
    jawa: { id: '1_12', on: 'crawler', as: 'passenger' },
    leia: { id: '1_17', on: 'cantina' },
    tarkin: { id: '1_179', on: 'war room' },
    vader: { id: '1_168', on: 'farm' },
  })

test('on a planet is at its sites, also inside of what is there; at it is in its orbit too', () => {
  // rule swccg.prepositions
  const board = tatooine()
  const people = { kind: 'character' } as const
  assert.deepEqual(found(board, 'han', { ...people, at: { on: 'Tatooine' } }), ['han', 'jawa', 'leia', 'vader'])
  assert.deepEqual(found(board, 'han', { ...people, at: { system: 'Tatooine' } }), [
    'luke',
    'han',
    'jawa',
    'leia',
    'vader',
  ])
  assert.deepEqual(found(board, 'han', { ...people, 'not-at': { on: 'Tatooine' } }), ['luke', 'tarkin'])
})

test('what is on a mobile system is not at the system it orbits, but the mobile system is', () => {
  const board = tatooine()
  changing(board.t.s).orbit['Death Star'] = board.of.kessel as number
  assert.deepEqual(found(board, 'han', { kind: 'character', at: { system: 'Kessel' } }), [])
  assert.deepEqual(found(board, 'han', { kind: 'system', at: { system: 'Kessel' } }), ['kessel', 'death star'])
})

test('present is where it physically is: inside of what is closed one is not at the location', () => {
  // rules swccg.present, swccg.present-vs-present-with
  const board = tatooine()
  assert.deepEqual(found(board, 'han', { kind: 'character', at: 'here' }), ['han', 'jawa', 'vader'])
  assert.deepEqual(found(board, 'han', { kind: 'character', present: 'here' }), ['han', 'vader'])
  assert.deepEqual(found(board, 'han', { kind: 'card', present: 'here' }), ['han', 'blaster', 'crawler', 'vader'])
  assert.deepEqual(found(board, 'luke', { kind: 'character', present: 'here' }), [])
  assert.deepEqual(found(board, 'vader', { kind: 'character', with: 'this' }), ['han'])
  assert.deepEqual(found(board, 'vader', { kind: 'character', with: { kind: 'character', whose: 'yours' } }), ['han'])
  assert.deepEqual(found(board, 'jawa', { kind: 'character', with: 'this' }), [])
})

test('aboard is in or on it; carrying and empty look at it from the other side', () => {
  const board = tatooine()
  assert.deepEqual(found(board, 'han', { kind: 'character', aboard: { kind: 'starship' } }), ['luke'])
  assert.deepEqual(found(board, 'han', { kind: 'vehicle', carrying: { kind: 'character', is: ['jawa'] } }), ['crawler'])
  assert.deepEqual(found(board, 'han', { kind: 'starship', empty: true }), [])
  assert.deepEqual(found(board, 'han', { kind: 'character', piloting: { kind: 'starship', name: 'Red 5' } }), ['luke'])
  assert.deepEqual(found(board, 'luke', { kind: 'starship', 'piloted-by': 'this' }), ['red 5'])
  assert.deepEqual(found(board, 'han', { kind: 'card', 'piloted-by': { kind: 'character', name: 'Han' } }), [])
  assert.deepEqual(found(board, 'han', { kind: 'weapon', on: 'this' }), ['blaster'])
  assert.deepEqual(found(board, 'han', { kind: 'character', whose: 'yours', bearing: { kind: 'weapon' } }), ['han'])
  assert.deepEqual(found(board, 'leia', { kind: 'character', at: 'here', lacking: { kind: 'weapon' } }), ['leia'])
})

test('whoever is at a site of a ship is aboard it, and not where the ship is', () => {
  const board = layBoard({
    tatooine: '1_289',
    chamber: '4_163',
    executor: { id: '4_167', on: 'tatooine' },
    vader: { id: '1_168', on: 'chamber' },
    tarkin: { id: '1_179', on: 'executor', as: 'passenger' },
  })
  assert.deepEqual(found(board, 'vader', { kind: 'character', aboard: { kind: 'starship', name: 'Executor' } }), [
    'vader',
    'tarkin',
  ])
  assert.deepEqual(found(board, 'vader', { kind: 'character', at: { on: 'Executor' } }), ['vader', 'tarkin'])
  assert.deepEqual(found(board, 'vader', { kind: 'character', at: { system: 'Tatooine' } }), ['tarkin'])
})

test('a place is a list of locations, and a location is asked without it', () => {
  const board = tatooine()
  const { t, of } = board
  const x = board.scope('han')
  assert.deepEqual(locationsOf(t, 'here', x, x.you), [of.farm])
  assert.deepEqual(locationsOf(t, 'same-site', x, x.you), [of.farm])
  assert.deepEqual(locationsOf(t, 'same-system', x, x.you), [])
  assert.deepEqual(locationsOf(t, 'battle', x, x.you), [])
  assert.deepEqual(locationsOf(t, { on: 'Tatooine' }, x, x.you), [of.cantina, of.farm, of.wastes])
  assert.deepEqual(locationsOf(t, { system: 'Tatooine' }, x, x.you), [of.cantina, of.farm, of.wastes, of.tatooine])
  assert.deepEqual(locationsOf(t, { either: [{ on: 'Death Star' }, 'here'] }, x, x.you), [of.farm, of['war room']])
  assert.deepEqual(locationsOf(t, { kind: 'site', is: ['interior'] }, x, x.you), [of.cantina, of['war room']])
  assert.deepEqual(locationsOf(t, { where: 'this' }, x, x.you), [of.farm])
  x.that.target = [of.cantina as number]
  assert.deepEqual(locationsOf(t, { that: 'target' }, x, x.you), [of.cantina])
  assert.equal(isPlace(t, { that: 'target' }, of.cantina as number, x, x.you), true)
  assert.equal(isPlace(t, { that: 'target' }, of.farm as number, x, x.you), false)
  assert.equal(isAtPlace(t, of.jawa as number, 'here', x, x.you), true)
})

test('related and adjacent, part of and nighttime', () => {
  const board = tatooine()
  assert.deepEqual(found(board, 'han', { kind: 'location', 'related-to': 'here' }), ['cantina', 'wastes', 'tatooine'])
  assert.deepEqual(found(board, 'han', { kind: 'site', 'adjacent-to': 'here' }), ['cantina', 'wastes'])
  assert.deepEqual(found(board, 'han', { kind: 'location', 'part-of': 'Tatooine' }), [
    'cantina',
    'farm',
    'wastes',
    'tatooine',
  ])
  assert.deepEqual(found(board, 'han', { kind: 'site', 'part-of': 'Death Star' }), ['war room'])
  assert.deepEqual(found(board, 'han', { kind: 'site', nighttime: true }), [])
})

test('clouds and city of one planet: a city is its sites and its sector', () => {
  const board = layBoard({ walkway: '5_79', city: '5_77', bespin: '5_76' })
  assert.deepEqual(found(board, 'city', { kind: 'location', 'part-of': 'Cloud City' }), ['walkway', 'city'])
  assert.deepEqual(found(board, 'city', { kind: 'location', 'part-of': 'Bespin' }), ['walkway', 'city', 'bespin'])
})

test('text over a planet system makes night at its related sites', () => {
  const board = layBoard(
    { cantina: '1_128', tatooine: '1_127', kessel: '1_126', room: '1_287', night: { id: '1_56', on: 'tatooine' } },
    {
      '1_56': [{ ability: 'ongoing', of: { kind: 'site', 'related-to': 'here' }, gets: [{ rule: 'nighttime' }] }],
    },
  )
  assert.deepEqual(found(board, 'night', { kind: 'location', nighttime: true }), ['cantina'])
})
