import { type Form, list } from '@dejarik/kernel/grammar'

/** Titles that the texts of other cards name. */
export const titles = [
  'Admiral Firmus Piett',
  'Anakin Skywalker',
  'Darth Maul',
  'Darth Vader',
  'Lando Calrissian',
  'Luke Skywalker',
  'Mace Windu',
  'Medium Asteroid',
  'Muftak',
  'Padme Amidala',
  'Princess Leia',
  'Probot',
  'R2-D2',
  'Scurrier',
  'Small Asteroid',
  'Trade Federation AAT',
  'Trade Federation MTT',
  'Trade Federation STAP',
] as const

const known = titles.map((title) => ({ title, words: title.toLowerCase().split(' ') }))

const name: Form = {
  sort: 'title',
  read(reader, start) {
    const found = known.find(({ words }) => words.every((word, i) => reader.words[start + i] === word))
    if (found === undefined) return []
    for (const [i, word] of found.words.entries()) reader.at(start + i, word)
    return [{ end: start + found.words.length, node: found.title, cost: 0 }]
  },
  write: (_writer, node) => (typeof node === 'string' ? node.split(' ') : undefined),
}

export const nameWords: Form[] = [name, list('titles', 'title', 'or', { least: 2 })]
