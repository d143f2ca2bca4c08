import { type Said, said } from '../log/said.js'
import type { Shape } from './shape.js'

/** How large a value from outside may be. */
export interface Bounds {
  /** Lists and records inside each other. */
  readonly depth: number
  /** Values in all. */
  readonly values: number
  /** Signs of one text. */
  readonly signs: number
}

/**
 * Is a value plain data of a bearable size? Walked without recursion, so that depth does no harm, and left at the first
 * value too many, so that size does none either. Whatever is checked afterwards may walk it as it likes.
 */
export const within =
  ({ depth, values, signs }: Bounds): Shape =>
  (value, at) => {
    let count = 0
    let level: unknown[] = [value]
    for (let deep = 0; level.length > 0; deep++) {
      if (deep > depth) return said('{0} is nested too deeply: {1} levels are possible', at, depth)
      const next: unknown[] = []
      for (const each of level) {
        const found = part(each, at, signs)
        if (found !== null) return found
        if (typeof each !== 'object' || each === null) continue
        const parts = Array.isArray(each) ? each : Object.values(each)
        count += parts.length
        if (count > values) return said('{0} is too large: {1} values are possible', at, values)
        for (const one of parts) if (typeof one === 'object' ? one !== null : !isSmall(one)) next.push(one)
      }
      level = next
    }
    return null
  }

const isSmall = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)

function part(value: unknown, at: string, signs: number): Said | null {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? null : said('{0} holds a number that is none', at)
    case 'string':
      return value.length <= signs
        ? null
        : said('{0} holds a text of {1} signs; {2} are possible', at, value.length, signs)
    case 'object': {
      if (value === null || Array.isArray(value)) return null
      const kind = Object.getPrototypeOf(value)
      return kind === Object.prototype || kind === null ? null : said('{0} holds something that is no plain data', at)
    }
    case 'boolean':
    case 'undefined':
      return null
    default:
      return said('{0} holds something that is no plain data', at)
  }
}
