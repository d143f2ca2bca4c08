import { copy } from './json.js'
import type { CoreState } from './state.js'

/**
 * A state that plays on by itself: a flat copy of its columns. A list that begins with a number is a column of numbers.
 * The open decision and the result are never changed once made, so clones share them.
 */
export function clone<S extends CoreState>(s: S): S {
  const made = { ...s } as Record<string, unknown>
  for (const field in made) {
    const value = made[field]
    if (typeof value !== 'object' || value === null || field === 'decision' || field === 'result') continue
    made[field] = Array.isArray(value) ? columnOf(value) : copy(value)
  }
  return made as S
}

function columnOf(list: unknown[]): unknown[] {
  const first = list[0]
  if (first === undefined) return []
  if (typeof first === 'number') return list.slice()
  return Array.isArray(first) ? list.map((each) => columnOf(each as unknown[])) : copy(list)
}
