import { nth } from '@dejarik/kernel'
import { type Form, list, tokens } from '@dejarik/kernel/grammar'
import { cards } from '../cards/all.js'
import type { CardData } from '../cards/card.js'
import { personaCalled } from '../cards/personas.js'
import type { Kind } from '../effects/tree.js'
import { titles } from './titles.js'
import { isTrait } from './traits.js'

/** Planets, the Death Star, ships: what locations are part of. */
export const planets = [
  ...new Set([
    'Alderaan',
    'Anoat',
    'Bespin',
    'Cloud City',
    'Dagobah',
    'Dantooine',
    'Death Star',
    'Endor',
    'Eriadu',
    'Executor',
    'Hoth',
    'Kessel',
    'Tatooine',
    'Yavin 4',
    'Rendezvous Point',
    'Sullust',
    ...cards.filter(({ subtypes }) => subtypes.includes('system')).map(({ name }) => name),
  ]),
]

const known = new Map<string, { title: string; kind: Kind; words: string[] }[]>()
const learn = (name: string, title: string, kind: Kind): void => {
  const words = tokens(name)
  const first = nth(words, 0)
  known.set(first, [...(known.get(first) ?? []), { title, kind, words }])
}
for (const [kind, list] of Object.entries(titles) as [Kind, readonly string[]][]) {
  for (const name of list) {
    const title = personaCalled(name)
    learn(name, title, kind)
    if (title !== name) learn(title, title, kind)
  }
}
const written = new Set([...known.values()].flat().map(({ title }) => title))

/** Not so unique ones are called what they are: "a Blaster Rifle" is a blaster rifle, whatever its title. */
const isCalledByTitle = ({ type, dots }: CardData): boolean =>
  ['effect', 'interrupt', 'location', 'epic event', 'jedi test'].includes(type) || dots === 1
const kindOf = ({ type, subtypes }: CardData): Kind =>
  type === 'location' ? (subtypes[0] as Kind) : /^(epic event|jedi test)$/.test(type) ? 'card' : (type as Kind)
/** Every title of two words or more is known by itself; one word might be any word. Of a site, also without its planet. */
function learnTitle(card: CardData): void {
  const name = card.name.replace(/\s*\([^)]*\)$/, '')
  if (!isCalledByTitle(card) || planets.includes(name)) return
  const alone = card.place !== undefined ? name.slice(card.place.length + 2) : name
  const title = personaCalled(isOwn(alone) ? alone : name)
  for (const said of new Set([name, alone])) if (isOwn(said) && !isKnown(said)) learn(said, title, kindOf(card))
}
const isOwn = (name: string): boolean => name.includes(' ') && !isTrait(name.toLowerCase()) && !planets.includes(name)
const isKnown = (name: string): boolean => {
  const words = tokens(name)
  return (known.get(nth(words, 0)) ?? []).some((one) => one.words.join(' ') === words.join(' '))
}
for (const card of cards) learnTitle(card)
for (const named of known.values()) named.sort((a, b) => b.words.length - a.words.length)

const kinds = new Map([...known.values()].flat().map(({ title, kind }) => [title, kind]))
/** What kind of card it is that is called so in the texts. */
export const kindOfTitle = (title: string): Kind | undefined => kinds.get(title)

/** What kind of cards these are; of several kinds: cards. */
export function kindOfTitles(names: unknown): Kind | undefined {
  const found = new Set([names].flat().map((name) => kindOfTitle(name as string)))
  return found.has(undefined) ? undefined : found.size === 1 ? [...found][0] : 'card'
}

/** A name does not tell one from many; where it ends like a noun, that noun does. */
const nouns =
  /^(character|starship|vehicle|creature|weapon|device|location|site|system|sector|card|pilot|warrior|droid|trooper|rebel|imperial|alien|tie|squadron|cannon|force)$/
export const lastWords: readonly string[] = [...known.values()]
  .flat()
  .filter(({ title, words }) => written.has(title) || !nouns.test(words.at(-1) as string))
  .map(({ words }) => words.at(-1) as string)
  .concat(planets.map((planet) => tokens(planet).at(-1) as string))

/** A name in small letters and pieces is read back as it is written; the longest name counts. */
const name: Form = {
  sort: 'title',
  read(reader, start) {
    for (const { title, words } of known.get(reader.words[start] ?? '') ?? []) {
      if (!words.every((word, i) => reader.words[start + i] === word)) continue
      for (const [i, word] of words.entries()) reader.at(start + i, word)
      return [{ end: start + words.length, node: title, cost: 0 }]
    }
    return []
  },
  write: (_writer, node) => (typeof node === 'string' && kinds.has(node) ? node.split(' ') : undefined),
}

const planetWords = planets.map((title) => ({ title, words: tokens(title) }))
const planet: Form = {
  sort: 'planet',
  read(reader, start) {
    const found = planetWords.find(({ words }) => words.every((word, i) => reader.words[start + i] === word))
    if (found === undefined) return []
    for (const [i, word] of found.words.entries()) reader.at(start + i, word)
    return [{ end: start + found.words.length, node: found.title, cost: 0 }]
  },
  write: (_writer, node) => (typeof node === 'string' && planets.includes(node) ? node.split(' ') : undefined),
}

export const nameWords: Form[] = [
  name,
  list('titles', 'title', 'or', { least: 2 }),
  planet,
  list('planet-list', 'planet', 'or', { least: 2 }),
]
