import { ASIDE, HELD, IN_POOL, type State, sideWords } from '@dejarik/destiny'
import { diceOf, inPlay, sideOf } from '@dejarik/destiny/board'
import { type Card, controllerOf, nth, ownerOf, type Seat } from '@dejarik/kernel'
import { defOf, type Setting, tableOf } from './setting.js'
import { nameOf } from './write-names.js'

/** A card in play: its name alone where nothing more is to be said. */
export function inPlayEntry(x: Setting, s: State, card: Card): unknown {
  const facts = Object.entries({ ...counters(s, card), ...dice(x, s, card), ...exhaustion(x, s, card) })
  const name = nameOf(x, s, card)
  return facts.length === 0 && s.owner[card] === s.controller[card]
    ? name
    : { card: name, ...owner(x, s, card), ...Object.fromEntries(facts) }
}

const owner = (x: Setting, s: State, card: Card): object =>
  s.owner[card] === s.controller[card] ? {} : { owner: x.seats[ownerOf(s, card)] }

function counters(s: State, card: Card): object {
  const { damage, shields } = s
  return {
    ...(nth(damage, card) > 0 ? { damage: damage[card] } : {}),
    ...(nth(shields, card) > 0 ? { shields: shields[card] } : {}),
  }
}

const pool = (x: Setting, s: State, card: Card): string[] =>
  diceOf(s, card)
    .filter((die) => s.dieAt[die] === IN_POOL)
    .map((die) => sideWords(sideOf(tableOf(x, s), die)))

function dice(x: Setting, s: State, card: Card): object {
  const own = diceOf(s, card)
  const showing = pool(x, s, card)
  const aside = own.filter((die) => s.dieAt[die] === ASIDE).length
  const held = s.dieHolder.flatMap((holder, die) => (holder === card && s.dieAt[die] === HELD ? [die] : []))
  return {
    ...(own.length > 1 ? { dice: own.length } : {}),
    ...(showing.length > 0 ? { showing: showing.length === 1 ? showing[0] : showing } : {}),
    ...(aside > 0 ? { aside } : {}),
    ...(held.length > 0 ? { holds: held.map((die) => heldDie(x, s, nth(s.dieCard, die))) } : {}),
  }
}

const heldDie = (x: Setting, s: State, card: Card): object => ({
  'die-of': defOf(x, s, card).name,
  seat: x.seats[controllerOf(s, card)],
})

/** What shows a die counts as exhausted unless it says otherwise; anything else as ready. */
function exhaustion(x: Setting, s: State, card: Card): object {
  const is = s.exhausted[card] === 1
  const rolled = pool(x, s, card).length > 0 && defOf(x, s, card).type !== 'upgrade'
  return is === rolled ? {} : { exhausted: is }
}

/** Dice in a pool whose cards are not in play. */
export const looseDice = (x: Setting, s: State, seat: Seat): object[] =>
  s.dieCard.flatMap((card, die) => {
    if (s.dieAt[die] !== IN_POOL || s.diePool[die] !== seat || inPlay(s, card)) return []
    return [{ 'die-of': defOf(x, s, card).name, showing: sideWords(sideOf(tableOf(x, s), die)) }]
  })
