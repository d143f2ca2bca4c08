import { type Card, type Json, knows, type Part, type Reason, type Seat } from '@dejarik/kernel'
import type { Stat } from './effects/tree.js'
import { cardName, label } from './labels.js'
import { mayBattle } from './rules/battle/battle.js'
import { powerAt } from './rules/battle/power.js'
import { clausesOf } from './rules/clauses.js'
import { mayDrain } from './rules/control-phase.js'
import { mayDeploy } from './rules/deploy/deploy.js'
import { isInterrupt, isLocation, sideOf } from './rules/facts.js'
import { generation } from './rules/generation.js'
import { mayMoveNow, moves } from './rules/move/move.js'
import { has, stat } from './rules/numbers.js'
import { mayUse } from './rules/text.js'
import { HAND, isIn, onTable } from './rules/zones.js'
import type { Table } from './state.js'

const stats: readonly Stat[] = ['power', 'ability', 'forfeit', 'armor', 'maneuver', 'hyperspeed', 'landspeed']

/** A number, part by part. */
export interface Sum {
  readonly total: number
  readonly parts: readonly Part[]
}

/** Something that could be done with a card, and why it may not be. */
export interface Verdict {
  readonly do: string
  /** In words: `drain at Tatooine`. */
  readonly what: string
  readonly may: boolean
  readonly why: readonly Reason[]
}

/** What is told about a card. */
export interface Explained {
  readonly numbers: Readonly<Record<string, Sum>>
  readonly deeds: readonly Verdict[]
}

/** A part of a number, with the card it comes from by name. */
const named = (t: Table, { value, from, rule }: Part): Part => {
  const card = /^card (\d+)$/.exec(from)
  const words = card === null ? from : cardName(t, Number(card[1]))
  return rule === undefined ? { value, from: words } : { value, from: words, rule }
}

function sum(t: Table, count: (parts: Part[]) => number): Sum {
  const parts: Part[] = []
  const total = count(parts)
  return { total, parts: parts.map((part) => named(t, part)) }
}

/** What a seat may ask about: a card (what it may do now and why not, its numbers part by part), or its Force. */
export function explain(t: Table, seat: Seat, about: Json): Json {
  const { card } = (about ?? {}) as { card?: Card }
  if (typeof card !== 'number') return { generation: sum(t, (parts) => generation(t, seat, parts)) } as unknown as Json
  // Nothing is said of a card that this seat does not know, nor of one that is neither on table nor in its hand.
  const isThere = onTable(t.s, card) || (isIn(t.s, card, HAND) && t.s.owner[card] === seat)
  if (!knows(t.s, seat, card) || !isThere) return { numbers: {}, deeds: [] }
  const numbers = Object.fromEntries(
    stats.filter((each) => has(t, card, each)).map((each) => [each, sum(t, (parts) => stat(t, card, each, parts))]),
  )
  if (isLocation(t, card) && onTable(t.s, card))
    for (const side of [0, 1]) numbers[`power-${sideOf(side)}`] = sum(t, (parts) => powerAt(t, side, card, parts))
  return { numbers, deeds: verdicts(t, seat, card) } as unknown as Json
}

/** Everything that rules and texts could let a seat do with a card. */
function verdicts(t: Table, seat: Seat, card: Card): Verdict[] {
  const found: Verdict[] = []
  const judge = (deed: string, what: string, may: (why: Reason[]) => boolean): void => {
    const why: Reason[] = []
    const is = may(why)
    found.push({ do: deed, what, may: is, why })
  }
  const name = cardName(t, card)
  if (isLocation(t, card) && onTable(t.s, card)) {
    judge('drain', `drain at ${name}`, (why) => mayDrain(t, seat, card, why))
    judge('battle', `battle at ${name}`, (why) => mayBattle(t, seat, card, why))
  }
  if (t.s.controller[card] === seat && isIn(t.s, card, HAND) && !isInterrupt(t, card))
    judge('deploy', `deploy ${name}`, (why) => mayDeploy(t, seat, card, why))
  if (t.s.controller[card] === seat && onTable(t.s, card) && moves(t, card))
    judge('move', `move ${name}`, (why) => mayMoveNow(t, seat, card, why))
  for (const clause of clausesOf(t, card)) {
    const { ability } = clause.ability
    if (ability !== 'action' && ability !== 'play') continue
    const what = label(t, { do: ability === 'play' ? 'play' : 'use', card, clause: clause.id })
    const during = t.s.battle === null ? t.s.phase : 'weapons'
    judge(ability === 'play' ? 'play' : 'use', what, (why) => mayUse(t, clause, card, seat, during, null, why))
  }
  return found
}
