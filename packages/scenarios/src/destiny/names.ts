import { cardTitle, type Die, type Side, type State, sideWords, writeSide } from '@dejarik/destiny'
import { diceOf, sideOf } from '@dejarik/destiny/board'
import { type Card, nth, ownerOf } from '@dejarik/kernel'
import { plain } from '../game.js'
import { defOf, type Setting, seatName, tableOf } from './setting.js'

/** The ways to name a card: `Rey`, `Rey#2`, `b's Rey`, `b's Rey#2`, `Rey, Force Prodigy`. The most exact one is first. */
export function cardNames(x: Setting, s: State, card: Card): string[] {
  const data = defOf(x, s, card)
  const { name } = data
  const copies = s.def.flatMap((_def, other) => (defOf(x, s, other).name === name ? [other] : []))
  const owner = ownerOf(s, card)
  const own = copies.filter((other) => s.owner[other] === owner)
  const seat = seatName(x, owner)
  const names = [
    name,
    `${name}#${copies.indexOf(card) + 1}`,
    `${seat}'s ${name}`,
    `${seat}'s ${name}#${own.indexOf(card) + 1}`,
    cardTitle(data as never),
  ]
  return copies.length > 1 ? [nth(names, 1), ...names.filter((_one, i) => i !== 1)] : names
}

/** The ways to write a side: `2 ranged (pay 1)`, `2 ranged`, `2RD1`. */
export const sideNames = (side: Side): string[] => [
  ...new Set([sideWords(side), sideWords({ ...side, cost: 0 }), writeSide(side)]),
]

/** The ways to name a die, with how exact each is: `Rey die showing 1 melee`, `Rey die#2`, `Rey die`, `1 melee`. */
export function dieNames(x: Setting, s: State, die: Die): { text: string; rank: number }[] {
  const card = s.dieCard[die] as Card
  const sides = sideNames(sideOf(tableOf(x, s), die))
  const nth = diceOf(s, card).indexOf(die) + 1
  return [
    ...cardNames(x, s, card).flatMap((name) => [
      ...sides.map((side) => ({ text: `${name} die showing ${side}`, rank: 0 })),
      { text: `${name} die#${nth}`, rank: 0 },
      { text: `${name} die`, rank: 1 },
    ]),
    ...sides.map((side) => ({ text: side, rank: 1 })),
  ]
}

/** The cards that a text names. */
export const cardsNamed = (x: Setting, s: State, text: string): Card[] =>
  s.def.flatMap((_def, card) => (cardNames(x, s, card).some((name) => plain(name) === plain(text)) ? [card] : []))

/** The dice that a text names, among all dice. */
export function diceNamed(x: Setting, s: State, text: string): Die[] {
  const found = s.dieCard.flatMap((_card, die) => {
    const ranks = dieNames(x, s, die).flatMap(({ text: name, rank }) => (plain(name) === plain(text) ? [rank] : []))
    return ranks.length > 0 ? [{ die, rank: Math.min(...ranks) }] : []
  })
  const least = Math.min(...found.map(({ rank }) => rank))
  return found.filter(({ rank }) => rank === least).map(({ die }) => die)
}
