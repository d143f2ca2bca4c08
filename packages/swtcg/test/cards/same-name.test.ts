import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameGroups, sameUnique, uniqueName } from '../../src/cards/same-name.js'

test('the ten groups of the rulebook, no name in two of them (swtcg.unique-name-groups)', () => {
  assert.equal(nameGroups.length, 10)
  const names = nameGroups.flat()
  assert.equal(new Set(names).size, names.length)
})

test('names of one group are one, names of two are two (swtcg.unique-name-groups)', () => {
  assert.ok(sameUnique('Anakin Skywalker', 'Darth Vader'))
  assert.ok(sameUnique('Emperor Palpatine', 'Darth Sidious'))
  assert.ok(sameUnique('Senator Palpatine', 'Chancellor Palpatine'))
  assert.ok(!sameUnique('Darth Vader', 'Darth Sidious'))
  assert.ok(!sameUnique('Shmi Skywalker', 'Anakin Skywalker'))
})

test('a name outside the groups is itself', () => {
  assert.ok(sameUnique('Kit Fisto', 'Kit Fisto'))
  assert.ok(!sameUnique('Kit Fisto', 'Plo Koon'))
  assert.equal(uniqueName('Kit Fisto'), 'Kit Fisto')
})

test('spellings of the rulebook and of the cards are one', () => {
  assert.ok(sameUnique('Darth Tyrannus', 'Darth Tyranus'))
  assert.ok(sameUnique('Padmé Amidala', 'Queen Amidala'))
  assert.equal(uniqueName('Padme\u0301 Naberrie'), 'Padme Amidala')
})
