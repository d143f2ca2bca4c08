import {
  type ActionRule,
  act,
  actionAt,
  type Card,
  call,
  NONE,
  type Option,
  procedure,
  type Seat,
} from '@dejarik/kernel'
import { hostOf, isMarked, mark } from '../columns.js'
import { offer } from '../options/index.js'
import { DODGED, other, type State, type Table } from '../state.js'
import { asteroidsOf } from './adjacency.js'
import { isActive, locationOf } from './card-states.js'
import { type Drawn, drawDestiny } from './destiny.js'
import { isAsteroid, isStarship, systemOf } from './facts.js'
import { leave } from './leaving.js'
import { modifiersFor, modifiersForSeat } from './modifiers/modifiers.js'
import { defense, modified } from './modifiers/numbers.js'
import { hasRule } from './modifiers/permissions.js'
import { numberSubject } from './modifiers/subjects.js'
import { cardsIn, TABLE } from './zones.js'

const ASTEROID_DESTINY = numberSubject('asteroid-destiny')

const isPelted = (t: Table, at: Card): boolean => at !== NONE && hasRule(t, 'asteroid-rules', at)

/** rules swccg.asteroid-rules, swccg.mandatory-actions: in one's own control phase, once for each starship where asteroids fly. */
export const asteroidOptions = (t: Table, seat: Seat): Option[] =>
  seat !== t.s.active || t.s.phase !== 'control'
    ? []
    : cardsIn(t.s, seat, TABLE)
        .filter((ship) => isStarship(t, ship) && isActive(t, ship) && !isMarked(t.s, ship, DODGED))
        .filter((ship) => isPelted(t, hostOf(t.s, ship)))
        .map(offer.asteroids)

export const beginAsteroids = (t: Table, seat: Seat, card: Card): void => act(t, 'asteroids', seat, { card })

/** rules swccg.asteroid-destiny, swccg.asteroid-rules: the opponent draws; above its armor or maneuver, or drawing an asteroid, the starship is lost. */
export const dodgeAsteroids = procedure<{ action: number }, State>('dodge-asteroids', {
  draw(t, f) {
    const { card, by } = actionAt(t, f.action)
    mark(t.s, card, DODGED)
    const location = locationOf(t, card)
    call(t, drawDestiny, { seat: other(by), kind: 'asteroid', n: 1, action: f.action, location })
  },
  compare(t, f) {
    const { card, by } = actionAt(t, f.action)
    const { total, cards } = f.result as Drawn
    const others = asteroidsOf(t, systemOf(t, locationOf(t, card))).filter((each) => isPelted(t, each)).length - 1
    const struck = cards.some((each) => each !== NONE && isAsteroid(t, each))
    const modifiers = [...modifiersFor(t, ASTEROID_DESTINY, card), ...modifiersForSeat(t, ASTEROID_DESTINY, by)]
    const drawn = total === null ? null : modified(t, modifiers, total, null, card)
    if (struck || (drawn !== null && drawn + Math.max(0, others) > defense(t, card)))
      leave(t, [card], 'lost', by, 'lost')
  },
})

export const asteroidRule: ActionRule<State> = {
  result: dodgeAsteroids,
}
