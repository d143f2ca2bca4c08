import type { Any } from '@dejarik/kernel/vocabulary'

/** Where the parts of an effect are that are done as part of it, by verb. */
export const doneNow: Readonly<Record<string, readonly string[]>> = {
  as: ['effect'],
  bid: ['win'],
  either: ['options'],
  'for-each': ['effect'],
  if: ['then', 'else'],
  may: ['effect'],
  paragraph: ['effect'],
  'roll-off': ['high', 'low', 'tie'],
  sequence: ['steps'],
  then: ['first', 'next'],
  try: ['effect'],
  unless: ['effect', 'otherwise'],
}

/** Verbs whose parts are done at some later time, if at all: when it happens is no part of what is played. */
export const doneLater: readonly string[] = ['await', 'predict']

const known = new WeakMap<object, readonly Any[]>()

/**
 * What an effect does when it is played: itself, and the effects that are parts of it. Not what it waits to do, and not what
 * an ability does that it gives to somebody.
 */
export function deedsOf(effect: Any): readonly Any[] {
  if (typeof effect !== 'object' || effect === null) return NOTHING
  let found = known.get(effect)
  if (found === undefined) {
    const parts = (doneNow[effect.do] ?? []).flatMap((key) => effect[key] ?? [])
    found = [effect, ...parts.flatMap(deedsOf)]
    known.set(effect, found)
  }
  return found
}
const NOTHING: readonly Any[] = []

const preventing: readonly string[] = ['prevent', 'evade', 'deflect']

/** Does it prevent damage that is pending, rather than whatever comes until some time? */
export const preventsNow = (effect: Any): boolean => preventions(effect).length > 0

const found = new WeakMap<object, readonly Any[]>()

/** The parts of an effect that prevent pending damage. */
export function preventions(effect: Any): readonly Any[] {
  if (typeof effect !== 'object' || effect === null) return NOTHING
  let parts = found.get(effect)
  if (parts === undefined) {
    parts = deedsOf(effect).filter((deed) => preventing.includes(deed.do) && deed.until === undefined)
    found.set(effect, parts)
  }
  return parts
}

/**
 * Does it prevent damage for a time? rule swtcg.sec3-would-be-damaged: that is a time, not a moment, so that damage which
 * is pending when it is played is prevented, too.
 */
export const shields = (effect: Any): boolean => deedsOf(effect).some(isShield)

export const isShield = (deed: Any): boolean =>
  (deed.do === 'prevent' && deed.until !== undefined) ||
  (deed.do === 'await' && deed.when === 'before' && deed.event.on === 'damage' && preventsNow(deed.effect))
