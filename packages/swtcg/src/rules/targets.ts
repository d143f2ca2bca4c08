import {
  type Card,
  cardOf,
  controllerOf,
  granted,
  type Lasting,
  NONE,
  no,
  nodeAt,
  type Seat,
  type Why,
} from '@dejarik/kernel'
import { find, isA } from '@dejarik/kernel/vocabulary'
import type { HaveAttack } from '../effects/have-attack.js'
import type { Gain } from '../effects/tree.js'
import { arenas, DARK, LIGHT, type State, type Table } from '../state.js'
import { isBarred } from './cannot-use.js'
import { mayPayTolls, tollsOf } from './costs-to-attack.js'
import { boundTo, isMeant, queryOf } from './described.js'
import { givenTo, scopeOfRecord } from './gains.js'
import { hasRule } from './named-rules.js'
import { cannot, keyword, stat } from './numbers.js'
import { arenaOf, BUILD, cardsIn, def, inBuildZone, isUnit, unitsIn, unitsInArenas } from './zones.js'

/** What a unit may attack, and by which keyword where that is in another arena. */
export interface Aim {
  card: Card
  with: string
}

/** rules swtcg.bombard, swtcg.ion-cannon: the keyword by which a unit of one arena attacks in the other. */
const across: readonly { from: number; to: number; keyword: string }[] = [
  { from: 0, to: 1, keyword: 'bombard' },
  { from: 1, to: 0, keyword: 'ion-cannon' },
]

type Leave = Extract<Gain, { can: 'attack' }>
const isLeave = (gain: Gain): gain is Leave => 'can' in gain && gain.can === 'attack'

/** Does a card say that it can attack that one, wherever it is? Of its own side only where the text says whose. */
const isAllowed = (t: Table, unit: Card, target: Card): boolean =>
  unit !== target &&
  givenTo(t, unit, 'can').some(({ gain, x }) => {
    if (!isLeave(gain)) return false
    const { what } = gain
    return (
      (what.whose !== undefined || t.s.controller[target] !== t.s.controller[unit]) &&
      isUnit(t, target) &&
      isA(t, target, what, x, x.you)
    )
  })

/** The power with which a card says it attacks such a unit, where it names one. */
export function powerAgainst(t: Table, unit: Card, target: Card): number | undefined {
  for (const { gain, x } of givenTo(t, unit, 'can')) {
    if (isLeave(gain) && gain.power !== undefined && isA(t, target, gain.what, x, x.you)) return gain.power
  }
  return undefined
}

/** By what a unit in its arena reaches that one: '' for an ordinary attack; undefined where it does not. */
function reach(t: Table, unit: Card, target: Card): string | undefined {
  if (isAllowed(t, unit, target)) return ''
  const from = arenaOf(t.s, unit)
  const to = arenaOf(t.s, target)
  if (from === to) return from === NONE ? undefined : ''
  const by = across.find((each) => each.from === from && each.to === to)
  if (by === undefined || keyword(t, unit, by.keyword) === 0) return undefined
  return isBarred(t, unit, by.keyword, target) ? undefined : by.keyword
}

/**
 * May it be declared as the defender of this unit's attack? `own`: a card lets it attack its own side. rules
 * swtcg.attack-1-declare, swtcg.attack-abilities-effects, swtcg.cant-attack, swtcg.stealth
 */
export function mayBeTarget(t: Table, unit: Card, target: Card, why: Why = null, own = false): boolean {
  const { s } = t
  const allowed = isAllowed(t, unit, target)
  if (
    !allowed &&
    !own &&
    s.controller[target] === s.controller[unit] &&
    no(why, 'swtcg.attack-1-declare', 'it is on your own side')
  )
    return false
  if (inBuildZone(s, target) && !allowed) {
    if (no(why, 'swtcg.zone-build', 'it is in the build zone')) return false
  } else if (reach(t, unit, target) === undefined && no(why, 'swtcg.zone-arenas', 'it is not in the same arena'))
    return false
  if (keyword(t, target, 'stealth') > 0 && s.tapped[target] === 0) {
    if (no(why, 'swtcg.stealth', 'it has Stealth and is untapped')) return false
  }
  if (cannot(t, target, 'be-attacked', unit) && no(why, 'swtcg.cant-attack', 'it cannot be attacked')) return false
  if (cannot(t, unit, 'attack', target) && no(why, 'swtcg.cant-attack', '{0} cannot attack it', def(t, unit).name))
    return false
  if (!mayPayTolls(t, unit, tollsOf(t, unit, target))) {
    if (no(why, 'swtcg.cant-attack', 'what must be paid for attacking it cannot be paid')) return false
  }
  return granted(why)
}

