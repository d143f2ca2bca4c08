import { isRecord } from '@dejarik/kernel/grammar'

const nounOf = (kind: unknown) => (kind === 'die' || kind === 'character' ? kind : 'card')

/** The nouns that an ability points back at ("that character") though nothing in it chooses or names one. */
export function unbound(ability: unknown): string[] {
  const bound = new Set<unknown>(['player', 'number'])
  const used = new Set<string>()
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const part of node) walk(part)
    if (!isRecord(node)) return
    if (typeof node.that === 'string') used.add(node.that)
    const from = 'choose' in node || 'random' in node ? node.from : 'on' in node ? node.what : node.each
    if (isRecord(from) && 'kind' in from) bound.add(nounOf(from.kind))
    // With a character's die its character is named, too.
    for (const die of [from, node.a]) if (isRecord(die) && die['die-of'] === 'character') bound.add('character')
    if ('top' in node || node.on === 'play') bound.add('card')
    if (node.do === 'choose-symbol') bound.add('symbol')
    for (const part of Object.values(node)) walk(part)
  }
  walk(ability)
  return [...used].filter((noun) => !bound.has(noun))
}
