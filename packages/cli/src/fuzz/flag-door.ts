import { existsSync } from 'node:fs'
import { below, type Generator } from '@dejarik/kernel'
import { gameIds } from '../games.js'
import { command } from './command-door.js'
import { damageText } from './damage-text.js'
import type { Door } from './doors.js'

/** Commands that look something up and play nothing: whatever their flags are, they are quick. */
const lines: readonly (readonly string[])[] = [
  ['cards', 'show', 'Luke Skywalker', '--game', 'swccg', '--tree'],
  ['cards', 'search', 'type:character', '--game', 'swtcg'],
  ['cards', 'coverage', '--game', 'destiny', '--data', '/nowhere'],
  ['deck', 'check', '/nowhere/deck.txt', '--game', 'destiny', '--format', 'awakenings'],
  ['deck', 'convert', '/nowhere/deck.txt', '--game', 'swtcg', '--to', 'dek'],
  ['replay', 'show', '/nowhere/game.json', '--at', '3', '--seat', 'public'],
  ['replay', 'verify', '/nowhere/game.json', '--json'],
  ['rules', 'destiny.activate', '--json'],
  ['scenario', '--verbs', 'swccg'],
  ['scenario', '/nowhere/story.yaml'],
]

const odd: readonly string[] = [
  ...[
    '',
    ' ',
    '-',
    '--',
    '--json',
    '--help',
    '--game',
    '--at',
    '-1',
    '0',
    '1e9',
    '99999999999999999999',
    '0x10',
    '1.5',
  ],
  ...[
    'toString',
    '__proto__',
    'constructor',
    'swccg',
    'destiny',
    '/',
    '/etc',
    '.',
    '~',
    '*',
    '$(x)',
    'é',
    'x'.repeat(3000),
  ],
  ...['(', '[', 'name:', 'type:', '"', 'power>', '-type:x', 'or', 'power>=x'],
]

function damaged(g: Generator): string[] {
  const words = [...lines[below(g, lines.length)]!]
  for (let n = 1 + below(g, 3); n > 0; n--) {
    const at = below(g, words.length)
    const how = below(g, 5)
    if (how === 0) words.splice(at, 1)
    else if (how === 1) words.splice(at, 0, odd[below(g, odd.length)]!)
    else if (how === 2) words[at] = odd[below(g, odd.length)]!
    else if (how === 3) words[at] = damageText(g, words[at] ?? '').slice(0, 5000)
    else words.splice(at, 0, '--game', gameIds[below(g, gameIds.length)]!)
  }
  // No program can be given a word with this sign in it; and a folder that is there may hold any number of scenarios.
  return words.map((word) => word.replaceAll('\u0000', '')).map((word) => (existsSync(word) ? '/nowhere' : word))
}

export const flags: Door = {
  make: async (g) => JSON.stringify(damaged(g)),
  enter: (input) => command(JSON.parse(input) as string[]),
}
