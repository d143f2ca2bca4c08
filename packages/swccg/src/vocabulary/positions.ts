import { type Card, cardOf, lives } from '@dejarik/kernel'
import { bound, isA } from '@dejarik/kernel/vocabulary'
import { aimOf, hostOf, roleOf } from '../columns.js'
import type { Query, Ref } from '../effects/tree.js'
import { directlyOn, isActive, locationOf, placeOf } from '../rules/card-states.js'
import { isCharacter } from '../rules/facts.js'
import { isLanded } from '../rules/landed.js'
import { hasPermanentPilot, isPiloted } from '../rules/piloting.js'
import { cardsIn, TABLE } from '../rules/zones.js'
import { DRIVER, PILOT, type Table } from '../state.js'
import type { Test, Tests } from './filters.js'
import { isInside, isStacked } from './nouns.js'
import { isAboard, isAtPlace, isPresentIn, physically } from './places.js'
import { fits } from './refs.js'

const isOfCrew = (wanted: Query | Ref): wanted is Query =>
  typeof wanted === 'object' && 'kind' in wanted && wanted.kind === 'crew'

/** Is there a card on table of which this is so? */
function onTableIs(t: Table, is: (card: Card) => boolean): boolean {
  for (let seat = 0; seat < t.s.seats; seat++) for (const card of cardsIn(t.s, seat, TABLE)) if (is(card)) return true
  return false
}

/** Are there two things in one place, different ones? Permanent pilots are inside of their card. rule swccg.present */
const isWith: Test<Query | Ref> = (t, thing, wanted, x, you, query) => {
  const place = physically(t, thing, isInside(t, thing, query))
  if (place < 0) return false
  if (typeof wanted === 'object' && 'kind' in wanted)
    return onTableIs(
      t,
      (card) =>
        card !== thing &&
        physically(t, card, wanted.kind === 'crew' && !isCharacter(t, card)) === place &&
        isA(t, card, wanted, x, you),
    )
  for (const card of bound(t, wanted, x)) if (card !== thing && placeOf(t, card) === place) return true
  return false
}

/** The card that this one pilots; a permanent pilot pilots its own. rule swccg.landed-starfighter: not while it is landed. */
const pilotedBy = (t: Table, thing: Card, query: Query): Card => {
  const ship = isInside(t, thing, query) ? thing : roleOf(t.s, thing) === PILOT ? hostOf(t.s, thing) : -1
  return ship >= 0 && isLanded(t, ship) ? -1 : ship
}

/** rule swccg.drivers */
const drives = (t: Table, card: Card): boolean => roleOf(t.s, card) === DRIVER

/** Has it such a card on it? */
const bears: Test<Query> = (t, thing, wanted, x, you) =>
  onTableIs(t, (card) => hostOf(t.s, card) === thing && isA(t, card, wanted, x, you))

/** The filters that say where something is. rules swccg.prepositions, swccg.present */
export const positions: Tests<
  | 'at'
  | 'not-at'
  | 'present'
  | 'with'
  | 'aboard'
  | 'carrying'
  | 'empty'
  | 'piloting'
  | 'piloted-by'
  | 'piloted'
  | 'driving'
  | 'on'
  | 'bearing'
  | 'lacking'
  | 'stacked-on'
  | 'targeted-by'
> = {
  at: (t, thing, wanted, x, you) => isAtPlace(t, thing, wanted, x, you),
  'not-at': (t, thing, wanted, x, you) => locationOf(t, thing) >= 0 && !isAtPlace(t, thing, wanted, x, you),
  present: (t, thing, wanted, x, you, query) =>
    isPresentIn(t, physically(t, thing, isInside(t, thing, query)), wanted, x, you),
  with: isWith,
  aboard: (t, thing, wanted, x, you, query) => {
    if (isInside(t, thing, query) && fits(t, wanted, thing, x, you)) return true
    if (typeof wanted === 'object' && 'kind' in wanted)
      return onTableIs(t, (ship) => isAboard(t, thing, ship) && isA(t, ship, wanted, x, you))
    for (const ship of bound(t, wanted, x)) if (isAboard(t, thing, ship)) return true
    return false
  },
  carrying: (t, thing, wanted, x, you) => {
    if (wanted === true) return isOccupied(t, thing)
    // A permanent pilot is aboard its own card.
    if (isOfCrew(wanted) && !isCharacter(t, thing) && isA(t, thing, wanted, x, you)) return true
    return onTableIs(t, (card) => isAboard(t, card, thing) && fits(t, wanted, card, x, you))
  },
  empty: (t, thing) => !isOccupied(t, thing),
  piloting: (t, thing, wanted, x, you, query) => {
    const ship = pilotedBy(t, thing, query)
    return ship >= 0 && fits(t, wanted, ship, x, you)
  },
  'piloted-by': (t, thing, wanted, x, you) => {
    if (isLanded(t, thing)) return false
    if (isOfCrew(wanted) && hasPermanentPilot(t, thing) && isA(t, thing, wanted, x, you)) return true
    return onTableIs(
      t,
      (card) =>
        hostOf(t.s, card) === thing &&
        roleOf(t.s, card) === PILOT &&
        isActive(t, card) &&
        fits(t, wanted, card, x, you),
    )
  },
  piloted: (t, thing) =>
    isPiloted(t, thing) && !isLanded(t, thing) && !directlyOn(t, thing).some((card) => drives(t, card)),
  driving: (t, thing, wanted, x, you) => drives(t, thing) && fits(t, wanted, hostOf(t.s, thing), x, you),
  on: (t, thing, wanted, x, you) => {
    const host = hostOf(t.s, thing)
    return host >= 0 && !isStacked(t, thing) && fits(t, wanted, host, x, you)
  },
  bearing: bears,
  lacking: (t, thing, wanted, x, you, query) => !bears(t, thing, wanted, x, you, query),
  'stacked-on': (t, thing, wanted, x) => isStacked(t, thing) && bound(t, wanted, x).includes(hostOf(t.s, thing)),
  'targeted-by': (t, thing, wanted, x, you) =>
    onTableIs(t, (card) => {
      const aim = aimOf(t.s, card)
      return aim >= 0 && cardOf(aim) === thing && lives(t.s, aim) && isA(t, card, wanted, x, you)
    }),
}

/** Is anybody aboard, permanent pilots among them? */
const isOccupied = (t: Table, ship: Card): boolean =>
  hasPermanentPilot(t, ship) ||
  onTableIs(t, (card) => isCharacter(t, card) && isActive(t, card) && isAboard(t, card, ship))
