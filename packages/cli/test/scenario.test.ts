import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { dejarik } from './dejarik.js'

const folder = mkdtempSync(join(tmpdir(), 'dejarik-scenario-'))
after(() => rmSync(folder, { recursive: true }))

const file = (name: string, expected: string): string => {
  const path = join(folder, name)
  const seats = 'seats: { a: { characters: [Rey] }, b: { characters: [Kylo Ren] } }'
  writeFileSync(path, `id: ${name}\ngame: destiny\nrules: []\n${seats}\nexpect: [${expected}]\n`)
  return path
}
const good = file('good.yaml', 'Rey has no damage')
const bad = file('bad.yaml', 'Rey has 2 damage')

test('scenarios that hold end with 0', async () => {
  const { code, json } = await dejarik('scenario', good, '--json')
  assert.equal(code, 0)
  assert.deepEqual(json(), { passed: 1, failed: 0, results: [{ id: 'good.yaml', ok: true, why: '' }] })
})

test('one that does not ends with 1 and says why', async () => {
  const { code, out } = await dejarik('scenario', folder)
  assert.equal(code, 1)
  assert.match(out, /✗ bad\.yaml\n {4}expected Rey has 2 damage: but it has 0\.\n1 scenario passed, 1 failed\./)
  assert.equal((await dejarik('scenario', bad, '--json')).json().failed, 1)
})

test('--verbs lists the verbs of a game', async () => {
  const { code, json } = await dejarik('scenario', '--verbs', 'destiny', '--json')
  assert.equal(code, 0)
  const { verbs } = json() as { verbs: { verb: string }[] }
  assert.ok(verbs.some(({ verb }) => verb === 'redeploy'))
})

test('wrong usage ends with 2 and says what would be right', async () => {
  assert.match((await dejarik('scenario')).err, /Name a scenario file or folder/)
  assert.match((await dejarik('scenario', 'nowhere')).err, /There is no scenario at nowhere/)
  assert.equal((await dejarik('scenario', 'nowhere')).code, 2)
})

test('a rule that does not exist is a warning in a file of one’s own', async () => {
  const path = file('doubtful.yaml', 'Rey has no damage')
  writeFileSync(path, readFileSync(path, 'utf8').replace('rules: []', `rules: [${'destiny'}.activat]`))
  const { code, out } = await dejarik('scenario', path)
  assert.equal(code, 0)
  assert.match(out, /! doubtful\.yaml: There is no rule destiny\.activat\. Did you mean destiny\.activate\?/)
  const { results } = (await dejarik('scenario', path, '--json')).json()
  assert.equal(results[0].warnings.length, 1)
})
