import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { dejarik } from './dejarik.js'

const folder = mkdtempSync(join(tmpdir(), 'dejarik-lab-'))

test('replay analyse: the better answers, and who was ahead', async () => {
  const records = join(folder, 'records')
  const played = await dejarik(
    ...['sim', '--game', 'destiny', '--games', '1', '--threads', '1', '--b', 'heuristic', '--record', records],
  )
  assert.equal(played.code, 0)
  const { code, err, json } = await dejarik(
    ...['replay', 'analyse', join(records, 'destiny-1-0.json'), '--iterations', '24', '--every', '5', '--json'],
  )
  assert.equal(code, 0, err)
  const { moments, turns, swings } = json() as {
    moments: { chance: number; chanceBest: number; lost: number }[]
    turns: object[]
    swings: { from: number; to: number; before: number; after: number }[]
  }
  assert.ok(moments.length > 5)
  for (const { chance, chanceBest, lost } of moments) {
    assert.ok(chance >= 0 && chanceBest <= 1 && lost >= 0)
  }
  assert.ok(turns.length <= 8)
  // Random play loses to the heuristic: somewhere its chances fell.
  assert.ok(swings.length > 0)
  for (const { from, to, before, after } of swings) assert.ok(from < to && Math.abs(after - before) > 0.1)
})
