import {
  type Action,
  type ActionRule,
  act,
  actionAt,
  ask,
  type Card,
  type Cost,
  clauseAt,
  controllerOf,
  definitionOf,
  finish,
  granted,
  lives,
  move,
  NONE,
  no,
  type Occurrence,
  type Option,
  perCatalog,
  procedure,
  type Reason,
  type Ref,
  refOf,
  reveal,
  type Seat,
} from '@dejarik/kernel'
import { amount } from '@dejarik/kernel/vocabulary'
import { note, setAim } from '../../columns.js'
import type { Catalog, Clause } from '../../definitions.js'
import { whensOf } from '../../effects/parts.js'
import { type Of, offer } from '../../options/index.js'
import { other, PILOT, type State, type Table } from '../../state.js'
import { joinBattle } from '../battle/participants.js'
import { locationOf } from '../card-states.js'
import { useCost } from '../costs.js'
import { isInterrupt, isLocation } from '../facts.js'
import { leave } from '../leaving.js'
import { tollOf } from '../modifiers/permissions.js'
import { reshuffle } from '../shuffling.js'
import { noteUse } from '../text-limits.js'
import { scopeFor } from '../text-scope.js'
import { mayEnter, notePlayed } from '../uniqueness.js'
import { cardsIn, HAND, isIn, LOST, layOn, PLAYING, RESERVE, take, zone } from '../zones.js'
import { applicableOn, isApplicable } from './converting.js'
import { coveredBy, locate } from './locations.js'
import { isDeployable, type Place, places } from './places.js'

export interface Deploying extends Action {
  source: Ref
  place?: Place
  /** What it answers, where it is deployed as a response. */
  what?: Occurrence
  free?: boolean
  /** Only to this location: a react, or an effect that says where. */
  only?: Card[]
  /** Only on one of these cards. */
  on?: Card[]
  react?: boolean
}

/** rule swccg.deploy-phase: every card in hand that may be deployed somewhere. */
export function deployOptions(t: Table, seat: Seat): Option[] {
  if (seat !== t.s.active) return []
  const options: Option[] = []
  for (const card of cardsIn(t.s, seat, HAND))
    if (!isInterrupt(t, card) && !isTimed(t, card) && isDeployable(t, card, seat)) options.push(offer.deploy(card))
  return options
}

/** May this card be deployed from hand now? If not, why? */
export function mayDeploy(t: Table, seat: Seat, card: Card, why: Reason[]): boolean {
  const { s } = t
  if (isTimed(t, card)) {
    if (!isTimely(t, seat, card))
      no(why, 'swccg.immediate-effect', 'its text says when and where it is deployed, and this is not so now')
    return granted(why)
  }
  if (s.phase !== 'deploy' || s.active !== seat) no(why, 'swccg.deploy-phase', 'it is not your deploy phase')
  if (!mayEnter(t, card, seat, NONE, why) || isDeployable(t, card, seat)) return granted(why)
  if (isDeployable(t, card, seat, true)) no(why, 'swccg.deploy-cost', 'there is not enough Force for it')
  else no(why, 'swccg.deploy', 'there is no place where it may be deployed')
  return granted(why)
}

/** rule swccg.immediate-effect: cards whose text says when they deploy: outside of the deploy phase too, and in the opponent's turn. */
export function timedDeployOptions(t: Table, seat: Seat): Option[] {
  const options: Option[] = []
  for (const card of cardsIn(t.s, seat, HAND))
    if (isTimed(t, card) && isTimely(t, seat, card)) options.push(offer.deploy(card))
  return options
}

const isTimely = (t: Table, seat: Seat, card: Card): boolean =>
  places(t, card, seat).some(({ clause }) => clause !== undefined && hasTime(t, clause))

const hasTime = (t: Table, clause: number): boolean => whensOf(clauseAt(t.catalog, clause)).length > 0

const timed = perCatalog(({ clausesOf }: Catalog): readonly boolean[] =>
  clausesOf.map((clauses) => clauses.some(({ ability }) => ability.ability === 'deploy' && ability.when !== undefined)),
)

const isTimed = (t: Table, card: Card): boolean => timed(t.catalog)[definitionOf(t.s, card)] as boolean

/** May this card be deployed from hand as a response to this? */
export const mayDeployNow = (t: Table, seat: Seat, card: Card, clause: Clause, what: Occurrence): boolean =>
  isIn(t.s, card, HAND) &&
  controllerOf(t.s, card) === seat &&
  places(t, card, seat, what).some((place) => place.clause === clause.id)

export const beginDeploying = (t: Table, seat: Seat, card: Card, more: Partial<Deploying> = {}): void =>
  act(t, 'deploy', seat, { card, answers: more.what?.at ?? NONE, ...more })

const open = (t: Table, a: Deploying): Place[] => {
  const found = places(t, a.card, a.by, a.what ?? null, a.free)
  if (a.on !== undefined) return found.filter(({ host }) => a.on?.includes(host))
  return a.only === undefined
    ? found
    : found.filter(({ host }) => a.only?.includes(host === NONE ? NONE : locationOf(t, host)))
}

