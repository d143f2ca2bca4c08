import { useEffect, useState } from 'react'
import { capital } from '../messages/log.js'
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

/** Written where a glossary names a card and says nothing about how it is played. */
const NOTHING = /^(No separate ruling|Lore change|Joke|Errata wording only|Title became|Same as its)/
/** Where it sends the reader to a rule, the rule itself is what there is to say. */
const POINTER = /^(Uses|Follows|See rule|Repeat firing)\b/
/** Where it sends the reader to another card. */
const LIKE = /^Same (?:firing rulings )?as ([^;]+?)(?:;.*)?\.$/
/** An entry of an older glossary that only says that the rule is the same. */
const REPEATED = /^(Same|Identical)\b/

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

const books = new Map<GameId, Promise<Book>>()

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

interface Book {
  readonly rules: readonly Rule[]
  readonly cards: readonly CardRuling[]
}

const inWords = (rule: Rule): Ruling => ({ says: `${capital(titleOf(rule))}: ${rule.summary}`, rule: rule.id })

/** What an entry of the glossary comes to; nothing where it only names the card, another card or a rule. */
function ruling(book: Book, { rulings, rulesTouched: [first] }: CardRuling, isOther = false): Ruling[] {
  if (NOTHING.test(rulings)) return []
  const like = LIKE.exec(rulings)?.[1]
  if (like !== undefined) {
    const other = isOther ? undefined : book.cards.find(({ card }) => plain(card) === plain(like))
    const said = other === undefined ? [] : ruling(book, other, true)
    return said.map((each) => ({ ...each, says: `${like}: ${each.says}` }))
  }
  const rule = book.rules.find(({ id }) => id === first)
  if (POINTER.test(rulings)) return rule === undefined ? [] : [inWords(rule)]
  return [first === undefined ? { says: rulings } : { says: rulings, rule: first }]
}

/**
 * Everything that is ruled on a card of this name; cards of one name and two sides are told apart by their side. That
 * it is in an example of the rulebook is no ruling on it.
 */
export function rulingsAmong(book: Book, { name, tone }: Pick<CardSheet, 'name' | 'tone'>): Ruling[] {
  const names = new Set([plain(name), plain(`${name} (${tone} side)`)])
  const own = book.cards.filter(({ card }) => names.has(plain(card))).flatMap((entry) => ruling(book, entry))
  const among = book.rules.filter(
    ({ supersededBy, kind, summary, cards }) =>
      supersededBy === null &&
      kind !== 'example' &&
      !REPEATED.test(summary) &&
      cards?.some((card) => names.has(plain(card))),
  )
  const all = [...own, ...among.map(inWords)]
  return all.filter(({ says }, i) => all.findIndex((each) => each.says === says) === i)
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
