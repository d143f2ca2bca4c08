import type { Deed, Gain, Stat, Tally } from '../effects/tree.js'
import type { Said } from './gains.js'

/**
 * Something that texts speak of, as one word: 'power', 'cannot move', 'immune' … It holds what was last heard of it, in
 * whatever state that was, and the date of that: see `derived.ts`. All gains of one topic are of one kind, `G`.
 */
export interface Topic<G extends Gain = Gain> {
  readonly word: string
  /** Its place among all topics. */
  readonly id: number
  said: readonly Said<G>[]
  saidAt: number
  /** The numbers of cards that have this name, and the date of each. */
  readonly numbers: number[]
  readonly numbersAt: number[]
  /** Could what is said change with any card that moves? And the table for which that was found out. */
  restless: boolean
  restlessIn: number
}

/** The gains that have that field. */
export type GainOf<Field extends string> = Extract<Gain, Readonly<Record<Field, unknown>>>
/** Gains that change a number of a card or a player. */
export type NumberGain = GainOf<'modify'> | GainOf<'multiply'> | GainOf<'halve'> | GainOf<'set'> | GainOf<'define'>

type DeedWord = 'may' | 'cannot' | 'only' | 'free' | 'toll'
const kindWords = ['immune', 'icon', 'is', 'canceled', 'text-of', 'has'] as const
type KindWord = (typeof kindWords)[number]

/** A number of a card or a player. */
export const numberTopic = (name: Stat | Tally): Topic<NumberGain> => topic(name)
/** The most that a number of a player may be. rule swccg.limited */
export const limitTopic = (name: Tally): Topic<GainOf<'limit'>> => topic(`limit ${name}`)
/** What may, cannot or can only be done, what costs nothing or more. */
export const deedTopic = <W extends DeedWord>(how: W, deed: Deed): Topic<DeedGain<W>> => topic(`${how} ${deed}`)
/** `free` stands with `may`, too: there it is no gain of its own. */
export type DeedGain<W extends DeedWord> = W extends 'free' ? Exclude<GainOf<'free'>, { may: unknown }> : GainOf<W>
/** A rule that a text sets up by name. */
export const ruleTopic = (rule: string): Topic<GainOf<'rule'>> => topic(`rule ${rule}`)
export const kindTopic = <W extends KindWord>(word: W): Topic<GainOf<W>> => topic(word)

const topics = new Map<string, Topic>()

/** There is one topic for each word, and only gains of its kind are filed under it: see `wordFor`. */
function topic<G extends Gain>(word: string): Topic<G> {
  let found = topics.get(word)
  if (found === undefined) {
    found = {
      word,
      id: topics.size,
      said: [],
      saidAt: 0,
      numbers: [],
      numbersAt: [],
      restless: false,
      restlessIn: 0,
    }
    topics.set(word, found)
  }
  return found as Topic<Gain> as Topic<G>
}

const known = new WeakMap<Gain, Topic>()

/** What a gain is about; found once for each. */
export function topicOf(gain: Gain): Topic {
  let found = known.get(gain)
  if (found === undefined) {
    found = topic(wordFor(gain))
    known.set(gain, found)
  }
  return found
}

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

/** Multiplies or halves: what was added before counts so many times, what comes later does not. */
export const isFactor = ({ gain }: { readonly gain: Gain }): boolean => 'multiply' in gain || 'halve' in gain
