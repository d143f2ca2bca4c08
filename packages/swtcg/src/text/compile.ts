import { nth } from '@dejarik/kernel'
import { isRecord, read } from '@dejarik/kernel/grammar'
import type { Ability } from '../effects/tree.js'
import { unbound } from '../effects/unbound.js'
import { antecedents } from './antecedents.js'
import { enhanced } from './enhance.js'
import { fighters } from './exclude-pilots.js'
import { swtcgGrammar } from './grammar.js'
import { plainOrder } from './inverted-word-order.js'
import { lower } from './lower.js'
import { normalise, repaired } from './normalise.js'
import { type Facts, ownName } from './self.js'
import { xs } from './substitute-x.js'
import { tidy } from './tidy.js'

export interface Compiled {
  abilities: Ability[]
  /** The words that were not understood, one entry for each paragraph that has some. */
  unread: string[]
}

const isPlayed = ({ types }: Facts) => types[0] === 'battle' || types[0] === 'mission'

/** A triggered ability that is optional as a whole says so itself. */
function optional(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(optional)
  if (!isRecord(node)) return node
  const made = Object.fromEntries(Object.entries(node).map(([key, part]) => [key, optional(part)]))
  const { ability, effect } = made
  if (ability !== 'triggered' || !isRecord(effect) || effect.do !== 'may') return made
  return { ...made, may: true, effect: effect.effect }
}

/** What was read, in the vocabulary's one form. */
export const meaning = (node: unknown): unknown => tidy(fighters(optional(lower(xs(antecedents(node))))))

/** One paragraph as one ability. */
function one(text: string, sort: string): Ability | { unread: string } {
  const result = read(swtcgGrammar, sort, text)
  if ('unread' in result) return result
  return meaning(result.node) as Ability
}

/** A sentence that begins like an ability of its own, and points back at nothing, is one. */
function asides(text: string, sorts: readonly string[]): Compiled | undefined {
  const found = text.match(
    /^((?:(?!→|•|“).)*?)\. ((?:When|Whenever|As long as|Each|At the (?:start|end|beginning)) .*)$/i,
  )
  if (found === null || /^(Pilot|Reserves)/.test(text)) return undefined
  const parts = [several(nth(found, 1), sorts), several(nth(found, 2), sorts)]
  const whole = parts.every(
    ({ abilities, unread }) => unread.length === 0 && abilities.every((one) => unbound(one).length === 0),
  )
  return whole ? { abilities: parts.flatMap(({ abilities }) => abilities), unread: [] } : undefined
}

/** Print sometimes runs several abilities together: the longest beginning that is one, then the rest. */
function several(text: string, sorts: readonly string[]): Compiled {
  const apart = sorts[0] === 'ability' ? asides(text, sorts) : undefined
  if (apart !== undefined) return apart
  let unread = ''
  for (const sort of sorts) {
    const whole = one(text, sort)
    if (!('unread' in whole)) return { abilities: [whole], unread: [] }
    if (unread === '' || (whole.unread as string).length < unread.length) unread = whole.unread as string
  }
  const sentences = text.split(/(?:\.|;|(?<=”)\.?) (?=[A-Za-z0-9“])/)
  for (let n = sentences.length - 1; n > 0; n--) {
    const rest = sentences.slice(n).join('. ')
    for (const sort of sorts) {
      const begin = one(sentences.slice(0, n).join('. '), sort)
      if ('unread' in begin || (isRecord(begin) && begin.ability === 'play')) continue
      const more = several(rest, sorts)
      if (more.unread.length === 0) return { abilities: [begin, ...more.abilities], unread: [] }
    }
  }
  return { abilities: [], unread: [unread] }
}

/** "While C, A gets this and B gets that": two abilities, each with the condition. */
function parted(text: string): string[] {
  const found = text.match(
    /^(As long as [^,]*, )?(.*?\b(?:gets?|costs?|cannot)\b[^“]*?) and ((?:each of your|Anakin Skywalker) .*)$/i,
  )
  return found ? [`${found[1] ?? ''}${found[2]}`, `${found[1] ?? ''}${found[3]}`] : [text]
}

/** The paragraphs of a text, in plain words, with what each is read as. */
export const paragraphs = (text: string, facts: Facts): { text: string; sort: string }[] =>
  plainOrder(ownName(repaired(text), facts))
    .split('|')
    .map((one) => ({ text: normalise(one), sort: isPlayed(facts) ? 'card-text' : 'ability' }))
    .filter((one) => one.text !== '')

/** The abilities that a text, printed or rendered, gives a card. */
export function compileCard(text: string, facts: Facts): Compiled {
  const made: Compiled = { abilities: [], unread: [] }
  for (const { text: paragraph } of paragraphs(text, facts)) {
    const sorts = isPlayed(facts) ? ['card-text', 'ability'] : ['ability']
    let read = several(paragraph, sorts)
    if (read.unread.length > 0 && !isPlayed(facts) && parted(paragraph).length > 1) {
      const parts = parted(paragraph).map((part) => several(part, sorts))
      if (parts.every((part) => part.unread.length === 0)) {
        read = { abilities: parts.flatMap((part) => part.abilities), unread: [] }
      }
    }
    made.abilities.push(...read.abilities)
    made.unread.push(...read.unread)
  }
  return { ...made, abilities: enhanced(made.abilities) }
}
