import type { Form, Production, Reading, Slots } from './grammar.js'
import { article, type Voice } from './inflect.js'
import { type Count, type Phrases, readPhrase, writePhrase } from './phrase.js'
import type { Reader } from './read.js'

/** The sorts `many` (your dice), `of-many` (of your dice; dice), `one` (a die), `single` (1 die, 1 of your dice), `bare`. */
export function phrases(rules: Phrases): (Production | Form)[] {
  const owned = (reader: Reader, start: number, voice: Voice, count: Count, given: Slots = {}): Reading[] =>
    reader
      .readings('possessive', start, voice)
      .flatMap((whose) => readPhrase(reader, whose.end, voice, rules, { ...given, [rules.owner]: whose.node }, count))
  const unowned = (reader: Reader, start: number, voice: Voice, count: Count, given: Slots = {}) =>
    readPhrase(reader, start, voice, rules, given, count)
  const word = (reader: Reader, start: number, ...words: string[]) => words.some((one) => reader.at(start, one))

  const many: Form = {
    sort: 'many',
    read: (reader, start, voice) => [...owned(reader, start, voice, 'many'), ...unowned(reader, start, voice, 'many')],
    write(writer, node, voice) {
      const said = writePhrase(writer, node, voice, rules, 2)
      return said && [...(said.owner ?? []), ...said.words]
    },
  }
  const ofMany: Form = {
    sort: 'of-many',
    read: (reader, start, voice) => [
      ...(word(reader, start, 'of') ? many.read(reader, start + 1, voice) : []),
      ...unowned(reader, start, voice, 'many'),
    ],
    write(writer, node, voice) {
      const said = writePhrase(writer, node, voice, rules, 2)
      return said && (said.owner ? ['of', ...said.owner, ...said.words] : said.words)
    },
  }
  const bare: Form = {
    sort: 'bare',
    read: (reader, start, voice) => unowned(reader, start, voice, 'any'),
    write(writer, node, voice) {
      const said = writePhrase(writer, node, voice, rules, 1)
      return said && said.owner === undefined ? said.words : undefined
    },
  }
  const one: Form = {
    sort: 'one',
    read(reader, start, voice) {
      const found: Reading[] = [...owned(reader, start, voice, 'one')]
      if (word(reader, start, 'a', 'an', 'one', '1', 'the')) found.push(...unowned(reader, start + 1, voice, 'one'))
      const { proper } = rules
      if (proper) found.push(...unowned(reader, start, voice, 'one').filter(({ node }) => proper(node as Slots)))
      if (word(reader, start, '1', 'one') && word(reader, start + 1, 'of')) {
        found.push(...owned(reader, start + 2, voice, 'many'))
      }
      if (!word(reader, start, 'another')) return found
      found.push(...unowned(reader, start + 1, voice, 'one', rules.another))
      if (word(reader, start + 1, 'one') && word(reader, start + 2, 'of')) {
        found.push(...owned(reader, start + 3, voice, 'many', rules.another))
      }
      return found
    },
    write(writer, node, voice) {
      const single = writePhrase(writer, node, voice, rules, 1)
      if (single === undefined) return undefined
      if (rules.proper?.(node as Slots)) return [...(single.owner ?? []), ...single.words]
      const said = writePhrase(writer, node, voice, rules, 2)
      if (said?.owner) return ['1', 'of', ...said.owner, ...said.words]
      const [first = ''] = single.words
      return [first === 'cheapest' ? 'the' : article(first), ...single.words]
    },
  }
  /** One thing that is chosen: a number rather than an article. */
  const single: Form = {
    sort: 'single',
    read: one.read,
    write(writer, node, voice) {
      const said = one.write(writer, node, voice)
      return said && (said[0] === 'a' || said[0] === 'an') ? ['1', ...said.slice(1)] : said
    },
  }
  return [many, ofMany, bare, one, single, ...rules.before, ...rules.noun, ...rules.after]
}
