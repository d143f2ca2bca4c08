import type { GameId } from '../protocol.js'

/** One rule, in our own words. */
export interface Rule {
  readonly id: string
  readonly game: GameId
  readonly title: string
  readonly source: string
  readonly kind: string
  readonly summary: string
  readonly supersededBy: string | null
  /** Cards that it speaks of by name. */
  readonly cards?: readonly string[]
}

const books: Readonly<Record<GameId, () => Promise<{ default: string }>>> = {
  destiny: () => import('../../../destiny/rulebook/rules.jsonl?raw'),
  swtcg: () => import('../../../swtcg/rulebook/rules.jsonl?raw'),
  swccg: () => import('../../../swccg/rulebook/rules.jsonl?raw'),
}

/** The rulebook of a game, loaded when somebody reads it. */
export async function readBook(game: GameId): Promise<Rule[]> {
  const { default: text } = await books[game]()
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Rule => ({ ...JSON.parse(line), game }))
}

export const gameOfRule = (id: string): GameId | null => {
  const [game = ''] = id.split('.')
  return game in books ? (game as GameId) : null
}

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** How well a rule answers the words: every word must be there, and the title counts most. */
function score({ id, title, summary }: Rule, wanted: readonly string[]): number {
  const [name, key, text] = [plain(title), plain(id), plain(summary)]
  let sum = 0
  for (const word of wanted) {
    const points = (name.includes(word) ? 5 : 0) + (key.includes(word) ? 3 : 0) + (text.includes(word) ? 1 : 0)
    if (points === 0) return 0
    sum += points
  }
  return name === wanted.join(' ') ? sum + 20 : sum
}

/** The rules that speak of these words, the nearest first; all of them in their order for no words. */
export function findRules(rules: readonly Rule[], words: string): readonly Rule[] {
  const wanted = plain(words)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (wanted.length === 0) return rules
  return rules
    .map((rule) => ({ rule, points: score(rule, wanted) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ rule }) => rule)
}

/** `THE GOLDEN RULE` reads better as `The golden rule`; a ruling about a card, `COUNT DOOKU (U9)`, is called by the card. */
export function titleOf({ title }: Rule): string {
  const [, card] = /^(.*\S)\s*\(U\d+\)$/.exec(title) ?? []
  if (card !== undefined) return card.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
  return title === title.toUpperCase() ? title.charAt(0) + title.slice(1).toLowerCase() : title
}
