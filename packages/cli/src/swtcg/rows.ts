/** One card of public card data: where it stands in its set, and its text. */
export interface Row {
  readonly id: string
  readonly name: string
  readonly text: string
}

/** Spreadsheets quote a cell with quotes in it, and double those. */
const unquote = (cell: string): string =>
  /^"(?:[^"]|"")*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"').trim() : cell

/** Reads a set file as the game's players publish it for LackeyCCG: tab-separated, with a line of headings. */
export function readRows(text: string): Row[] {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const columns = head.split('\t').map((column) => column.trim().toLowerCase())
  for (const needed of ['name', 'set', 'number', 'text']) {
    if (!columns.includes(needed)) throw new Error(`it has no column "${needed}", as set files of LackeyCCG have`)
  }
  return (
    lines
      .filter((line) => line.trim() !== '')
      .map((line) => line.split('\t').map((cell) => unquote(cell.trim())))
      .map((cells) => Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? ''])))
      // A promo or preview is a printing of a numbered card.
      .filter(({ name = '', number = '' }) => number !== '' && !/\((?:Promo|Preview)[^)]*\)$/.test(name))
      .map(({ set, number, name = '', text: words = '' }) => ({
        id: `swtcg:${set}-${Number(number)}`,
        name,
        text: words,
      }))
  )
}
