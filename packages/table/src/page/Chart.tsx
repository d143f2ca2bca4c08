/** The numbers from the least to the greatest without a gap, and what is no number behind them. */
function inOrder(bars: ReadonlyMap<string, number>): [string, number][] {
  const numbers = [...bars.keys()].map(Number).filter((n) => Number.isInteger(n))
  const first = Math.min(...numbers)
  const places = numbers.length === 0 ? 0 : Math.max(...numbers) - first + 1
  const whole = Array.from({ length: places }, (_, i) => String(first + i))
  const rest = [...bars.keys()].filter((name) => !whole.includes(name)).sort()
  return [...whole, ...rest].map((name) => [name, bars.get(name) ?? 0])
}

/** A small chart with its numbers, which is also a list to listen to: bars, or upright a curve. */
export function Chart({
  heading,
  bars,
  curve = false,
}: {
  heading: string
  bars: ReadonlyMap<string, number>
  curve?: boolean
}) {
  const most = Math.max(1, ...bars.values())
  const rows = curve ? inOrder(bars) : [...bars].sort(([, n], [, m]) => m - n)
  const share = (n: number) => `${(n / most) * (curve ? 100 : 60)}%`
  return (
    <figure className="chart" data-curve={curve || undefined}>
      <figcaption>{heading}</figcaption>
      <ul>
        {rows.map(([name, n]) => (
          <li key={name}>
            <span>{name}</span>
            <span className="chart-room">
              <span className="chart-bar" style={curve ? { height: share(n) } : { width: share(n) }} />
            </span>
            <b>{n}</b>
          </li>
        ))}
      </ul>
    </figure>
  )
}
