// Reads public card data of the trading card game, tab-separated, as its community publishes it for LackeyCCG. A person
// downloads it; neither it nor a sentence from it comes into the repository. Shared by the scripts that write facts and
// compile wordings.
import { readFileSync } from 'node:fs'
import { setCodes } from '../packages/swtcg/dist/src/cards/sets.js'

export { printedText } from './swtcg-printed.mjs'

/**
 * One row for each printing: {name, version?, printing?, suffixed, set, number?, side, type, subtype, cost, speed, power,
 * health, rarity, usage, text, image}. `printing` is Promo, Preview…: a promo has no number of its own.
 */
export function readRows(path) {
  const [head, ...lines] = decode(readFileSync(path)).split(/\r?\n/)
  const columns = head.split('\t').map((column) => column.trim().toLowerCase())
  for (const needed of ['name', 'set', 'side', 'type', 'subtype', 'cost', 'rarity', 'number', 'usage', 'text']) {
    if (!columns.includes(needed)) throw new Error(`${path} has no column ${needed}; is it a set file of LackeyCCG?`)
  }
  return lines.filter((line) => line.trim() !== '').map((line) => row(columns, line.split('\t')))
}

/** UTF-8 where it is, cp1252 otherwise. */
const decode = (bytes) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function row(columns, cells) {
  const cell = Object.fromEntries(columns.map((column, at) => [column, unquote((cells[at] ?? '').trim())]))
  const { imagefile: image, number, name: title, ...rest } = cell
  return { ...rest, ...readName(title, cell.set), ...(number !== '' && { number: Number(number) }), image }
}

/** Spreadsheets quote a cell with quotes in it, and double those. */
const unquote = (cell) => (/^"(?:[^"]|"")*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"').trim() : cell)

/** `Name (A) (Promo)`; four names carry their set's code because an older card has the same name. */
function readName(title, set) {
  const [, rest, printing] = /^(.*?)(?: \(((?:Promo|Preview)[^)]*)\))?$/.exec(title)
  const [, whole, version] = /^(.*?)(?: \(([A-Z])\))?$/.exec(rest)
  const suffixed = setCodes.includes(set) && whole.endsWith(` ${set}`)
  const name = (suffixed ? whole.slice(0, -set.length) : whole).trim()
  return { name, suffixed, ...(version && { version }), ...(printing && { printing }) }
}

/** Each card once: a promo or preview is a printing of the numbered card of its name and version, and must be equal. */
export function readCards(path) {
  const rows = readRows(path)
  const cards = rows.filter((one) => one.printing === undefined)
  const facts = ['side', 'type', 'subtype', 'cost', 'speed', 'power', 'health', 'text']
  for (const promo of rows.filter((one) => one.printing !== undefined)) {
    const card = cards.find((one) => one.name === promo.name && one.version === promo.version && one.set === promo.set)
    if (card === undefined) throw new Error(`${promo.name} (${promo.printing}) is a printing of no card of ${path}`)
    const differs = facts.find((fact) => card[fact] !== promo[fact])
    if (differs) throw new Error(`${promo.name} (${promo.printing}) differs from its card in ${differs}`)
  }
  return cards
}
