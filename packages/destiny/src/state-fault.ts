import { isColumn } from '@dejarik/kernel'
import { ASIDE, HELD, type State } from './state.js'

const MANY = 1_000_000

/** What is wrong with Destiny's own part of a state that came as JSON; '' if nothing. */
export function stateFault(s: State): string {
  const cards = s.def.length
  const dice = s.dieCard.length
  const columns: [string, unknown, number, number, number][] = [
    ['damage', s.damage, cards, 0, MANY],
    ['shields', s.shields, cards, 0, 3],
    ['exhausted', s.exhausted, cards, 0, 1],
    ['host', s.host, cards, -1, cards - 1],
    ['support', s.support, cards, 0, 1],
    ['ambush', s.ambush, cards, 0, 1],
    ['dieCard', s.dieCard, dice, 0, cards - 1],
    ['dieAt', s.dieAt, dice, ASIDE, HELD],
    ['diePool', s.diePool, dice, 0, s.seats - 1],
    ['dieSide', s.dieSide, dice, 0, 5],
    ['dieHolder', s.dieHolder, dice, -1, cards - 1],
    ['dieLoose', s.dieLoose, dice, 0, 1],
    ['resources', s.resources, s.seats, 0, MANY],
    ['out', s.out, s.seats, 0, 1],
    ['battlefield', [s.battlefield], 1, -1, cards - 1],
    ['control', [s.control, s.turn], 2, 0, s.seats - 1],
    ['claimed', [s.claimed], 1, -1, s.seats - 1],
    ['round', [s.round, s.passes], 2, 0, MANY],
    ['ending', [s.ending], 1, 0, 1],
  ]
  const wrong = columns.find(([, list, length, least, most]) => !isColumn(list, length, least, most))
  return wrong === undefined ? '' : `its '${wrong[0]}' cannot be so`
}
