import { type Card, nth, pileOf } from '@dejarik/kernel'
import { arenas, cardTitle, type State } from '@dejarik/swtcg'
import { ATTACHED, arenaOf, BUILD, DECK, DISCARD, FACE_DOWN, HAND, OUT, seatOf, zoneOf } from '@dejarik/swtcg/board'
import { Fault } from '../file.js'
import { didYouMean } from '../nearest.js'
import { cardNames, cardsNamed } from './names.js'
import { defOf, type Setting } from './setting.js'

export const zones: Readonly<Record<string, number>> = {
  hand: HAND,
  deck: DECK,
  'discard pile': DISCARD,
  'build zone': BUILD,
}

/** In an arena, face up in a build zone, on a unit, or a Location. */
const inPlay = (s: State, card: Card): boolean => {
  const which = zoneOf(pileOf(s, card))
  return which < 0 || arenaOf(s, card) >= 0 || which === BUILD || which === ATTACHED
}

/** Every card that the words name; at least one. */
export function cardsCalledSo(x: Setting, s: State, text: string): Card[] {
  const found = cardsNamed(x, s, text)
  if (found.length > 0) return found
  const known = new Set(s.def.map((_def, card) => cardTitle(defOf(x, s, card))))
  throw new Fault(`there is no card "${text}" on this table.${didYouMean(text, known)}`)
}

/** The one card that the words name; a card in play comes before copies elsewhere, the top of a stack before the rest. */
export function oneCard(x: Setting, s: State, text: string): Card {
  const found = cardsCalledSo(x, s, text)
  const near = found.filter((card) => inPlay(s, card))
  const tops = near.filter((card) => nth(s.under, card) < 0)
  const meant = tops.length > 0 ? tops : near.length > 0 ? near : found
  if (meant.length === 1) return nth(meant, 0)
  if (near.length === 0 && new Set(meant.map((card) => s.pile[card])).size === 1) return nth(meant, 0)
  throw new Fault(`"${text}" could be ${meant.map((card) => cardNames(x, s, card)[0]).join(' or ')}.`)
}

/** Where a card is, in words. */
export function whereIs(x: Setting, s: State, card: Card): string {
  const arena = arenaOf(s, card)
  const which = zoneOf(pileOf(s, card))
  const on = (column: Card[], verb: string) => `${verb} ${cardNames(x, s, nth(column, card))[0]}`
  if (arena >= 0) return `is in the ${arenas[arena]} arena`
  if (which < 0) return 'is a Location in play'
  if (which === OUT) return 'is out of the game'
  if (which === FACE_DOWN) return 'is set aside face down'
  if (which === ATTACHED) {
    if (nth(s.under, card) >= 0) return on(s.under, 'is beneath')
    return nth(s.piloting, card) >= 0 ? on(s.piloting, 'pilots') : on(s.equipped, 'is attached to')
  }
  const name = Object.keys(zones).find((key) => zones[key] === which) ?? '?'
  return `is in ${x.seats[seatOf(pileOf(s, card))]} ${name}`
}
