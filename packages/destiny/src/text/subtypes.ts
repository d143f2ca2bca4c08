import { type Form, list, plural } from '@dejarik/kernel/grammar'

/** Subtypes of cards; a hyphen stands for a space in print. */
export const subtypes = [
  'ability',
  'advisor',
  'apprentice',
  'artillery',
  'bomb',
  'bounty',
  'bounty-hunter',
  'creature',
  'cultist',
  'curse',
  'death-star',
  'droid',
  'engineer',
  'equipment',
  'ewok',
  'form',
  'format',
  'guard',
  'gungan',
  'injury',
  'inquisitor',
  'intel',
  'jawa',
  'jedi',
  'leader',
  'location',
  'mission',
  'mod',
  'move',
  'nightbrother',
  'partisan',
  'pilot',
  'pirate',
  'podracer',
  'scavenger',
  'scoundrel',
  'shapeshifter',
  'sith',
  'spectre',
  'spell',
  'spy',
  'title',
  'trap',
  'trooper',
  'vehicle',
  'weapon',
  'witch',
  'wookiee',
] as const

const known = new Set<string>(subtypes)

const subtype: Form = {
  sort: 'subtype',
  read(reader, start) {
    const one = reader.words[start] ?? ''
    const two = `${one}-${reader.words[start + 1] ?? ''}`
    const found = subtypes.find((name) => name === one || plural(name) === one)
    if (found !== undefined && reader.at(start, one)) return [{ end: start + 1, node: found, cost: 0 }]
    return known.has(two) && reader.at(start, one) ? [{ end: start + 2, node: two, cost: 0 }] : []
  },
  write: (_writer, node) => (typeof node === 'string' && known.has(node) ? [node] : undefined),
}

/** "non-ability", one word for each. */
const without: Form = {
  sort: 'non-subtypes',
  read(reader, start) {
    const names: string[] = []
    for (let end = start; ; end++) {
      const name = reader.words[end]?.match(/^non-(.+)$/)?.[1]
      if (name === undefined || !known.has(name)) break
      reader.at(end, `non-${name}`)
      names.push(name)
    }
    return names.map((_, i) => ({ end: start + i + 1, node: names.slice(0, i + 1), cost: 0 }))
  },
  write: (_writer, node) => (Array.isArray(node) && node.length > 0 ? node.map((name) => `non-${name}`) : undefined),
}

export const subtypeWords: Form[] = [
  subtype,
  without,
  list('subtypes', 'subtype', 'or'),
  list('both-subtypes', 'subtype', 'and'),
]
