import { type Subject as KernelSubject, subjectsFor } from '@dejarik/kernel/modifiers'
import { deeds } from '../../effects/ability.js'
import { namedRules, stats, tallies } from '../../effects/numbers.js'
import type { Deed, Gain, NamedRule, Stat, Tally } from '../../effects/tree.js'

/** What texts speak of, as one word: 'power', 'cannot move', 'immune' … All changes of one subject are of one kind, `G`. */
export type Subject<G extends Gain = Gain> = KernelSubject<G>

/** The gains that have that field. */
export type GainOf<Field extends string> = Extract<Gain, Readonly<Record<Field, unknown>>>
/** Gains that change a number of a card or a player. */
export type NumberGain = GainOf<'modify'> | GainOf<'multiply'> | GainOf<'halve'> | GainOf<'set'> | GainOf<'define'>

const deedWords = ['may', 'cannot', 'only', 'free', 'toll'] as const
type DeedWord = (typeof deedWords)[number]
const kindWords = ['immune', 'icon', 'is', 'canceled', 'text-of', 'has'] as const
type KindWord = (typeof kindWords)[number]
/** `free` stands with `may`, too: there it is no gain of its own. */
export type DeedGain<W extends DeedWord> = W extends 'free' ? Exclude<GainOf<'free'>, { may: unknown }> : GainOf<W>

const all = subjectsFor<Gain>([
  ...stats,
  ...tallies,
  ...tallies.map((name) => `limit ${name}`),
  ...deedWords.flatMap((how) => deeds.map((deed) => `${how} ${deed}`)),
  ...namedRules.map((rule) => `rule ${rule}`),
  ...kindWords,
])

export const subjects: readonly Subject[] = [...all.values()]

function subject<G extends Gain>(word: string): Subject<G> {
  const found = all.get(word)
  if (found === undefined) throw new Error(`No modifier is about '${word}'`)
  // Only changes of its kind are filed under it: see `wordFor`.
  return found as KernelSubject as Subject<G>
}

/** A number of a card or a player. */
export const numberSubject = (name: Stat | Tally): Subject<NumberGain> => subject(name)
/** The most that a number of a player may be. rule swccg.limited */
export const limitSubject = (name: Tally): Subject<GainOf<'limit'>> => subject(`limit ${name}`)
/** What may, cannot or can only be done, what costs nothing or more. */
export const deedSubject = <W extends DeedWord>(how: W, deed: Deed): Subject<DeedGain<W>> => subject(`${how} ${deed}`)
/** A rule that a text sets up by name. */
export const ruleSubject = (rule: NamedRule): Subject<GainOf<'rule'>> => subject(`rule ${rule}`)
export const kindSubject = <W extends KindWord>(word: W): Subject<GainOf<W>> => subject(word)

/** What a gain is about. */
export const subjectOf = (gain: Gain): Subject => subject(wordFor(gain))

function wordFor(gain: Gain): string {
  if ('modify' in gain) return gain.modify
  if ('multiply' in gain) return gain.multiply
  if ('halve' in gain) return gain.halve
  if ('set' in gain) return gain.set
  if ('define' in gain) return gain.define
  if ('may' in gain) return `may ${gain.may}`
  if ('cannot' in gain) return `cannot ${gain.cannot}`
  if ('only' in gain) return `only ${gain.only}`
  if ('free' in gain) return `free ${gain.free}`
  if ('toll' in gain) return `toll ${gain.toll}`
  if ('limit' in gain) return `limit ${gain.limit}`
  if ('rule' in gain) return `rule ${gain.rule}`
  for (const kind of kindWords) if (kind in gain) return kind
  throw new Error(`No gain is like ${JSON.stringify(gain)}`)
}

/** rule swccg.landed-starfighter: of its text only what is about deploying counts there. */
export const isOfDeploying = ({ word }: Subject): boolean => word.includes('deploy') || word.endsWith(' carry')

/** The rank of what multiplies or halves. */
export const FACTOR = 1

/** Multiplies or halves: what was added before counts that many times, what comes later does not. */
export const isFactor = (gain: Gain): boolean => 'multiply' in gain || 'halve' in gain
