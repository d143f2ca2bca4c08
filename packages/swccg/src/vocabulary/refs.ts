import { type Card, cardOf, lives } from '@dejarik/kernel'
import { bound, isA, type Scope, type Vocabulary } from '@dejarik/kernel/vocabulary'
import { aimOf, hostOf } from '../columns.js'
import type { Query, Ref } from '../effects/tree.js'
import { locationOf } from '../rules/card-states.js'
import { onTable } from '../rules/zones.js'
import type { State, Table } from '../state.js'

const NOBODY: readonly number[] = []
const singles: (readonly number[])[] = []

/** One thing as a list, made once for each: references are read in every listing of options. */
export function one(thing: number): readonly number[] {
  if (thing < 0) return NOBODY
  const known = singles[thing]
  if (known !== undefined) return known
  const made = Object.freeze([thing])
  singles[thing] = made
  return made
}

/** The card of a text; -1 where it is not known which: a card in a hidden hand. */
export const sourceOf = (x: Scope): Card => (x.source < 0 ? -1 : cardOf(x.source))

/** What this card is deployed on or carried by, or would be. */
export function attachedTo(t: Table, x: Scope): Card {
  const would = x.that['#attached']
  if (would !== undefined) return would[0] ?? -1
  const card = sourceOf(x)
  return card < 0 ? -1 : hostOf(t.s, card)
}

/** rule swccg.here: the location where this card is or would be, or this location. */
export function hereOf(t: Table, x: Scope): Card {
  const card = sourceOf(x)
  if (card < 0) return -1
  if (!onTable(t.s, card) && x.that['#attached'] !== undefined) return locationOf(t, attachedTo(t, x))
  return locationOf(t, card)
}

/** The lasting target of a Utinni Effect, as long as it is what it was. */
function targetOf(t: Table, x: Scope): Card {
  const card = sourceOf(x)
  const aim = card < 0 ? -1 : aimOf(t.s, card)
  return aim >= 0 && lives(t.s, aim) ? cardOf(aim) : -1
}

/** Where that target was when it was chosen. */
export const firstPlaceOf = (t: Table, x: Scope): Card => t.s.named[`${sourceOf(x)} first-place`] ?? -1

/** The thing that the innermost `where` is asked about; -1: none. */
export const itself = (t: Table): number => t.cache.it

export const refs: Vocabulary<State>['refs'] = new Map([
  ['this', (_t: Table, x: Scope) => one(sourceOf(x))],
  ['here', (t: Table, x: Scope) => one(hereOf(t, x))],
  ['attached', (t: Table, x: Scope) => one(attachedTo(t, x))],
  ['target', (t: Table, x: Scope) => one(targetOf(t, x))],
  ['it', (t: Table) => one(itself(t))],
])

/** Is this thing what a Ref means, or one of what a Query describes? */
export const fits = (t: Table, wanted: Query | Ref, thing: number, x: Scope, you: number): boolean =>
  typeof wanted === 'object' && 'kind' in wanted ? isA(t, thing, wanted, x, you) : bound(t, wanted, x).includes(thing)

const plain = new Set(['player', 'number', 'type', 'x', 'paid'])

/** Is it cards that are bound under this noun? */
export const isCardNoun = (noun: string): boolean => !plain.has(noun) && !noun.startsWith('#')

/**
 * rule swccg.result-step: of what was aimed at, what has meanwhile become something else is no longer meant. Asked once,
 * when the result begins; from then on a text follows its cards wherever it takes them itself.
 */
export function forgetGone(t: Table, that: Record<string, number[]>): void {
  for (const noun in that) {
    const kept = that[noun] as number[]
    if (isCardNoun(noun) && kept.some((ref) => !lives(t.s, ref))) that[noun] = kept.filter((ref) => lives(t.s, ref))
  }
}

/** What a cost of the text itself has moved is still meant: it is now what it has become. */
export function renew(t: Table, that: Record<string, number[]>): void {
  const { words } = t.rules
  for (const noun in that)
    if (isCardNoun(noun)) that[noun] = (that[noun] as number[]).map((ref) => words.keep(t, noun, cardOf(ref)))
}
