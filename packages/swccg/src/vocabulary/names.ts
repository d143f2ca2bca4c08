import { type Card, definitionOf, perCatalog } from '@dejarik/kernel'
import { amount, isA } from '@dejarik/kernel/vocabulary'
import { commonNames } from '../cards/called.js'
import type { CardData } from '../cards/card.js'
import { personaCalled } from '../cards/personas.js'
import { hostOf, roleOf } from '../columns.js'
import type { Definition } from '../definitions.js'
import { defOf } from '../rules/facts.js'
import { appliesTo, modifiersOf } from '../rules/modifiers/modifiers.js'
import { has, permanentAbility } from '../rules/modifiers/numbers.js'
import { kindSubject } from '../rules/modifiers/subjects.js'
import { onTable } from '../rules/zones.js'
import { PASSENGER, PILOT, type Table } from '../state.js'

const IS = kindSubject('is')
const ICON = kindSubject('icon')

/**
 * What is known of a definition by its words, made once. rules swccg.alien, swccg.imperial, swccg.rebel, swccg.stormtrooper,
 * swccg.sandtrooper, swccg.trooper, swccg.rebel-troopers, swccg.warrior, swccg.r-unit-droids, swccg.skywalker, swccg.lore,
 * swccg.foreign-language, swccg.red-squadron, swccg.gold-squadron, swccg.rogue-squadron, swccg.force-attuned,
 * swccg.force-sensitive, swccg.jedi-knight, swccg.jedi-master, swccg.imperial-starship, swccg.rebel-starship
 */
interface Known {
  /** Every name that means this card. */
  readonly names: ReadonlySet<string>
  /** Every name that means its permanent pilot. */
  readonly crew: ReadonlySet<string>
  /** Everything that it is, in small letters. */
  readonly words: ReadonlySet<string>
}

const known = new WeakMap<object, Known>()

function knownOf(def: Definition): Known {
  const found = known.get(def)
  if (found !== undefined) return found
  const pilot = def.crew?.persona
  const own = def.personas.filter((persona) => persona !== pilot)
  const made: Known = {
    // Texts speak of the Cantina, whatever planet it is on.
    names: named([...commonNames(def as unknown as CardData), ...own]),
    crew: named(pilot === undefined ? [] : [pilot]),
    words: wordsOf(def),
  }
  known.set(def, made)
  return made
}

const named = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => [name, name.replace(/\s*\([^)]*\)$/, ''), personaCalled(name)]))

function wordsOf(def: Definition): ReadonlySet<string> {
  const words = new Set<string>([def.type, ...def.subtypes, ...Object.keys(def.icons), ...def.characteristics])
  // What is not unique is one of what its title says: a lift tube.
  words.add(def.name.toLowerCase())
  const sensitivity = def.sensitivity ?? (def.type === 'character' ? levelOf(def.ability) : undefined)
  if (sensitivity !== undefined) {
    words.add(sensitivity)
    // rule swccg.jedi
    if (sensitivity.includes('jedi')) words.add('jedi')
  }
  if (def.model !== undefined) {
    const model = def.model.toLowerCase()
    words.add(model)
    // Short for all of one make: a T-47.
    words.add(model.split(' ')[0] as string)
    if (model.startsWith('tie')) words.add('tie')
  }
  return words
}

/** rules swccg.force-attuned, swccg.force-sensitive: the level that an ability stands for, whatever else is printed beside it. */
const levelOf = (ability: unknown): string | undefined =>
  ability === 3 ? 'force-attuned' : ability === 4 || ability === 5 ? 'force-sensitive' : undefined

/** For each name, which definitions it means, and which permanent pilots; as far as it was asked. */
const meant = perCatalog(() => new Map<string, (boolean | undefined)[]>())

/** rule swccg.personas: by title, or as a version of that persona; of a permanent pilot, who it is. */
export function isNamed(t: Table, card: Card, name: string, inside = false): boolean {
  const all = meant(t.catalog)
  let found = all.get(name)
  if (found === undefined) {
    found = []
    all.set(name, found)
  }
  const which = definitionOf(t.s, card) * 2 + (inside ? 1 : 0)
  let is = found[which]
  if (is === undefined) {
    const { names, crew } = knownOf(defOf(t, card))
    const of = inside ? crew : names
    is = of.has(name) || of.has(personaCalled(name))
    found[which] = is
  }
  return is
}

export const isNamedAny = (t: Table, card: Card, names: string | readonly string[], inside: boolean): boolean =>
  typeof names === 'string' ? isNamed(t, card, names, inside) : names.some((name) => isNamed(t, card, name, inside))

const titles = new Map<string, RegExp>()

/** rule swccg.with-x-in-title: whole words, in the plural or with an apostrophe too. */
export function hasInTitle(t: Table, card: Card, word: string): boolean {
  let pattern = titles.get(word)
  if (pattern === undefined) {
    const plain = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    pattern = new RegExp(`(?<![\\p{L}\\p{N}])${plain}(?:'s|s'|es|s)?(?![\\p{L}\\p{N}])`, 'iu')
    titles.set(word, pattern)
  }
  return pattern.test(defOf(t, card).name)
}

