// The linter keeps the borders between the packages; here is one breach of each, and what stays allowed.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { root } from './run.mjs'

const using = (from, name = 'a') => `import { ${name} } from '${from}'\n\nexport const b = ${name}\n`

const breaches = {
  'kernel/src/game.ts': using('@dejarik/destiny'),
  'kernel/src/part-of-game.ts': using('@dejarik/destiny/decks'),
  'kernel/test/game.ts': using('@dejarik/swccg'),
  'kernel/src/clock.ts': 'export const b = Date.now()\n',
  'kernel/src/hidden-clock.ts': 'export const b = globalThis.Date.now()\n',
  'kernel/src/chance.ts': 'export const b = Math.random()\n',
  'kernel/src/output.ts': "console.log('b')\n",
  'destiny/src/files.ts': using('node:fs'),
  'destiny/src/files-unprefixed.ts': using('fs'),
  'destiny/src/chance.ts': 'export const b = Math.random\n',
  'destiny/src/bots.ts': using('@dejarik/bots'),
  'swccg/src/other-game.ts': using('@dejarik/destiny'),
  'swtcg/src/other-game.ts': using('@dejarik/swccg/rules'),
  'swtcg/src/clock.ts': 'export const b = new Date()\n',
  'bots/src/game.ts': using('@dejarik/destiny'),
  'bots/src/types-of-game.ts': "export type { A } from '@dejarik/destiny'\n",
  'bots/src/game-later.ts': "export const b = () => import('@dejarik/destiny')\n",
  'bots/src/laws.ts': using('@dejarik/kernel/laws'),
  'table/src/page/rule.ts': using('@dejarik/destiny'),
  'table/src/page/engine.ts': using('../engine/session.js'),
  'table/src/boards/swtcg/rule.ts': using('@dejarik/swtcg'),
  'bots/src/state.ts': "import type { CoreState } from '@dejarik/kernel'\n\nexport type B = CoreState\n",
}

const allowed = {
  'kernel/test/laws.ts': using('@dejarik/kernel/laws'),
  'kernel/test/runner.ts': using('node:test', 'test'),
  'destiny/src/kernel.ts': using('@dejarik/kernel'),
  'destiny/src/vocabulary.ts': using('@dejarik/kernel/vocabulary'),
  'destiny/test/self.ts': using('@dejarik/destiny'),
  'table/src/engine/game.ts': using('@dejarik/destiny'),
  'table/src/page/protocol.ts': using('../protocol.js'),
  'table/src/boards/destiny/views.ts': using('@dejarik/destiny/views'),
  'bots/src/kernel.ts': using('@dejarik/kernel'),
  'cli/src/everything.ts': `${using('@dejarik/destiny')}\nexport const c = Math.random() + Date.now()\n`,
}

test('each breach of a border is an error, and nothing else is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dejarik-borders-'))
  try {
    cpSync(join(root, 'biome.json'), join(folder, 'biome.json'))
    cpSync(join(root, 'scripts/no-math-random.grit'), join(folder, 'scripts/no-math-random.grit'))
    for (const [path, text] of Object.entries({ ...breaches, ...allowed })) {
      const file = join(folder, 'packages', path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    const biome = join(root, 'node_modules', '.bin', 'biome')
    const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', 'packages']
    const done = spawnSync(biome, args, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' })
    const { diagnostics } = JSON.parse(done.stdout)
    const errors = diagnostics.filter(({ severity }) => severity === 'error')
    const files = errors.map(({ location }) => location.path.replace(/^packages\//, ''))
    assert.deepEqual([...new Set(files)].sort(), Object.keys(breaches).sort())
  } finally {
    rmSync(folder, { recursive: true })
  }
})
