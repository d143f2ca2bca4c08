import type { Edit, Seat } from '@dejarik/kernel'
import type { Screen } from '../protocol.js'
import type { EditableShown, EditsShown, EditWanted } from '../protocol-edits.js'
import { editable, editsOf, editWanted } from './editing.js'
import type { Player } from './players.js'
import { type Proposal, proposalLine, propose } from './proposal.js'
import type { Session } from './session.js'

/** Changes, and a draw, that everybody at the table agrees on. */
export interface Editing {
  /** What may be edited, where everybody agrees. */
  editable(): readonly EditableShown[]
  edits(thing: string): EditsShown
  propose(thing: string, edit: EditWanted): void
  /** Whoever holds the device agrees to what is proposed, or not. */
  agree(yes: boolean): void
}

export interface Agreeing extends Editing {
  /** The game ends in a draw, where everybody agrees. */
  draw(seat: Seat): void
  /** What is proposed and not yet agreed on. */
  open(): Proposal | null
  refused(): Screen['refused']
  /** Nothing is proposed any more. */
  drop(): void
  /** That something was refused need not be said any longer. */
  goOn(): void
}

/** How the driver goes on with what is proposed. */
export interface Hands {
  /** Who holds the device, and the seat; null where somebody else must take it first. */
  holder(): Player | 'public'
  seat(): Seat | null
  /** May something be proposed in the moment that is shown? */
  mayPropose(): boolean
  /** Nobody answers while something is proposed. */
  halt(): void
  give(edit: Edit): void
  /** The game is a draw. */
  end(seat: Seat): void
  /** Shows what was proposed; or what came of it, and the game goes on. */
  show(): void
}

export function agreeingOf(session: Session, hands: Hands): Agreeing {
  const { game } = session
  let proposal: Proposal | null = null
  let refused: Screen['refused'] = null
  const carryOut = ({ edit, seat }: Proposal) => (edit === null ? hands.end(seat) : hands.give(edit))
  function ask(made: Proposal): void {
    hands.halt()
    if (made.waiting.length === 0) {
      carryOut(made)
      return
    }
    proposal = made
    hands.show()
  }
  return {
    open: () => proposal,
    refused: () => refused,
    drop() {
      proposal = null
    },
    goOn() {
      refused = null
    },
    editable() {
      const seat = hands.seat()
      return seat === null || !hands.mayPropose() ? [] : editable(game, session.s, seat)
    },
    edits(thing) {
      const seat = hands.seat()
      if (seat === null || !hands.mayPropose()) return { places: [], numbers: [], busy: true }
      return editsOf(game, session.s, seat, thing)
    },
    propose(thing, wanted) {
      const seat = hands.seat()
      if (seat === null || !hands.mayPropose()) return
      ask(propose(session, editWanted(game, session.s, seat, thing, wanted), seat))
    },
    draw(seat) {
      if (proposal === null) ask(propose(session, null, seat))
    },
    agree(yes) {
      const [agrees, ...waiting] = proposal?.waiting ?? []
      if (proposal === null || agrees === undefined || agrees !== hands.holder()) return
      const made = proposal
      proposal = yes && waiting.length > 0 ? { ...made, waiting } : null
      if (yes && proposal === null) {
        carryOut(made)
        return
      }
      if (!yes) refused = proposalLine(session, made, 'public')
      hands.show()
    },
  }
}
