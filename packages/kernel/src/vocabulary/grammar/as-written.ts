/** What an engine notes on the abilities of its cards, and no card says. */
const noted: ReadonlySet<string> = new Set(['responds', 'automatic'])

/** An ability or effect as the grammar knows it: without the engine's notes, and with the plain sign for a number X. */
export function asWritten(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map(asWritten)
  if (typeof tree !== 'object' || tree === null) return tree
  if ('x' in tree && tree.x === true && Object.keys(tree).length === 1) return 'x'
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, part]) => (noted.has(key) ? [] : [[key, asWritten(part)]])),
  )
}

/** What is put into words once for each tree: labels and views ask for it again and again. */
export function wordsOnce(make: (tree: object) => string): (tree: object) => string {
  const made = new WeakMap<object, string>()
  return (tree) => {
    let words = made.get(tree)
    if (words === undefined) {
      words = make(tree)
      made.set(tree, words)
    }
    return words
  }
}
