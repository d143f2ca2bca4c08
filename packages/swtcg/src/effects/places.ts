import { type Card, controllerOf, refOf } from '@dejarik/kernel'
import { bind, bound, type EffectFrame, type Scope, scopeOf } from '@dejarik/kernel/vocabulary'
import { pilotedUnit } from '../columns.js'
import { isPile, putAway, putIntoArena, putIntoBuild } from '../rules/changing-zones.js'
import { staysBehind } from '../rules/kept-out.js'
import { stackOn, ways } from '../rules/stacking.js'
import { arenaOf, arenasFor, inBuildZone, isUnit, isUnitCard } from '../rules/zones.js'
import { arenas, type Table } from '../state.js'
import type { PutPlace } from './tree.js'

/** The arena a place names, for this card; -1: none. */
function arenaFor(t: Table, card: Card, to: PutPlace, x: Scope): number {
  if (to === 'arena') return arenasFor(t, card)[0] ?? -1
  if (typeof to === 'object' && 'that' in to) return x.that.arena?.[0] ?? -1
  if (typeof to === 'object' && 'of' in to) {
    const [unit] = bound(t, to.of, x)
    const arena = unit === undefined ? -1 : arenaOf(t.s, unit)
    // A unit that was just discarded: the arena it was in.
    return arena < 0 ? (x.that.left?.[0] ?? -1) : arena
  }
  return arenas.findIndex((arena) => arena === to)
}

/** Can this card be put there? `as`: as a unit of that arena's type, whatever it is elsewhere. A second one of a unique name can: then one of them goes. rules swtcg.gl-put, swtcg.section-4 */
export function mayPut(t: Table, card: Card, to: PutPlace, x: Scope, as = false): boolean {
  if (isPile(to) || to === 'build') return true
  if (typeof to === 'object' && 'under' in to) return bound(t, to.under, x).length > 0
  if (typeof to === 'object' && 'stack' in to) return mayStack(t, card, bound(t, to.stack, x)[0] ?? -1)
  const arena = arenaFor(t, card, to, x)
  if (arena < 0 || arenaOf(t.s, card) === arena || !isUnitCard(t, card)) return false
  if (inBuildZone(t.s, card) && staysBehind(t, card)) return false
  return as || arenasFor(t, card).includes(arena)
}

/** By the rules of stacking. rule swtcg.general-stacking */
const mayStack = (t: Table, card: Card, unit: Card): boolean =>
  unit >= 0 && ways(t, controllerOf(t.s, unit), card, false).some(({ on, where }) => on === unit && where === 'beneath')

/** rule swtcg.gl-partially-built: what comes from a hand, deck or discard pile is not deployed by that, but being built. */
const isInPlay = (t: Table, card: Card): boolean => isUnit(t, card) || pilotedUnit(t.s, card) >= 0

/** Puts one card where the text says. */
export function putCard(
  t: Table,
  f: EffectFrame,
  card: Card,
  to: PutPlace,
  how: { face?: string | undefined; counters?: number; tapped?: boolean | undefined },
): void {
  const x = scopeOf(t, f)
  if (isPile(to)) putAway(t, card, to, how.face === 'down')
  else if (to === 'build') putIntoBuild(t, card, how.face === 'down' || !isInPlay(t, card), how.counters ?? 0)
  else if (typeof to === 'object' && 'under' in to) {
    const [unit] = bound(t, to.under, x)
    putAway(t, card, 'set-aside', how.face === 'down')
    // rule swtcg.face-down-under-unit: set aside, and remembered by the unit it lies under
    if (unit !== undefined) t.s.named[`${card} under`] = refOf(t.s, unit)
  } else if (typeof to === 'object' && 'stack' in to) stackOn(t, card, bound(t, to.stack, x)[0] as Card, 'beneath')
  else putIntoArena(t, card, arenaFor(t, card, to, x))
  if (how.tapped !== undefined) t.s.tapped[card] = how.tapped ? 1 : 0
  rebind(t, x, card)
}

/** "Put it into your hand. Discard it later": it is still that card, where it is now. */
function rebind(t: Table, x: Scope, card: Card): void {
  for (const noun of ['unit', 'card']) {
    const kept = x.that[noun]
    if (kept?.some((ref) => ref % 1024 === card)) {
      const cards = kept.map((ref) => ref % 1024)
      bind(t, x, noun, cards)
    }
  }
}
