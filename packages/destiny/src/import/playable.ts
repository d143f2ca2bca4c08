import type { Ability } from '../cards/card.js'
import { rules } from '../game.js'

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What an event may happen to: the card itself, its die, what it is attached to, or what a query describes. */
function wrongThing({ on, what }: Node): string | null {
  if (what === undefined || ['this', 'this-die', 'attached'].includes(what as string)) return null
  return isNode(what) && 'kind' in what ? null : `event ${on} of ${JSON.stringify(what)}`
}

/** Keys of a query that say where to look, not what to look for. */
const places: ReadonlySet<string> = new Set(['kind', 'zone', 'one-of'])

function fault(node: Node): string | null {
  const { words, intents } = rules
  if (typeof node.do === 'string') {
    const known = node.do === 'native' ? words.natives.has(String(node.name)) : words.effects.has(node.do)
    return known ? null : node.do === 'native' ? `native ${node.name}` : node.do
  }
  if (typeof node.on === 'string') return intents.has(node.on) ? wrongThing(node) : `event ${node.on}`
  if (typeof node.kind !== 'string') return null
  if (!words.kinds.has(node.kind)) return `noun ${node.kind}`
  const filter = Object.keys(node).find((key) => !places.has(key) && !words.filters.has(key))
  return filter === undefined ? null : `filter ${filter}`
}

/** The words of these abilities that the engine cannot carry out; none where the card can be played. */
export function unplayable(abilities: readonly Ability[]): string[] {
  const found = new Set<string>()
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) for (const each of part) walk(each)
    if (!isNode(part)) return
    const wrong = fault(part)
    if (wrong !== null) found.add(wrong)
    for (const inner of Object.values(part)) walk(inner)
  }
  walk(abilities)
  return [...found]
}

/** Is something in it said by a named procedure? */
export const usesNative = (part: unknown): boolean =>
  Array.isArray(part)
    ? part.some(usesNative)
    : isNode(part) && (part.do === 'native' || Object.values(part).some(usesNative))
