import { type Card, NONE, type Seat } from '@dejarik/kernel'
import { mentions } from '@dejarik/kernel/vocabulary'
import type { Clause } from '../../definitions.js'
import type { Table } from '../../state.js'
import { locationOf } from '../card-states.js'
import { isAsteroid, isDevice, isLocation, isUtinni, isWeapon, systemOf } from '../facts.js'
import { ownModifiers } from '../modifiers/modifiers.js'
import { allowing } from '../modifiers/permissions.js'
import { appliesAt } from '../modifiers/places.js'
import { type DeedGain, deedSubject, type Subject } from '../modifiers/subjects.js'

const welcoming: readonly Subject<DeedGain<'may'> | DeedGain<'only'>>[] = [
  deedSubject('may', 'deploy'),
  deedSubject('only', 'deploy'),
]

/** rule swccg.dagobah: hard to reach. Asteroids there are no part of it. */
export const isDagobah = (t: Table, at: Card): boolean =>
  at !== NONE && systemOf(t, at) === 'Dagobah' && !isAsteroid(t, at)

/** Does a text that names this place let it be deployed there? */
export const isInvited = (t: Table, card: Card, seat: Seat, at: Card): boolean =>
  allowing(t, { deed: 'deploy', card, seat, at })?.change.at !== undefined

/** rule swccg.dagobah: nobody is put down there, nor aboard what is there, whom neither its own text nor another's lets. */
export function isWelcome(t: Table, card: Card, seat: Seat, at: Card): boolean {
  if (!isDagobah(t, at) || isInvited(t, card, seat, at)) return true
  return welcoming.some((about) =>
    ownModifiers(t, card, about).some((each) => each.change.at !== undefined && appliesAt(t, each, at)),
  )
}

/** Does a text name the planet, or one of its places? */
const speaksOfDagobah = mentions<object>((part) =>
  Object.values(part)
    .flat()
    .some((word) => typeof word === 'string' && word.includes('Dagobah')),
)

/** rule swccg.dagobah: no weapon or device by itself, and no Utinni Effect there or on a card there that does not speak of it. */
export function isKeptOff(
  t: Table,
  card: Card,
  seat: Seat,
  clause: Clause,
  host: Card,
  target: Card | undefined,
): boolean {
  if (isUtinni(t, card)) {
    const near = [host, target ?? NONE].some((each) => each !== NONE && isDagobah(t, locationOf(t, each)))
    return near && !speaksOfDagobah(clause.ability)
  }
  if (host === NONE || !isLocation(t, host) || (!isWeapon(t, card) && !isDevice(t, card))) return false
  return !isWelcome(t, card, seat, host)
}
