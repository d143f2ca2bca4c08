import type { Seat } from '@dejarik/kernel'
import type { State } from '@dejarik/swtcg'
import type { Explanation, LogLine } from '../protocol.js'
import { accounted } from './sum-parts.js'

/** What a player got and gave of something since the turn began, and what there was before. */
function since(lines: readonly LogLine[], key: string, seat: Seat) {
  const turn = lines.findLastIndex((line) => line.key === 'turn')
  const changes = lines.map(({ key: is, args }, i) => ({ n: is === key && args.seat === seat ? Number(args.n) : 0, i }))
  const sum = (of: (n: number, isNow: boolean) => boolean) =>
    changes.reduce((total, { n, i }) => total + (of(n, i > turn) ? n : 0), 0)
  return {
    before: sum((_n, isNow) => !isNow),
    got: sum((n, isNow) => isNow && n > 0),
    gave: sum((n, isNow) => isNow && n < 0),
  }
}

/** Force and build points, by what the log told of them. rules swtcg.gl-force, swtcg.gl-build-point */
export function purse(
  s: Pick<State, 'force' | 'points'>,
  lines: readonly LogLine[],
  seat: Seat,
): Explanation['numbers'] {
  const { force, points } = s
  const { before, got, gave } = since(lines, 'force', seat)
  const [held = 0, toSpend = 0] = [force[seat], points[seat]]
  // Build points are set anew each turn, and spending them is told by what is built.
  const gained = since(lines, 'points', seat).got
  return [
    {
      name: 'force',
      total: held,
      parts: accounted(held, [
        { value: before, from: 'before' },
        { value: got, from: 'got' },
        { value: gave, from: 'gave' },
      ]),
    },
    {
      name: 'build points',
      total: toSpend,
      parts: accounted(toSpend, [
        { value: gained, from: 'got' },
        { value: toSpend - gained, from: 'gave' },
      ]),
    },
  ]
}
