import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutBrackets } from '../../src/text/index.js'

test('people read lists without brackets, and a list within a list in parentheses', () => {
  for (const [canonical, said] of [
    [
      'While all of [it is here], [it is night], and [you fly], add 1.',
      'While it is here, it is night, and you fly, add 1.',
    ],
    ['If any of [it is here] and [you fly] → draw.', 'If it is here or you fly → draw.'],
    ['If all of [any of [a] and [b]] and [c] → draw.', 'If (a or b) and c → draw.'],
    ['Deploys at [a site for which [there is 1 Rebel at it]].', 'Deploys at a site for which there is 1 Rebel at it.'],
    ['For each pair of [1 droid] and [1 Rebel].', 'For each pair of 1 droid and 1 Rebel.'],
    ['In any of [here or there].', 'In any of here or there.'],
  ] as const)
    assert.equal(withoutBrackets(canonical), said)
})
