/** Every record in a tree, the tree itself first, in the order in which they were written. */
export function* partsOf<T = unknown>(tree: unknown): Generator<T & object> {
  if (typeof tree !== 'object' || tree === null) return
  if (!Array.isArray(tree)) yield tree as T & object
  for (const part of Object.values(tree)) yield* partsOf<T>(part)
}

/** Is any record in a tree like that? */
export function someIn<T>(tree: unknown, test: (part: T & object) => boolean): boolean {
  for (const part of partsOf<T>(tree)) if (test(part)) return true
  return false
}

/** The same, found once for each tree. */
export function mentions<T>(test: (part: T & object) => boolean): (tree: object) => boolean {
  const known = new WeakMap<object, boolean>()
  return (tree) => {
    let found = known.get(tree)
    if (found === undefined) {
      found = someIn(tree, test)
      known.set(tree, found)
    }
    return found
  }
}