const parts = new Map<string, readonly string[]>()

function partsOf(word: string): readonly string[] {
  let list = parts.get(word)
  if (list === undefined) {
    list = word.split('+')
    parts.set(word, list)
  }
  return list
}

/** Is it one of these? */
export function isOneOf(t: Table, card: Card, words: readonly string[], asker: Card, inside = false): boolean {
  if (!inside) {
    const printed = isPrintedAs(t, card, words)
    if (printed === true) return true
    // What texts make of it is to be looked at only where any speaks of such a thing.
    if (printed === false && modifiersOf(t, IS).length === 0 && modifiersOf(t, ICON).length === 0) return false
  }
  for (const word of words) if (isOne(t, card, word, asker, inside)) return true
  return false
}

/** For each list of words, which definitions are one of these by their facts; as far as it was asked. */
const printedAs = perCatalog(() => new WeakMap<readonly string[], (boolean | null | undefined)[]>())

/** Is it one of these by its facts alone? null where they do not tell. */
function isPrintedAs(t: Table, card: Card, words: readonly string[]): boolean | null {
  const all = printedAs(t.catalog)
  let found = all.get(words)
  if (found === undefined) {
    found = []
    all.set(words, found)
  }
  const which = definitionOf(t.s, card)
  let is = found[which]
  if (is === undefined) {
    const known = knownOf(defOf(t, card)).words
    const parts = words.map(partsOf)
    // rule swccg.card-with-ability: texts give and take ability.
    // rules swccg.gold-squadron, swccg.red-squadron, swccg.rogue-squadron: and a pilot belongs to the squadron of what it flies.
    is = parts.some((each) => each.some((one) => one === 'ability' || squadrons.has(one)))
      ? null
      : parts.some((each) => each.every((one) => known.has(one)))
    found[which] = is
  }
  return is
}

/** Is it such a one: by its facts, or because a text says so? `a+b` needs both. */
function isOne(t: Table, card: Card, word: string, asker: Card, inside = false): boolean {
  for (const part of partsOf(word)) if (!isOneWord(t, card, part, asker, inside)) return false
  return true
}

const PERMANENT: ReadonlySet<string> = new Set(['pilot', 'permanent pilot', 'ability'])

function isOneWord(t: Table, card: Card, word: string, asker: Card, inside: boolean): boolean {
  // rule swccg.permanent-pilot: nothing but what is stated.
  if (inside) return PERMANENT.has(word)
  // rule swccg.card-with-ability
  if (word === 'ability') return has(t, card, 'ability') || permanentAbility(t, card) > 0
  if (squadrons.has(word) && isFlyingFor(t, card, word)) return true
  return knownOf(defOf(t, card)).words.has(word) || isMade(t, card, word, asker) || hasGained(t, card, word)
}

const squadrons: ReadonlyMap<string, string> = new Map([
  ['gold squadron', 'Gold '],
  ['red squadron', 'Red '],
  ['rogue squadron', 'Rogue '],
])

/** Does it pilot a starfighter, or a snowspeeder, whose title begins with the name of that squadron, or is it a gunner aboard such a snowspeeder? */
function isFlyingFor(t: Table, card: Card, squadron: string): boolean {
  const as = roleOf(t.s, card)
  const isGunner = squadron === 'rogue squadron' && as === PASSENGER && knownOf(defOf(t, card)).words.has('gunner')
  if ((as !== PILOT && !isGunner) || !onTable(t.s, card)) return false
  const host = hostOf(t.s, card)
  return host >= 0 && defOf(t, host).name.startsWith(squadrons.get(squadron) as string)
}

/** Texts that make it one may ask in turn what it is: no deeper than this. */
const DEEPEST = 4

/** Does a text make it one, for all or for the card that asks? */
function isMade(t: Table, card: Card, word: string, asker: Card): boolean {
  const all = modifiersOf(t, IS)
  if (all.length === 0 || isTooDeep(t)) return false
  t.cache.asking += 1
  let is = false
  for (const each of all) {
    const { change, x } = each
    if (!change.is.includes(word)) continue
    if (change.for !== undefined && (asker < 0 || !isA(t, asker, change.for, x, x.you))) continue
    if (!appliesTo(t, each, card)) continue
    is = true
    break
  }
  t.cache.asking -= 1
  return is
}

/** Has it that icon by some text? */
function hasGained(t: Table, card: Card, icon: string): boolean {
  const all = modifiersOf(t, ICON)
  if (all.length === 0 || isTooDeep(t)) return false
  t.cache.asking += 1
  let has = false
  for (const each of all) {
    const { change, x } = each
    if (change.icon !== icon || !appliesTo(t, each, card) || amount(t, change.n, x, x.you) <= 0) continue
    has = true
    break
  }
  t.cache.asking -= 1
  return has
}

/** What is not asked any deeper is missing from whatever is being computed. */
function isTooDeep({ cache }: Table): boolean {
  if (cache.asking < DEEPEST) return false
  cache.readIncomplete(0)
  return true
}
