/** A small chart of bars with their numbers, which is also a list to listen to. */
export function Chart({
  heading,
  bars,
  numeric = false,
}: {
  heading: string
  bars: ReadonlyMap<string, number>
  numeric?: boolean
}) {
  const most = Math.max(1, ...bars.values())
  const rows = [...bars].sort(([a, n], [b, m]) => (numeric ? Number(a) - Number(b) : m - n))
  return (
    <figure className="chart">
      <figcaption>{heading}</figcaption>
      <ul>
        {rows.map(([name, n]) => (
          <li key={name}>
            <span>{name}</span>
            <span className="chart-bar" style={{ width: `${(n / most) * 60}%` }} />
            <b>{n}</b>
          </li>
        ))}
      </ul>
    </figure>
  )
}