/** Everything that a unit may be declared to attack, apart from what it must. */
function open(t: Table, unit: Card): Aim[] {
  const { s } = t
  const found: Aim[] = []
  const foe = 1 - controllerOf(s, unit)
  for (let arena = 0; arena < arenas.length; arena++)
    for (const card of unitsIn(s, foe, arena)) {
      const by = reach(t, unit, card)
      if (by !== undefined && mayBeTarget(t, unit, card)) found.push({ card, with: by })
    }
  // What a card lets it attack may be in the build zone, or of its own side.
  for (const card of [...cardsIn(s, foe, BUILD), ...unitsInArenas(s, 1 - foe)])
    if (mayBeTarget(t, unit, card)) found.push({ card, with: '' })
  // An ordinary attack is named before what a keyword allows.
  return [...found.filter((aim) => aim.with === ''), ...found.filter((aim) => aim.with !== '')]
}

/** The effect of a record that has this unit attack; undefined where it does not. */
function telling(t: Table, { node: at, that }: Lasting, unit: Card): HaveAttack | undefined {
  const node = nodeAt(t.catalog, at)
  return node.do === 'have-attack' && (that.given ?? []).some((ref) => cardOf(ref) === unit) ? node : undefined
}
const tells = (t: Table, record: Lasting, unit: Card): boolean => telling(t, record, unit) !== undefined

/**
 * rule swtcg.have-it-attack: who may have it attack this time, and whom. A card that says so lets it attack its own side, but
 * nothing that it cannot attack.
 */
export function toldOf(t: Table, unit: Card): { seat: Seat; aims: Aim[] } | undefined {
  const record = t.s.lasting.find((each) => tells(t, each, unit))
  const told = record === undefined ? undefined : telling(t, record, unit)
  if (record === undefined || told === undefined) return undefined
  const x = scopeOfRecord(record)
  const query = queryOf(told.to)
  const found = query === undefined ? boundTo(t, told.to, x) : find(t, query, x, record.you)
  const aims = found.flatMap((card): Aim[] => {
    const by = card === unit ? undefined : reach(t, unit, card)
    return by !== undefined && mayBeTarget(t, unit, card, null, true) ? [{ card, with: by }] : []
  })
  return aims.length === 0 ? undefined : { seat: record.you, aims }
}

/** It has attacked, or nobody wants to have it attack: it was told so for once. */
export function forgetTold(t: Table, unit: Card): void {
  if (t.s.lasting.some((record) => tells(t, record, unit)))
    t.s.lasting = t.s.lasting.filter((record) => !tells(t, record, unit))
}

/** rule swtcg.must-attack: of those it can attack, the ones that it must. */
function musts(t: Table, unit: Card, can: readonly Aim[]): Aim[] {
  const forced = givenTo(t, unit, 'must')
  return can.filter(({ card }) =>
    forced.some(({ gain, x }) => 'must' in gain && (gain.what === undefined || isMeant(t, gain.what, card, x))),
  )
}

/** Some units may attack only whatever has the lowest power there. */
function weakest(t: Table, unit: Card, aims: Aim[]): Aim[] {
  if (!hasRule(t, unit, 'attacks-weakest')) return aims
  const least = Math.min(...aims.map(({ card }) => stat(t, card, 'power')))
  return aims.filter(({ card }) => stat(t, card, 'power') === least)
}

