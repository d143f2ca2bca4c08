import { type Card, controllerOf, definitionOf, NONE, type Occurrence, perCatalog, type Seat } from '@dejarik/kernel'
import { amount, bound, find, holds, type Scope } from '@dejarik/kernel/vocabulary'
import { type Catalog, type Clause, clauseOf } from '../../definitions.js'
import type { Berth, Value } from '../../effects/tree.js'
import { AT, other, type Table } from '../../state.js'
import { locationOf } from '../card-states.js'
import { hasModes } from '../clauses.js'
import { isDevice, isLocation, isWeapon } from '../facts.js'
import { forbidden } from '../modifiers/permissions.js'
import { isImmuneTo } from '../targeting.js'
import { isUsedUp } from '../text-limits.js'
import { scopeFor } from '../text-scope.js'
import { isTime } from '../text-times.js'
import { countIn, RESERVE } from '../zones.js'
import { deployCost, isPaidAlone, isPriced, printedCost } from './cost.js'
import { isKeptOff } from './dagobah.js'
import type { Place } from './places.js'
import { isUnit, unitPlaces } from './places-for-units.js'
import { isBarred, mightBeBarred } from './restrictions.js'

interface DeployText {
  readonly clause: Clause
  readonly mode?: number
}

/** The texts that say where a card deploys: printed, and in each of its modes. */
export const deployTexts = (t: Table, card: Card): readonly DeployText[] =>
  textsByDefinition(t.catalog)[definitionOf(t.s, card)] as readonly DeployText[]

const textsByDefinition = perCatalog((catalog: Catalog): readonly (readonly DeployText[])[] =>
  catalog.clausesOf.map((clauses) => {
    const found: DeployText[] = []
    for (const clause of clauses) {
      const { ability } = clause
      if (ability.ability === 'deploy') found.push({ clause })
      if (ability.ability !== 'modes') continue
      ability.modes.forEach((abilities, mode) => {
        for (const ability of abilities)
          if (ability.ability === 'deploy') found.push({ clause: clauseOf(catalog, ability), mode })
      })
    }
    return declared(clauses, found)
  }),
)

/** Where the modes say nothing of where it deploys, each may be declared wherever it goes. */
function declared(clauses: readonly Clause[], found: DeployText[]): DeployText[] {
  const modal = clauses.find(hasModes)
  if (modal === undefined || found.some(({ mode }) => mode !== undefined)) return found
  const modes = modal.ability.ability === 'modes' ? modal.ability.modes : []
  return found.flatMap((text) => modes.map((_, mode) => ({ ...text, mode })))
}

/** Weapons, devices, Effects and whatever else says in its text where it deploys. */
export function* berthPlaces(
  t: Table,
  card: Card,
  seat: Seat,
  clause: Clause,
  what: Occurrence | null,
  free: boolean,
  rich: number,
  among: readonly Card[] | null,
): Generator<Place> {
  const tree = clause.ability
  if (tree.ability !== 'deploy') return
  const x = scopeFor(t, card, seat, what)
  if (isUsedUp(t, clause, card, x)) return
  const during = what !== null ? null : t.s.battle === null ? t.s.phase : 'weapons'
  if (tree.when === undefined ? what !== null : !isTime(t, tree.when, x, during, what)) return
  if (tree.if !== undefined && !holds(t, tree.if, x, seat)) return
  const berths = tree.to
  const priced = isPriced(t, card, seat)
  const price = (berth: Berth, host: Card, at: Card): Price =>
    free ? FREE : priceOf(t, card, seat, berth, host, at, x, priced)
  const payable = berths.filter((berth) => free || priced || surePrice(t, card, berth) <= rich)
  if (isUnit(t, card)) {
    // Characters, vehicles and starships go where such cards go, at the price that their text says.
    for (const berth of payable) {
      const hosts = hostsOf(t, berth, x, seat).map(({ host }) => host)
      if (hosts.length === 0) continue
      for (const place of unitPlaces(t, card, seat, true, rich)) {
        const at = locationOf(t, place.host)
        if (!hosts.includes(place.host) && !hosts.includes(at)) continue
        yield { ...place, ...price(berth, place.host, at), clause: clause.id }
      }
    }
    return
  }
  const barred = mightBeBarred(t, card, seat)
  const targets: (Card | undefined)[] = tree.target === undefined ? [undefined] : find(t, tree.target, x, seat)
  const offered: { host: Card; cost: number }[] = []
  for (const berth of payable)
    for (const { host, on } of hostsOf(t, berth, x, seat)) {
      if (among !== null && !among.includes(host)) continue
      const at = host === NONE ? NONE : locationOf(t, host)
      if (host !== NONE && (isOffLimits(t, card, seat, berth, host) || (barred && isBarred(t, card, seat, at))))
        continue
      if (host !== NONE && forbidden(t, { deed: 'carry', card: host, seat, at, what: card })) continue
      // rule swccg.immune
      if (host !== NONE && isImmuneTo(t, host, card)) continue
      const own = price(berth, host, at)
      // Whoever is meant by two of them takes it for the lower price, which is said first.
      if (host !== NONE && offered.some((place) => place.host === host && place.cost <= own.cost)) continue
      const more = { berth: berths.indexOf(berth), clause: clause.id, ...(on === undefined ? {} : { on }) }
      for (const target of targets) {
        if (target !== undefined && (target === host || isImmuneTo(t, target, card))) continue
        if (isKeptOff(t, card, seat, clause, host, target)) continue
        offered.push({ host, cost: own.cost })
        yield { host, as: AT, ...own, ...more, ...(target === undefined ? {} : { target }) }
      }
    }
}

