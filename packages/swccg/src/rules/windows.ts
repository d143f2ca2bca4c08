import {
  type Card,
  clauseAt,
  definitionOf,
  isUnanswerable,
  type Occurrence,
  type Option,
  refOf,
  type Seat,
  type WindowRules,
} from '@dejarik/kernel'
import type { Clause } from '../definitions.js'
import type { Of } from '../options/index.js'
import type { State, Table } from '../state.js'
import { note } from '../vocabulary/history.js'
import { mightMatch } from '../vocabulary/patterns.js'
import { isOver } from './battle/participants.js'
import { clausesOf, hasOthers } from './clauses.js'
import { payable } from './costs.js'
import { isAttackOn } from './creatures.js'
import { awaited, respondAwaited } from './delayed-effects.js'
import { beginDeploying, mayDeployNow } from './deploy/deploy.js'
import { isInterrupt } from './facts.js'
import { mayUse } from './initiation.js'
import { lastWords } from './just-lost.js'
import { beginReact, mightReact, reacts } from './react.js'
import { type Chance, chancesOf, hiddenChances, mayHold, respondersTo } from './responders.js'
import { settle, settling } from './state-checks.js'
import { isFresh } from './state-triggers.js'
import { stands } from './still-pending.js'
import { useText } from './text-action.js'
import { begin, mandatory, topLevel } from './top-level.js'
import { countIn, DESTINY, HAND, isIn, onTable, surfaced } from './zones.js'

const none: readonly Clause[] = []
const nothing: Option[] = []

/** What comes by itself, and no clause on table says: what was waited for, what cannot stay, last words. */
function alsoAutomatic(t: Table, what: Occurrence): Option[] {
  if (t.s.lasting.length === 0 && what.on !== 'becomes' && what.speaks !== true) return nothing
  const options = awaited(t, what)
  for (const option of settling(t, what)) options.push(option)
  for (const option of lastWords(t, what)) options.push(option)
  return options
}

/** By what everybody can see: a card in hand, enough Force, and what one of these texts answers. */
function mightWith(t: Table, chances: readonly Chance[], seat: Seat, what: Occurrence): boolean {
  if (chances.length === 0 || countIn(t.s, seat, HAND) === 0) return false
  const rich = payable(t, seat)
  for (const { least, when } of chances) if (least <= rich && mightMatch(t, when, what, seat)) return true
  return false
}

/** What may be answered in a window. */
type Response = Of<'respond', 'clause'> | Of<'awaited' | 'settle' | 'react'>

/** What the kernel's response windows need to know of this game. */
export const windows: WindowRules<State> = {
  pool: (t, seat, which) => mayHold(t.catalog, seat, which),
  sources: respondersTo,
  clauses(t, on, card) {
    if (hasOthers(t, card)) return clausesOf(t, card).filter((clause) => clause.ability.responds?.includes(on))
    return t.catalog.responses.get(on)?.byDef[definitionOf(t.s, card)] ?? none
  },
  note,
  onTable: (t, card) =>
    onTable(t.s, card) || isIn(t.s, card, DESTINY) || surfaced(t.s, 0) === card || surfaced(t.s, 1) === card,
  may: (t, clause, card, seat, what) => may(t, clause, card, seat, what),
  might: (t, clause, seat, what) => mightWith(t, chancesOf([clause], what.on), seat, what),
  mightAtAll: (t, seat, what) => mightWith(t, hiddenChances(t, seat, what.on), seat, what),
  respond(t, seat, option: Response, what) {
    const { card } = option
    if (option.do === 'awaited') respondAwaited(t, option, what)
    else if (option.do === 'settle') settle(t, option)
    else if (option.do === 'react') beginReact(t, seat, card, what)
    if (option.do !== 'respond') return
    // Said once.
    if (what.speaks === true && what.ref === refOf(t.s, card)) what.speaks = false
    const clause = clauseAt(t.catalog, option.clause)
    const { ability } = clause.ability
    if (ability === 'deploy') beginDeploying(t, seat, card, { what })
    else if (isInterrupt(t, card)) useText(t, 'play', seat, card, clause.id, { what, as: asOf(clause) })
    else useText(t, 'text', seat, card, clause.id, { what })
  },
  stands,
  also: reacts,
  mightAlso: mightReact,
  alsoAutomatic,
  isIdle: isUnanswerable,
  always: new Set(['just-battle', 'just-drain', 'becomes']),
  topLevel,
  // rules swccg.battle, swccg.creatures-being-attacked: nothing is fired in what has ended.
  closed: (t, during) => (during === 'weapons' && isOver(t)) || (during === 'attack' && !isAttackOn(t)),
  mandatory,
  begin,
  active: (t) => t.s.active,
}

/** Where an Interrupt goes that may go either way is chosen with it. */
const asOf = ({ ability }: Clause): string => (ability.ability === 'play' && ability.as === 'lost' ? 'lost' : 'used')

function may(t: Table, clause: Clause, card: Card, seat: Seat, what: Occurrence): boolean {
  const { ability } = clause.ability
  if (ability === 'awaited') return false
  if (what.on === 'becomes' && !isFresh(t, what, clause.id, card)) return false
  if (ability === 'deploy') return mayDeployNow(t, seat, card, clause, what)
  return mayUse(t, clause, card, seat, null, what)
}
