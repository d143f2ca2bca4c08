import { type Card, definitionOf, perCatalog, type Seat } from '@dejarik/kernel'
import type { Crew, Icon } from '../cards/card.js'
import { hasStatus } from '../columns.js'
import type { Definition } from '../definitions.js'
import * as is from '../definitions.js'
import { DARK, PILOTLESS, type Table } from '../state.js'

export const defOf = (t: Table, card: Card): Definition =>
  t.catalog.defs[definitionOf(t.s, card)] as unknown as Definition

/** By definition, side by side: this is asked more often than anything else. */
const allBits = perCatalog(({ defs }) => Int32Array.from(defs, (def) => (def as unknown as Definition).bits))

const bits = (t: Table, card: Card): number => allBits(t.catalog)[definitionOf(t.s, card)] as number

export const isCharacter = (t: Table, card: Card): boolean => (bits(t, card) & is.CHARACTER) !== 0
export const isStarship = (t: Table, card: Card): boolean => (bits(t, card) & is.STARSHIP) !== 0
export const isCapital = (t: Table, card: Card): boolean => (bits(t, card) & is.CAPITAL) !== 0
export const isSquadron = (t: Table, card: Card): boolean => (bits(t, card) & is.SQUADRON) !== 0
/** rule swccg.squadrons: a squadron is a starfighter for deployment and movement alone. */
export const fliesAsFighter = (t: Table, card: Card): boolean => isStarfighter(t, card) || isSquadron(t, card)
/** How many starships of its kind it counts as. */
export const shipsOn = (t: Table, card: Card): number => (isSquadron(t, card) ? 3 : 1)
export const isStarfighter = (t: Table, card: Card): boolean => (bits(t, card) & is.STARFIGHTER) !== 0
export const isVehicle = (t: Table, card: Card): boolean => (bits(t, card) & is.VEHICLE) !== 0
export const isCreatureVehicle = (t: Table, card: Card): boolean => (bits(t, card) & is.CREATURE_VEHICLE) !== 0
export const isCreature = (t: Table, card: Card): boolean => (bits(t, card) & is.CREATURE) !== 0
export const isWeapon = (t: Table, card: Card): boolean => (bits(t, card) & is.WEAPON) !== 0
export const isArtillery = (t: Table, card: Card): boolean => (bits(t, card) & is.ARTILLERY) !== 0
export const isDevice = (t: Table, card: Card): boolean => (bits(t, card) & is.DEVICE) !== 0
export const isEffect = (t: Table, card: Card): boolean => (bits(t, card) & is.EFFECT) !== 0
export const isUtinni = (t: Table, card: Card): boolean => (bits(t, card) & is.UTINNI) !== 0
export const isInterrupt = (t: Table, card: Card): boolean => (bits(t, card) & is.INTERRUPT) !== 0
export const isLocation = (t: Table, card: Card): boolean => (bits(t, card) & is.LOCATION) !== 0
export const isSite = (t: Table, card: Card): boolean => (bits(t, card) & is.SITE) !== 0
export const isSystem = (t: Table, card: Card): boolean => (bits(t, card) & is.SYSTEM) !== 0
export const isSector = (t: Table, card: Card): boolean => (bits(t, card) & is.SECTOR) !== 0
export const isDockingBay = (t: Table, card: Card): boolean => (bits(t, card) & is.DOCKING_BAY) !== 0
export const isInterior = (t: Table, card: Card): boolean => (bits(t, card) & is.INTERIOR) !== 0
export const isExterior = (t: Table, card: Card): boolean => (bits(t, card) & is.EXTERIOR) !== 0
export const isDroid = (t: Table, card: Card): boolean => (bits(t, card) & is.DROID) !== 0
export const isSpy = (t: Table, card: Card): boolean => (bits(t, card) & is.SPY) !== 0
export const isEnclosed = (t: Table, card: Card): boolean => (bits(t, card) & is.ENCLOSED) !== 0

export const iconCount = (t: Table, card: Card, icon: Icon): number => defOf(t, card).icons[icon] ?? 0

/** The permanent pilots of a card, unless theft has cost it the one that it had. rules swccg.permanent-pilot, swccg.stealing-vehicles-starships */
export const crewOf = (t: Table, card: Card): Crew | undefined =>
  isPilotless(t, card) ? undefined : defOf(t, card).crew
export const isPilotless = (t: Table, card: Card): boolean => hasStatus(t.s, card, PILOTLESS)
export const permanentPilots = (t: Table, card: Card): number =>
  isPilotless(t, card) ? 0 : (defOf(t, card).icons.pilot ?? 0)

/** Everybody and everything that a card is a version of. rule swccg.personas */
export const personasOf = (t: Table, card: Card): readonly string[] => {
  const { personas, crew } = defOf(t, card)
  return isPilotless(t, card) ? personas.filter((one) => one !== crew?.persona) : personas
}
export const hasPersona = (t: Table, card: Card, persona: string): boolean => personasOf(t, card).includes(persona)
export const hasTrait = (t: Table, card: Card, trait: string): boolean => defOf(t, card).characteristics.includes(trait)

/** The system that a location is or is related to, or the ship that it is in; its own title for one that belongs to none. */
export function systemOf(t: Table, card: Card): string {
  const { system, place, name } = defOf(t, card)
  return system ?? t.s.grouped[card] ?? place ?? name
}

/** rules swccg.cloud-sectors, swccg.asteroid-sectors: between a planet and its sites, or beyond it in space. */
export const isCloud = (t: Table, card: Card): boolean => isSector(t, card) && !isAsteroid(t, card)
export const isAsteroid = (t: Table, card: Card): boolean => isSector(t, card) && hasTrait(t, card, 'asteroid sector')

/** rule swccg.destiny-step-1: a location has destiny 0. */
export const destinyNumbers = (t: Table, card: Card): readonly number[] => defOf(t, card).destiny

export const sideOf = (seat: Seat): 'dark' | 'light' => (seat === DARK ? 'dark' : 'light')

/** How many people a card is. */
export const peopleOn = (t: Table, card: Card): number => defOf(t, card).people ?? 1

export const hasForfeit = (t: Table, card: Card): boolean => defOf(t, card).forfeit !== undefined

/** rule swccg.at-ats: an AT-AT is no faster than this, whatever helps it. */
export const fastest = (t: Table, card: Card): number =>
  defOf(t, card).model === 'AT-AT' ? 1 : Number.POSITIVE_INFINITY

/** rule swccg.cards-not-in-life-force */
export const staysOutOfForce = (t: Table, card: Card): boolean => defOf(t, card).type === 'objective'
