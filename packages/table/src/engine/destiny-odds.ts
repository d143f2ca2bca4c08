import { type CardData, type DestinyEngine, parseSide, type State } from '@dejarik/destiny'
import { definitionOf, knows, type Seat } from '@dejarik/kernel'
import type { OddsShown, Thing } from '../protocol.js'
import { anyOf } from './chance.js'
import { number } from './thing.js'

type Sides = readonly string[]
interface Rolled {
  readonly card: number
  readonly id: string
  readonly dice: readonly unknown[]
  readonly upgrades?: readonly Rolled[]
}

/** The dice that these things roll: a die itself, or everything that activating a card rolls. */
function diceOf(e: DestinyEngine, s: State, seat: Seat, things: readonly Thing[], byId: ReadonlyMap<string, CardData>) {
  const sidesOf = (id: string): Sides[] => {
    const sides = byId.get(id)?.sides
    return sides === undefined ? [] : [sides]
  }
  const idOf = (card: number) => e.catalog.defs[definitionOf(s, card)]?.id ?? ''
  const { players } = e.view(s, seat) as unknown as {
    players: { characters: Rolled[]; supports: Rolled[] }[]
  }
  const inPlay = players.flatMap(({ characters, supports }) => [...characters, ...supports])
  const known = (card: number | undefined): Sides[] =>
    card !== undefined && knows(s, seat, card) ? sidesOf(idOf(card)) : []
  return things.flatMap((thing): Sides[] => {
    const die = number(thing, 'die')
    if (die !== null) return known(s.dieCard[die])
    const card = number(thing, 'card')
    const found = inPlay.find((each) => each.card === card)
    if (found === undefined) return known(card ?? undefined)
    return [found, ...(found.upgrades ?? [])].flatMap(({ id, dice }) => dice.flatMap(() => sidesOf(id)))
  })
}

/** The chance of each symbol when these dice are rolled: on at least one of them, and how much is shown on average. */
export function rollOdds(dice: readonly Sides[]): OddsShown | null {
  if (dice.length === 0) return null
  const symbols = [...new Set(dice.flatMap((sides) => sides.map((side) => parseSide(side).symbol)))]
  const rows = symbols
    .map((symbol) => {
      const shows = dice.map((sides) => sides.map(parseSide).filter((side) => side.symbol === symbol))
      const sum = shows.flat().reduce((n, { value }) => n + (value === 'X' ? 0 : value), 0)
      return { name: symbol, chance: anyOf(shows.map((sides) => sides.length / 6)), mean: sum / 6 }
    })
    .sort((a, b) => b.chance - a.chance)
  return { key: 'roll', args: { dice: dice.length }, rows }
}

export function destinyOdds(
  e: DestinyEngine,
  s: State,
  seat: Seat,
  things: readonly Thing[],
  byId: ReadonlyMap<string, CardData>,
): OddsShown[] {
  const odds = rollOdds(diceOf(e, s, seat, things, byId))
  return odds === null ? [] : [odds]
}
