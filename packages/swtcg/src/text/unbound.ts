import { isRecord } from '@dejarik/kernel/grammar'
import { nounOf } from './antecedents.js'

/** The nouns that an ability points back at ("that unit") though nothing in it chooses or names one. */
export function unbound(ability: unknown): string[] {
  const bound = new Set<unknown>(['player', 'number', 'rest', 'die'])
  const used = new Set<string>()
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const part of node) walk(part)
    if (!isRecord(node)) return
    if (typeof node.that === 'string') used.add(node.that)
    const from = 'choose' in node || 'random' in node ? node.from : node.each
    if (isRecord(from) && 'kind' in from) bound.add(nounOf(from.kind))
    for (const key of ['what', 'to']) {
      const part = 'on' in node ? node[key] : undefined
      if (isRecord(part) && 'kind' in part) bound.add(nounOf(part.kind))
    }
    if ('top' in node || node.do === 'reveal-until') bound.add('card')
    if (typeof node.do === 'string' && node.do.startsWith('choose-')) bound.add(node.do.slice(7))
    if (node.do === 'name-card') bound.add('name')
    for (const part of Object.values(node)) walk(part)
  }
  walk(ability)
  return [...used].filter((noun) => !bound.has(noun))
}
