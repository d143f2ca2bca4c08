import { type Card, nth, pileOf } from '@dejarik/kernel'
import { AT, BENEATH, CAPTIVE, DRIVER, PILOT, type State } from '@dejarik/swccg'
import { FORCE, HAND, LOST, OUT, onTable, PLAYING, RESERVE, seatOf, USED, zoneOf } from '@dejarik/swccg/board'
import { Fault } from '../file.js'
import { didYouMean } from '../nearest.js'
import { cardNames, cardsNamed } from './names.js'
import { defOf, type Setting } from './setting.js'

export const zones: Readonly<Record<string, number>> = {
  hand: HAND,
  'reserve deck': RESERVE,
  'force pile': FORCE,
  'used pile': USED,
  'lost pile': LOST,
}

/** Every card that the words name; at least one. */
export function cardsCalledSo(x: Setting, s: State, text: string): Card[] {
  const found = cardsNamed(x, s, text)
  if (found.length > 0) return found
  const known = new Set(s.def.map((_def, card) => defOf(x, s, card).name))
  throw new Fault(`there is no card "${text}" on this table.${didYouMean(text, known)}`)
}

/** The one card that the words name; a card on table comes before copies elsewhere, the top of a location before the rest. */
export function oneCard(x: Setting, s: State, text: string): Card {
  const found = cardsCalledSo(x, s, text)
  const near = found.filter((card) => onTable(s, card) && s.as[card] !== BENEATH)
  const meant = near.length > 0 ? near : found
  if (meant.length === 1) return nth(meant, 0)
  if (near.length === 0 && new Set(meant.map((card) => s.pile[card])).size === 1) return nth(meant, 0)
  throw new Fault(`"${text}" could be ${meant.map((card) => cardNames(x, s, card)[0]).join(' or ')}.`)
}

/** Where a card is, in words. */
export function whereIs(x: Setting, s: State, card: Card): string {
  const which = zoneOf(pileOf(s, card))
  if (which === OUT) return 'is out of play'
  if (which === PLAYING) return 'is being played'
  if (onTable(s, card)) {
    const host = nth(s.host, card)
    if (host < 0) return 'is on table'
    const how =
      s.as[card] === PILOT
        ? 'pilots'
        : s.as[card] === DRIVER
          ? 'drives'
          : s.as[card] === AT
            ? 'is at or on'
            : 'is aboard'
    const held = (nth(s.status, card) & CAPTIVE) !== 0 ? ', a captive' : ''
    return `${how} ${cardNames(x, s, host)[0]}${held}`
  }
  const name = Object.keys(zones).find((key) => zones[key] === which) ?? 'an unresolved destiny'
  return `is in ${x.seats[seatOf(pileOf(s, card))]} ${name}`
}
