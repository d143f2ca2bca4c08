/** So many signs of a value are shown in a sentence. */
const SHORT = 40

const cut = (text: string): string => (text.length > SHORT ? `${text.slice(0, SHORT)}…` : text)

/** A value in a few words for a sentence: never all of a long one, and no word that only programmers know. */
export function shown(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'empty'
  if (typeof value === 'string') return `"${cut(value)}"`
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'no number'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  return typeof value === 'object' ? 'a record' : 'something else'
}
