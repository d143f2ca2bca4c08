import { isRecord } from '@dejarik/kernel/facts'
import { type Ability, type CardData, isUnderstood } from './cards/card.js'
import { takes } from './effects/takes.js'
import { rules } from './game.js'
import { unbound } from './text/unbound.js'

type Node = Readonly<Record<string, unknown>>

/** Keys of a query that say where to look, not what to look for. */
const places: ReadonlySet<string> = new Set(['kind', 'zone', 'one-of'])

function unknownEffect(node: Node): string | null {
  const { effects, natives } = rules.words
  const word = String(node.do)
  if (word === 'native') return natives.has(String(node.name)) ? null : `native ${node.name}`
  if (!effects.has(word)) return word
  const reads: object = takes[word as keyof typeof takes]
  const key = Object.keys(node).find((each) => each !== 'do' && !(each in reads))
  return key === undefined ? null : `${key} of ${word}`
}

/** What the engine does not know of one node. */
function fault(node: Node): string | null {
  const { words } = rules
  if (typeof node.do === 'string') return unknownEffect(node)
  if (typeof node.kind !== 'string') return null
  if (!words.kinds.has(node.kind)) return `noun ${node.kind}`
  const filter = Object.keys(node).find((each) => !places.has(each) && !words.filters.has(each))
  return filter === undefined ? null : `filter ${filter}`
}

/** What of these abilities the engine cannot carry out; none where the card can be played. */
export function unplayable(abilities: readonly Ability[]): string[] {
  const found = new Set(abilities.flatMap(unbound).map((noun) => `that ${noun}`))
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) for (const each of part) walk(each)
    if (!isRecord(part)) return
    const wrong = fault(part)
    if (wrong !== null) found.add(wrong)
    for (const inner of Object.values(part)) walk(inner)
  }
  walk(abilities)
  return [...found]
}

/** Is every word of it understood, and known to the engine? */
export const isPlayable = (card: CardData): boolean => isUnderstood(card) && unplayable(card.abilities).length === 0

/** The card as it is played where it must be: without its text, unless all of it can be carried out. */
export const playedAs = (card: CardData): CardData =>
  isPlayable(card) ? card : { ...card, abilities: [], by: 'none', wording: card.wording || '00000000' }
