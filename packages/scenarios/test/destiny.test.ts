import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { readScenarios, runAll, scenarioFiles } from '@dejarik/scenarios'

const folder = fileURLToPath(new URL('../../../destiny/scenarios', import.meta.url))
const book = fileURLToPath(new URL('../../../destiny/rulebook/examples.jsonl', import.meta.url))

for (const path of scenarioFiles(folder)) {
  describe(relative(folder, path), () => {
    const seen = new Map<string, number>()
    for (const file of readScenarios(readFileSync(path, 'utf8'), path)) {
      const [result] = runAll([file]).results
      const n = (seen.get(result!.id) ?? 0) + 1
      seen.set(result!.id, n)
      test(n > 1 ? `${result!.id} #${n}` : result!.id, () => assert.ok(result!.ok, result!.why))
    }
  })
}

test('every worked example of the rulebook is a scenario', () => {
  const ids = readFileSync(book, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { id: string }).id)
  const played = new Set(
    scenarioFiles(folder)
      .flatMap((path) => readScenarios(readFileSync(path, 'utf8'), path))
      .map(({ id }) => id),
  )
  assert.deepEqual(
    ids.filter((id) => !played.has(id)),
    [],
  )
})
