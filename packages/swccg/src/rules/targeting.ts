import type { Card, Seat } from '@dejarik/kernel'
import { isA, partsOf } from '@dejarik/kernel/vocabulary'
import { isMarked } from '../columns.js'
import type { Clause } from '../definitions.js'
import { inEffect, isThat } from '../effects/parts.js'
import type { ClauseTree, Effect, TextTree } from '../effects/tree.js'
import { MOVED, type Table } from '../state.js'
import { fits } from '../vocabulary/refs.js'
import { isLeftOut } from './battle/participants.js'
import { isOfBattle } from './battle/texts.js'
import { isSilencedBy } from './modifiers/canceled.js'
import { appliesTo, type Modifier, modifiersOf, ownModifiers } from './modifiers/modifiers.js'
import { deedSubject, type GainOf, kindSubject } from './modifiers/subjects.js'
import { mayBeStolen } from './stealing.js'
import { onTable } from './zones.js'

const CANNOT_BE_TARGETED = deedSubject('cannot', 'be-targeted')
const IMMUNE = kindSubject('immune')

/** What an action may do to its targets that cards speak of. */
export const deeds = ['steal', 'hit', 'lose', 'capture'] as const
export type TargetDeed = (typeof deeds)[number]

const known = new WeakMap<ClauseTree, TargetDeed[]>()

/** What this ability would do to what it targets. */
export function deedsOf(ability: ClauseTree): TargetDeed[] {
  let found = known.get(ability)
  if (found === undefined) {
    const { effect }: TextTree = ability
    const done = new Set([...partsOf<Effect>(effect)].map((part) => part.do as string))
    found = deeds.filter((deed) => done.has(deed))
    known.set(ability, found)
  }
  return found
}

/** Does this ability steal the very card that it targets? */
const stealsTarget = inEffect((part) => part.do === 'steal' && isThat(part.what, 'target'))

/** Does this ability make the regular move of what it targets? */
const movesTarget = inEffect((part) => 'regular' in part && part.regular === true)

/** Does this ability do something to the very card that it answers? */
export const aimsAtAnswered = inEffect((part) => 'what' in part && isThat(part.what, 'card'))

/** rules swccg.targeting, swccg.immune: may this text of this card target that one? */
export function mayTarget(t: Table, clause: Clause, source: Card, seat: Seat, target: Card): boolean {
  if (!onTable(t.s, target)) return true
  // rule swccg.participating-in-battle: for what happens in a battle, whoever was left out is not there.
  if (isOfBattle(clause.ability) && isLeftOut(t, target)) return false
  if (stealsTarget(clause.ability) && !mayBeStolen(t, target, source, seat)) return false
  // rule swccg.movement-regular: one a turn.
  if (movesTarget(clause.ability) && isMarked(t.s, target, MOVED)) return false
  return isOpen(t, source, seat, target, deedsOf(clause.ability))
}

/** Does no text protect this card from being targeted by that one to have this done to it? */
function isOpen(t: Table, source: Card, seat: Seat, target: Card, doing: readonly string[]): boolean {
  for (const each of modifiersOf(t, CANNOT_BE_TARGETED)) {
    const { change } = each
    if (!appliesTo(t, each, target)) continue
    if (change.by !== undefined && (change.by === 'opponent') === (seat === each.x.you)) continue
    if (change.for !== undefined && !change.for.some((deed) => doing.includes(deed))) continue
    if (change.what !== undefined && !fits(t, change.what, source, each.x, each.x.you)) continue
    return false
  }
  return !isImmuneTo(t, target, source)
}

/**
 * rules swccg.choosing-targets, swccg.implied-target-rule: what is chosen only when a text has its result is targeted then,
 * and of all such cards those are left out that are protected.
 */
export const targetable = (t: Table, source: Card, seat: Seat, deed: string, inBattle: boolean) => {
  const out = inBattle && t.s.battle !== null
  // Nearly always nothing is protected from this card: then nothing needs to be asked of each.
  const guarded =
    modifiersOf(t, CANNOT_BE_TARGETED).length > 0 || modifiersOf(t, IMMUNE).some((each) => isAgainst(t, each, source))
  if (!out && !guarded) return undefined
  return (card: Card): boolean =>
    !onTable(t.s, card) || (!(out && isLeftOut(t, card)) && isOpen(t, source, seat, card, [deed]))
}

/** Is it immunity to this card? */
const isAgainst = (t: Table, { change, x }: Modifier<GainOf<'immune'>>, source: Card): boolean =>
  change.immune === 'card' && isA(t, source, change.to, x, x.you)

/** Are they immune to any card that can lie on table? Interrupts cannot. */
const isLasting = ({ change }: Modifier<GainOf<'immune'>>): boolean =>
  change.immune === 'card' && change.to.kind !== 'interrupt'

/** Does any text speak of immunity to cards that lie on table? */
export const isAnyImmune = (t: Table): boolean => modifiersOf(t, IMMUNE).some(isLasting)

/**
 * rule swccg.immune: asked whenever it matters, of a card on table too that has become immune to what lies on it. What a
 * card says of itself holds wherever it is, and where only the card that it is immune to would silence it.
 */
export function isImmuneTo(t: Table, target: Card, source: Card): boolean {
  const protects = (each: Modifier<GainOf<'immune'>>): boolean => isAgainst(t, each, source)
  if (modifiersOf(t, IMMUNE).some((each) => protects(each) && appliesTo(t, each, target))) return true
  return (!onTable(t.s, target) || isSilencedBy(t, target, source)) && ownModifiers(t, target, IMMUNE).some(protects)
}
