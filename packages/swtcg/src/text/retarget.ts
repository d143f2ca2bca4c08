import { isRecord } from '@dejarik/kernel/grammar'

const unitKinds = ['unit', 'space', 'ground', 'character']

export function refersTo(node: unknown, noun: string): boolean {
  if (Array.isArray(node)) return node.some((part) => refersTo(part, noun))
  if (!isRecord(node)) return false
  return node.that === noun || Object.values(node).some((part) => refersTo(part, noun))
}

/** The first thing of that noun that is chosen, or described, in a tree. */
export function choice(node: unknown, noun: string): unknown {
  if (Array.isArray(node)) {
    for (const part of node) {
      const found = choice(part, noun)
      if (found !== undefined) return found
    }
    return undefined
  }
  if (!isRecord(node)) return undefined
  const from = 'choose' in node ? node.from : node.each
  if (isRecord(from) && (noun === 'unit') === unitKinds.includes(from.kind as string)) return node
  return choice(Object.values(node), noun)
}

export const chooses = (node: unknown, noun: string): boolean => {
  const found = choice(node, noun)
  return isRecord(found) && 'choose' in found
}

const inward = ['event', 'while', 'if', 'zone', 'other', 'attacking', 'gets']

/** Is the first "that unit" a target of its own, or inside something else? */
function isInside(node: unknown): boolean | undefined {
  if (!isRecord(node) && !Array.isArray(node)) return undefined
  if (isRecord(node) && node.that === 'unit') return false
  for (const [key, part] of Object.entries(node)) {
    const inside = isInside(part)
    if (inside !== undefined) return inside || inward.includes(key)
  }
  return undefined
}

/** An effect that stands in the place of another chooses itself what the other chose: its first "that unit" is that choice. */
export function retarget(effect: unknown, other: unknown): unknown {
  const target = chooses(effect, 'unit') ? undefined : choice(other, 'unit')
  const inside = isInside(effect)
  if (target === undefined || inside === undefined) return effect
  if (inside) return { do: 'sequence', steps: [{ do: 'choose', what: target }, effect] }
  let open = true
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk)
    if (!isRecord(node)) return node
    if (node.that === 'unit' && open) {
      open = false
      return target
    }
    return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, walk(part)]))
  }
  return walk(effect)
}
