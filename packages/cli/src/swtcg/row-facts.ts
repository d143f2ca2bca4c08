import { nth } from '@dejarik/kernel'
import { wordingHash } from '@dejarik/swtcg'
import type { Row } from './rows.js'

const sides: Readonly<Record<string, string>> = { L: 'light', D: 'dark', N: 'neutral' }
/** Words of the type line that were mistyped. */
const spelling: Readonly<Record<string, string>> = { Guship: 'Gunship', Tatoooine: 'Tatooine', transport: 'Transport' }
const arenas = ['space', 'ground', 'character']

export const idOf = ({ set, number }: Row): string => `swtcg:${set}-${number}`

/** The facts of a row, without what its text says; the order of the keys is the order in the files of the game. */
export function factsOf(row: Row) {
  return {
    id: idOf(row),
    set: row.set,
    number: row.number,
    name: row.name,
    ...(row.version ? { version: row.version } : {}),
    side: sides[row.side] ?? row.side,
    ...typeLine(row),
    ...number('build', row.cost),
    ...number('speed', row.speed),
    ...number('power', row.power),
    ...number('health', row.health),
    rarity: row.rarity,
    abilities: [] as unknown[],
    by: 'none',
    wording: wordingHash(row.text),
  }
}

/** The arenas of a Location or Equipment stand among its types; hyphens between subtypes mean nothing. */
function typeLine({ type, subtype }: Row): { types: string[]; subtypes: string[] } {
  const types = type.toLowerCase().split('/')
  const words = subtype.split(/\s+/).filter((word) => word !== '' && word !== '-')
  if (arenas.includes(nth(types, 0))) return { types, subtypes: words.map(spelled) }
  const isArena = (word: string) => word.split('/').every((part) => arenas.includes(part.toLowerCase()))
  return {
    types: [...types, ...words.filter(isArena).flatMap((word) => word.toLowerCase().split('/'))],
    subtypes: words.filter((word) => !isArena(word)).map(spelled),
  }
}

const spelled = (word: string): string => spelling[word] ?? word

/** A cost X and a stat * are kept as they are; spreadsheets write 5.0 for 5. */
const number = (key: string, cell: string): Record<string, number | string> =>
  cell === '' ? {} : { [key]: /^[\d.]+$/.test(cell) ? Number(cell) : cell }