/** What a unit may attack; `must`: it has no other choice than to attack one of these. */
export function targetsOf(t: Table, unit: Card): { aims: Aim[]; must: boolean } {
  const can = weakest(t, unit, open(t, unit))
  // Nobody must attack what has to be paid for.
  const must = musts(t, unit, can).filter(({ card }) => tollsOf(t, unit, card).length === 0)
  return must.length > 0 ? { aims: must, must: true } : { aims: can, must: false }
}

/** Who says whether this unit attacks, and whom: a card may give that to the other player. */
export function directorOf(t: Table, unit: Card): Seat {
  const given = givenTo(t, unit, 'attacks-for-opponent').find(
    ({ gain }) => 'rule' in gain && gain.rule === 'attacks-for-opponent',
  )
  return given === undefined ? controllerOf(t.s, unit) : given.x.you
}

const speedOf = (t: Table, unit: Card): number => Math.max(0, stat(t, unit, 'speed'))

/** rule swtcg.part-speed: the untapped units that are next; of one side, its owner's choice among equals. */
export function nextUnits(t: Table): Card[] {
  const { s } = t
  let best = 0
  let fastest: [Card[], Card[]] = [[], []]
  for (const seat of [DARK, LIGHT]) {
    for (const unit of unitsIn(s, seat, s.battle)) {
      if (s.tapped[unit] === 1) continue
      const speed = speedOf(t, unit)
      if (speed > best) fastest = [[], []]
      best = Math.max(best, speed)
      if (speed === best) fastest[seat]?.push(unit)
    }
  }
  return firstAmong(t, ...fastest)
}

/** rule swtcg.three-general-rules: Dark goes first among equals, unless a card of Light says it does. */
function firstAmong(t: Table, dark: Card[], light: Card[]): Card[] {
  if (dark.length === 0) return light
  const winners = light.filter((unit) => hasRule(t, unit, 'wins-ties'))
  return winners.length > 0 && !dark.some((unit) => hasRule(t, unit, 'wins-ties')) ? winners : dark
}

/** Units of an arena in the order in which they would attack if nothing changed; equals of one side as they lie. */
export function bySpeed(t: Table, units: readonly Card[]): Card[] {
  const left = [...units].sort((a, b) => speedOf(t, b) - speedOf(t, a))
  const found: Card[] = []
  while (left.length > 0) {
    const speed = speedOf(t, left[0] as Card)
    const equal = left.filter((unit) => speedOf(t, unit) === speed)
    const of = (seat: Seat) => equal.filter((unit) => t.s.controller[unit] === seat)
    for (const unit of firstAmong(t, of(DARK), of(LIGHT))) {
      found.push(unit)
      left.splice(left.indexOf(unit), 1)
    }
  }
  return found
}

/** Is it this unit's turn to attack, tap or use what it uses instead? rules swtcg.battle-phase-attacking, swtcg.part-speed */
export function isNext(t: Table, unit: Card, why: Why): boolean {
  const { s } = t
  if (s.tapped[unit] === 1) no(why, 'swtcg.how-to-attack', 'it is tapped')
  if (s.battle === NONE) no(why, 'swtcg.battle-phase-attacking', 'no battle is being fought')
  else if (arenaOf(s, unit) !== s.battle) no(why, 'swtcg.zone-arenas', 'this is the {0} battle', battleOf(s))
  else if (s.tapped[unit] === 0) {
    const next = nextUnits(t)
    if (!next.includes(unit)) no(why, 'swtcg.part-speed', '{0} attacks before it', def(t, next[0] as Card).name)
  }
  return granted(why)
}

const battleOf = (s: State): string => arenas[s.battle] ?? ''

/** May it attack that unit now? Every reason why not. */
export function mayAttack(t: Table, unit: Card, target: Card, why: Why): boolean {
  isNext(t, unit, why)
  if (!mayBeTarget(t, unit, target, why)) return false
  const { aims, must } = targetsOf(t, unit)
  if (must && !aims.some(({ card }) => card === target)) no(why, 'swtcg.must-attack', 'it must attack another unit')
  return granted(why)
}
