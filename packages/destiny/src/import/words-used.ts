import { nth } from '@dejarik/kernel'
import { isRecord } from '@dejarik/kernel/grammar'
import type { Ability, CardData } from '../cards/card.js'
import { cardLabel } from '../cards/label.js'
import { rules } from '../game.js'

/** A word of the vocabulary, and what sort of word it is. */
export interface Word {
  readonly sort: 'effect' | 'event' | 'filter' | 'value' | 'condition'
  readonly word: string
}

/** The words that a part of a tree itself says, not those inside it. */
function saidBy(node: Readonly<Record<string, unknown>>): Word[] {
  if (typeof node.do === 'string') return [{ sort: 'effect', word: node.do }]
  if (typeof node.on === 'string') return [{ sort: 'event', word: node.on }]
  const keys = Object.keys(node)
  if ('kind' in node) return keys.filter((key) => key !== 'kind').map((word) => ({ sort: 'filter', word }))
  const [word = ''] = keys
  // "That" is a value only of a number, "not" a condition only where it denies one.
  if (rules.words.values.has(word) && (word !== 'that' || node.that === 'number')) return [{ sort: 'value', word }]
  return rules.words.conditions.has(word) && (word !== 'not' || isRecord(node.not)) ? [{ sort: 'condition', word }] : []
}

/** Every word of these abilities, each once. */
export function wordsUsed(abilities: readonly Ability[]): Word[] {
  const found = new Map<string, Word>()
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) for (const each of part) walk(each)
    if (!isRecord(part)) return
    for (const said of saidBy(part)) found.set(`${said.sort} ${said.word}`, said)
    for (const inner of Object.values(part)) walk(inner)
  }
  walk(abilities)
  return [...found.values()]
}

/** A word that a single card uses: one that the vocabulary has too many of, or that other cards lack. */
export interface OnceOnly extends Word {
  readonly card: string
}

export function onceOnly(cards: readonly CardData[]): OnceOnly[] {
  const users = new Map<string, { said: Word; cards: CardData[] }>()
  for (const card of cards) {
    for (const said of wordsUsed(card.abilities)) {
      const key = `${said.sort} ${said.word}`
      const known = users.get(key) ?? { said, cards: [] }
      known.cards.push(card)
      users.set(key, known)
    }
  }
  return [...users.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, { said, cards: by }]) => (by.length === 1 ? [{ ...said, card: cardLabel(nth(by, 0)) }] : []))
}
