import { perCatalog } from '@dejarik/kernel'
import type { Catalog } from '../definitions.js'
import type { Ability, Effect, Gain, Query } from '../effects/tree.js'
import type { Table } from '../state.js'
import { isQuery } from './described.js'

type Ongoing = Extract<Ability, { ability: 'ongoing'; gets: Gain[] }>

/** An always-on ability, with those of its gains that are about what is asked. */
export interface Giver {
  readonly ability: Ongoing
  /** Is it about the unit that its card is on? */
  readonly ofHost: boolean
  /** The cards that it is about, where it describes them. */
  readonly query: Query | null
  readonly gains: readonly Gain[]
}

/** What a definition gives, of one kind. */
export interface Giving {
  /** Keywords printed on it. */
  readonly keywords: readonly Gain[]
  /** What it gives to the unit that it pilots. */
  readonly pilot: readonly Gain[]
  readonly ongoing: readonly Giver[]
}

/** Everything in a catalog that gives something of one kind: definitions, and effects that last. */
export interface Givings {
  /** Its place among all kinds. */
  readonly place: number
  readonly byDef: readonly (Giving | undefined)[]
  readonly byNode: ReadonlyMap<number, readonly Gain[]>
}

/** The word by which the rules ask for such a gain: a number, a keyword, a deed, a rule … */
export function subjectOf(gain: Gain): string {
  if ('modify' in gain) return gain.modify
  if ('set' in gain) return gain.set
  if ('keyword' in gain) return gain.keyword
  if ('cannot' in gain) return gain.cannot
  if ('rule' in gain) return gain.rule
  if ('has' in gain) return 'has'
  if ('can' in gain && gain.can === 'play') return 'can-play'
  return 'can' in gain ? 'can' : 'must' in gain ? 'must' : 'subtype'
}

/** Kinds of things by number, in the order in which somebody spoke of them. */
const places = new Map<string, number>()

export function placeOf(subject: string): number {
  const place = places.get(subject) ?? places.size
  places.set(subject, place)
  return place
}

/** Always-on text that is given to a unit and speaks of others; it is asked for as what is `lent`. */
export const isLent = (ability: Ability): ability is Ongoing & { of: Query } =>
  ability.ability === 'ongoing' && 'gets' in ability && isQuery(ability.of)

/** Every word by which this might be asked for; null: any. See `isAbout`. */
function subjectsIn(gain: Gain): string[] | null {
  if ('piloted' in gain) return null
  const found = [subjectOf(gain)]
  if (!('has' in gain)) return found
  const { has } = gain
  found.push(has.ability)
  if (isLent(has)) found.push('lent')
  if ('keyword' in has) found.push(has.keyword)
  for (const each of gainsOf(has)) {
    const inside = subjectsIn(each)
    if (inside === null) return null
    found.push(...inside)
  }
  return found
}

/** Several kinds of things, a bit for each by its place; null: any. */
export type Places = readonly number[] | null

export const isIn = (place: number, kinds: readonly number[]): boolean =>
  (((kinds[place >> 5] ?? 0) >> (place & 31)) & 1) === 1

function bitsOf(places: readonly number[]): readonly number[] {
  const bits: number[] = []
  for (const place of places) {
    while (bits.length <= place >> 5) bits.push(0)
    bits[place >> 5] = (bits[place >> 5] as number) | (1 << (place & 31))
  }
  return bits
}

/** What an ability gives to others, or to itself as long as it lasts. */
const gainsOf = (tree: Ability | Effect): readonly Gain[] => ('gets' in tree ? tree.gets : NO_GAINS)
const NO_GAINS: readonly Gain[] = []

/** A keyword that is printed, as what it gives. */
export const keywordGiven = ({ keyword, n }: Extract<Ability, { ability: 'keyword' }>): Gain =>
  n === undefined ? { keyword } : { keyword, n }

/** What these gains might give. */
function placesOf(gains: readonly Gain[]): Places {
  const subjects = gains.map(subjectsIn)
  return subjects.includes(null) ? null : bitsOf(subjects.flatMap((each) => (each as string[]).map(placeOf)))
}

