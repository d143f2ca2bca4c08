import assert from 'node:assert/strict'
import { test } from 'node:test'
import { editDistance, nearestNamed, plain } from '@dejarik/kernel/decks'

test('case, accents, apostrophes and dashes make no other name', () => {
  assert.equal(plain("Padmé's  X-Wing!"), plain('padmes xwing'))
})

test('a letter put in, left out, changed or swapped is one step', () => {
  for (const slip of ['lukke', 'uke', 'lake', 'ulke', 'luek']) assert.equal(editDistance('luke', slip), 1, slip)
  assert.equal(editDistance('luke', 'luke'), 0)
  assert.equal(editDistance('', 'luke'), 4)
})

const found = (written: string, ...names: string[]) => nearestNamed(written, names, (name) => [name])

test('one slip in a name finds it, and is close enough to be repaired', () => {
  assert.deepEqual(found('Darth Vadr', 'Darth Vader', 'Darth Maul'), { item: 'Darth Vader', isClose: true })
})

test('a name cut short is found but not repaired', () => {
  assert.deepEqual(found('Imperial', 'Imperial Trooper Guard'), { item: 'Imperial Trooper Guard', isClose: false })
})

test('of two names as near, the first is named but none is repaired', () => {
  assert.deepEqual(found('Black 5', 'Black 2', 'Black 3'), { item: 'Black 2', isClose: false })
})

test('what resembles nothing, or is too short to tell, finds nothing', () => {
  assert.equal(found('xylophone', 'Darth Vader'), undefined)
  assert.equal(found('da', 'Darth Vader'), undefined)
})
