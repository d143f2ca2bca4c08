import type { Explanation } from '../protocol.js'

export type Parts = Explanation['numbers'][number]['parts']

/** Parts that are something; whatever else came about, an agreed edit for one, is told as such. */
export function accounted(total: number, parts: Parts): Parts {
  const rest = total - parts.reduce((sum, { value }) => sum + value, 0)
  const some = [...parts, { value: rest, from: 'otherwise' }].filter(({ value }) => value !== 0)
  return some.length === 0 ? [{ value: 0, from: 'otherwise' }] : some
}
