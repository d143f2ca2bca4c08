import { buildCatalog, type Catalog as KernelCatalog, type Clause as KernelClause } from '@dejarik/kernel'
import { partsOf } from '@dejarik/kernel/vocabulary'
import type { CardData } from './cards/card.js'
import type { Awaited, ClauseTree, Effect, When } from './effects/tree.js'

/** What a card is, one bit each, so that the rules can ask fast. */
export const CHARACTER = 1
export const STARSHIP = 1 << 1
export const VEHICLE = 1 << 2
export const CREATURE = 1 << 3
export const WEAPON = 1 << 4
export const DEVICE = 1 << 5
export const EFFECT = 1 << 6
export const INTERRUPT = 1 << 7
export const LOCATION = 1 << 8
export const SITE = 1 << 9
export const SYSTEM = 1 << 10
export const SECTOR = 1 << 11
export const CAPITAL = 1 << 12
export const STARFIGHTER = 1 << 13
export const SQUADRON = 1 << 14
export const DROID = 1 << 15
export const ENCLOSED = 1 << 16
export const PILOTS = 1 << 17
export const SPY = 1 << 18
export const INTERIOR = 1 << 19
export const EXTERIOR = 1 << 20
export const DOCKING_BAY = 1 << 21
export const CREATURE_VEHICLE = 1 << 22
export const UTINNI = 1 << 23
export const IMMEDIATE = 1 << 24
export const MOBILE = 1 << 25
export const WARRIOR = 1 << 26
export const TRANSPORT = 1 << 27
export const LOST_INTERRUPT = 1 << 28
export const USED_INTERRUPT = 1 << 29
export const ARTILLERY = 1 << 30

const types: Readonly<Record<string, number>> = {
  character: CHARACTER,
  starship: STARSHIP,
  vehicle: VEHICLE,
  creature: CREATURE,
  weapon: WEAPON,
  device: DEVICE,
  effect: EFFECT,
  interrupt: INTERRUPT,
  location: LOCATION,
}

const kinds: Readonly<Record<string, number>> = {
  site: SITE,
  system: SYSTEM,
  sector: SECTOR,
  'capital starship': CAPITAL,
  starfighter: STARFIGHTER,
  squadron: SQUADRON,
  droid: DROID,
  'creature vehicle': CREATURE_VEHICLE,
  'transport vehicle': TRANSPORT,
  'utinni effect': UTINNI,
  'immediate effect': IMMEDIATE,
  'mobile effect': MOBILE,
  'used interrupt': USED_INTERRUPT,
  'lost interrupt': LOST_INTERRUPT,
  'artillery weapon': ARTILLERY,
}

const signs: Readonly<Record<string, number>> = {
  pilot: PILOTS,
  warrior: WARRIOR,
  interior: INTERIOR,
  exterior: EXTERIOR,
}

const marks: Readonly<Record<string, number>> = { spy: SPY, 'docking bay': DOCKING_BAY, enclosed: ENCLOSED }

/** A card as the engine uses it. */
export interface Definition extends Omit<CardData, 'abilities'> {
  readonly abilities: readonly ClauseTree[]
  readonly bits: number
}

export type Clause = KernelClause<ClauseTree>
export type Catalog = KernelCatalog<Definition, ClauseTree, Effect>

function bitsOf(card: CardData): number {
  let bits = types[card.type] ?? 0
  for (const kind of card.subtypes) bits |= kinds[kind] ?? 0
  for (const icon of Object.keys(card.icons)) bits |= signs[icon] ?? 0
  for (const mark of card.characteristics) bits |= marks[mark] ?? 0
  // rule swccg.enclosed-vehicles: starships are closed too.
  if ((bits & STARSHIP) !== 0) bits |= ENCLOSED
  return bits
}

/** The windows that an ability answers: what has just happened or is about to, the start of a phase, what becomes so. */
function windowsOf(whens: readonly When[]): string[] {
  const found: string[] = []
  for (const when of whens) {
    if (typeof when === 'string') continue
    if ('just' in when) for (const on of [when.just.on].flat()) found.push(`just-${on}`)
    if ('about' in when) for (const on of [when.about.on].flat()) found.push(`about-${on}`)
    if ('start' in when && when.start === true) found.push('start-of-phase')
    if ('becomes' in when) found.push('becomes')
  }
  return found
}

