import { useEffect, useState } from 'react'
import type { CardSheet, GameId } from '../protocol.js'
import { type Rule, readBook, titleOf } from './rulebook.js'

/** What the rules say about one card, in our words. */
export interface Ruling {
  readonly says: string
  /** The rule to read on in. */
  readonly rule?: string
}

interface CardRuling {
  readonly card: string
  readonly rulings: string
  readonly rulesTouched: readonly string[]
}

/** Written where a glossary names a card and has nothing to add to its text. */
const NOTHING = 'No separate ruling'

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const books = new Map<GameId, Promise<{ rules: readonly Rule[]; cards: readonly CardRuling[] }>>()

/** The rulebook and the rulings of a game, loaded when the first card is looked at. */
function bookOf(game: GameId) {
  const known = books.get(game)
  if (known !== undefined) return known
  const load = async () => {
    const rules = await readBook(game)
    if (game !== 'swccg') return { rules, cards: [] }
    const { default: text } = await import('../../../swccg/rulebook/cards.jsonl?raw')
    const lines = text.split('\n').filter((line) => line !== '')
    return { rules, cards: lines.map((line): CardRuling => JSON.parse(line)) }
  }
  const made = load()
  books.set(game, made)
  return made
}

/** Everything that is ruled on a card of this name; cards of one name and two sides are told apart by their side. */
export function rulingsAmong(
  { rules, cards }: { rules: readonly Rule[]; cards: readonly CardRuling[] },
  { name, tone }: Pick<CardSheet, 'name' | 'tone'>,
): Ruling[] {
  const names = new Set([plain(name), plain(`${name} (${tone} side)`)])
  const own = cards
    .filter(({ card, rulings }) => names.has(plain(card)) && !rulings.startsWith(NOTHING))
    .map(({ rulings, rulesTouched: [rule] }) => (rule === undefined ? { says: rulings } : { says: rulings, rule }))
  const among = rules
    .filter((rule) => rule.supersededBy === null && rule.cards?.some((card) => names.has(plain(card))))
    .map((rule) => ({ says: `${capital(titleOf(rule))}: ${rule.summary}`, rule: rule.id }))
  return [...own, ...among]
}

export function useRulings(game: GameId, card: CardSheet | undefined): readonly Ruling[] {
  const [found, setFound] = useState<readonly Ruling[]>([])
  useEffect(() => {
    setFound([])
    let stale = false
    if (card !== undefined)
      void bookOf(game).then((book) => {
        if (!stale) setFound(rulingsAmong(book, card))
      })
    return () => {
      stale = true
    }
  }, [game, card])
  return found
}
