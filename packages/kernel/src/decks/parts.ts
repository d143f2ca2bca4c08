/** The part of a list that has a key, always as the same list: whatever is found once for a list is found once for its parts. */
export function parting<T>(keyOf: (item: T) => string): (items: readonly T[], key: string) => readonly T[] {
  const made = new WeakMap<readonly T[], Map<string, T[]>>()
  return (items, key) => {
    let parts = made.get(items)
    if (parts === undefined) {
      parts = new Map<string, T[]>()
      for (const item of items) {
        const part = parts.get(keyOf(item))
        if (part === undefined) parts.set(keyOf(item), [item])
        else part.push(item)
      }
      made.set(items, parts)
    }
    return parts.get(key) ?? NONE
  }
}

const NONE: readonly never[] = []
