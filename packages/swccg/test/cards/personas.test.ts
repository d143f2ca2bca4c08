import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cards, cardsCalled, personaCalled, sharesPersona } from '@dejarik/swccg'

const card = (name: string) => cards.find((one) => one.name === name)!

test('versions of one person are one persona, by whichever name a text knows them (swccg.personas)', () => {
  assert.equal(personaCalled('Luke'), personaCalled('Son Of Skywalker'))
  assert.equal(personaCalled('chewbacca'), personaCalled('Chewie'))
  assert.equal(personaCalled('R2-D2 (Artoo-Detoo)'), 'R2-D2')
  assert.equal(personaCalled('Greedo'), 'Greedo')
  assert.ok(sharesPersona(card('Luke Skywalker'), card('Son Of Skywalker')))
  assert.ok(!sharesPersona(card('Luke Skywalker'), card('Leia Organa')))
})

test('a permanent pilot is a persona too, and so is the starship (swccg.out-of-play-example-1)', () => {
  assert.deepEqual(card('Gold Leader In Gold 1').personas, ['Gold 1', 'Dutch'])
  assert.ok(sharesPersona(card('Gold Leader In Gold 1'), card('Dutch')))
  assert.ok(sharesPersona(card('Gold Leader In Gold 1'), card('Gold 1')))
})

test('a card is the persona that its title means', () => {
  for (const { name, crew, personas } of cards) {
    if (personas.length > 0 && crew?.persona === undefined) assert.deepEqual(personas, [personaCalled(name)])
  }
})

test('only unique characters, starships and vehicles are personas', () => {
  for (const { name, type, dots, personas } of cards) {
    const isSomebody = dots === 1 && (type === 'character' || type === 'starship' || type === 'vehicle')
    assert.equal(personas.length > 0, isSomebody, name)
  }
})

test('a pilot matches the starship that one of them names (swccg.matching-pilot)', () => {
  assert.deepEqual(card('Biggs Darklighter').matching, ['Red 3'])
  assert.deepEqual(card('Reserve Pilot').matching, ['Black 2', 'Black 3', 'Black 4'])
  const titles = new Set(cards.map(({ name }) => name))
  for (const { matching = [] } of cards) for (const title of matching) assert.ok(titles.has(title), title)
})

const called = (title: string) => cardsCalled(title, cards).map(({ id }) => id)

test('a card answers to its title, without dots, case, or how a droid is spoken of; and to old spellings', () => {
  assert.deepEqual(called('luke SKYWALKER'), ['swccg:1_19'])
  assert.deepEqual(called('R2-D2'), ['swccg:2_14'])
  assert.deepEqual(called('C-3P0'), ['swccg:1_5'])
  assert.deepEqual(called('Bith Shuffle'), ['swccg:1_115'])
  assert.deepEqual(called('Tatooine: Cantina'), ['swccg:1_128', 'swccg:1_290'])
  assert.deepEqual(called('Cantina'), ['swccg:1_128', 'swccg:1_290'])
  assert.deepEqual(called('Platform 327'), ['swccg:5_83'])
  assert.deepEqual(called('Luke'), ['swccg:101_2'])
  assert.deepEqual(called('Nobody'), [])
})
