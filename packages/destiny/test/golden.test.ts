import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readRecord, replay } from '@dejarik/kernel'
import { destiny, rules } from '../src/index.js'

/** Games written down by each version of the rules; see scripts/golden.mjs. */
const golden = new URL('../../test/golden/', import.meta.url)
const engine = destiny()

for (const version of readdirSync(golden)) {
  for (const file of readdirSync(new URL(`${version}/`, golden))) {
    const record = readRecord(JSON.parse(readFileSync(new URL(`${version}/${file}`, golden), 'utf8')))
    // Records of earlier versions are kept to be read, not to be played the same.
    const same = version === rules.version
    test(`the record ${version}/${file} ${same ? 'plays the same' : 'can be read'}`, () => {
      assert.equal(record.rules, version)
      if (same) assert.notEqual(replay(engine as never, record).result, null)
    })
  }
}

test('there are golden records of this version', () => {
  assert.ok(readdirSync(golden).includes(rules.version))
})
