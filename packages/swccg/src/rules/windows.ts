import { type Card, type Clause, cardOf, type Occurrence, refOf, type Seat, type WindowRules } from '@dejarik/kernel'
import type { Any } from '@dejarik/kernel/vocabulary'
import type { Definition } from '../definitions.js'
import { DARK, type State, type Table } from '../state.js'
import { note } from '../vocabulary/history.js'
import { mightMatch } from '../vocabulary/patterns.js'
import { awaited, respondAwaited } from './awaiting.js'
import { isOver } from './battle/battle.js'
import { isFresh } from './becoming.js'
import { payable } from './costs.js'
import { beginDeploying, mayDeployNow } from './deploy/deploy.js'
import { isInterrupt, isLocation } from './facts.js'
import { lastWords } from './last-words.js'
import { beginReact, mightReact, reacts } from './react.js'
import { settle, settling } from './settle.js'
import { clausesOf, mayUse } from './text.js'
import { useText } from './text-action.js'
import { begin, mandatory, topLevel } from './top-level.js'
import { cardsIn, DESTINY, HAND, isIn, onTable, surfaced, TABLE } from './zones.js'

/** The Force that a cost asks for, at least. */
const forceIn = (costs: readonly Any[] | undefined): number => {
  let n = 0
  for (const cost of costs ?? [])
    if (cost.do === 'use-force' && cost.from === undefined) n += typeof cost.n === 'number' ? cost.n : 1
  return n
}

const none: readonly Clause[] = []

/** Every card with which this player could respond: in hand, on table, drawn as destiny, the texts of locations, insert cards that surfaced. */
function sources(t: Table, seat: Seat): Card[] {
  const { s } = t
  const found = [...cardsIn(s, seat, HAND), ...cardsIn(s, seat, TABLE), ...cardsIn(s, seat, DESTINY)]
  for (const card of cardsIn(s, 1 - seat, TABLE)) if (isLocation(t, card)) found.push(card)
  const inserted = surfaced(s, 1 - seat)
  if (inserted >= 0) found.push(inserted)
  return found
}

/** What the kernel's response windows need to know of this game. */
export const windows: WindowRules<State> = {
  /** rule swccg.responses-step: a deck holds cards of its own side; Interrupts answer from hand, and Effects that say so. */
  pool(t, seat, which) {
    if (which < 0) return false
    const { side, type } = t.catalog.defs[which] as unknown as Definition
    return (type === 'interrupt' || type === 'effect') && (side === 'dark') === (seat === DARK)
  },
  sources,
  clauses(t, on, card) {
    const printed = t.catalog.responses.get(on)?.byDef[t.s.def[card] as number] ?? none
    const all = clausesOf(t, card)
    return all === t.catalog.clausesOf[t.s.def[card] as number]
      ? printed
      : all.filter((clause) => clause.ability.responds?.includes(on))
  },
  note,
  onTable: (t, card) =>
    onTable(t.s, card) || isIn(t.s, card, DESTINY) || surfaced(t.s, 0) === card || surfaced(t.s, 1) === card,
  may: (t, clause, card, seat, what) => may(t, clause, card, seat, what),
  /** By what everybody can see: a card in hand, enough Force, and what the text answers. */
  might(t, clause, seat, what) {
    const tree = clause.ability as Any
    if (tree.ability !== 'play' && tree.ability !== 'deploy') return false
    if (cardsIn(t.s, seat, HAND).length === 0 || payable(t, seat) < forceIn(tree.cost)) return false
    return mightMatch(t, tree, what, seat)
  },
  respond(t, seat, option, what) {
    const card = option.card as Card
    if (option.do === 'awaited') respondAwaited(t, option, what)
    else if (option.do === 'settle') settle(t, option)
    else if (option.do === 'react') beginReact(t, seat, card, what)
    if (option.do !== 'respond') return
    // Said once.
    if (what.speaks === true && what.ref === refOf(t.s, card)) what.speaks = false
    const clause = t.catalog.clauses[option.clause as number] as Clause
    const { ability } = clause.ability
    if (ability === 'deploy') beginDeploying(t, seat, card, { what })
    else if (isInterrupt(t, card)) useText(t, 'play', seat, card, clause.id, { what, as: asOf(clause) })
    else useText(t, 'text', seat, card, clause.id, { what })
  },
  /** rule swccg.just-lost: a card that has left the Lost Pile is no longer just lost. */
  stands: (t, { on, ref }) =>
    (on !== 'just-lose' && on !== 'just-forfeit') || ref === undefined || !onTable(t.s, cardOf(ref)),
  also: reacts,
  mightAlso: mightReact,
  alsoAutomatic: (t, what) => [...awaited(t, what), ...settling(t, what), ...lastWords(t, what)],
  always: new Set(['just-battle', 'just-drain', 'becomes']),
  topLevel,
  // rule swccg.battle: a battle that has ended has no more of a weapons segment.
  closed: (t, during) => during === 'weapons' && isOver(t),
  mandatory,
  begin,
  active: (t) => t.s.active,
}

/** Where an Interrupt goes that may go either way is chosen with it. */
const asOf = (clause: Clause): string => ((clause.ability as Any).as === 'lost' ? 'lost' : 'used')

function may(t: Table, clause: Clause, card: Card, seat: Seat, what: Occurrence): boolean {
  const { ability } = clause.ability
  if (ability === 'awaited') return false
  if (what.on === 'becomes' && !isFresh(t, what, clause.id, card)) return false
  if (ability === 'deploy') return mayDeployNow(t, seat, card, clause, what)
  return mayUse(t, clause, card, seat, null, what)
}
