import { readSide } from '../drawing/side.js'
import type { CardSheet } from '../protocol.js'

type Test = (card: CardSheet) => boolean

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const compare: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '=': (a, b) => a === b,
  ':': (a, b) => a === b,
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
}

/** Words of the type line count as whole words: `blue` is not in `blueprint`. */
const inLine = ({ line }: CardSheet, word: string): boolean =>
  plain(line)
    .split(/[\s·/]+/)
    .includes(word)

const fields: Readonly<Record<string, (word: string) => Test>> = {
  name: (word) => (card) => plain(`${card.name} ${card.subtitle ?? ''}`).includes(word),
  text: (word) => (card) => plain(card.text.join(' ')).includes(word),
  type: (word) => (card) => plain(card.type) === word || inLine(card, word),
  is: (word) => (card) => (word === 'unique' ? card.unique : inLine(card, word)),
  colour: (word) => (card) => card.tone === word,
  side: (word) => (card) => card.tone === word,
  set: (word) => (card) => plain(card.from).includes(word),
  die: (word) => (card) =>
    (card.die ?? []).some((side) => readSide(side).symbol.startsWith(word) || plain(side) === word),
}
const also: Readonly<Record<string, string>> = {
  color: 'colour',
  t: 'type',
  c: 'colour',
  x: 'text',
  n: 'name',
  d: 'die',
  s: 'set',
}

/** One word of a search: `type:upgrade`, `cost<=2`, `-text:reroll`, or a word to be found anywhere. */
function testOf(term: string): Test {
  if (term.startsWith('-') && term.length > 1) {
    const test = testOf(term.slice(1))
    return (card) => !test(card)
  }
  const [, key = '', how = '', quoted] = /^([a-z]+)(<=|>=|[:=<>])(.+)$/i.exec(term) ?? []
  const word = plain((quoted ?? term).replaceAll('"', ''))
  const name = also[key.toLowerCase()] ?? key.toLowerCase()
  const field = fields[name]
  if (field !== undefined && (how === ':' || how === '=')) return field(word)
  if (key !== '' && /^\d+$/.test(word))
    return ({ numbers }) => {
      const found = numbers.find((number) => number.key === name)
      // Of two values (one die or two) either will do.
      return found?.value.split('/').some((value) => compare[how]?.(Number(value), Number(word))) ?? false
    }
  const anywhere = plain(term.replaceAll('"', ''))
  return (card) => plain(`${card.name} ${card.subtitle ?? ''} ${card.line} ${card.text.join(' ')}`).includes(anywhere)
}

/** The cards that a search finds: every term must hold; a phrase stands in quotation marks. */
export function search(cards: readonly CardSheet[], words: string): readonly CardSheet[] {
  const tests = (words.match(/-?[a-z]*(?:<=|>=|[:=<>])?"[^"]*"|\S+/gi) ?? []).map(testOf)
  return cards.filter((card) => tests.every((test) => test(card)))
}
