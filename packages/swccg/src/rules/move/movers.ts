import { type Card, controllerOf, NONE, type Seat } from '@dejarik/kernel'
import { roleOf } from '../../columns.js'
import { AT, other, ridesAs, type Table } from '../../state.js'
import { locationOf } from '../card-states.js'
import { toll } from '../collapsed.js'
import { isCharacter, isCreature } from '../facts.js'
import { needsPilot } from '../modifiers/numbers.js'
import { allowing, forbidden, hasRule, isFree } from '../modifiers/permissions.js'
import { tally, tallyThere } from '../modifiers/player-numbers.js'
import { isPiloted } from '../piloting.js'
import { isAcross, isSeeker, movesLikeCharacter } from '../undercover.js'

export type How =
  | 'landspeed'
  | 'hyperspeed'
  | 'sublight'
  | 'land'
  | 'take-off'
  | 'shuttle'
  | 'embark'
  | 'disembark'
  | 'directly'
  /** Between a vehicle or starship and a site inside it. */
  | 'inboard'

/** One way for a card to move: to which card, how it lies there, for how much Force. */
export interface Route {
  how: How
  host: Card
  as: number
  cost: number
  /** The shuttle vehicle whose move it takes. */
  shuttle?: Card
}

/** Regular moves are one a turn; embarking is not one. rules swccg.movement-regular, swccg.movement-unlimited */
export const isRegular = (how: How): boolean => how !== 'embark' && how !== 'disembark'

/** May this card move by itself at all? rules swccg.cannot-move, swccg.cannot-be-moved, swccg.pilot */
export function mayMove(t: Table, card: Card, seat: Seat): boolean {
  const at = locationOf(t, card)
  const as = roleOf(t.s, card)
  if (at === NONE || (as !== AT && !ridesAs(as))) return false
  if (forbidden(t, { deed: 'move', card, seat, at }) || forbidden(t, { deed: 'be-moved', card, seat, at })) return false
  return !hasRule(t, 'sleeping', card)
}

/** A vehicle or starship needs somebody to pilot or drive it, unless its text says that it moves without anybody. */
export const hasCrew = (t: Table, card: Card): boolean =>
  !needsPilot(t, card) || isPiloted(t, card) || movesEmpty(t, card, controllerOf(t.s, card))

const movesEmpty = (t: Table, card: Card, seat: Seat): boolean =>
  allowing(t, { deed: 'move', card, seat, at: locationOf(t, card) })?.change.without === 'presence'

/** What a regular move costs. rules swccg.movement, swccg.collapsed */
export const moveCost = (t: Table, card: Card, seat: Seat, from: Card, to: Card): number => {
  const more = toll(t, from) + toll(t, to)
  if (isFree(t, { deed: 'move', card, seat, at: to }) || isCreature(t, card)) return more
  // What is said of no place in particular counts once.
  return more + tallyThere(t, 'move-cost', seat, from, tally(t, 'move-cost', seat, to, 1))
}

/** rules swccg.seekers, swccg.movement: characters, and what moves like them: by foot, shuttle and docking bay, and aboard. */
export const walks = (t: Table, card: Card): boolean =>
  isCharacter(t, card) || isSeeker(t, card) || movesLikeCharacter(t, card)

/** rules swccg.undercover-spies, swccg.seekers: a spy undercover boards the opponent's cards, never its own; so does a seeker. */
export const shipsOf = (t: Table, card: Card, seat: Seat): Seat => (isAcross(t, card) ? other(seat) : seat)
