import {
  type Card,
  cardOf,
  controllerOf,
  definitionOf,
  granted,
  no,
  type Occurrence,
  refOf,
  type Seat,
  type Why,
} from '@dejarik/kernel'
import { amount, bind, find, holds, isA, playersOf, possible, type Scope } from '@dejarik/kernel/vocabulary'
import type { Clause } from '../definitions.js'
import { inEffect, isJust } from '../effects/parts.js'
import type { Aim, Effect, TextTree, When } from '../effects/tree.js'
import { DARK, LIGHT, type Table } from '../state.js'
import { bindOccurrence, bindUser, matchesPattern } from '../vocabulary/patterns.js'
import { scope } from '../vocabulary/scope.js'
import { noteBattle } from './battle/texts.js'
import { isActive, locationOf } from './card-states.js'
import { largestVolley, volley } from './combined-firing.js'
import { mayDrain } from './control-phase.js'
import { isNamed, mostNamed, payable } from './costs.js'
import { isSilenced, sideNow } from './gains.js'
import { isLastWord } from './just-lost.js'
import { forbidden, tollOf } from './permissions.js'
import { aimsAtAnswered, isImmuneTo, mayTarget } from './targeting.js'
import { mayPlayCopy } from './uniqueness.js'
import { isUse, mayUseItem, noteItem } from './weapon-and-device-use.js'
import { countIn, DESTINY, FORCE, HAND, isIn } from './zones.js'

/** The nouns under which an action's targets are bound, in their order. */
export const targetNouns = ['target', 'second', 'third'] as const

/** Whose text it is: of a location each side has its own. rule swccg.locations */
export const isTextOf = (t: Table, clause: Clause, card: Card, seat: Seat): boolean => {
  const { side } = clause.ability
  if (side !== undefined) return (sideNow(t, card, side) === 'dark' ? DARK : LIGHT) === seat
  return controllerOf(t.s, card) === seat
}

/** What an action sees when it is initiated: the player, the card, and what it answers. */
export function scopeFor(t: Table, card: Card, seat: Seat, what: Occurrence | null): Scope {
  const that: Record<string, number[]> = what === null ? {} : bindOccurrence(t, what)
  if (what !== null) {
    // Where on the stack is what it answers, and which of several draws it is about.
    that['#answers'] = [what.at]
    if (what.n !== undefined) that['#n'] = [what.n]
  }
  return scope(seat, refOf(t.s, card), that, that.number?.[0] ?? 0)
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
    : isActive(t, card)
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
  if (what?.on === 'just-destiny' && what.card === -1 && aimsAtAnswered(clause.ability))
    if (no(why, 'swccg.substituted-targeting-card', 'no card was drawn')) return false
  const answered = what !== null && aimsAtAnswered(clause.ability) ? (x.that.card?.[0] ?? -1) : -1
  if (answered >= 0 && (isImmuneTo(t, cardOf(answered), card) || isProof(t, what as Occurrence, card)))
    if (no(why, 'swccg.immune', 'what it answers is immune to it')) return false
  if (isUsedUp(t, clause, card, x)) if (no(why, 'swccg.the-one-rule', usedUp)) return false
  if (isUse(t, tree, card) && !mayUseItem(t, seat, card))
    if (no(why, 'swccg.weapons-deploying-carrying', 'whoever has it cannot use it now')) return false
  if (played && forbidden(t, { deed: 'play', card, seat, at: -1 }))
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
  const played = what.on === 'just-play' && what.at >= 0 ? (t.s.stack[what.at] as { clause?: number }) : undefined
  const text: TextTree | undefined = t.catalog.clauses[played?.clause ?? -1]?.ability
  const immune = text?.immune
  const by = controllerOf(t.s, card)
  return immune !== undefined && isA(t, card, immune, scopeFor(t, card, by, null), by)
}

/** Does it deploy something? rule swccg.landed-starfighter */
const doesDeploy = inEffect((part) => part.do === 'deploy')

/** rule swccg.state-unit-of-force: a destiny has no text, but for what speaks of its being drawn. */
const isDrawn = (t: Table, { when = [] }: TextTree, card: Card): boolean =>
  isIn(t.s, card, DESTINY) && when.some((each) => isJust(each, 'destiny') && each.just.what === 'this')

/** rule swccg.insert-cards: one that has come to the top of the deck acts from there. */
const hasSurfaced = (card: Card, what: Occurrence | null): boolean =>
  what?.on === 'just-surface' && cardOf(what.ref as number) === card

/** Is this one of the times that the text names? */
export function isTime(
  t: Table,
  whens: readonly When[],
  x: Scope,
  during: string | null,
  what: Occurrence | null,
): boolean {
  for (const when of whens) if (isWhen(t, when, x, during, what)) return true
  return false
}

function isWhen(t: Table, when: When, x: Scope, during: string | null, what: Occurrence | null): boolean {
  const { s } = t
  if (typeof when === 'string') {
    if (during === null) return false
    // rule swccg.battle-weapons-segment: after it only what is allowed in so many words.
    if (when === 'damage-segment' || during === 'damage') return when === 'damage-segment' && during === 'damage'
    // rule swccg.at-any-time: only at top level; the weapons segment of a battle is one. rule swccg.battle-weapons-segment
    if (when === 'any-time') return true
    if (when === 'battle') return during === 'weapons'
    if (when === 'not-battle') return during !== 'weapons'
    return s.active === x.you
  }
  if ('phase' in when) {
    if (when.phase !== s.phase || !playersOf(t, when.of, x, x.you).includes(s.active)) return false
    return when.start === true ? what?.on === 'start-of-phase' : during !== null && during !== 'damage'
  }
  if (what === null) return false
  if ('becomes' in when) return what.on === 'becomes' && holds(t, when.becomes, x, x.you)
  const [how, pattern] = 'just' in when ? (['just', when.just] as const) : (['about', when.about] as const)
  if (!isOn(pattern.on, how, what.on) || !matchesPattern(t, pattern, what, x, x.you)) return false
  bindUser(t, pattern, what, x)
  return true
}

