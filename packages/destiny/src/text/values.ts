import { heard, type Production, pass, sayings } from '@dejarik/kernel/grammar'

const count = () => ({ that: 'number' })
const chosen =
  (key: string) =>
  ({ x }: { x?: unknown }) => ({ [key]: { choose: 1, from: x } })

export const valueWords: Production[] = [
  ...sayings('term', {}, ["{value:ref} 's value"]),
  ...sayings('amount', {}, [
    "{value:ref} 's value",
    'the value (showing) of|on {value:ref}',
    'the combined value of {combined:those}',
    'the combined value of {combined:many}',
    'the number of {resources:whos} resources',
    '{hand-size:whos} hand size',
  ]),
  heard('amount', 'the number of {s:symbols} showing on {q:many}', ({ s, q }) => ({
    count: { ...(q as object), showing: s },
  })),
  // A thing chosen in passing is chosen first (hoist.ts).
  heard('amount', 'the value (showing) of|on {x:one}', chosen('value')),
  heard('amount', 'the cost of {x:one}', chosen('cost')),
  heard('amount', 'the cost of {:looked-at}', () => ({ cost: { that: 'card' } })),
  heard('amount', 'the number of {x:counted} {y:just}', count),
  heard('per', '{x:counted} {y:just}', count),
  heard('counted', '#die', count),
  heard('counted', '#card', count),
  heard('counted', '#upgrade', count),
  heard('counted', '#shield', count),
  heard('counted', '#resource', count),
  heard('just', 'you just removed|discarded|spent|revealed|rerolled', count),
  heard('just', 'your opponent just lost', count),

  // "Count …" names the number that the next sentence uses (lower.ts).
  heard('act', 'count {n:amount}', ({ n }) => ({ do: 'count', n })),
  ...sayings('some', {}, ['at most {upTo:any-number}', 'up to {upTo:any-number}']),
  pass('some', '{x:much}'),
  pass('some', '[ {x:amount} ]'),
]
