import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import type { RuleIndex } from '../src/rules/index-file.js'
import { waiting } from '../src/rules/waiting.js'
import { writeIndex } from '../src/rules/write-index.js'

const folders: string[] = []
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const rule = (id: string, more = {}) => ({
  id,
  title: id,
  source: 'Book: 1',
  kind: 'rule',
  summary: 'It is so.',
  supersededBy: null,
  engine: true,
  cards: [],
  ...more,
})

const a = 'destiny.' + 'a-rule'
const b = 'destiny.' + 'b-rule'
const c = 'destiny.' + 'c-rule'
const worked = 'ex.destiny.' + 'worked'

/** A small checkout with three rules and one worked example. */
const checkout = (files: Record<string, string>, rules: object[] = [rule(a), rule(b), rule(c, { engine: false })]) => {
  const folder = mkdtempSync(join(tmpdir(), 'dejarik-'))
  folders.push(folder)
  const example = { id: worked, source: 'Book', cards: [], setup: 'A board.', steps: ['Go.'], expected: ['Gone.'] }
  const all = {
    'destiny/rulebook/rules.jsonl': rules.map((row) => JSON.stringify(row)).join('\n'),
    'destiny/rulebook/examples.jsonl': `${JSON.stringify(example)}\n`,
    ...files,
  }
  for (const [path, text] of Object.entries(all)) {
    const file = join(folder, 'packages', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return folder
}

const indexOf = (folder: string): RuleIndex =>
  JSON.parse(readFileSync(join(folder, 'packages/cli/generated/rules.json'), 'utf8'))

test('the index says where a rule is in code, tests and scenarios', () => {
  const folder = checkout({
    'destiny/src/rules/go.ts': `\n// rule ${a}\nexport const go = '${a}'`,
    'kernel/test/go.test.ts': `// ${a}`,
    'destiny/scenarios/worked.yaml': `id: ${worked}\nrules: [${b}]`,
    'cli/src/help.ts': `// ${b}`,
  })
  assert.deepEqual(writeIndex(folder), [])
  const index = indexOf(folder)
  const places = index.rules.map(({ id, code, tests, scenarios }) => ({ id, code, tests, scenarios }))
  assert.deepEqual(places, [
    {
      id: a,
      code: ['packages/destiny/src/rules/go.ts:2'],
      tests: ['packages/kernel/test/go.test.ts:1'],
      scenarios: [],
    },
    { id: b, code: [], tests: [], scenarios: ['packages/destiny/scenarios/worked.yaml:2'] },
    { id: c, code: [], tests: [], scenarios: [] },
  ])
  assert.deepEqual(waiting(index, 'destiny'), {
    progress: [{ game: 'destiny', rules: 2, inCode: 1, inTests: 2, examples: 1, examplesRun: 1 }],
    rules: [{ id: b, title: b, code: false, tests: true }],
    examples: [],
  })
})

test('an unknown id is a fault with file, line and the nearest id', () => {
  const wrong = 'destiny.' + 'a-rul'
  const folder = checkout({ 'web/src/page.tsx': `\n\n// ${wrong}` })
  assert.deepEqual(writeIndex(folder), [`packages/web/src/page.tsx:3: no rule has the id ${wrong}. Did you mean ${a}?`])
})

test('an id given twice and a pointer into nowhere are faults of the rulebook', () => {
  const folder = checkout({}, [rule(a), rule(a), rule(b, { supersededBy: 'destiny.' + 'b-rulle' })])
  assert.deepEqual(writeIndex(folder), [
    `rulebook: ${a} is there twice.`,
    `rulebook: ${b} points to ${'destiny.' + 'b-rulle'}, which is unknown. Did you mean ${b}?`,
  ])
})
