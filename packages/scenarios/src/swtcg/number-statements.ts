import { nth } from '@dejarik/kernel'
import type { State } from '@dejarik/swtcg'
import { beneath, buildCost, keyword, stackCost, stat, subtypesOf } from '@dejarik/swtcg/board'
import { explained, number, type Statement, same } from '../statement.js'
import { cardsCalledSo, oneCard } from './find.js'
import { type Setting, tableOf } from './setting.js'

const keywords =
  'accuracy|armor|bombard|critical hit|double strike|fury|hidden cost|ion cannon|lucky|overkill|parry|shields|spirit|stealth|stun'

export const numberStatements: readonly Statement<Setting, State>[] = [
  {
    form: 'power | speed | health of CARD is N',
    reads: /^(power|speed|health) of (.+) is (-?\d+)$/,
    holds: (x, s, [which, name, n]) =>
      explained(Number(n), (parts) => stat(tableOf(x, s), oneCard(x, s, name as string), which as 'power', parts)),
  },
  {
    form: 'remaining health of CARD is N',
    reads: /^remaining health of (.+) is (-?\d+)$/,
    holds(x, s, [name, n]) {
      const card = oneCard(x, s, name as string)
      return same(Number(n), stat(tableOf(x, s), card, 'health') - nth(s.damage, card), 'it is')
    },
  },
  {
    form: 'build cost | total build cost of CARD is N',
    reads: /^(build cost|total build cost) of (.+) is (\d+)$/,
    holds(x, s, [which, name, n]) {
      const card = nth(cardsCalledSo(x, s, name as string), 0)
      const t = tableOf(x, s)
      return which === 'build cost'
        ? explained(Number(n), (parts) => buildCost(t, card, parts))
        : same(Number(n), stackCost(t, card), 'it is')
    },
  },
  {
    form: 'CARD has N damage | build counters | cards beneath | NAME counters',
    reads: /^(.+) has (no|\d+) (?:(damage)|(build) counters?|cards? (beneath)|(\w+) counters?)$/,
    holds(x, s, [name, n, damage, build, below, other]) {
      const card = oneCard(x, s, name as string)
      const is = damage
        ? s.damage[card]
        : build
          ? s.counters[card]
          : below
            ? beneath(s, card).length
            : (s.named[`${card} ${other}`] ?? 0)
      return same(number(n), is, 'it has')
    },
  },
  {
    form: 'CARD has | does not have KEYWORD [N]',
    reads: new RegExp(`^(.+) (has|does not have) (${keywords})(?: (-?\\d+))?$`, 'i'),
    holds(x, s, [name, has, word, n]) {
      const key = (word as string).toLowerCase().replace(' ', '-')
      const is = keyword(tableOf(x, s), oneCard(x, s, name as string), key)
      if (has === 'has' && n !== undefined) return same(Number(n), is, `its ${word} is`)
      return (is !== 0) === (has === 'has') ? null : `its ${word} is ${is}`
    },
  },
  {
    form: 'CARD is | is not of the subtype WORD',
    reads: /^(.+) is (not )?of the subtype (\S+)$/,
    holds(x, s, [name, not, subtype]) {
      const card = nth(cardsCalledSo(x, s, name as string), 0)
      const list = subtypesOf(tableOf(x, s), card)
      const is = list.includes((subtype as string).toLowerCase())
      return is === (not === undefined) ? null : `its subtypes are ${list.join(', ')}`
    },
  },
]
