import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const shared = new URL(`${process.env.DEJARIK_SHARED ?? '../shared'}/`, `file://${root}`)
export const absent = 'the public card data is not here (set DEJARIK_SHARED)'

/** The printed texts of a set by card id, where the public card data is present. */
export function printed(set: string): Map<string, string> | undefined {
  const file = new URL(`data/swtcg/${set}.txt`, shared)
  if (!existsSync(file)) return undefined
  const bytes = readFileSync(file)
  const text = bytes.toString('utf8').includes('\ufffd')
    ? new TextDecoder('windows-1252').decode(bytes)
    : bytes.toString('utf8')
  const rows = text
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split('\t'))
  const unquote = (cell: string) =>
    /^"(?:[^"]|"")*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"').trim() : cell
  return new Map(
    rows
      .filter((row) => (row[11] ?? '') !== '' && !/\((Promo|Preview)/.test(row[0] ?? ''))
      .map((row) => [`swtcg:${row[1]}-${row[11]}`, unquote((row[13] ?? '').trim())]),
  )
}
