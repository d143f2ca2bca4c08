import { isRecord } from '@dejarik/kernel/grammar'

const names = ['target', 'second', 'third']
/** What events and effects bind without choosing. */
const free = new Set(['number', 'player', 'card', 'user', 'place', 'winner', 'loser', 'rest', 'type'])

/** The nouns that an ability points back at ("the target") though nothing in it chooses one. */
export function unbound(ability: unknown): string[] {
  const bound = new Set<string>()
  const used = new Set<string>()
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const part of node) walk(part)
    if (!isRecord(node)) return
    if (typeof node.that === 'string') used.add(node.that)
    if (Array.isArray(node.targets)) for (const name of names.slice(0, node.targets.length)) bound.add(name)
    const from = 'choose' in node || 'random' in node ? node.from : node.each
    if (isRecord(from) && typeof from.kind === 'string') bound.add(from.kind)
    for (const part of Object.values(node)) walk(part)
  }
  walk(ability)
  return [...used].filter((noun) => !bound.has(noun) && !free.has(noun))
}
