import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, sep } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { readScenarios, runAll, scenarioFiles, unknownRules } from '@dejarik/scenarios'

/** The examples that wait for a card or a rule, in the order of the rulebook. */
function waiting(game: string): string[] {
  const file = new URL(`../../../${game}/rulebook/waiting.jsonl`, import.meta.url)
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  const ids = lines.filter((line) => line !== '').map((line) => (JSON.parse(line) as { id: string }).id)
  return ids.filter((id) => id.startsWith('ex.'))
}

/** Runs every scenario of a game, and looks whether each worked example of its rulebook is one. */
export function everyScenario(game: string): void {
  const folder = fileURLToPath(new URL(`../../../${game}/scenarios`, import.meta.url))
  const book = fileURLToPath(new URL(`../../../${game}/rulebook/examples.jsonl`, import.meta.url))
  const played = new Set<string>()

  for (const path of scenarioFiles(folder)) {
    describe(relative(folder, path), () => {
      const seen = new Map<string, number>()
      for (const file of readScenarios(readFileSync(path, 'utf8'), path)) {
        played.add(file.id)
        const [result] = runAll([file]).results
        const n = (seen.get(result!.id) ?? 0) + 1
        seen.set(result!.id, n)
        test(n > 1 ? `${result!.id} #${n}` : result!.id, () => {
          assert.ok(result!.ok, result!.why)
          assert.deepEqual(unknownRules(file), [])
          // What a rule or a word offers and should not must not be passed in silence.
          if (['rules', 'words'].includes(dirname(relative(folder, path)).split(sep)[0] as string))
            assert.ok(file.strict === true || file.lenient !== undefined, 'say `strict: true`, or why not as `lenient`')
        })
      }
    })
  }

  test('every worked example of the rulebook is a scenario', () => {
    const lines = readFileSync(book, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
    const ids = lines.map((line) => (JSON.parse(line) as { id: string }).id)
    assert.notEqual(ids.length, 0)
    const missing = ids.filter((id) => !played.has(id))
    // What cannot be played yet is written down, with what it waits for.
    assert.deepEqual(missing, waiting(game))
  })
}
