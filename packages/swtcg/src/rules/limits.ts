import { type Card, cardOf, lives, NONE, nodeAt } from '@dejarik/kernel'
import type { Clause } from '../definitions.js'
import type { TextTree } from '../effects/tree.js'
import type { State, Table } from '../state.js'
import { clauseFacts } from './clause-facts.js'

/**
 * One effect of one card, as a number. What was given to it is told apart by the card that gave it: each gives an instance
 * of its own. rule swtcg.granted-abilities
 */
const mark = (clause: Clause, card: Card, from: Card = NONE): number => clause.id * 1024 + card + (from + 1) * 2 ** 30

/** Somebody has seen to it that it is not used again this turn. */
export const bar = (t: Table, clause: number, card: Card): void => {
  t.s.usedThisTurn.push(~(clause * 1024 + card))
}

/** A card may let one ability of a unit be used once more in this attack. */
const extraUse = (t: Table, card: Card): number =>
  t.s.lasting.findIndex((record) => {
    const node = nodeAt(t.catalog, record.node)
    const gives = node.do === 'get' && node.gets.some((gain) => 'rule' in gain && gain.rule === 'uses-ability-again')
    return gives && (record.that.given ?? []).some((ref) => lives(t.s, ref) && cardOf(ref) === card)
  })

/** How often it may be used, where the text says so. */
const timesOf = ({ ability }: Clause): TextTree['times'] => ('times' in ability ? ability.times : undefined)

/** May it be used again where it has been used? rule swtcg.pop-chances */
export const mayUseAgain = (t: Table, clause: Clause, card: Card): boolean =>
  clause.ability.ability === 'activated' && (timesOf(clause) === 'any' || extraUse(t, card) !== NONE)

/** That once more is used up. */
export function useAgain(t: Table, clause: Clause, card: Card): void {
  const at = timesOf(clause) === 'any' ? NONE : extraUse(t, card)
  if (at !== NONE) t.s.lasting.splice(at, 1)
}

/** rule swtcg.paying-activation-costs: paying for it is no occasion to play it once more. */
function isBeingPaid(t: Table, clause: Clause, card: Card): boolean {
  for (const frame of t.s.stack) {
    if (frame.procedure !== 'play-effect' || frame.step !== 'pay') continue
    const paying = frame as unknown as { clause: number; source: number }
    if (paying.clause === clause.id && cardOf(paying.source) === card) return true
  }
  return false
}

export function isUsed(t: Table, clause: Clause, card: Card, from?: Card): boolean {
  if (t.s.usedThisTurn.includes(~mark(clause, card))) return true
  if (clauseFacts(t.catalog, clause).limit === 'occasion' && isBeingPaid(t, clause, card)) return true
  return hasUsed(t, clause, card, from) && !mayUseAgain(t, clause, card)
}

function usesOf(list: readonly number[], wanted: number): number {
  let n = 0
  for (const each of list) if (each === wanted) n++
  return n
}

function hasUsed(t: Table, clause: Clause, card: Card, from?: Card): boolean {
  const { limit, isForAttack } = clauseFacts(t.catalog, clause)
  // rule swtcg.activated-abilities: abilities played when it would attack do not add up
  if (isForAttack && t.s.phase === 'battle' && t.s.acted.includes(card)) return true
  if (limit === 'attack') return t.s.usedThisAttack.includes(mark(clause, card, from))
  if (limit === 'occasion' || (limit === 'would-attack' && t.s.phase === 'battle')) return false
  const times = timesOf(clause)
  return usesOf(t.s.usedThisTurn, mark(clause, card, from)) >= (typeof times === 'number' ? times : 1)
}

export function noteUse(t: Table, clause: Clause, card: Card, from?: Card): void {
  const { limit, isForAttack } = clauseFacts(t.catalog, clause)
  if (hasUsed(t, clause, card, from)) useAgain(t, clause, card)
  if (isForAttack && t.s.phase === 'battle') t.s.acted.push(card)
  if (limit === 'attack') t.s.usedThisAttack.push(mark(clause, card, from))
  else if (limit === 'turn' || (limit === 'would-attack' && t.s.phase !== 'battle'))
    t.s.usedThisTurn.push(mark(clause, card, from))
}

/** It has attacked, or could attack anew. rule swtcg.pop-attack: once each time it would attack */
export function anew(s: State, unit: Card): void {
  if (s.acted.includes(unit)) s.acted = s.acted.filter((each) => each !== unit)
}
