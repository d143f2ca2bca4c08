import { type Ability, type CardData, isUnderstood } from './cards/card.js'
import { takes } from './effects/takes.js'
import { unbound } from './effects/unbound.js'
import { rules } from './game.js'
import { codedRules } from './rules/named-rules.js'
import { zoneNames } from './vocabulary/nouns.js'

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keys of a query that say where to look, not what to look for. */
const places: ReadonlySet<string> = new Set(['kind', 'zone', 'one-of'])
/** Keys that hold an event, and keys that hold a condition. */
const events: ReadonlySet<string> = new Set(['event', 'happened', 'before', 'after'])
const conditions: ReadonlySet<string> = new Set(['if', 'while', 'where', 'all', 'any', 'not'])

/** Keys that hold a number, or numbers. */
const numbers: ReadonlySet<string> = new Set(['n', 'times', 'plus', 'minus', 'sum', 'most', 'least', 'half', 'compare'])

/** A number that the engine cannot reckon. */
function unknownValue(node: unknown): string | null {
  if (!isNode(node)) return null
  const keys = Object.keys(node)
  return keys.some((key) => key === 'upTo' || rules.words.values.has(key)) ? null : `value ${keys.join(' ')}`
}

/** What may be given and is carried out; whatever else a card gives is only recorded. */
const modified = 'power speed health build-cost force-cost ability-cost equip-build equip-force draw-step pilots'.split(
  ' ',
)
const forbidden =
  'spend attack be-attacked retreat step-retreat untap play use build deploy be-piloted be-prevented lose-game stack enter-arena leave-build-zone receive-bounty'.split(
    ' ',
  )

/** What of a gain the engine only records. */
function unknownGain(node: Node): string | null {
  if (typeof node.modify === 'string' && !modified.includes(node.modify)) return `gain ${node.modify}`
  return typeof node.cannot === 'string' && !forbidden.includes(node.cannot) ? `gain cannot ${node.cannot}` : null
}

/** Where a query looks, a `put` puts and what a reference says. */
function unknownPlace(node: Node): string | null {
  const zone = typeof node.kind === 'string' ? [node.zone ?? []].flat() : []
  const wrong = zone.find((each) => typeof each === 'string' && !zoneNames.has(each))
  return wrong === undefined ? null : `zone ${wrong}`
}

/** Named rules that have code; all others are recorded and change nothing. */
export const carriedOut: ReadonlySet<string> = new Set(codedRules)

/** An argument that the effect does not read. */
function unreadArgument(node: Node): string | null {
  const reads: object = takes[node.do as keyof typeof takes]
  const key = Object.keys(node).find((each) => each !== 'do' && !(each in reads))
  return key === undefined ? null : `${key} of ${node.do}`
}

/** A search is for one kind of thing, so many of it or all. */
const isSought = (find: unknown): boolean => isNode(find) && ('choose' in find || 'each' in find)

/** What the engine does not know of one node, which stands under this key. */
function fault(node: Node, key: string): string | null {
  const { words, intents } = rules
  if (typeof node.do === 'string') {
    const known = node.do === 'native' ? words.natives.has(String(node.name)) : words.effects.has(node.do)
    if (known && typeof node.rule === 'string' && !carriedOut.has(node.rule)) return `rule ${node.rule}`
    if (node.do === 'search' && !isSought(node.find)) return 'search for several kinds of things'
    if (known && node.do !== 'native') return unreadArgument(node)
    return known ? null : node.do === 'native' ? `native ${node.name}` : node.do
  }
  const unread = unknownGain(node) ?? unknownPlace(node)
  if (unread !== null) return unread
  if (typeof node.rule === 'string' && !carriedOut.has(node.rule)) return `rule ${node.rule}`
  if (events.has(key) && typeof node.on === 'string') return intents.has(node.on) ? null : `event ${node.on}`
  if (conditions.has(key) && !Object.keys(node).some((each) => words.conditions.has(each)))
    return `condition ${Object.keys(node)[0]}`
  const value = unknownValue(numbers.has(key) ? node : node.modify !== undefined ? node.by : undefined)
  if (value !== null) return value
  if (typeof node.kind !== 'string') return null
  if (!words.kinds.has(node.kind)) return `noun ${node.kind}`
  // "A Transport Pilot" has no such subtype: it is what the card pilots.
  if (node.keyword === 'pilot' && node.subtype !== undefined) return 'who pilots such units'
  const filter = Object.keys(node).find((each) => !places.has(each) && !words.filters.has(each))
  return filter === undefined ? null : `filter ${filter}`
}

/** The words of these abilities that the engine cannot carry out; none where the card can be played. */
export function unplayable(abilities: readonly Ability[]): string[] {
  const found = new Set(abilities.flatMap(unbound).map((noun) => `that ${noun}`))
  const walk = (part: unknown, key: string): void => {
    if (Array.isArray(part)) for (const each of part) walk(each, key)
    if (!isNode(part)) return
    const wrong = fault(part, key)
    if (wrong !== null) found.add(wrong)
    for (const [name, inner] of Object.entries(part)) walk(inner, name)
  }
  walk(abilities, '')
  return [...found]
}

/** Is every word of it understood, and known to the engine? */
export const isPlayable = (card: CardData): boolean => isUnderstood(card) && unplayable(card.abilities).length === 0

/** The card as it is played where it must be: without its text, unless all of it can be carried out. */
export const playedAs = (card: CardData): CardData =>
  isPlayable(card) ? card : { ...card, abilities: [], by: 'none', wording: card.wording || '00000000' }
