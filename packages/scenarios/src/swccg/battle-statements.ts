import type { Battle, Draw, State } from '@dejarik/swccg'
import { fighting, totalPower } from '@dejarik/swccg/board'
import { Fault } from '../file.js'
import { explained, type Statement, same } from '../statement.js'
import { cardsCalledSo } from './find.js'
import { type Setting, seatCalled, tableOf } from './setting.js'

function battleOf(s: State): Battle {
  if (s.battle === null) throw new Fault('there is no battle.')
  return s.battle
}

/** The destiny draws in progress, innermost first. */
const drawsOf = (s: State): Draw[] =>
  [...s.stack].reverse().flatMap((frame) => ('draws' in frame ? [frame.draws as Draw[]] : []))[0] ?? []

const segments = 'initiated|weapons|power|damage|over'

export const battleStatements: readonly Statement<Setting, State>[] = [
  {
    form: 'there is a battle | there is no battle',
    reads: /^there is (a|no) battle$/,
    holds: (_x, s, [article]) => same(article === 'a', s.battle !== null, 'that there is one is'),
  },
  {
    form: 'the segment is initiated | weapons | power | damage | over',
    reads: new RegExp(`^the segment is (${segments})$`),
    holds: (_x, s, [segment]) => same(segment, battleOf(s).segment, 'it is'),
  },
  {
    form: 'SEAT has total power N',
    reads: /^(\S+) has total power (-?[\d.]+)$/,
    holds(x, s, [seat, n]) {
      const who = seatCalled(x, seat)
      const battle = battleOf(s)
      const known = battle.segment === 'damage' || battle.segment === 'over'
      if (known) return same(Number(n), battle.power[who], 'it has')
      return explained(Number(n), (parts) => totalPower(tableOf(x, s), who, parts))
    },
  },
  {
    form: 'SEAT has battle destiny N | no battle destiny',
    reads: /^(\S+) has (?:(no) )?battle destiny(?: ([\d.]+))?$/,
    holds: (x, s, [seat, none, n]) =>
      same(none === undefined ? Number(n) : -1, battleOf(s).destiny[seatCalled(x, seat)], 'it has'),
  },
  {
    form: 'SEAT must satisfy N attrition | battle damage',
    reads: /^(\S+) must satisfy (\d+) (attrition|battle damage)$/,
    holds(x, s, [seat, n, what]) {
      const battle = battleOf(s)
      return same(
        Number(n),
        (what === 'attrition' ? battle.attrition : battle.damage)[seatCalled(x, seat)],
        'it must satisfy',
      )
    },
  },
  {
    form: 'the battle is a tie | SEAT has won | lost the battle',
    reads: /^(?:(\S+) has (won|lost) the battle|the battle is a tie)$/,
    holds(x, s, [seat, how]) {
      const { winner } = battleOf(s)
      if (seat === undefined) return same(-1, winner, 'its winner is seat')
      const who = seatCalled(x, seat)
      return same(how === 'won' ? who : 1 - who, winner, 'its winner is seat')
    },
  },
  {
    form: 'CARD is | is not in the battle',
    reads: /^(.+) is (not )?in the battle$/,
    holds(x, s, [name, not]) {
      const cards = cardsCalledSo(x, s, name as string)
      const fights = new Set(fighting(tableOf(x, s)))
      battleOf(s)
      const is = cards.some((card) => fights.has(card))
      return is === (not === undefined) ? null : is ? 'it is' : 'it is not'
    },
  },
  {
    form: 'the destiny is N (just drawn)',
    reads: /^the destiny is (-?[\d.]+)$/,
    holds: (_x, s, [n]) => same(Number(n), drawsOf(s).at(-1)?.value, 'it is'),
  },
  {
    form: 'N destinies are drawn (in this action)',
    reads: /^(\d+) destin(?:y|ies) (?:is|are) drawn$/,
    holds: (_x, s, [n]) => same(Number(n), drawsOf(s).filter(({ cancelled }) => !cancelled).length, 'there are'),
  },
]
