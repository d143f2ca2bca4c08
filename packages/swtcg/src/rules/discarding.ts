import { type Card, controllerOf, type IntentRule, NONE, type Seat, tell } from '@dejarik/kernel'
import { damageOn, pilotedUnit } from '../columns.js'
import type { State, Table } from '../state.js'
import { attackFrame } from './defending.js'
import { discardCard } from './drawing.js'
import { stat } from './numbers.js'
import { detach } from './on-and-off-units.js'
import {
  ARENA,
  ATTACHED,
  arenaOf,
  BUILD,
  beneath,
  cardsIn,
  def,
  equipmentWith,
  inArena,
  inBuildZone,
  isUnit,
  partsOf,
  pilotsOf,
} from './zones.js'

/** rule swtcg.gl-variable-value: a health that text sets is unknown, not 0, outside an arena. */
const isHealthKnown = (t: Table, unit: Card): boolean => typeof def(t, unit).health === 'number' || inArena(t.s, unit)

/** rules swtcg.gl-discard, swtcg.attack-10-health: units with counters at or above their health, in an arena or the build zone. */
export function doomed(t: Table): readonly Card[] {
  const { s } = t
  let found = NOBODY
  for (let seat = 0; seat < 2; seat++) {
    for (let i = 0; i < bearing.length; i++) {
      const cards = cardsIn(s, seat, bearing[i] as number)
      for (let j = 0; j < cards.length; j++) {
        const unit = cards[j] as Card
        const damage = damageOn(s, unit)
        if (damage === 0 || !(isUnit(t, unit) || pilotedUnit(s, unit) !== NONE)) continue
        if (isHealthKnown(t, unit) && damage >= stat(t, unit, 'health')) found = [...found, unit]
      }
    }
  }
  return found
}
const NOBODY: readonly Card[] = []

/** Where damage lies on cards. rule swtcg.piloting-units: a Pilot on a unit has damage and health of its own */
const bearing: readonly number[] = [ARENA, ARENA + 1, ARENA + 2, BUILD, ATTACHED]

/** Every unit that is not saved goes, its whole stack with it; Equipment stays in the build zone, Pilots go along. */
export function discardUnit(t: Table, unit: Card): void {
  const { s } = t
  const arena = arenaOf(s, unit)
  const seat = controllerOf(s, unit)
  const crushed = arena !== NONE && damageOn(s, unit) > 2 * stat(t, unit, 'health')
  const damage = damageOn(s, unit)
  const stacked = beneath(s, unit).length
  for (const item of equipmentWith(s, unit)) detach(t, item)
  for (const card of partsOf(s, unit)) discardCard(t, card)
  if (damage > 0) s.named[`${unit} fell`] = damage
  if (stacked > 0) s.named[`${unit} stacked`] = stacked
  // Cards ask this turn what was discarded by more than twice its health.
  if (crushed) s.named[`${unit} overkilled`] = s.turn
  if (arena !== NONE) s.discarded[seat * 3 + arena] = (s.discarded[seat * 3 + arena] as number) + 1
}

/** What is told of a Pilot that is discarded from a unit. rule swtcg.piloting-units */
export const ifAboard = (s: State, card: Card): { aboard?: true } =>
  pilotedUnit(s, card) === NONE ? {} : { aboard: true }

/** The intent to discard a unit, a card in hand or a card being built. */
export const discardIntent: IntentRule = {
  leaves: true,
  apply(t: Table, { card, by }: { card: Card; by: Seat }) {
    const attack = card === t.s.defender ? attackFrame(t) : undefined
    if (attack) attack.felled = true
    const arena = arenaOf(t.s, card)
    const pilots = arena === NONE ? [] : [...pilotsOf(t.s, card)]
    if (
      inArena(t.s, card) ||
      pilotedUnit(t.s, card) !== NONE ||
      (inBuildZone(t.s, card) && t.s.faceUp[card] === 1 && isUnit(t, card))
    )
      discardUnit(t, card)
    // Equipment goes with its stack; a card in hand or being built has none.
    else for (const part of partsOf(t.s, card)) discardCard(t, part)
    // rule swtcg.pilots: they are discarded with their unit, from where it was
    for (const pilot of pilots) tell(t, { kind: 'discard', card: pilot, by, from: 'arena', arena, aboard: true })
  },
}
