import { nth } from '@dejarik/kernel'
import { titles } from './names.js'
import { isSubtypeWord } from './subtypes.js'

/** What a text needs to know of its card. */
export interface Facts {
  name: string
  types: readonly string[]
  version?: string
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const titlesOf = new Set([
  'the',
  'of',
  'and',
  'darth',
  'admiral',
  'captain',
  'general',
  'commander',
  'doctor',
  'princess',
  'prince',
  'lieutenant',
  'queen',
  'senator',
  'major',
  'grand',
  'chancellor',
])

/** How a text may name its own card: in full, by its first or last words. */
function ownNames({ name, version }: Facts): [string[], string[]] {
  const plain = name.replace(/["“”]/g, '')
  const full = [name, plain, plain.replace(/-/g, '')]
  if (version === undefined) return [full, []]
  const words = plain.split(' ')
  const parts = words.flatMap((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i).join(' ')])
  const middle = words.length > 2 ? words.slice(1, -1) : []
  const title = words.length > 2 ? [`${words[0]} ${words[words.length - 1]}`] : []
  return [
    full,
    [...parts, ...middle, ...title].filter(
      (one) => one.length > 1 && !titlesOf.has(one.toLowerCase()) && !isSubtypeWord(one.toLowerCase()),
    ),
  ]
}

/** Names of its own replaced by "this unit" or "this card"; in the text of a Pilot, by "the pilot". */
export function ownName(text: string, facts: Facts): string {
  const unit = ['space', 'ground', 'character'].includes(nth(facts.types, 0))
  const self = unit ? 'this unit' : 'this card'
  const [full, parts] = ownNames(facts).map((list) =>
    [...new Set(list)].toSorted((a, b) => b.length - a.length).map(literal),
  )
  const end = '(?= |[.,:\'"|;)]|$)'
  const whole = new RegExp(`(?<![\\w-])(?:the )?(?:${(full ?? []).join('|')})${end}`, 'gi')
  const part = new RegExp(`(?<![\\w-])(?:[Tt]he )?(?:${(parts ?? []).join('|')})${end}`, 'g')
  const own = (one: string, as: string) => {
    const said = one.replace(whole, as)
    return (parts ?? []).length === 0 ? said : said.replace(part, as)
  }
  const named = new RegExp(`\\b(${literal(facts.name)})(?= cards?\\b| units?\\b)|other (${literal(facts.name)})`, 'g')
  const others = titles.filter((title) => title !== facts.name).map(literal)
  const other = new RegExp(`\\b(?:${others.join('|')})(?![\\w-])`, 'g')
  const hidden = (found: string) => found.split('').join('\u2060')
  return text
    .replace(named, hidden)
    .replace(other, hidden)
    .split('|')
    .map((one) => {
      const at = one.indexOf('[Pilot]')
      return at < 0 ? own(one, self) : own(one.slice(0, at), self) + own(one.slice(at), 'the pilot')
    })
    .join('|')
    .replaceAll('\u2060', '')
}
