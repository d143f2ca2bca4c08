import { memo } from 'react'

const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [6.5, 6.5],
    [17.5, 17.5],
  ],
  3: [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  4: [
    [6.5, 6.5],
    [17.5, 6.5],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  5: [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  6: [
    [6.5, 6],
    [17.5, 6],
    [6.5, 12],
    [17.5, 12],
    [6.5, 18],
    [17.5, 18],
  ],
}

/** A common die. */
export const Pips = memo(function Pips({ n, name }: { n: number; name?: string }) {
  return (
    <svg className="pips" viewBox="0 0 24 24" role="img" aria-label={name ?? String(n)}>
      <rect x="1" y="1" width="22" height="22" rx="5" />
      {(spots[n] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.3" />
      ))}
    </svg>
  )
})
