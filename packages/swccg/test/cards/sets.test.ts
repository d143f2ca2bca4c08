import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { setName } from '@dejarik/swccg'

test('a set is called by its name, an unknown one by its number', () => {
  equal(setName('1'), 'Premiere')
  equal(setName('3'), '3')
})
