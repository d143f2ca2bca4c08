import {
  type CoreState,
  type Decision,
  definitionOf,
  isPublic,
  isPublicMoment,
  type Option,
  type Seat,
} from '@dejarik/kernel'
import type { Stops } from '../protocol.js'
import type { GameOfTable } from './game.js'

/** Asked wherever they have a chance. */
export const everywhere: Stops = { off: [], quiet: [] }

/** Kinds of questions that are a chance to act, or to leave it. */
const chances: ReadonlySet<string> = new Set(['action', 'respond'])

/** The answer that lets a chance go by; undefined where the question is no mere chance. */
export const passOf = ({ kind, options }: Decision): Option | undefined =>
  chances.has(kind) ? options.find((option) => option.do === 'pass') : undefined

/** Did the engine let a public moment go by because there was nothing to do? Nobody else may notice that. */
export const isSilent = ({ engine }: GameOfTable, decision: Decision): boolean =>
  decision.options.length === 1 && isPublicMoment(engine.rules, decision)

const leaving: ReadonlySet<string> = new Set(['pass', 'done'])

/** Does this answer let a public moment go by, as the engine does where nothing else is left? */
export const isLeft = ({ engine }: GameOfTable, decision: Decision, option: Option): boolean =>
  isPublicMoment(engine.rules, decision) && leaving.has(option.do)

/** A place on the phase strip, as stops name it: `theirs deploy`. */
export function placeOf(game: GameOfTable, s: CoreState, seat: Seat): string {
  const { phase, whose } = game.moment(s)
  return `${whose === null || whose === seat ? 'mine' : 'theirs'} ${phase}`
}

/**
 * Is this seat asked here? Its stops say so, or a card on its list of interrupts. Where somebody else sits at the same
 * device only cards that lie open count: being asked must not tell what is in a hand.
 */
export function stopsHere(game: GameOfTable, s: CoreState, seat: Seat, stops: Stops, shared: boolean): boolean {
  if (!stops.off.includes(placeOf(game, s, seat))) return true
  const { catalog } = game.engine
  return (s.decision?.options ?? []).some(({ card }) => {
    if (typeof card !== 'number' || card < 0 || (shared && !isPublic(s, card))) return false
    const id = catalog.defs[definitionOf(s, card)]?.id ?? ''
    return interrupts(game, id) && !stops.quiet.includes(id)
  })
}

/** May a card be played or used when others act? */
export function interrupts({ engine: { catalog }, interrupts: always }: GameOfTable, id: string): boolean {
  if (always(id)) return true
  const def = catalog.defs.findIndex((each) => each.id === id)
  for (const { byDef } of catalog.responses.values()) if (byDef[def]?.some((clause) => !clause.automatic)) return true
  return false
}

/** The cards of a deck that may interrupt, each once. */
export function interruptsIn(game: GameOfTable, deck: unknown): { id: string; name: string }[] {
  const ids = new Set(game.decks.entries(deck as { name: string }).map(({ card }) => card))
  return [...ids]
    .filter((id) => interrupts(game, id))
    .map((id) => ({ id, name: game.sheet(id).name }))
    .sort((a, b) => a.name.localeCompare(b.name))
}