/** Where it goes is chosen; with a starfighter its pilot, with a Utinni Effect its target. */
export const chooseBerth = procedure<{ action: number }, State>('choose-berth', {
  choose(t, f) {
    const a = actionAt(t, f.action) as Deploying
    const found = open(t, a)
    if (found.length === 0) finish(t, f, false)
    else ask(t, a.by, 'deploy-to', found.map(offer.to), { about: { card: a.card }, rule: 'swccg.choosing-targets' })
  },
  chosen(t, f, { do: _, ...place }: Of<'to', 'host' | 'as' | 'cost'>) {
    ;(actionAt(t, f.action) as Deploying).place = place
    finish(t, f, true)
  },
})

/** rule swccg.just-deployed-just-played: deployment is answered as it leaves the stack. */
const deployed = (t: Table, a: Deploying, card: Card, location: Card, to: Card): Occurrence => ({
  on: 'just-deploy',
  by: a.by,
  at: NONE,
  ref: refOf(t.s, card),
  location,
  to,
})

const whereTo = (t: Table, a: Deploying): Card => {
  const host = a.place?.host ?? NONE
  return host === NONE ? (isLocation(t, a.card) ? a.card : NONE) : locationOf(t, host)
}

export const comeOnTable = procedure<{ action: number }, State>('come-on-table', {
  lay(t, f) {
    const a = actionAt(t, f.action) as Deploying
    const { host, as, at, group, over, pilot, on, target, mode, clause } = a.place as Place
    if (clause !== undefined) noteUse(t, t.catalog.clauses[clause] as Clause, a.card)
    const { s } = t
    if (isLocation(t, a.card)) {
      const old = coveredBy(t, a.card, over)
      const there = old === NONE ? [] : applicableOn(t, old)
      locate(t, a.card, a.by, {
        at: at as number,
        ...(group !== undefined && { group }),
        ...(over !== undefined && { over }),
      })
      // rule swccg.converting-locations: what cannot be on the new version goes to the Lost Pile.
      const gone = there.filter((card) => !isApplicable(t, card, a.card))
      if (gone.length > 0) leave(t, gone, 'lost', a.by)
    } else if (on === 'insert') {
      // rule swccg.insert: face down into the opponent's Reserve Deck, which is reshuffled.
      move(t, a.card, zone(other(a.by), RESERVE))
      reshuffle(t, other(a.by), RESERVE)
    } else layOn(t, a.card, a.by, host, as)
    if (pilot !== undefined) {
      notePlayed(t, pilot, a.by)
      layOn(t, pilot, a.by, a.card, PILOT)
    }
    if (on?.startsWith('beside')) note(s, a.card, 'beside', Number(on.slice(7)))
    if (on === 'opponents-side') note(s, a.card, 'side', other(a.by))
    if (mode !== undefined) note(s, a.card, 'mode', mode)
    if (target !== undefined) {
      setAim(s, a.card, refOf(s, target))
      note(s, a.card, 'first-place', locationOf(t, target))
      const { ability: text } = clauseAt(t.catalog, clause as number)
      const x = text.ability === 'deploy' ? text.x : undefined
      if (x !== undefined) note(s, a.card, 'x', amount(t, x, scopeFor(t, a.card, a.by, null), a.by))
    }
    if (a.react === true) joinBattle(t, a.card)
    t.watch?.({ is: 'deployed', seat: a.by, card: a.card, host, ...(pilot === undefined ? {} : { pilot }) })
  },
})

/** rule swccg.deploy: one card comes on table. */
export const deployRule: ActionRule<State> = {
  // rule swccg.initiation: whoever announces a card shows it.
  announced: (t, f) => reveal(t, f.card),
  conditions: (t, f) => open(t, f as Deploying).length > 0,
  targets: chooseBerth,
  // rule swccg.separate-costs
  separateCosts(t, f) {
    const { by, card } = f as Deploying
    return useCost(by, tollOf(t, { deed: 'deploy', card, seat: by, at: whereTo(t, f as Deploying) }))
  },
  costs(_t, f) {
    const { place, by } = f as Deploying
    const { cost, theirs } = place as Place
    const costs: Cost[] = [...useCost(by, cost), ...useCost(other(by), theirs ?? 0)]
    return costs
  },
  initiated(t, f) {
    const a = f as Deploying
    if (isIn(t.s, a.card, HAND) || !isIn(t.s, a.card, PLAYING)) move(t, a.card, zone(a.by, PLAYING))
    a.source = refOf(t.s, a.card)
    notePlayed(t, a.card, a.by)
    t.watch?.({ is: 'deploying', seat: a.by, card: a.card })
    const about = { on: 'about-deploy', by: a.by, at: t.s.stack.lastIndexOf(f), ref: a.source, location: whereTo(t, a) }
    return a.react === true ? [about, { ...about, on: 'just-react' }] : [about]
  },
  result: comeOnTable,
  ended(t, f) {
    const a = f as Deploying
    if (a.outcome === 'cancelled' && lives(t.s, a.source) && isIn(t.s, a.card, PLAYING)) take(t, a.card, LOST)
  },
  completed(t, f) {
    const a = f as Deploying
    const at = whereTo(t, a)
    const { host } = a.place as Place
    const about: Occurrence[] = [deployed(t, a, a.card, at, host)]
    const pilot = a.place?.pilot
    if (pilot !== undefined) about.push(deployed(t, a, pilot, at, a.card))
    return about
  },
}