function isOn(on: string | readonly string[], how: string, window: string): boolean {
  if (!window.startsWith(how)) return false
  const happening = window.slice(how.length + 1)
  return typeof on === 'string' ? on === happening : on.includes(happening)
}

/** rules swccg.the-one-rule, swccg.once-per-game: by copy, or for the whole game by title. */
export function isUsedUp(t: Table, clause: Clause, card: Card, x: Scope): boolean {
  const { limit }: TextTree = clause.ability
  if (limit === undefined) return false
  const by = limit.per === 'game' ? definitionOf(t.s, card) : refOf(t.s, card)
  let n = 0
  for (const use of t.s.uses) if (use.clause === clause.id && use.by === by) n++
  return n >= amount(t, limit.n, x, x.you)
}

/** Its use is counted, even where it is cancelled later. rule swccg.cancelling-and-suspending */
export function noteUse(t: Table, clause: Clause, card: Card): void {
  const { limit, instead }: TextTree = clause.ability
  // rule swccg.instead-of-force-draining: then there is no drain there this turn.
  if (instead === 'drain') t.s.drained.push(locationOf(t, card))
  if (isUse(t, clause.ability, card)) noteItem(t, card)
  if (limit === undefined) return
  const by = limit.per === 'game' ? definitionOf(t.s, card) : refOf(t.s, card)
  t.s.uses.push({ clause: clause.id, by, until: limit.per })
}

/** Can all its targets be chosen, its costs be paid with them, and what it does then be done? rules swccg.implied-target-rule, swccg.empty-hand */
export function canChoose(t: Table, tree: TextTree, x: Scope, clause: Clause, card: Card, i = 0): boolean {
  const aims: readonly Aim[] = tree.targets ?? []
  const aim = aims[i]
  if (aim === undefined)
    return canPay(t, tree.cost ?? [], x, playToll(t, tree, card, x.you)) && canBegin(t, tree.effect, x)
  const from = candidates(t, aim, x, clause, card)
  const { min } = bounds(t, aim, from.length, x)
  if (from.length < min) return false
  const noun = targetNouns[i] as string
  const together = volley(t, tree, noun, from, x)
  if (together !== null && largestVolley(together) < min) return false
  if (min === 0) return canChoose(t, tree, x, clause, card, i + 1)
  for (const target of from) {
    bind(t, x, noun, [target])
    if (canChoose(t, tree, x, clause, card, i + 1)) {
      delete x.that[noun]
      return true
    }
  }
  delete x.that[noun]
  return false
}

/** rule swccg.implied-target-rule: whatever else comes of it, there must be something to begin with. */
function canBegin(t: Table, effect: Effect | undefined, x: Scope): boolean {
  if (effect === undefined) return true
  // What may be paid for must be possible, whether it will be paid for or not.
  if (effect.do === 'if' && 'paid' in effect.if) return canBegin(t, effect.then, x)
  const first = effect.do === 'sequence' ? effect.steps[0] : effect
  if (first !== undefined && first !== effect && first.do !== 'if' && !possible(t, first, x, x.you)) return false
  return possible(t, effect, x, x.you)
}

/** rule swccg.separate-costs: what must be used first to play an Interrupt. */
export const playToll = (t: Table, tree: TextTree, card: Card, seat: Seat): number =>
  tree.ability === 'play' ? tollOf(t, { deed: 'play', card, seat, at: -1 }) : 0

/** What may be chosen for this target now. */
export function candidates(t: Table, aim: Aim, x: Scope, clause: Clause, card: Card): Card[] {
  return find(t, aim.from, x, x.you).filter((target) => mayTarget(t, clause, card, x.you, target))
}

/** How many must and may be chosen of so many. */
export function bounds(t: Table, aim: Aim, available: number, x: Scope): { min: number; max: number } {
  const { choose } = aim
  if (choose === 'any') return { min: 1, max: Math.max(1, available) }
  if (typeof choose === 'object' && 'upTo' in choose)
    // rule swccg.up-to: never none.
    return { min: 1, max: Math.max(1, Math.min(available, amount(t, choose.upTo, x, x.you))) }
  if (typeof choose === 'object' && 'least' in choose) return { min: amount(t, choose.least, x, x.you), max: available }
  const n = amount(t, choose, x, x.you)
  return { min: n, max: n }
}

/** rule swccg.paying-costs: can all of it be paid? */
export function canPay(t: Table, costs: readonly Effect[], x: Scope, toll = 0): boolean {
  let own = toll
  let theirs = 0
  // rule swccg.starting-general-rules: before the game no Force is used.
  const starting = t.s.phase === 'starting'
  for (const cost of costs) {
    if (cost.do === 'use-force' && starting) continue
    if (cost.do !== 'use-force') {
      if (cost.do !== 'may' && !possible(t, cost, x, x.you)) return false
      continue
    }
    // rule swccg.up-to: a number that is named then is at least 1.
    const named = isNamed(cost.n)
    if (named && mostNamed(t, cost, x, x.you) < 1) return false
    const n = named ? 1 : amount(t, cost.n, x, x.you)
    for (const who of cost.from === undefined ? [x.you] : playersOf(t, cost.from, x, x.you))
      if (who === x.you) own += n
      else theirs += n
  }
  return payable(t, x.you) >= own && (theirs === 0 || countIn(t.s, 1 - x.you, FORCE) >= theirs)
}
