import { setCodes } from '@dejarik/swtcg'

/** One printing of a card in public card data. */
export interface Row {
  readonly set: string
  /** A promo has no number of its own. */
  readonly number?: number
  readonly name: string
  readonly version?: string
  /** Promo, Preview…: a printing of the card of that name and version. */
  readonly printing?: string
  /** The name carries the code of its set because an older card has the same name. */
  readonly suffixed: boolean
  readonly side: string
  readonly type: string
  readonly subtype: string
  readonly cost: string
  readonly speed: string
  readonly power: string
  readonly health: string
  readonly rarity: string
  readonly usage: string
  readonly text: string
}

const needed = ['name', 'set', 'number', 'text']

/** Spreadsheets quote a cell with quotes in it, and double those. */
const unquote = (cell: string): string =>
  /^"(?:[^"]|"")*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"').trim() : cell

/** Reads a set file as the game's players publish it for LackeyCCG: tab-separated, with a line of headings. */
export function readRows(text: string): Row[] {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const columns = head.split('\t').map((column) => column.trim().toLowerCase())
  for (const column of needed) {
    if (!columns.includes(column)) throw new Error(`it has no column "${column}", as set files of LackeyCCG have`)
  }
  return lines.filter((line) => line.trim() !== '').map((line) => rowOf(columns, line.split('\t')))
}

/** The number of a card in its set; data that has something else there is damaged. */
function wholeNumber(cell: string, name: string): number {
  if (/^\d{1,4}$/.test(cell)) return Number(cell)
  throw new Error(`"${name.slice(0, 40)}" has the number "${cell.slice(0, 40)}", which is no whole number`)
}

function rowOf(columns: readonly string[], cells: readonly string[]): Row {
  const cell = Object.fromEntries(columns.map((column, at) => [column, unquote((cells[at] ?? '').trim())]))
  const of = (column: string): string => cell[column] ?? ''
  return {
    set: of('set'),
    ...(of('number') === '' ? {} : { number: wholeNumber(of('number'), of('name')) }),
    ...readName(of('name'), of('set')),
    ...{ side: of('side'), type: of('type'), subtype: of('subtype'), cost: of('cost'), speed: of('speed') },
    ...{ power: of('power'), health: of('health'), rarity: of('rarity'), usage: of('usage'), text: of('text') },
  }
}

/** `Name (A) (Promo)`; four names carry their set's code because an older card has the same name. */
function readName(title: string, set: string): Pick<Row, 'name' | 'version' | 'printing' | 'suffixed'> {
  const [, rest = '', printing] = /^(.*?)(?: \(((?:Promo|Preview)[^)]*)\))?$/.exec(title) ?? []
  const [, whole = '', version] = /^(.*?)(?: \(([A-Z])\))?$/.exec(rest) ?? []
  const suffixed = setCodes.some((code) => code === set) && whole.endsWith(` ${set}`)
  const name = (suffixed ? whole.slice(0, -set.length) : whole).trim()
  return { name, suffixed, ...(version ? { version } : {}), ...(printing ? { printing } : {}) }
}

/** Each card once: a promo or preview is a printing of a numbered card. */
export const numbered = (rows: readonly Row[]): (Row & { readonly number: number })[] =>
  rows.flatMap((row) =>
    row.number === undefined || row.printing !== undefined ? [] : [{ ...row, number: row.number }],
  )
