import { memo } from 'react'

/** A number from a name: the same name gives the same picture everywhere. */
export function seedOf(name: string): () => number {
  let h = 2166136261
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 16777619)
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507)
    h = Math.imul(h ^ (h >>> 13), 3266489909)
    h ^= h >>> 16
    return (h >>> 0) / 4294967296
  }
}

const at = (random: () => number, least: number, most: number): number => least + random() * (most - least)

function stars(random: () => number): string {
  return Array.from({ length: 14 }, () => {
    const [x, y, r] = [at(random, 2, 98), at(random, 2, 58), at(random, 0.25, 0.8)]
    return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(2)} ${r.toFixed(2)} 0 1 0 ${(2 * r).toFixed(2)} 0a${r.toFixed(2)} ${r.toFixed(2)} 0 1 0 ${(-2 * r).toFixed(2)} 0`
  }).join('')
}

function ridge(random: () => number, top: number): string {
  let line = `M0 60L0 ${at(random, top, top + 8).toFixed(0)}`
  for (let x = 10; x <= 100; x += at(random, 7, 15)) line += `L${x.toFixed(0)} ${at(random, top, top + 14).toFixed(0)}`
  return `${line}L100 60Z`
}

/** A picture of our own for a card: drawn from its name, in the manner of its type. */
export const Art = memo(function Art({ name, type }: { name: string; type: string }) {
  const random = seedOf(name)
  const [x, y, r] = [at(random, 18, 82), at(random, 14, 40), at(random, 9, 20)]
  const tilt = at(random, -28, 28)
  const place = type === 'battlefield' || type === 'location' || type === 'ground' || type === 'mission'
  const person = type === 'character'
  const burst = type === 'event' || type === 'battle'
  return (
    <svg className="art" viewBox="0 0 100 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={stars(random)} className="art-star" />
      {!person && <circle cx={x} cy={y} r={r} className="art-body" />}
      {!person && (
        <ellipse cx={x} cy={y} rx={r * 1.7} ry={r * 0.4} transform={`rotate(${tilt} ${x} ${y})`} className="art-line" />
      )}
      {burst &&
        Array.from({ length: 9 }, (_, i) => {
          const angle = at(random, 0, Math.PI * 2)
          const far = at(random, 26, 60)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rays never change
            <path key={i} className="art-line" d={`M${x} ${y}l${Math.cos(angle) * far} ${Math.sin(angle) * far}`} />
          )
        })}
      {person && (
        <g className="art-figure">
          <path d={`M50 60m-26 0c2-16 12-20 26-20s24 4 26 20z`} />
          <path d={`M50 14c9 0 ${at(random, 11, 14)} 6 ${at(random, 11, 13)} 14s-5 14-12 14-12-6-12-14 3-14 12-14z`} />
          <path
            className="art-line"
            d={`M${at(random, 4, 24)} 60L${at(random, 26, 44)} 4M${at(random, 60, 74)} 4L98 ${at(random, 40, 60)}`}
          />
        </g>
      )}
      {place && <path d={ridge(random, 34)} className="art-far" />}
      {place && <path d={ridge(random, 44)} className="art-near" />}
      {(type === 'space' || type === 'support') && (
        <path
          className="art-figure"
          transform={`rotate(${tilt / 2} 50 32)`}
          d="M12 34l38-12 38 12-38 6zM40 30l10-14 10 14"
        />
      )}
      {(type === 'upgrade' || type === 'equipment') && (
        <path className="art-line" d={`M20 52L${at(random, 60, 84)} 8M26 56l10-8M${at(random, 40, 50)} 30l12 8`} />
      )}
    </svg>
  )
})
