import type { Effect } from '../effects/tree.js'

/** The parts of an effect that are done as part of it: not what it waits to do. */
export function partsNow(effect: Effect): readonly Effect[] {
  switch (effect.do) {
    case 'sequence':
      return effect.steps
    case 'either':
      return effect.options
    case 'then':
      return [effect.first, effect.next]
    case 'if':
      return effect.else === undefined ? [effect.then] : [effect.then, effect.else]
    case 'unless':
      return [effect.effect, effect.otherwise]
    case 'as':
    case 'for-each':
    case 'may':
    case 'try':
      return [effect.effect]
    case 'bid':
      return [effect.win]
    case 'roll-off':
      return [effect.high, effect.low, effect.tie].filter((part) => part !== undefined)
    default:
      return NOTHING
  }
}
const NOTHING: readonly Effect[] = []

const known = new WeakMap<Effect, readonly Effect[]>()

/**
 * What an effect does when it is played: itself, and the effects that are parts of it. Not what it waits to do, and not what
 * an ability does that it gives to somebody.
 */
export function deedsOf(effect: Effect | undefined): readonly Effect[] {
  if (effect === undefined) return NOTHING
  let found = known.get(effect)
  if (found === undefined) {
    found = [effect, ...partsNow(effect).flatMap(deedsOf)]
    known.set(effect, found)
  }
  return found
}

/** Does it prevent damage that is pending, rather than whatever comes until some time? */
export const preventsNow = (effect: Effect | undefined): boolean => preventions(effect).length > 0

const isPrevention = (deed: Effect): boolean =>
  deed.do === 'evade' || deed.do === 'deflect' || (deed.do === 'prevent' && deed.until === undefined)

const found = new WeakMap<Effect, readonly Effect[]>()

/** The parts of an effect that prevent pending damage. */
export function preventions(effect: Effect | undefined): readonly Effect[] {
  if (effect === undefined) return NOTHING
  let parts = found.get(effect)
  if (parts === undefined) {
    parts = deedsOf(effect).filter(isPrevention)
    found.set(effect, parts)
  }
  return parts
}

/**
 * Does it prevent damage for a time? rule swtcg.sec3-would-be-damaged: that is a time, not a moment, so that damage which
 * is pending when it is played is prevented, too.
 */
export const shields = (effect: Effect | undefined): boolean => deedsOf(effect).some(isShield)

export const isShield = (deed: Effect): boolean =>
  (deed.do === 'prevent' && deed.until !== undefined) ||
  (deed.do === 'await' && deed.when === 'before' && deed.event.on === 'damage' && preventsNow(deed.effect))
