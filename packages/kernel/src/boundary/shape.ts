import { type Said, said } from '../log/said.js'
import { nth } from '../nth.js'
import { shown } from './shown.js'

/** What a value must be: null where it is, else a sentence. `at` says where the value stands, as people would find it. */
export type Shape = (value: unknown, at: string) => Said | null

const wrong = (at: string, what: Said, value: unknown): Said => said('{0} must be {1}, not {2}', at, what, shown(value))

/** A shape by its words and a test. */
export const must =
  (what: Said, holds: (value: unknown) => boolean): Shape =>
  (value, at) =>
    holds(value) ? null : wrong(at, what, value)

const isBetween = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most

export const whole = (least: number, most: number): Shape =>
  must(
    said('a whole number from {0} to {1}', least, most),
    (value) => Number.isInteger(value) && isBetween(value, least, most),
  )

export const number = (least: number, most: number): Shape =>
  must(said('a number from {0} to {1}', least, most), (value) => isBetween(value, least, most))

export const text = (most: number): Shape =>
  must(said('a text of at most {0} signs', most), (value) => typeof value === 'string' && value.length <= most)

export const flag: Shape = must(said('yes or no'), (value) => typeof value === 'boolean')

export const oneOf = (...words: readonly (string | number | boolean | null)[]): Shape => {
  const known = new Set<unknown>(words)
  return must(said('one of {0}', words.map(shown)), (value) => known.has(value))
}

/** The shape of the first that fits; where none does, the words of the whole. */
export const either =
  (what: Said, ...shapes: readonly Shape[]): Shape =>
  (value, at) =>
    shapes.some((shape) => shape(value, at) === null) ? null : wrong(at, what, value)

export const orNull =
  (shape: Shape): Shape =>
  (value, at) =>
    value === null ? null : shape(value, at)

const noList = said('a list')

/** The first entry that is wrong. Where it stands is put into words only then. */
function listed(list: readonly unknown[], each: Shape, at: string): Said | null {
  for (let i = 0; i < list.length; i++) if (each(list[i], '') !== null) return each(list[i], `${at}[${i}]`)
  return null
}

/** A list of at most so many. */
export const list =
  (each: Shape, most: number): Shape =>
  (value, at) => {
    if (!Array.isArray(value)) return wrong(at, noList, value)
    if (value.length > most) return said('{0} has {1} entries; at most {2} are possible', at, value.length, most)
    return listed(value, each, at)
  }

/** A list of exactly so many, such as a column of a state. */
export const column =
  (length: number, each: Shape): Shape =>
  (value, at) => {
    if (!Array.isArray(value)) return wrong(at, noList, value)
    if (value.length !== length) return said('{0} has {1} entries instead of {2}', at, value.length, length)
    return listed(value, each, at)
  }

/** A list with a shape for each place. */
export const row =
  (...shapes: readonly Shape[]): Shape =>
  (value, at) => {
    if (!Array.isArray(value)) return wrong(at, noList, value)
    if (value.length !== shapes.length)
      return said('{0} has {1} entries instead of {2}', at, value.length, shapes.length)
    for (let i = 0; i < shapes.length; i++) {
      const found = nth(shapes, i)(value[i], `${at}[${i}]`)
      if (found !== null) return found
    }
    return null
  }

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const noRecord = said('a record with named fields')

/** The shape of each field. */
export type Shapes = Readonly<Record<string, Shape>>

const inside = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`)

/**
 * A record with exactly these fields, and perhaps some of the optional ones. Only what is its own counts: no field comes
 * with every record. `others`: what any further field must be; without it there may be none.
 */
export const record =
  (needed: Shapes, optional: Shapes = {}, others?: Shape): Shape =>
  (value, at) => {
    if (!isRecord(value)) return wrong(at, noRecord, value)
    for (const key in needed) {
      if (!Object.hasOwn(value, key)) return said('{0} is missing', inside(at, key))
      const found = (needed[key] as Shape)(value[key], inside(at, key))
      if (found !== null) return found
    }
    for (const key of Object.keys(value)) {
      if (Object.hasOwn(needed, key)) continue
      const shape = Object.hasOwn(optional, key) ? optional[key] : others
      if (shape === undefined) return said('There is no field {0}', shown(inside(at, key)))
      // A field that holds nothing is as good as absent, as it is in JSON.
      const found = value[key] === undefined ? null : shape(value[key], inside(at, key))
      if (found !== null) return found
    }
    return null
  }

/** A record with any names as its keys. */
export const named =
  (key: Shape, each: Shape, most: number): Shape =>
  (value, at) => {
    if (!isRecord(value)) return wrong(at, noRecord, value)
    const keys = Object.keys(value)
    if (keys.length > most) return said('{0} has {1} entries; at most {2} are possible', at, keys.length, most)
    for (const name of keys) {
      const found = key(name, `the name of ${inside(at, name)}`) ?? each(value[name], inside(at, name))
      if (found !== null) return found
    }
    return null
  }

/** A column in which each entry points at another one, or at none by -1, and no way leads back to its beginning. */
export const links = (length: number): Shape => {
  const shape = column(length, whole(-1, length - 1))
  return (value, at) => {
    const found = shape(value, at)
    if (found !== null) return found
    const to = value as readonly number[]
    for (let first = 0; first < length; first++) {
      let at_ = nth(to, first)
      for (let steps = 0; at_ >= 0; steps++) {
        if (steps === length - 1) return said('{0} leads in a circle from entry {1}', at, first)
        at_ = nth(to, at_)
      }
    }
    return null
  }
}

/** Both hold. */
export const both =
  (first: Shape, second: Shape): Shape =>
  (value, at) =>
    first(value, at) ?? second(value, at)
