import {
  type Card,
  cardOf,
  controllerOf,
  granted,
  NONE,
  no,
  type Occurrence,
  type Seat,
  type Why,
} from '@dejarik/kernel'
import { holds, isA } from '@dejarik/kernel/vocabulary'
import type { Clause } from '../definitions.js'
import { inEffect, isJust } from '../effects/parts.js'
import type { TextTree } from '../effects/tree.js'
import { DARK, LIGHT, type Table } from '../state.js'
import { noteBattle } from './battle/texts.js'
import { isActive, locationOf } from './card-states.js'
import { mayDrain } from './control-phase.js'
import { isSilenced } from './modifiers/canceled.js'
import { forbidden } from './modifiers/permissions.js'
import { sideNow } from './modifiers/rotated.js'
import { aimsAtAnswered, isImmuneTo } from './targeting.js'
import { isUsedUp } from './text-limits.js'
import { scopeFor } from './text-scope.js'
import { canChoose } from './text-targets.js'
import { isLastWord, isTime } from './text-times.js'
import { isUndercover } from './undercover.js'
import { mayPlayCopy } from './uniqueness.js'
import { isUse, mayUseItem } from './weapon-and-device-use.js'
import { DESTINY, HAND, isIn } from './zones.js'

/** Whose text it is: of a location each side has its own. rule swccg.locations */
export const isTextOf = (t: Table, clause: Clause, card: Card, seat: Seat): boolean => {
  const { side } = clause.ability
  if (side !== undefined) return (sideNow(t, card, side) === 'dark' ? DARK : LIGHT) === seat
  return controllerOf(t.s, card) === seat
}

/**
 * May a text be used now? Everything that rule swccg.initiation asks for, in its order. rules swccg.optional-actions,
 * swccg.just-actions, swccg.what-is-a-response, swccg.conditions-vs-costs
 */
export function mayUse(
  t: Table,
  clause: Clause,
  card: Card,
  seat: Seat,
  during: string | null,
  what: Occurrence | null,
  why: Why = null,
): boolean {
  const tree: TextTree = clause.ability
  if (!isTextOf(t, clause, card, seat)) return false
  const played = tree.ability === 'play'
  const speaks = played
    ? isIn(t.s, card, HAND)
    : isActive(t, card) || (isUndercover(t, card) && doesSteal(clause.ability))
      ? !isSilenced(t, card, doesDeploy(clause.ability))
      : isDrawn(t, tree, card) || isLastWord(tree, card, what) || hasSurfaced(card, what)
  if (!speaks) {
    if (no(why, 'swccg.state-active', 'the card is not where it can be used from')) return false
  }
  const x = scopeFor(t, card, seat, what)
  noteBattle(clause.ability, x)
  if (!isTime(t, tree.when ?? [], x, during, what)) {
    if (no(why, 'swccg.meeting-conditions', 'this is not the time for it')) return false
    // Of what it answers nothing more can be said before it happens, only whether it could answer it.
    if (isAnswer(tree)) return isUsedUp(t, clause, card, x) && no(why, 'swccg.the-one-rule', usedUp)
  }
  if (tree.if !== undefined && !holds(t, tree.if, x, seat))
    if (no(why, 'swccg.meeting-conditions', 'its condition is not met')) return false
  if (tree.instead === 'drain' && !mayDrain(t, seat, locationOf(t, card)))
    if (no(why, 'swccg.instead-of-force-draining', 'no drain could be made there')) return false
  if (what?.on === 'just-destiny' && what.card === NONE && aimsAtAnswered(clause.ability))
    if (no(why, 'swccg.substituted-targeting-card', 'no card was drawn')) return false
  const answered = what !== null && aimsAtAnswered(clause.ability) ? (x.that.card?.[0] ?? NONE) : NONE
  if (answered !== NONE && (isImmuneTo(t, cardOf(answered), card) || isProof(t, what as Occurrence, card)))
    if (no(why, 'swccg.immune', 'what it answers is immune to it')) return false
  if (isUsedUp(t, clause, card, x)) if (no(why, 'swccg.the-one-rule', usedUp)) return false
  if (isUse(t, tree, card) && !mayUseItem(t, seat, card))
    if (no(why, 'swccg.weapons-deploying-carrying', 'whoever has it cannot use it now')) return false
  if (played && forbidden(t, { deed: 'play', card, seat, at: NONE }))
    if (no(why, 'swccg.never', 'a card forbids it')) return false
  if (played && !mayPlayCopy(t, card, seat))
    if (no(why, 'swccg.unique-and-restricted', 'no more copies of it may be played this turn')) return false
  if (!canChoose(t, tree, x, clause, card))
    if (no(why, 'swccg.choosing-targets', 'there is nothing it could target, or it could not be paid for')) return false
  return granted(why)
}

const usedUp = 'it has been used as often as it may'

/** Does it only ever answer something? rule swccg.what-is-a-response */
const isAnswer = ({ when = [] }: TextTree): boolean =>
  when.every((each) => typeof each === 'object' && !('phase' in each))

/** rule swccg.immune: an Interrupt in one of its functions only, as it is played now. */
function isProof(t: Table, what: Occurrence, card: Card): boolean {
  const played = what.on === 'just-play' && what.at !== NONE ? (t.s.stack[what.at] as { clause?: number }) : undefined
  const text: TextTree | undefined = t.catalog.clauses[played?.clause ?? NONE]?.ability
  const immune = text?.immune
  const by = controllerOf(t.s, card)
  return immune !== undefined && isA(t, card, immune, scopeFor(t, card, by, null), by)
}

/** Does it deploy something? rule swccg.landed-starfighter */
const doesDeploy = inEffect((part) => part.do === 'deploy')

/** rule swccg.stealing: a spy steals undercover too. */
const doesSteal = inEffect((part) => part.do === 'steal')

/** rule swccg.state-unit-of-force: a destiny has no text, but for what speaks of its being drawn. */
const isDrawn = (t: Table, { when = [] }: TextTree, card: Card): boolean =>
  isIn(t.s, card, DESTINY) && when.some((each) => isJust(each, 'destiny') && each.just.what === 'this')

/** rule swccg.insert-cards: one that has come to the top of the deck acts from there. */
const hasSurfaced = (card: Card, what: Occurrence | null): boolean =>
  what?.on === 'just-surface' && cardOf(what.ref as number) === card
