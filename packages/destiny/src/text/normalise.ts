import { symbols } from './symbols.js'

const symbol = `\\[(?:${symbols.join('|')})\\]`
const symbolList = `${symbol}(?:(?:,\\s*|\\s+)?(?:or\\s+)?${symbol})*`
/** "showing damage ([melee] or [ranged])": the symbols say which. */
const damageList = new RegExp(`(?<!(?:melee|ranged|indirect) )damage \\((${symbolList})\\)`, 'gi')
/** "melee damage ([melee])": the symbol says it again. */
const repeated = new RegExp(`\\(\\s*${symbolList}\\s*\\)`, 'gi')
const misprints: [RegExp, string][] = [
  [/\bexaust/gi, 'exhaust'],
  [/\bdiscards cards from\b/gi, 'discard cards from'],
]

/** A printed paragraph as plain words: no markup, symbols by name, no reminders, no misprints. */
export function normalise(paragraph: string): string {
  let text = paragraph
    .replace(/<[^>]*>/g, '')
    .replace(/[’‘]/g, "'")
    .replace(/[–—]/g, '-')
  text = text
    .replace(damageList, '$1')
    .replace(repeated, '')
    .replace(/\([^)]*\)/g, '')
  for (const [wrong, right] of misprints) text = text.replace(wrong, right)
  text = text.replace(new RegExp(symbol, 'gi'), (found) => found.slice(1, -1))
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,])/g, '$1')
    .replace(/\.\s*$/, '')
    .trim()
}
