/** Whatever JSON can hold. Everything in a state is this, so that a copy plays on identically. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

/** A copy that shares nothing mutable. Lists of numbers, which states are made of, take the fast way. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return copyList(value) as T
  // A spread keeps the shape of the object, so that engines need not learn a new one for each copy.
  const made = { ...value } as Record<string, unknown>
  for (const key in made) {
    const item = made[key]
    if (typeof item === 'object' && item !== null) made[key] = copy(item)
  }
  return made as T
}

function copyList(list: readonly unknown[]): unknown[] {
  const made = list.slice()
  for (let i = 0; i < made.length; i++) {
    const item = made[i]
    if (typeof item === 'object' && item !== null) made[i] = copy(item)
  }
  return made
}

/** Equal as JSON: same keys, same values, whatever the order of keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    return a.every((item, i) => same(item, b[i]))
  }
  if (Array.isArray(b)) return false
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  const keys = Object.keys(left)
  return keys.length === Object.keys(right).length && keys.every((key) => key in right && same(left[key], right[key]))
}
