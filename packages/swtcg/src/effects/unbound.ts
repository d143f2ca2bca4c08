import { isRecord } from '@dejarik/kernel/grammar'

const units = ['unit', 'space', 'ground', 'character']
/** The noun under which an effect binds what such a query finds. */
export const nounOf = (kind: unknown) => (units.includes(kind as string) ? 'unit' : kind === 'die' ? 'die' : 'card')

/** The nouns that an ability points back at ("that unit") though nothing in it chooses or names one. */
export function unbound(ability: unknown): string[] {
  const bound = new Set<unknown>(['player', 'number', 'rest', 'die'])
  /** What is chosen is bound under its own word, and a unit of any kind is "that unit". */
  const bind = (kind: unknown) => bound.add(kind).add(nounOf(kind))
  // A bounty is paid for a unit.
  if (isRecord(ability) && ability.ability === 'bounty') bound.add('unit')
  const used = new Set<string>()
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const part of node) walk(part)
    if (!isRecord(node)) return
    if (typeof node.that === 'string') used.add(node.that)
    const from = 'choose' in node || 'random' in node ? node.from : node.each
    if (isRecord(from) && 'kind' in from) bind(from.kind)
    if ('on' in node) bound.add('card')
    for (const key of ['what', 'to']) {
      const part = 'on' in node ? node[key] : undefined
      if (isRecord(part) && 'kind' in part) bind(part.kind)
    }
    // In `where`, that unit is the one that is asked about.
    if ('kind' in node && 'where' in node) bound.add('unit')
    if ('top' in node || node.do === 'reveal-until') bound.add('card')
    if (typeof node.do === 'string' && node.do.startsWith('choose-')) bound.add(node.do.slice(7))
    if (node.do === 'name-card') bound.add('name')
    for (const part of Object.values(node)) walk(part)
  }
  walk(ability)
  return [...used].filter((noun) => !bound.has(noun))
}
