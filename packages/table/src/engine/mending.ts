import { nth } from '@dejarik/kernel'
import { type DeckFix, readCount } from '@dejarik/kernel/decks'
import type { Deck, DecksOfGame } from './game.js'

type Listed = { card: string; count: number } | null

/** What lines say, each read once: a list is gone through for every card that is changed. */
const readings = new WeakMap<DecksOfGame, Map<string, Listed>>()
/** So many are kept at most. */
const KEPT = 5000

function listed(decks: DecksOfGame, line: string): Listed {
  let known = readings.get(decks)
  if (known === undefined || known.size > KEPT) {
    known = new Map()
    readings.set(decks, known)
  }
  let found = known.get(line)
  if (found === undefined) {
    found = readLine(decks, line)
    known.set(line, found)
  }
  return found
}

/** A line that says how many of what; null where it names nothing that is in the deck. */
function readLine(decks: DecksOfGame, line: string): Listed {
  const { count, rest } = readCount(line.trim())
  if (rest === '') return null
  const [entry, ...more] = decks.entries(decks.read(`${count ?? 1}x ${rest}`).deck)
  return entry === undefined || more.length > 0 ? null : { card: entry.card, count: count ?? 1 }
}

/** Copies more or fewer of a card in a list of lines, the last line that names it first; null where no line does. */
function changed(decks: DecksOfGame, lines: readonly string[], card: string, by: number): string[] | null {
  const made = [...lines]
  let left = by
  let isFound = false
  for (let i = made.length - 1; i >= 0 && left !== 0; i--) {
    const line = listed(decks, nth(made, i))
    if (line?.card !== card) continue
    isFound = true
    const { rest } = readCount(nth(made, i).trim())
    const count = Math.max(0, line.count + left)
    left = left > 0 ? 0 : left + line.count - count
    if (count === 0) made.splice(i, 1)
    else made[i] = `${count}x ${rest}`
  }
  return isFound ? made : null
}

/** The whole deck anew, where the list is not made of lines: the same cards, but for the change. */
function rewritten(decks: DecksOfGame, deck: Deck, card: string, by: number): string[] | null {
  const write = decks.writers.text
  if (write === undefined) return null
  const lines = write(deck).split('\n')
  return changed(decks, lines, card, by) ?? lines
}

/** A list with one fault mended; the rest of it stays as it was written. */
export function mendList(decks: DecksOfGame, list: string, fix: DeckFix, line?: number): string {
  let lines = list.split(/\r\n|\r|\n/)
  if (fix.does === 'change') {
    for (const { card, by } of fix.cards)
      lines = changed(decks, lines, card, by) ?? rewritten(decks, decks.read(lines.join('\n')).deck, card, by) ?? lines
  } else if (line !== undefined && fix.does === 'drop') lines.splice(line - 1, 1)
  else if (line !== undefined && fix.does === 'name') {
    const { count = 1 } = readCount((lines[line - 1] ?? '').trim())
    lines[line - 1] = `${count}x ${fix.name}`
  }
  return lines.join('\n')
}
