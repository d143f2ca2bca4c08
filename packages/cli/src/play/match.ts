const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#+]+/gu, ' ')
    .trim()

const ways: readonly ((label: string, wanted: string) => boolean)[] = [
  (label, wanted) => label === wanted,
  (label, wanted) => label.startsWith(wanted),
  (label, wanted) => ` ${label} `.includes(` ${wanted} `),
  (label, wanted) => label.includes(wanted),
  (label, wanted) => wanted.split(' ').every((word) => label.includes(word)),
]

/** The places of the labels that the words may mean: one when they are clear, several when they are not. */
export function meant(words: string, labels: readonly string[]): number[] {
  const wanted = plain(words)
  if (wanted === '') return []
  const plainLabels = labels.map(plain)
  for (const way of ways) {
    const found = plainLabels.flatMap((label, i) => (way(label, wanted) ? [i] : []))
    if (found.length === 0) continue
    // Options that read the same are the same to whoever reads them.
    return new Set(found.map((i) => plainLabels[i])).size === 1 ? found.slice(0, 1) : found
  }
  return []
}
