import { grammar, read } from '@dejarik/kernel/grammar'
import type { Ability, Side } from '../../effects/tree.js'
import type { Compiled } from '../compile.js'
import { ownWords } from '../grammar.js'
import { tidy } from '../tidy.js'
import { printAboard } from './aboard.js'
import { printActions } from './actions.js'
import { printCards } from './cards.js'
import { printConditions } from './conditions.js'
import { printDeploying } from './deploying.js'
import { printEffects } from './effects.js'
import { printShots } from './firing.js'
import { printGains } from './gains.js'
import { printInterrupts } from './interrupts.js'
import { printHappenings } from './just-happened.js'
import { printLocations } from './locations.js'
import { type Facts, normalise } from './normalise.js'
import { printPhrases } from './phrases.js'
import { printPlaces } from './places.js'
import { printTallies } from './player-numbers.js'
import { printClaims } from './predicates.js'
import { printReacts } from './reacts.js'
import { printSearching } from './searching.js'
import { printCourses } from './sequences.js'
import { printDeeds } from './single-effects.js'
import { printSubjects } from './subjects.js'
import { printOccasions } from './timing.js'
import { printMoments } from './triggers.js'
import { printWeapons } from './weapons.js'

export const printGrammar = grammar([
  ...ownWords,
  ...printPhrases,
  ...printPlaces,
  ...printTallies,
  ...printAboard,
  ...printSearching,
  ...printMoments,
  ...printEffects,
  ...printActions,
  ...printOccasions,
  ...printHappenings,
  ...printCourses,
  ...printDeeds,
  ...printConditions,
  ...printGains,
  ...printSubjects,
  ...printCards,
  ...printDeploying,
  ...printReacts,
  ...printClaims,
  ...printLocations,
  ...printWeapons,
  ...printShots,
  ...printInterrupts,
])

/** Sentences end with a stop before a capital. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/\. (?=[A-Z(])/)
    .map((one) => one.replace(/\.\s*$/, ''))
    .filter((one) => one !== '')

/** The longest beginning that can be read, then the rest. */
function several(sentences: readonly string[]): Compiled {
  if (sentences.length === 0) return { abilities: [], unread: [] }
  let unread = ''
  for (let n = sentences.length; n > 0; n--) {
    const result = read(printGrammar, 'printed', sentences.slice(0, n).join('. '))
    if ('unread' in result) {
      unread = result.unread
      continue
    }
    const rest = several(sentences.slice(n))
    return { abilities: [...(result.node as Ability[]), ...rest.abilities], unread: rest.unread }
  }
  const rest = several(sentences.slice(1))
  return { abilities: rest.abilities, unread: [`${sentences[0]} [${unread}]`, ...rest.unread] }
}

type Played = 'used' | 'lost' | 'used-or-lost' | 'starting'
const playedAs = ({ subtypes }: Facts): Played => {
  const used = subtypes.includes('used interrupt')
  return used && subtypes.includes('lost interrupt') ? 'used-or-lost' : used ? 'used' : 'lost'
}

const itsBearer = (tree: unknown): unknown => {
  if (Array.isArray(tree)) return tree.map(itsBearer)
  if (typeof tree !== 'object' || tree === null) return tree === 'this' ? 'attached' : tree
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, itsBearer(part)]))
}

/** A Utinni Effect speaks of its target. */
const ofTarget = (one: Ability): Ability =>
  JSON.parse(JSON.stringify(one).replaceAll('"attached"', '"target"')) as Ability

/** What a device or an Effect says of power and the like is about its bearer. */
const borne = new Set(['device', 'effect', 'weapon'])
function ofBearer(one: Ability): Ability {
  if (one.ability === 'ongoing' && one.of === 'attached') return itsBearer(one) as Ability
  if (one.ability !== 'ongoing' || one.of !== 'this') return one
  if (!one.gets.every((gain) => 'modify' in gain || ('immune' in gain && gain.immune === 'attrition'))) return one
  return itsBearer({ ...one, of: 'attached' }) as Ability
}

/** An Interrupt is nowhere: "present" is where it happens. */
const there = (tree: unknown, place: unknown): unknown => {
  if (Array.isArray(tree)) return tree.map((part) => there(part, place))
  if (typeof tree !== 'object' || tree === null) return tree === 'here' ? place : tree
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, there(part, place)]))
}

/** An Interrupt is played where others act; it has no limit but its copies. */
function asPlayed(one: Ability, as: Played): Ability {
  if (one.ability !== 'action' && one.ability !== 'play') return one
  const { limit: _, ...rest } = one
  const inBattle = one.when.every((when) => when === 'battle')
  return there({ ...rest, ability: 'play', as }, inBattle ? 'battle' : { that: 'place' }) as Ability
}

interface Part {
  words: string
  side?: Side
  as?: Played
}

