import type { Die, State } from '@dejarik/destiny'
import { areaOf, DECK, DEFEATED, DISCARD, field, HAND, inPlay, LIMBO, SET_ASIDE } from '@dejarik/destiny/board'
import { type Card, controllerOf, nth, pileOf } from '@dejarik/kernel'
import { Fault } from '../file.js'
import { didYouMean } from '../nearest.js'
import { cardNames, cardsNamed, diceNamed } from './names.js'
import { defOf, type Setting } from './setting.js'

export const areas: Readonly<Record<string, number>> = {
  hand: HAND,
  deck: DECK,
  'discard pile': DISCARD,
  limbo: LIMBO,
  'set aside': SET_ASIDE,
  defeated: DEFEATED,
}

/** Every card that the words name; at least one. */
export function cardsCalledSo(x: Setting, s: State, text: string): Card[] {
  const found = cardsNamed(x, s, text)
  if (found.length > 0) return found
  const known = new Set(s.def.map((_def, card) => defOf(x, s, card).name))
  throw new Fault(`there is no card "${text}" on this table.${didYouMean(text, known)}`)
}

/** The one card that the words name; a card in play comes before copies elsewhere. */
export function oneCard(x: Setting, s: State, text: string): Card {
  const found = cardsCalledSo(x, s, text)
  const near = found.filter((card) => inPlay(s, card) || s.pile[card] === field(s.seats))
  const meant = near.length > 0 ? near : found
  if (meant.length === 1) return nth(meant, 0)
  const outside = new Set(meant.map((card) => s.pile[card]))
  if (near.length === 0 && outside.size === 1) return nth(meant, 0)
  throw new Fault(`"${text}" could be ${meant.map((card) => cardNames(x, s, card)[0]).join(' or ')}.`)
}

/** The dice that the words name; `Rey die` means every die of Rey. */
export function diceCalledSo(x: Setting, s: State, text: string): Die[] {
  const found = diceNamed(x, s, text)
  if (found.length > 0) return found
  throw new Fault(`there is no die "${text}" on this table.`)
}

/** Where a card is, in words. */
export function whereIs(x: Setting, s: State, card: Card): string {
  if (s.pile[card] === field(s.seats)) return 'is the battlefield'
  if (inPlay(s, card)) return `is in play under ${x.seats[controllerOf(s, card)]}`
  const which = areaOf(pileOf(s, card))
  const name = Object.keys(areas).find((key) => areas[key] === which) ?? '?'
  const seat = x.seats[Math.floor(pileOf(s, card) / 7)]
  return name === 'set aside' || name === 'defeated' ? `is ${name}` : `is in ${seat} ${name}`
}
