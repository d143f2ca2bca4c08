import { ASIDE, HELD, IN_POOL, ON_CARD, type State } from '@dejarik/destiny'
import { diceOf, newDie } from '@dejarik/destiny/board'
import type { Json, Seat } from '@dejarik/kernel'
import { Fault } from '../file.js'
import { entryOf, seatCalled } from './entries.js'
import type { Laid } from './lay-out.js'
import { defOf, type Setting } from './setting.js'
import { sidePlace } from './sides.js'

/** Puts dice on their cards, those that show something into the pool, and those that a card keeps on that card. */
export function layDice(x: Setting, s: State, laid: readonly Laid[]): void {
  for (const one of laid) bring(x, s, one)
  for (const one of laid) hold(x, s, one)
}

function bring(x: Setting, s: State, { seat, card, entry }: Laid): void {
  const { sides, name } = defOf(x, s, card)
  const { dice, elite = false, showing = [], aside = 0 } = entryOf(entry)
  const shown = (Array.isArray(showing) ? showing : [showing]) as string[]
  if (sides === undefined) {
    if (shown.length > 0 || dice !== undefined) throw new Fault(`${name} has no die.`)
    return
  }
  const count = Math.max(Number(dice ?? (elite === true ? 2 : 1)), shown.length)
  for (let i = 0; i < count; i++) {
    const die = newDie(s, card, i < count - Number(aside) ? ON_CARD : ASIDE)
    const side = shown[i]
    if (side !== undefined) show(s, die, seat, sidePlace(side, sides, name))
  }
}

function show(s: State, die: number, seat: Seat, side: number): void {
  s.dieAt[die] = IN_POOL
  s.diePool[die] = seat
  s.dieSide[die] = side
}

interface Named {
  'die-of': string
  showing: string
  seat: string
}

/** Dice in a pool whose cards are not in play. */
export function layLoose(x: Setting, s: State, seat: Seat, pool: Json): void {
  for (const { 'die-of': of, showing } of pool as unknown as Named[]) {
    const mine = (card: number) => s.owner[card] === seat && defOf(x, s, card).name === of
    const card = s.def.findIndex((_def, each) => mine(each) && diceOf(s, each).length === 0)
    const sides = card < 0 ? undefined : defOf(x, s, card).sides
    if (sides === undefined) throw new Fault(`No ${of} out of play has a die for the pool of ${x.seats[seat]}.`)
    const die = newDie(s, card)
    show(s, die, seat, sidePlace(showing, sides, of))
    s.dieLoose[die] = 1
  }
}

/** Dice that a card keeps until it leaves play. */
function hold(x: Setting, s: State, { card: holder, entry }: Laid): void {
  for (const { 'die-of': of, seat } of (entryOf(entry).holds ?? []) as unknown as Named[]) {
    const owner = seatCalled(x, seat)
    const fits = (card: number) => s.controller[card] === owner && defOf(x, s, card).name === of
    const die = s.dieCard.findIndex((card, each) => fits(card) && s.dieAt[each] === ON_CARD)
    if (die < 0) throw new Fault(`${seat} has no die of ${of} that a card could hold.`)
    s.dieAt[die] = HELD
    s.dieHolder[die] = holder
  }
}
