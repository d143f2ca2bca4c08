import type { State } from '@dejarik/destiny'
import type { Seat } from '@dejarik/kernel'
import { isCardArg } from '@dejarik/kernel/log'
import type { Explanation, LogLine } from '../protocol.js'
import { accounted, type Parts } from './sum-parts.js'

/** The card that a line is about: whoever acts with it is the cause of what is told next. */
function cardOf({ args: { card, die } }: LogLine): string | null {
  if (isCardArg(card)) return card.name
  // A die is told as the side that it shows and the card that it lies on.
  return typeof die === 'object' && die !== null && 'on' in die ? die.on.name : null
}

const acts: ReadonlySet<string> = new Set(['activated', 'used', 'played', 'resolving', 'claimed'])

/** What changed a player's resources since the last upkeep, by what the log told just before; what was left from before. */
function changes(lines: readonly LogLine[], seat: Seat): Parts {
  const upkeep = lines.findLastIndex(({ key }) => key === 'phase-ends')
  const found = new Map<string, number>()
  const add = (from: string, n: number) => found.set(from, (found.get(from) ?? 0) + n)
  let cause = 'start'
  lines.forEach((line, i) => {
    const { key, args } = line
    if (key === 'phase-ends') cause = 'upkeep'
    else if (key === 'round' || key === 'passed') cause = 'otherwise'
    else if (acts.has(key)) cause = cardOf(line) ?? 'otherwise'
    if (key !== 'resources' || args.seat !== seat) return
    const n = Number(args.n)
    const next = lines[i + 1]
    // What is paid for a card is told before the card.
    const bought = next?.key === 'played' && next.args.seat === seat && Number(next.args.paid) === -n
    add(i < upkeep ? 'rounds' : bought ? (cardOf(next) ?? cause) : cause, n)
  })
  return [...found].map(([from, value]) => ({ value, from }))
}

/** What a player has to spend, by what the log told of it. rule destiny.resources */
export function purse(s: Pick<State, 'resources'>, lines: readonly LogLine[], seat: Seat): Explanation['numbers'] {
  const total = s.resources[seat] ?? 0
  return [{ name: 'resources', total, parts: accounted(total, changes(lines, seat)) }]
}