/** Keys under which a number is named, not a value given: `x` there is the X of a card's own text. */
const numbers = new Set(['stat', 'define', 'modify', 'multiply', 'set', 'most', 'sum', 'least'])

/** The same tree, where every ability in it, given ones too, says what it answers. */
function timed(tree: unknown): unknown {
  // The number named when the cost is paid is a value like any other.
  if (tree === 'x') return { x: true }
  if (Array.isArray(tree)) return tree.map(timed)
  if (typeof tree !== 'object' || tree === null) return tree
  const made = Object.fromEntries(
    Object.entries(tree).map(([key, part]) => [key, numbers.has(key) ? part : timed(part)]),
  )
  if (!isAbility(tree)) return made
  const responds = 'when' in tree ? windowsOf(tree.when ?? []) : []
  if (responds.length === 0) return made
  return { ...made, responds, ...(tree.ability === 'automatic' ? { automatic: true } : {}) }
}

const isAbility = (tree: object): tree is ClauseTree => 'ability' in tree && typeof tree.ability === 'string'

/** Abilities inside abilities: given ones, and those of a mode that a card is deployed in. */
const nested = (ability: ClauseTree): ClauseTree[] =>
  [...partsOf<ClauseTree>(ability)].filter((part): part is ClauseTree => part !== ability && isAbility(part))

/** What effects wait for: each is a clause of its own, since it comes when its card may be gone. */
function waiting(abilities: readonly ClauseTree[]): Awaited[] {
  const found: Awaited[] = []
  const add = (effect: Effect, responds: string[]): void => {
    found.push({ ability: 'awaited', automatic: true, responds, effect })
  }
  for (const part of partsOf<Effect>(abilities)) {
    if (part.do === 'await')
      add(
        part.effect,
        [part.event.on].flat().map((on) => `just-${on}`),
      )
    if (part.do === 'predict') for (const effect of [part.right, part.wrong]) add(effect, ['just-decide-battle'])
  }
  return found
}

export function swccgCatalog(cards: readonly CardData[]): Catalog {
  const sorted = [...cards].sort((a, b) => (a.id < b.id ? -1 : 1))
  const defs = sorted.map(
    // Card data is checked against the vocabulary where it comes in; from here on it has the type of a tree.
    (card): Definition => ({ ...card, abilities: timed(card.abilities) as ClauseTree[], bits: bitsOf(card) }),
  )
  const given = defs.flatMap(({ id, abilities }) =>
    [...abilities.flatMap((each) => nested(each)), ...waiting(abilities)].map((ability) => ({ from: id, ability })),
  )
  return buildCatalog<Definition, ClauseTree, Effect>(defs, given, sorted)
}

const clauses = new WeakMap<object, Map<object, Clause>>()

/** The clause that an ability has in this catalog: printed or given. */
export function clauseOf(catalog: Catalog, ability: object): Clause {
  let known = clauses.get(catalog)
  if (known === undefined) {
    known = new Map(catalog.clauses.map((clause) => [clause.ability, clause]))
    clauses.set(catalog, known)
  }
  const found = known.get(ability)
  if (found === undefined) throw new Error(`An ability is not of this catalog: ${JSON.stringify(ability)}`)
  return found
}

const awaiting = new WeakMap<object, Map<object, Clause>>()

/** The clause of what an effect waits to do. */
export function awaitedClause(catalog: Catalog, effect: object): Clause {
  let known = awaiting.get(catalog)
  if (known === undefined) {
    known = new Map()
    for (const clause of catalog.clauses)
      if (clause.ability.ability === 'awaited') known.set(clause.ability.effect, clause)
    awaiting.set(catalog, known)
  }
  const found = known.get(effect)
  if (found === undefined) throw new Error(`Nothing waits for this: ${JSON.stringify(effect)}`)
  return found
}
