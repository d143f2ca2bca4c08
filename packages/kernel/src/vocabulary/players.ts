import { ownerOf } from '../state/columns.js'
import { NONE, type Seat } from '../state/state.js'
import type { Table } from '../table.js'
import { bound, opponentsOf, type Scope } from './interpreter.js'
import type { WhoTree } from './tree.js'

/** Each seat as a list, made once: this is asked again and again. */
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]
const NOBODY: readonly Seat[] = []

const alone = (seat: Seat): readonly Seat[] => ALONE[seat] as readonly Seat[]

/** The players that a tree names, in turn order from whoever acts. */
export function playersOf(t: Table, who: WhoTree | undefined, x: Scope, you: Seat): readonly Seat[] {
  if (who === undefined || who === 'you') return alone(you)
  if (who === 'each-player' || who === 'any-player') return t.rules.words.players(t.s, you)
  if (who === 'each-opponent') return opponentsOf(t, you)
  if (who === 'opponent') {
    // Where one was chosen for this ability, it is that one; seen from that one, the opponent is the ability's user.
    if (x.opponent !== NONE) {
      const seat = x.opponent === you ? x.you : x.opponent
      // Gone out meanwhile: nobody is meant. rule destiny.mp-player-elimination
      return t.rules.words.players(t.s, seat)[0] === seat ? alone(seat) : NOBODY
    }
    return opponentsOf(t, you).slice(0, 1)
  }
  if (typeof who === 'object' && 'that' in who) return x.that.player ?? NOBODY
  if (typeof who === 'object' && 'owner' in who) {
    const card = bound(t, who.owner, x)[0]
    return card === undefined ? NOBODY : alone(ownerOf(t.s, card))
  }
  const seat = typeof who === 'string' ? t.rules.words.seatCalled?.(who, t, x) : undefined
  if (seat !== undefined) return alone(seat)
  throw new Error(`Nobody is called ${JSON.stringify(who)}`)
}
