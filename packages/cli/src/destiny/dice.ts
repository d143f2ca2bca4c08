import { parseSide, sideWords } from '@dejarik/destiny'

const center = (text: string, width: number): string => {
  const left = Math.floor((width - text.length) / 2)
  return ' '.repeat(left) + text + ' '.repeat(width - text.length - left)
}

interface Drawn {
  readonly lines: readonly string[]
  readonly width: number
}

/** A die as a box with its symbol in words, its cost, and whose it is. */
function drawDie(shows: string, owner: string): Drawn {
  const [side, cost = ''] = sideWords(parseSide(shows)).split(/ (?=\(pay)/)
  const pay = cost.replace(/[()]/g, '')
  const inner = Math.max(side!.length, pay.length) + 2
  const width = Math.max(inner + 2, owner.length)
  const box = [
    `╭${'─'.repeat(inner)}╮`,
    `│${center(side!, inner)}│`,
    `│${center(pay, inner)}│`,
    `╰${'─'.repeat(inner)}╯`,
  ]
  return { lines: [...box, owner].map((line) => center(line, width)), width }
}

/** Dice beside each other, in as many rows as they need. */
export function drawDice(dice: readonly { shows: string; owner: string }[], indent: string, width: number): string[] {
  const rows: Drawn[][] = []
  let used = Number.POSITIVE_INFINITY
  for (const die of dice.map(({ shows, owner }) => drawDie(shows, owner))) {
    if (used + die.width + 2 > width) {
      rows.push([])
      used = indent.length
    }
    rows.at(-1)!.push(die)
    used += die.width + 2
  }
  return rows.flatMap((row) =>
    row[0]!.lines.map((_, i) => `${indent}${row.map(({ lines }) => lines[i]).join('  ')}`.trimEnd()),
  )
}
