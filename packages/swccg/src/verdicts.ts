import {
  type Card,
  controllerOf,
  inEnglish,
  type Occurrence,
  type Option,
  type Reason,
  type Seat,
  type Why,
} from '@dejarik/kernel'
import type { Line } from '@dejarik/kernel/log'
import type { Clause } from './definitions.js'
import { cardArg, label } from './labels.js'
import { mayBattle } from './rules/battle/battle.js'
import { isBesieged } from './rules/battle/participants.js'
import { isActive } from './rules/card-states.js'
import { clausesOf, firings } from './rules/clauses.js'
import { mayDrain } from './rules/control-phase.js'
import { mayDeploy } from './rules/deploy/deploy.js'
import { isInterrupt, isLocation, isWeapon } from './rules/facts.js'
import { isTextOf, mayUse } from './rules/initiation.js'
import { mayFireNow } from './rules/may-fire.js'
import { mayMoveNow, moves } from './rules/move/move.js'
import { HAND, isIn, onTable } from './rules/zones.js'
import type { Table } from './state.js'

/** Something that could be done with a card, and why it may not be. */
export interface Verdict {
  readonly do: string
  /** In English: `drain at Tatooine`; and as a key and what it is about. */
  readonly what: string
  readonly deed: Line
  readonly may: boolean
  readonly why: readonly Reason[]
}

/** What would be done. Whoever asks about a card knows it, whoever is asked to choose. */
function told(t: Table, option: Option): Pick<Verdict, 'do' | 'what' | 'deed'> {
  const { key, args } = label(t, option)
  const deed =
    typeof option.card === 'number' ? { key, args: { ...args, card: cardArg(t, option.card) } } : { key, args }
  return { do: option.do, what: inEnglish(t, deed), deed }
}

/** Everything that a seat may do with a card now, and what rules and texts could let it do at other times. */
export function verdicts(t: Table, seat: Seat, card: Card): Verdict[] {
  const offered = offeredWith(t, seat, card)
  const found: Verdict[] = offered.map((option) => ({ ...told(t, option), may: true, why: [] }))
  for (const { option, may } of deedsOf(t, seat, card)) {
    if (offered.some((each) => isSame(each, option))) continue
    const why: Reason[] = []
    if (may(why)) why.push(busy)
    found.push({ ...told(t, option), may: false, why })
  }
  return found.length > 0 ? found : [idle(t, seat, card)]
}

/** Nothing of what a card could do is possible while something else is decided. */
const busy: Reason = { rule: 'swccg.types-of-actions', says: 'something else is going on, or the other player acts' }

/** What this seat is offered that is about this card. */
function offeredWith(t: Table, seat: Seat, card: Card): readonly Option[] {
  const { decision } = t.s
  if (decision === null || decision.seat !== seat) return []
  return decision.options.filter((option) => (option.card ?? option.at) === card)
}

/** Is it what is offered? A response is the use, the play or the deploying of a card. */
function isSame(offered: Option, deed: Option): boolean {
  if (deed.clause !== undefined) return offered.clause === deed.clause
  return offered.do === deed.do || (deed.do === 'deploy' && (offered.do === 'respond' || offered.do === 'react'))
}

/** A deed as its option would be, and whether it may be done by rules and texts. */
interface Deed {
  readonly option: Option
  readonly may: (why: Reason[]) => boolean
}

/** Everything that rules and texts could let a seat do with a card. */
function deedsOf(t: Table, seat: Seat, card: Card): Deed[] {
  const found: Deed[] = []
  const deed = (option: Option, may: (why: Reason[]) => boolean): void => {
    found.push({ option, may })
  }
  if (isLocation(t, card) && onTable(t.s, card)) {
    deed({ do: 'drain', at: card }, (why) => mayDrain(t, seat, card, why))
    deed({ do: 'battle', at: card }, (why) => mayBattle(t, seat, card, why))
  }
  if (onTable(t.s, card) && isBesieged(t, seat, card))
    deed({ do: 'battle', at: card }, (why) => mayBattle(t, seat, card, why))
  const own = controllerOf(t.s, card) === seat
  if (own && isIn(t.s, card, HAND) && !isInterrupt(t, card))
    deed({ do: 'deploy', card }, (why) => mayDeploy(t, seat, card, why))
  if (own && onTable(t.s, card) && moves(t, card)) deed({ do: 'move', card }, (why) => mayMoveNow(t, seat, card, why))
  if (own && onTable(t.s, card) && isWeapon(t, card))
    for (const clause of firings(t, card))
      deed({ do: 'fire', card, clause: clause.id }, (why) => mayFireNow(t, seat, card, clause, why))
  for (const clause of clausesOf(t, card))
    if (isUsable(clause) && isTextOf(t, clause, card, seat))
      deed({ do: clause.ability.ability === 'play' ? 'play' : 'use', card, clause: clause.id }, (why) =>
        mayUseNow(t, clause, card, seat, why),
      )
  return found
}

/** May it be used as an action, or in answer to what may be answered now? Of several reasons the fewest are told. */
function mayUseNow(t: Table, clause: Clause, card: Card, seat: Seat, why: Why): boolean {
  const reasons: Reason[] = []
  if (mayUse(t, clause, card, seat, segment(t), null, reasons)) return true
  let least = reasons
  for (const what of answerable(t)) {
    if (!clause.responds.includes(what.on)) continue
    const found: Reason[] = []
    if (mayUse(t, clause, card, seat, null, what, found)) return true
    if (found.length <= least.length) least = found
  }
  why?.push(...least)
  return false
}

/** What may be responded to now. */
const answerable = ({ s }: Table): readonly Occurrence[] =>
  s.decision?.kind === 'respond' ? ((s.stack[s.stack.length - 1] as { about?: Occurrence[] }).about ?? []) : []

/** Is it a text that somebody may use, or that waits for its phase to be used? */
const isUsable = ({ ability }: Clause): boolean =>
  ability.ability === 'action' ||
  ability.ability === 'play' ||
  (ability.ability === 'automatic' && ability.when.some((each) => typeof each === 'string' || 'phase' in each))

/** The phase or segment in which somebody could act now. */
const segment = ({ s }: Table): string => {
  if (s.attack !== null) return 'attack'
  if (s.battle === null) return s.phase
  return s.battle.segment === 'damage' ? 'damage' : 'weapons'
}

const verdict = (t: Table, card: Card, rule: string, says: string): Verdict => ({
  ...told(t, { do: 'use', card }),
  may: false,
  why: [{ rule, says }],
})

/** A card with which there is nothing to be done, and why. */
function idle(t: Table, seat: Seat, card: Card): Verdict {
  if (!isActive(t, card)) return verdict(t, card, 'swccg.state-inactive', 'it is not active')
  if (controllerOf(t.s, card) !== seat) return verdict(t, card, 'swccg.owner', "it is the opponent's")
  return verdict(t, card, 'swccg.automatic-actions', 'what it does comes by itself: there is nothing to decide')
}

/** A card that is neither on table nor in the hand of who asks. */
export const elsewhere = (t: Table, card: Card): Verdict =>
  verdict(t, card, 'swccg.card-states', 'it is neither on table nor in your hand')
