import { nth } from '../../nth.js'
import { type Grammar, isForm, type Production, type Slots } from './grammar.js'
import { person, plural, type Voice, verb } from './inflect.js'
import type { Part } from './pattern.js'
import { voiceIn } from './read.js'
import { join } from './tokens.js'

/** Says nodes of a tree in the words of a grammar. */
export class Writer {
  private readonly open = new Set<string>()

  constructor(private readonly grammar: Grammar) {}

  say(sort: string, node: unknown, voice: Voice): string[] | undefined {
    const rules = this.grammar.sorts.get(sort)
    if (rules === undefined) throw new Error(`No sort is called '${sort}'`)
    // Brackets lead from any sort back to the widest: a node that came this way already cannot be said.
    const key = `${sort} ${JSON.stringify(node)}`
    if (this.open.has(key)) return undefined
    this.open.add(key)
    try {
      for (const rule of rules) {
        const said = isForm(rule) ? rule.write(this, node, voice) : this.produce(rule, node, voice)
        if (said !== undefined) return said
      }
      return undefined
    } finally {
      this.open.delete(key)
    }
  }

  private produce(rule: Production, node: unknown, voice: Voice): string[] | undefined {
    if (rule.voices && !rule.voices.includes(voice)) return undefined
    const slots = rule.match(node)
    return slots && this.fill(rule.parts, slots, voice)
  }

  /** The words of a pattern with its slots filled; undefined where a slot cannot be said. */
  fill(parts: readonly Part[], slots: Slots, voice: Voice, agreeing?: number): string[] | undefined {
    const words: string[] = []
    let number: unknown = agreeing
    for (const part of parts) {
      const said = this.part(part, slots, voice, number)
      if (said === undefined) return undefined
      words.push(...said)
      if (part.part === 'slot' && typeof slots[part.name] === 'number') number = slots[part.name]
    }
    return words
  }

  private part(part: Part, slots: Slots, voice: Voice, number: unknown): string[] | undefined {
    switch (part.part) {
      case 'word':
        return [person(nth(part.words, 0), voice)]
      case 'verb':
        return [verb(part.word, voice)]
      case 'noun':
        return [number === 1 ? part.word : plural(part.word)]
      case 'slot':
        return this.say(part.sort, slots[part.name], voiceIn(voice, part.voice))
      case 'optional':
        return this.wanted(part, slots) ? this.fill(part.parts, slots, voice) : []
    }
  }

  private wanted(part: Part & { part: 'optional' }, slots: Slots): boolean {
    if (part.flag !== undefined) return slots[part.flag] === true
    const inside = part.parts.filter((inner) => inner.part === 'slot')
    return inside.length > 0 && inside.every((inner) => inner.part === 'slot' && inner.name in slots)
  }
}

/** A node as a text. */
export function write(grammar: Grammar, sort: string, node: unknown): string {
  const said = new Writer(grammar).say(sort, node, 'you')
  if (said === undefined) throw new Error(`There are no words for ${JSON.stringify(node)}`)
  return join(said)
}
