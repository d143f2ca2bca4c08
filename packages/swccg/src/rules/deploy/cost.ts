import { type Card, NONE, type Part, type Seat } from '@dejarik/kernel'
import { isA } from '@dejarik/kernel/vocabulary'
import type { Table } from '../../state.js'
import { isCollapsed, toll } from '../collapsed.js'
import { defOf } from '../facts.js'
import {
  appliesTo,
  appliesToSeat,
  type Modifier,
  modifiersFor,
  modifiersOf,
  ownModifiers,
} from '../modifiers/modifiers.js'
import { modified } from '../modifiers/numbers.js'
import { isFree, mightBeFree } from '../modifiers/permissions.js'
import { appliesAt } from '../modifiers/places.js'
import { printedAbout } from '../modifiers/printed.js'
import { deedSubject, type NumberGain, numberSubject } from '../modifiers/subjects.js'

const FREE_DEPLOY = deedSubject('free', 'deploy')
const DEPLOY_COST = numberSubject('deploy-cost')

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
  for (const each of ownModifiers(t, card, FREE_DEPLOY)) if (isMeant(t, each, at, host)) return more
  const printed = base ?? printedCost(t, card)
  parts?.push({ value: printed, from: 'printed' })
  const own = [...ownModifiers(t, card, DEPLOY_COST), ...modifiersFor(t, DEPLOY_COST, card)]
  const cost = modified(
    t,
    [...own, ...ofPlayer(t, card, seat)].filter((each) => isMeant(t, each, at, host)),
    printed,
    parts,
  )
  return Math.max(0, cost) + more
}

/** Could a text change, at some place, what it costs? Where none could, it costs everywhere what is printed. */
export const isPriced = (t: Table, card: Card, seat: Seat): boolean =>
  t.s.phase === 'starting' ||
  printedAbout(t, card, FREE_DEPLOY).length > 0 ||
  printedAbout(t, card, DEPLOY_COST).length > 0 ||
  modifiersOf(t, DEPLOY_COST).some((each) => appliesTo(t, each, card) || appliesToSeat(t, each, seat)) ||
  mightBeFree(t, { deed: 'deploy', card, seat, at: NONE }) ||
  t.s.line.some((each) => isCollapsed(t, each))

/** Does a text say that one player pays alone, where both would have to? rule swccg.jawas */
export const isPaidAlone = (t: Table, card: Card, at: Card, host: Card): boolean =>
  modifiersFor(t, DEPLOY_COST, card).some((each) => 'from' in each.change && isMeant(t, each, at, host))

export const printedCost = (t: Table, card: Card): number => {
  const { deploy } = defOf(t, card)
  return typeof deploy === 'number' ? deploy : 0
}

const ofPlayer = (t: Table, card: Card, seat: Seat): Modifier<NumberGain>[] =>
  modifiersOf(t, DEPLOY_COST).filter((each) => appliesToSeat(t, each, seat) && !appliesTo(t, each, card))

/** Is it about deploying there, or on such a card? */
function isMeant(t: Table, modifier: Modifier, at: Card, host: Card): boolean {
  const { change, x } = modifier
  const on = 'on' in change ? change.on : undefined
  if (!appliesAt(t, modifier, at)) return false
  return on === undefined || (host !== NONE && isA(t, host, on, x, x.you))
}
