import { controllerOf, nth } from '@dejarik/kernel'
import type { State } from '@dejarik/swccg'
import {
  defense,
  deployCost,
  forceIcons,
  immunity,
  isBattleground,
  locationOf,
  power,
  stat,
  totalAbility,
} from '@dejarik/swccg/board'
import { explained, type Statement, same } from '../statement.js'
import { cardsCalledSo, oneCard } from './find.js'
import { type Setting, seatCalled, tableOf } from './setting.js'

const words = 'power|ability|forfeit|armor|maneuver|hyperspeed|landspeed|destiny|x'

export const numberStatements: readonly Statement<Setting, State>[] = [
  {
    form: 'power | ability | forfeit | armor | maneuver | hyperspeed | landspeed | destiny | x of CARD is N',
    reads: new RegExp(`^(${words}) of (.+) is (-?[\\d.]+)$`),
    holds(x, s, [which, name, n]) {
      const card = oneCard(x, s, name as string)
      const t = tableOf(x, s)
      return explained(Number(n), (parts) =>
        which === 'power' ? power(t, card, parts) : stat(t, card, which as 'ability', parts),
      )
    },
  },
  {
    form: 'CARD has no power | ability | … (undefined)',
    reads: new RegExp(`^(.+) has no (${words})$`),
    holds(x, s, [name, which]) {
      const is = stat(tableOf(x, s), oneCard(x, s, name as string), which as 'ability')
      return Number.isNaN(is) ? null : `it has ${is}`
    },
  },
  {
    form: 'defense value of CARD is N',
    reads: /^defense value of (.+) is (\d+)$/,
    holds: (x, s, [name, n]) => same(Number(n), defense(tableOf(x, s), oneCard(x, s, name as string)), 'it is'),
  },
  {
    form: 'CARD is immune to attrition below N | immune to attrition | not immune to attrition',
    reads: /^(.+) is (?:(not) )?immune to attrition(?: below (\d+))?$/,
    holds(x, s, [name, not, n]) {
      const is = immunity(tableOf(x, s), oneCard(x, s, name as string))
      return same(not ? 0 : n === undefined ? Number.POSITIVE_INFINITY : Number(n), is, 'it is immune below')
    },
  },
  {
    form: 'deploy cost of CARD [at LOCATION | on CARD] is N',
    reads: /^deploy cost of (.+?)(?: (?:at|on) (.+))? is (\d+)$/,
    holds(x, s, [name, where, n]) {
      const card = nth(cardsCalledSo(x, s, name as string), 0)
      const host = where === undefined ? -1 : oneCard(x, s, where)
      const t = tableOf(x, s)
      const at = host < 0 ? -1 : locationOf(t, host)
      return explained(Number(n), (parts) => deployCost(t, card, controllerOf(s, card), at, host, undefined, parts))
    },
  },
  {
    form: 'SEAT has total ability N at LOCATION',
    reads: /^(\S+) has total ability (\d+) at (.+)$/,
    holds: (x, s, [seat, n, at]) =>
      same(Number(n), totalAbility(tableOf(x, s), seatCalled(x, seat), oneCard(x, s, at as string)), 'it has'),
  },
  {
    form: 'LOCATION is | is not a battleground',
    reads: /^(.+) is (not )?a battleground$/,
    holds(x, s, [at, not]) {
      const is = isBattleground(tableOf(x, s), oneCard(x, s, at as string))
      return is === (not === undefined) ? null : is ? 'it is' : 'it is not'
    },
  },
  {
    form: 'LOCATION has N light | dark icons',
    reads: /^(.+) has (\d+) (light|dark) icons?$/,
    holds: (x, s, [at, n, side]) =>
      same(Number(n), forceIcons(tableOf(x, s), oneCard(x, s, at as string), side as 'dark'), 'it has'),
  },
]
