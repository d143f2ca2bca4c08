import { type Card, NONE, type Part, type Seat } from '@dejarik/kernel'
import { isA } from '@dejarik/kernel/vocabulary'
import type { Table } from '../../state.js'
import { isCollapsed, toll } from '../collapsed.js'
import { defOf } from '../facts.js'
import { allSaid, isFor, isForSeat, type Said, saidOf } from '../gains.js'
import { modified } from '../numbers.js'
import { isFree, mightBeFree, ownSaid } from '../permissions.js'
import { holdsAt } from '../player-numbers.js'
import { printedOn } from '../speeches.js'
import { deedTopic, type NumberGain, numberTopic } from '../topics.js'

const FREE_DEPLOY = deedTopic('free', 'deploy')
const DEPLOY_COST = numberTopic('deploy-cost')

/** rules swccg.deploy-cost, swccg.free: what it costs to deploy this card there, on that card. */
export function deployCost(
  t: Table,
  card: Card,
  seat: Seat,
  at: Card,
  host: Card,
  base?: number,
  parts: Part[] | null = null,
): number {
  // rule swccg.starting-general-rules: what is deployed before the game is free.
  if (t.s.phase === 'starting') return 0
  const more = toll(t, at)
  if (isFree(t, { deed: 'deploy', card, seat, at })) return more
  for (const said of ownSaid(t, card, FREE_DEPLOY)) if (isMeant(t, said, at, host)) return more
  const printed = base ?? printedCost(t, card)
  parts?.push({ value: printed, from: 'printed' })
  const said = [...ownSaid(t, card, DEPLOY_COST), ...saidOf(t, DEPLOY_COST, card), ...ofPlayer(t, card, seat)]
  const cost = modified(
    t,
    said.filter((each) => isMeant(t, each, at, host)),
    printed,
    parts,
  )
  return Math.max(0, cost) + more
}

/** Could a text change, at some place, what it costs? Where none could, it costs everywhere what is printed. */
export const isPriced = (t: Table, card: Card, seat: Seat): boolean =>
  t.s.phase === 'starting' ||
  printedOn(t, card, FREE_DEPLOY).length > 0 ||
  printedOn(t, card, DEPLOY_COST).length > 0 ||
  allSaid(t, DEPLOY_COST).some((said) => isFor(t, said, card) || isForSeat(t, said, seat)) ||
  mightBeFree(t, { deed: 'deploy', card, seat, at: NONE }) ||
  t.s.line.some((each) => isCollapsed(t, each))

/** Does a text say that one player pays alone, where both would have to? rule swccg.jawas */
export const isPaidAlone = (t: Table, card: Card, at: Card, host: Card): boolean =>
  saidOf(t, DEPLOY_COST, card).some((said) => 'from' in said.gain && isMeant(t, said, at, host))

export const printedCost = (t: Table, card: Card): number => {
  const { deploy } = defOf(t, card)
  return typeof deploy === 'number' ? deploy : 0
}

const ofPlayer = (t: Table, card: Card, seat: Seat): Said<NumberGain>[] =>
  allSaid(t, DEPLOY_COST).filter((said) => isForSeat(t, said, seat) && !isFor(t, said, card))

/** Said of deploying there, or on such a card? */
function isMeant(t: Table, said: Said, at: Card, host: Card): boolean {
  const on = 'on' in said.gain ? said.gain.on : undefined
  if (!holdsAt(t, said, at)) return false
  return on === undefined || (host !== NONE && isA(t, host, on, said.x, said.x.you))
}