/** "If …, do one of the following: A. OR B.": the beginning belongs to each of them. */
function sharedHeader(text: string): string {
  const [, header, rest] = text.match(/^([^.:]*?),? (?:you )?may do one of the following: (.*)$/s) ?? []
  return header === undefined || rest === undefined ? text : `${header}, ${rest.replace(/ OR /g, ` OR ${header}, `)}`
}

/** rule swccg.immune: what a function says at its end is so as it is played in that function. */
const immuneTo = /\.? Immune to Sense\.$/
const sense = { kind: 'interrupt', name: 'Sense' } as const

/** The functions of an Interrupt are parted by "OR", and where it may be played in two ways by "USED:" and "LOST:". */
function functionsOf(text: string, facts: Facts): Part[] {
  const headed = sharedHeader(text)
  const ways = [...headed.matchAll(/(?:(USED|LOST|STARTING):)?\s*(.+?)\s*(?=(?:USED|LOST|STARTING):|$)/gs)]
  return ways.flatMap(([, way, words = '']) =>
    words
      .split(/[.,]? OR (?=[A-Za-z])/)
      .map((part) => ({ words: normalise(part, facts), ...(way && { as: way.toLowerCase() as Played }) })),
  )
}

/** A printed text; of a location, that of each side. */
export type Printed = string | Readonly<Record<Side, string>>

/** A printed text in plain words, a part for each side of a location and each function of an Interrupt. */
export function printedParts(text: Printed, facts: Facts): Part[] {
  if (typeof text !== 'string')
    return (['light', 'dark'] as const).map((side) => ({ words: normalise(text[side], facts), side }))
  return facts.type === 'interrupt' ? functionsOf(text, facts) : [{ words: normalise(text, facts) }]
}

const nothing = /^[\s.-]*$|^\W*(none|blank)\W*$/i

/** An Effect that deploys in one way "OR" another has what is said of that way; what stands last may be of both. */
function modesOf(text: Printed, facts: Facts): Compiled | undefined {
  if (typeof text !== 'string' || facts.type !== 'effect' || !/ OR Deploy /.test(text)) return undefined
  const [, ways = '', both = ''] = text.match(/^(.*?)((?: \(Immune to [^)]*\))?)$/s) ?? []
  const made = [...ways.split(/ OR (?=Deploy )/), both].map((part) => compileCard(part, { ...facts, type: 'device' }))
  const rest = made.pop() as Compiled
  const empty = made.some(({ abilities }) => abilities.length === 0)
  return {
    abilities: [tidy({ ability: 'modes', modes: made.map(({ abilities }) => abilities) }), ...rest.abilities],
    unread: [...(empty ? [text] : []), ...[...made, rest].flatMap(({ unread }) => unread)],
  }
}

/** What both halves of a location say alike of everybody is so once. rule swccg.cumulatively */
function isSaidTwice({ side: _, ...one }: Ability, other: Ability): boolean {
  const said = JSON.stringify(tidy(other))
  return one.ability === 'ongoing' && said === JSON.stringify(one) && !/"(you|yours|opponent)"/.test(said)
}

/** A site that changes the power of cards and does not say where: most likely of those there, but it does not say so. */
const isPlaceless = (one: Ability, { type, subtypes }: Facts): boolean =>
  type === 'location' &&
  subtypes.includes('site') &&
  one.ability === 'ongoing' &&
  typeof one.of === 'object' &&
  !['at', 'present', 'not-at'].some((key) => key in (one.of as object)) &&
  one.gets.some((gain) => 'modify' in gain && ['power', 'forfeit'].includes(gain.modify))

/** The abilities that a printed text gives a card. */
export function compileCard(text: Printed, facts: Facts): Compiled {
  const modes = modesOf(text, facts)
  if (modes !== undefined) return modes
  const made: Compiled = { abilities: [], unread: [] }
  for (const { words, side, as } of printedParts(text, facts)) {
    if (nothing.test(words)) continue
    const immune = facts.type === 'interrupt' && immuneTo.test(words)
    const { abilities, unread } = several(sentencesOf(immune ? words.replace(immuneTo, '.') : words))
    for (const one of abilities) {
      // rules swccg.vehicle-sites, swccg.starship-sites say where such a site goes.
      if (side !== undefined && one.ability === 'deploy') continue
      const played =
        facts.type === 'interrupt'
          ? asPlayed(one, as ?? playedAs(facts))
          : facts.subtypes.includes('utinni effect')
            ? ofTarget(ofBearer(one))
            : borne.has(facts.type)
              ? ofBearer(one)
              : one
      if (immune && played.ability === 'play') played.immune = sense
      if (isPlaceless(one, facts) && !/\bon table\b/.test(words)) made.unread.push(`${words} [where?]`)
      if (side !== undefined && made.abilities.some((other) => isSaidTwice(other, played))) continue
      made.abilities.push(tidy(side === undefined ? played : { ...played, side }))
    }
    made.unread.push(...unread)
  }
  return made
}