/** rules swccg.weapons-deploying-carrying, swccg.devices: not on the opponent's cards, unless the text says so in as many words. */
const isOffLimits = (t: Table, card: Card, seat: Seat, { on }: Berth, host: Card): boolean =>
  (isWeapon(t, card) || isDevice(t, card)) &&
  controllerOf(t.s, host) !== seat &&
  !isLocation(t, host) &&
  typeof on === 'object' &&
  'kind' in on &&
  on.whose === undefined

/** What a berth means: cards on table, or a side, a pile, a deck. */
function hostsOf(t: Table, berth: Berth, x: Scope, seat: Seat): { host: Card; on?: string }[] {
  const { on } = berth
  if (typeof on === 'string') return [{ host: NONE, on }]
  if ('beside' in on) return [0, 1].map((whose) => ({ host: NONE, on: `beside ${whose}` }))
  // rule swccg.insert-cards: among at least two cards.
  if ('insert' in on) return countIn(t.s, other(seat), RESERVE) < 2 ? [] : [{ host: NONE, on: 'insert' }]
  if ('that' in on) return bound(t, on, x).map((host) => ({ host }))
  return find(t, on, x, seat).map((host) => ({ host }))
}

/** What a berth costs wherever it is, where no text changes that; 0 where it depends. */
function surePrice(t: Table, card: Card, berth: Berth): number {
  if (berth.free) return 0
  if (berth.cost === undefined) return printedCost(t, card)
  return typeof berth.cost === 'number' ? berth.cost : 0
}

interface Price {
  readonly cost: number
  readonly theirs?: number
}
const FREE: Price = { cost: 0 }

/** What it costs in this berth, on that card, there; `priced`: a text may change it. */
function priceOf(
  t: Table,
  card: Card,
  seat: Seat,
  berth: Berth,
  host: Card,
  at: Card,
  x: Scope,
  priced: boolean,
): Price {
  if (berth.free) return FREE
  const base = berth.cost === undefined ? printedCost(t, card) : berthCost(t, berth.cost, host, x, seat)
  const cost = priced ? deployCost(t, card, seat, at, host, base) : Math.max(0, base)
  const both = berth.from === 'each-player' && !isPaidAlone(t, card, at, host)
  return both ? { cost, theirs: cost } : { cost }
}

/** The price that the text itself says; it may ask who would carry it. */
const berthCost = (t: Table, cost: Value, host: Card, x: Scope, seat: Seat): number =>
  typeof cost === 'number'
    ? cost
    : amount(t, cost, { ...x, that: { ...x.that, '#attached': host === NONE ? [] : [host] } }, seat)
