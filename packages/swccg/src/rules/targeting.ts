import type { Card, Clause, Seat } from '@dejarik/kernel'
import { type Any, isA } from '@dejarik/kernel/vocabulary'
import { MOVED, type Table } from '../state.js'
import { forbidden, ownSaid } from './allowed.js'
import { captivesOf } from './capturing.js'
import { isDagobah } from './deploy/dagobah.js'
import { isCharacter, isDevice, isLocation, isWeapon } from './facts.js'
import { allSaid, isFor, type Said } from './gains.js'
import { isManned } from './stealing.js'
import { topic } from './topics.js'
import { onTable } from './zones.js'

const CANNOT_BE_TARGETED = topic('cannot be-targeted')
const IMMUNE = topic('immune')

/** What an action may do to its targets that cards speak of. */
export const deeds = ['steal', 'hit', 'lose', 'capture'] as const
export type TargetDeed = (typeof deeds)[number]

const known = new WeakMap<object, TargetDeed[]>()

/** What this ability would do to what it targets. */
export function deedsOf(ability: object): TargetDeed[] {
  const found = known.get(ability)
  if (found !== undefined) return found
  const made = new Set<TargetDeed>()
  const seek = (tree: Any): void => {
    if (typeof tree !== 'object' || tree === null) return
    if (deeds.includes(tree.do)) made.add(tree.do)
    for (const part of Object.values(tree)) seek(part)
  }
  seek((ability as Any).effect)
  const list = [...made]
  known.set(ability, list)
  return list
}

/** Whether the effect of an ability holds this, as JSON says it; looked for once in each. */
function mentions(words: string): (ability: object) => boolean {
  const known = new WeakMap<object, boolean>()
  return (ability) => {
    let found = known.get(ability)
    if (found === undefined) {
      found = JSON.stringify((ability as Any).effect ?? null).includes(words)
      known.set(ability, found)
    }
    return found
  }
}

/** Does this ability steal the very card that it targets? */
const stealsTarget = mentions('"do":"steal","what":{"that":"target"}')

/** Is it a text that transports? */
const isTransport = mentions('"transport":true')

/** rules swccg.dagobah, swccg.escorting: nobody is transported there or from there, and nobody who has a captive. */
const isOutOfReach = (t: Table, target: Card): boolean =>
  isLocation(t, target) ? isDagobah(t, target) : captivesOf(t, target).length > 0

const moves = new WeakMap<object, boolean>()

/** Does this ability make the regular move of what it targets? */
function movesTarget(ability: object): boolean {
  let known = moves.get(ability)
  if (known === undefined) {
    known = JSON.stringify((ability as Any).effect ?? null).includes('"regular":true')
    moves.set(ability, known)
  }
  return known
}

/** rule swccg.stealing-weapons-devices: a thief takes only what is deployed on characters, whether it could be used or not. */
export const mayBeCarried = (t: Table, card: Card): boolean =>
  (!isWeapon(t, card) && !isDevice(t, card)) ||
  (t.catalog.clausesOf[t.s.def[card] as number] ?? []).some(
    ({ ability }) =>
      ability.ability === 'deploy' && (ability as Any).to.some(({ on }: Any) => carriers.has(on.kind ?? '')),
  )

const carriers: ReadonlySet<string> = new Set(['character', 'card', 'crew'])

/** rules swccg.targeting, swccg.immune: may this text of this card target that one? */
export function mayTarget(t: Table, clause: Clause, source: Card, seat: Seat, target: Card): boolean {
  if (!onTable(t.s, target)) return true
  // rule swccg.stealing: from one's own side too, but not what one holds already.
  if (stealsTarget(clause.ability)) {
    if (t.s.host[target] === source || isManned(t, target)) return false
    if (isCharacter(t, source) && !mayBeCarried(t, target)) return false
    if (forbidden(t, { deed: 'steal', card: source, seat, at: -1, what: target })) return false
  }
  if (isTransport(clause.ability) && isOutOfReach(t, target)) return false
  // rule swccg.movement-regular: one a turn.
  if (movesTarget(clause.ability) && ((t.s.marks[target] as number) & MOVED) !== 0) return false
  for (const said of allSaid(t, CANNOT_BE_TARGETED)) {
    const gain = said.gain as Any
    if (!isFor(t, said, target)) continue
    if (gain.by !== undefined && (gain.by === 'opponent') === (seat === said.x.you)) continue
    if (gain.for !== undefined && !gain.for.some((deed: TargetDeed) => deedsOf(clause.ability).includes(deed))) continue
    if (gain.what !== undefined && !isA(t, source, gain.what, said.x, said.x.you)) continue
    return false
  }
  return !isImmuneTo(t, target, source)
}

/** rule swccg.immune: what a card says of itself holds wherever it is. */
export function isImmuneTo(t: Table, target: Card, source: Card): boolean {
  const protects = (said: Said): boolean => {
    const gain = said.gain as Any
    return gain.immune === 'card' && isA(t, source, gain.to, said.x, said.x.you)
  }
  if (allSaid(t, IMMUNE).some((said) => isFor(t, said, target) && protects(said))) return true
  return !onTable(t.s, target) && ownSaid(t, target, IMMUNE).some(protects)
}

const aimed = new WeakMap<object, boolean>()

/** Does this ability do something to the very card that it answers? */
export function aimsAtAnswered(ability: object): boolean {
  let known = aimed.get(ability)
  if (known === undefined) {
    known = JSON.stringify((ability as Any).effect ?? null).includes('"what":{"that":"card"}')
    aimed.set(ability, known)
  }
  return known
}
