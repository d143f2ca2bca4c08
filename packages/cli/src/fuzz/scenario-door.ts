import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { below } from '@dejarik/kernel'
import { gameIds } from '../games.js'
import { command } from './command-door.js'
import { damageText } from './damage-text.js'
import type { Door } from './doors.js'

const packages = fileURLToPath(new URL('../../../../', import.meta.url))

const files = new Map<string, readonly string[]>()

/** The scenarios of every file of a game, each by itself. */
function scenariosOf(game: string): readonly string[] {
  const folder = join(packages, game, 'scenarios')
  const known =
    files.get(game) ??
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml'))
      .sort()
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').split(/^---$/m))
  files.set(game, known)
  return known
}

export const scenarios: Door = {
  async make(g) {
    const all = scenariosOf(gameIds[below(g, gameIds.length)]!)
    return damageText(g, all[below(g, all.length)]!)
  },
  async enter(input, file) {
    const named = `${file}.yaml`
    writeFileSync(named, input)
    return command(['scenario', named, '--json'])
  },
}
