import { type Card, granted, no, type Option, type Seat, type Why } from '@dejarik/kernel'
import type { Any } from '@dejarik/kernel/vocabulary'
import type { Table } from '../state.js'
import { givenTo, sizeOf } from './gains.js'
import { hasRule } from './named-rules.js'
import { cannot, subtypesOf } from './numbers.js'
import { ATTACHED, arenasFor, BUILD, cardsIn, def, isUnit, pilotsOf, unitsInArenas } from './zones.js'

export const pilotAbility = (t: Table, card: Card): Any =>
  (def(t, card).abilities as Any[]).find((a) => a.ability === 'pilot')

/** Units of a seat in arenas and in the build zone. */
export const unitsOf = (t: Table, seat: Seat): Card[] => [
  ...unitsInArenas(t.s, seat),
  ...cardsIn(t.s, seat, BUILD).filter((card) => isUnit(t, card)),
]

/** Does the unit match a subtype that the Pilot names? Two words need both. rule swtcg.pilots */
export function fits(t: Table, pilot: Card, unit: Card): boolean {
  const subtypes = subtypesOf(t, unit)
  const of = (pilotAbility(t, pilot)?.of ?? []) as string[]
  return of.some((wanted) => wanted.split('-').every((word) => subtypes.includes(word)))
}

/** May it move now? rule swtcg.pilots-build-step: each Pilot once. */
export function mayMovePilot(t: Table, seat: Seat, pilot: Card, why: Why = null): boolean {
  const { s } = t
  if (s.controller[pilot] !== seat && no(why, 'swtcg.control-of-pilots', 'you do not control it')) return false
  if (pilotAbility(t, pilot) === undefined && no(why, 'swtcg.pilots', 'it is no Pilot')) return false
  if (s.moved[pilot] === 1 && no(why, 'swtcg.pilots-build-step', 'it has moved in this build step')) return false
  return granted(why)
}

const isAstromech = (t: Table, card: Card): boolean => subtypesOf(t, card).includes('astromech')

/** rule swtcg.pilots: one Pilot, and as many more as cards say. */
export function hasRoom(t: Table, unit: Card, pilot: Card): boolean {
  const others = pilotsOf(t.s, unit).filter((other) => other !== pilot).length
  if (others === 0) return true
  const more = givenTo(t, unit).reduce(
    (n, { gain, x }) => ('modify' in gain && gain.modify === 'pilots' ? n + sizeOf(t, gain.by, x) : n),
    0,
  )
  // "1 more pilot, but only 1 Astromech"
  const astromechs = [pilot, ...pilotsOf(t.s, unit)].filter((card) => card >= 0 && isAstromech(t, card))
  const extra = hasRule(t, unit, 'extra-other-pilot') && new Set(astromechs).size <= 1 ? 1 : 0
  return others <= more + extra
}

/** May this Pilot go onto that unit? rules swtcg.pilots, swtcg.gl-droid, swtcg.pilots-build-zone */
export function mayPilot(t: Table, seat: Seat, pilot: Card, unit: Card, why: Why = null): boolean {
  const { s } = t
  if (!mayMovePilot(t, seat, pilot, why) && why === null) return false
  if (unit === pilot && no(why, 'swtcg.pilots', 'it cannot pilot itself')) return false
  if ((s.controller[unit] !== seat || !isUnit(t, unit)) && no(why, 'swtcg.pilots', 'it is not one of your units'))
    return false
  if (s.piloting[pilot] === unit && no(why, 'swtcg.pilots', 'it is on that unit')) return false
  if (!hasRoom(t, unit, pilot) && no(why, 'swtcg.pilots', 'that unit has a Pilot')) return false
  if (subtypesOf(t, unit).includes('droid') && no(why, 'swtcg.gl-droid', 'no Pilot goes onto a Droid')) return false
  if (cannot(t, unit, 'be-piloted', pilot) && no(why, 'swtcg.card-effects', 'another card forbids it')) return false
  if (!fits(t, pilot, unit) && no(why, 'swtcg.pilots', 'that unit does not have the subtype that it pilots'))
    return false
  return granted(why)
}

/** Pilots on, off and between units. rules swtcg.pilots, swtcg.pilots-build-step */
export function pilotOptions(t: Table, seat: Seat): Option[] {
  const { s } = t
  const options: Option[] = []
  const units = unitsOf(t, seat)
  for (const pilot of [...cardsIn(s, seat, ATTACHED).filter((card) => (s.piloting[card] as Card) >= 0), ...units]) {
    if (!mayMovePilot(t, seat, pilot)) continue
    if ((s.piloting[pilot] as Card) >= 0) {
      for (const arena of [...arenasFor(t, pilot), -1]) options.push({ do: 'leave', card: pilot, arena })
    }
    for (const unit of units) if (mayPilot(t, seat, pilot, unit)) options.push({ do: 'pilot', card: pilot, to: unit })
  }
  return options
}
