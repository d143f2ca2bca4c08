/** Breaks a paragraph into lines that fit, each behind an indent. */
export const wrap = (paragraph: string, indent = '', width = 100): string => {
  const lines: string[] = []
  let line = ''
  for (const word of paragraph.split(/\s+/)) {
    if (line !== '' && indent.length + line.length + 1 + word.length > width) {
      lines.push(indent + line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, indent + line].join('\n')
}

/** Rows under each other, every column as wide as its widest cell. */
export const columns = (rows: readonly (readonly string[])[]): string => {
  const widths = rows.reduce<number[]>((sums, row) => row.map((cell, i) => Math.max(sums[i] ?? 0, cell.length)), [])
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** `1 rule`, `2 rules`. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`