/** The same of each definition, and of each effect that may last: nearly all give nothing, or one thing. */
export const mightGive = perCatalog(({ defs, nodes }: Catalog) => ({
  byDef: defs.map(({ abilities }) =>
    placesOf(
      abilities.flatMap((ability): readonly Gain[] =>
        ability.ability === 'keyword' ? [keywordGiven(ability)] : gainsOf(ability),
      ),
    ),
  ),
  byNode: nodes.map((node) => placesOf(gainsOf(node))),
}))

/** A given ability is asked for as such, by its kind, and where it is always on, by whatever it gives. */
export function isAbout(gain: Gain, subject: string): boolean {
  // What a Pilot would give may be anything.
  if ('piloted' in gain || subjectOf(gain) === subject) return true
  if (!('has' in gain)) return false
  const { has } = gain
  if (has.ability === subject || (subject === 'lent' && isLent(has))) return true
  return has.ability === 'keyword' ? has.keyword === subject : gainsOf(has).some((each) => isAbout(each, subject))
}

const about = (gains: readonly Gain[], subject: string): Gain[] => gains.filter((gain) => isAbout(gain, subject))

const ongoingOf = (abilities: readonly Ability[]): Ongoing[] =>
  abilities.filter((ability) => ability.ability === 'ongoing' && 'gets' in ability)

/** Does always-on text of this definition speak of the unit that its card is on? */
const isOfHost = ({ of }: Ongoing): boolean => typeof of === 'object' && 'has' in of && of.has === 'this'

export function givingOf(abilities: readonly Ability[], subject: string): Giving | undefined {
  const printed = abilities.filter((ability) => ability.ability === 'keyword')
  const pilots = abilities.filter((ability) => ability.ability === 'pilot')
  const made = {
    keywords: printed.filter(({ keyword }) => keyword === subject).map(keywordGiven),
    pilot: pilots.flatMap(({ gets }) => about(gets, subject)),
    ongoing: ongoingOf(abilities)
      .map((ability) => ({
        ability,
        ofHost: isOfHost(ability),
        query: isQuery(ability.of) ? ability.of : null,
        gains: about(ability.gets, subject),
      }))
      .filter(({ gains }) => gains.length > 0),
  }
  return made.keywords.length + made.pilot.length + made.ongoing.length > 0 ? made : undefined
}

const known = perCatalog((_catalog) => new Map<string, Givings>())

/** Found once for each word that is asked about: hardly any definition gives something of that kind. */
export function givings(t: Table, subject: string): Givings {
  const all = known(t.catalog)
  let found = all.get(subject)
  if (found === undefined) {
    found = findGivings(t, subject)
    all.set(subject, found)
  }
  return found
}

function findGivings({ catalog }: Table, subject: string): Givings {
  const byNode = new Map<number, readonly Gain[]>()
  catalog.nodes.forEach((node, i) => {
    const gains = about(gainsOf(node), subject)
    if (gains.length > 0) byNode.set(i, gains)
  })
  const byDef = catalog.defs.map(({ abilities }) => givingOf(abilities, subject))
  return { place: placeOf(subject), byDef, byNode }
}

/** The definitions with always-on text about the unit that their card is on. */
export const hosted = perCatalog((catalog: Catalog) => catalog.defs.map(({ abilities }) => speaksOfHost(abilities)))

export const speaksOfHost = (abilities: readonly Ability[]): boolean => ongoingOf(abilities).some(isOfHost)

/** The effects that take all abilities from what they are about. rule swtcg.card-effects */
export const silencers = perCatalog(
  ({ nodes }: Catalog) =>
    new Set(
      nodes.flatMap((node, i) => {
        const isOne =
          node.do === 'get'
            ? node.gets.some((gain) => 'rule' in gain && gain.rule === 'no-effect')
            : node.do === 'lose-ability' && node.keyword === 'all'
        return isOne ? [i] : []
      }),
    ),
)
