import { type Form, type Grammar, isForm, type Production, type Reading, type Slots } from './grammar.js'
import { bare, person, plural, type Voice, verb } from './inflect.js'
import type { Part } from './pattern.js'
import { tokens } from './tokens.js'

interface Way {
  end: number
  slots: Slots
  cost: number
}

/** The voice inside a slot. */
export const voiceIn = (voice: Voice, change: string | undefined): Voice =>
  change === undefined ? voice : change === 'bare' ? bare(voice) : (change as Voice)

/** So many sorts are read inside each other at most: no card comes near, and the stack of calls has an end. */
const DEEPEST = 400

/** Reads one text: every way in which each sort fits at each place, worked out once. */
export class Reader {
  readonly words: readonly string[]
  /** How far any reading came: what lies behind it was not understood. */
  furthest = 0
  private readonly known = new Map<string, Reading[]>()
  private depth = 0

  constructor(
    private readonly grammar: Grammar,
    text: string,
  ) {
    this.words = tokens(text)
  }

  /** Is this word here? */
  at(place: number, word: string): boolean {
    if (this.words[place] !== word) return false
    if (place + 1 > this.furthest) this.furthest = place + 1
    return true
  }

  readings(sort: string, start: number, voice: Voice): Reading[] {
    const key = `${sort} ${start} ${voice}`
    const known = this.known.get(key)
    if (known !== undefined) return known
    // A sort that begins with itself finds nothing on the way in; nor does anything in too many brackets.
    this.known.set(key, [])
    if (this.depth >= DEEPEST) return []
    const rules = this.grammar.sorts.get(sort)
    if (rules === undefined) throw new Error(`No sort is called '${sort}'`)
    this.depth++
    const found = distinct(rules.flatMap((rule) => this.apply(rule, start, voice)))
    this.depth--
    this.known.set(key, found)
    return found
  }

  private apply(rule: Production | Form, start: number, voice: Voice): Reading[] {
    if (isForm(rule)) return rule.read(this, start, voice)
    if (rule.voices && !rule.voices.includes(voice)) return []
    const found: Reading[] = []
    for (const { end, slots, cost } of this.follow(
      rule.parts,
      { end: start, slots: {}, cost: rule.cost ?? 0 },
      voice,
    )) {
      const node = rule.build(slots)
      if (node !== undefined) found.push({ end, node, cost })
    }
    return found
  }

  private noun(place: number, noun: string): boolean {
    return this.at(place, noun) || this.at(place, plural(noun))
  }

  /** All ways to go on through these parts. */
  follow(parts: readonly Part[], from: Way, voice: Voice): Way[] {
    let ways = [from]
    for (const part of parts) {
      ways = ways.flatMap((way) => this.step(part, way, voice))
      if (ways.length === 0) break
    }
    return ways
  }

  private step(part: Part, way: Way, voice: Voice): Way[] {
    const { end, slots, cost } = way
    const on = { end: end + 1, slots, cost }
    switch (part.part) {
      case 'word':
        return part.words.some((word) => this.at(end, person(word, voice).toLowerCase())) ? [on] : []
      case 'verb':
        return this.at(end, verb(part.word, voice)) ? [on] : []
      case 'noun':
        return this.noun(end, part.word.toLowerCase()) ? [on] : []
      case 'slot':
        return this.readings(part.sort, end, voiceIn(voice, part.voice)).map((reading) => ({
          end: reading.end,
          slots: part.name === '' ? slots : { ...slots, [part.name]: reading.node },
          cost: cost + reading.cost,
        }))
      case 'optional': {
        const inside = this.follow(part.parts, way, voice)
        const said =
          part.flag === undefined
            ? inside
            : inside.map((w) => ({ ...w, slots: { ...w.slots, [part.flag as string]: true } }))
        return [...said, way]
      }
    }
  }
}

function distinct(readings: readonly Reading[]): Reading[] {
  const best = new Map<string, Reading>()
  for (const reading of readings) {
    const key = `${reading.end} ${JSON.stringify(reading.node)}`
    const other = best.get(key)
    if (other === undefined || reading.cost < other.cost) best.set(key, reading)
  }
  return [...best.values()]
}

/** `others`: what the text could mean just as well; the first in the grammar's order counts. */
export type Read = { node: unknown; others: unknown[] } | { unread: string }

/** The meaning of a whole text, or the words from where it was no longer understood. */
export function read(grammar: Grammar, sort: string, text: string): Read {
  const reader = new Reader(grammar, text)
  const whole = reader.readings(sort, 0, 'you').filter((reading) => reading.end === reader.words.length)
  const [best, ...others] = whole.toSorted((a, b) => a.cost - b.cost)
  if (best !== undefined) {
    const equal = others.filter((other) => other.cost === best.cost)
    return { node: best.node, others: equal.map((other) => other.node) }
  }
  return { unread: reader.words.slice(Math.min(reader.furthest, reader.words.length - 1)).join(' ') }
}
