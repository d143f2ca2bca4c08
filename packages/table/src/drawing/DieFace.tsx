import { memo } from 'react'
import { readSide, type Sign, sideWords } from './side.js'

/** Our own signs for what a side does, each in a box of 24 by 24. */
const signs: Readonly<Record<Sign, string>> = {
  // a blade
  melee: 'M4 20l4-1 11-13 1-4-4 1L5 15zM5.5 12.5l6 6M3.5 20.5l2.5-2.5',
  // a sight
  ranged: 'M12 5a7 7 0 1 0 .01 0M12 1.5v6M12 16.5v6M1.5 12h6M16.5 12h6',
  // a spread of sparks
  indirect: 'M12 21V10M12 10L7 3M12 10l5-7M12 14L3 9M12 14l9-5M9 21h6',
  shield: 'M12 2l8 3v7c0 5-4 8-8 10-4-2-8-5-8-10V5z',
  // a hexagonal coin
  resource: 'M12 2l8.7 5v10L12 22l-8.7-5V7zM12 8l3.5 2v4L12 16l-3.5-2v-4z',
  // a coin that is struck through
  disrupt: 'M12 4l7 4v8l-7 4-7-4V8zM3 21L21 3',
  // a card that falls
  discard: 'M6 2h9v13H6zM19 9v10M15.5 16l3.5 4 3.5-4',
  // a turn
  focus: 'M4 12a8 8 0 0 1 14-5.3M18 2v5h-5M20 12a8 8 0 0 1-14 5.3M6 22v-5h5',
  special: 'M12 1.5l3 7.2 7.8.6-6 5 1.9 7.6L12 17.8 5.3 21.9l1.9-7.6-6-5 7.8-.6z',
  blank: 'M8 12h8',
}

/** One side of a die, large enough to read across a table. */
export const DieFace = memo(function DieFace({ side, tone, name }: { side: string; tone: string; name?: string }) {
  const { symbol, value, modifier, cost } = readSide(side)
  const shown = `${modifier ? '+' : ''}${value}`
  const hasValue = shown !== '' && symbol !== 'blank' && symbol !== 'special'
  return (
    <svg
      className="die"
      viewBox="0 0 64 64"
      data-tone={tone}
      data-symbol={symbol}
      role="img"
      aria-label={name ?? sideWords(side)}
    >
      <rect className="die-body" x="2" y="2" width="60" height="60" rx="12" />
      <rect className="die-plate" x="7" y="7" width="50" height="50" rx="8" />
      {hasValue && (
        <text
          className="die-value"
          x={shown.length > 1 ? 19.5 : 17.5}
          y="42"
          textAnchor="middle"
          fontSize={shown.length > 1 ? 20 : 30}
        >
          {shown}
        </text>
      )}
      <g
        transform={
          hasValue
            ? `translate(${shown.length > 1 ? '32.5 20.5) scale(.95' : '28 18) scale(1.15'})`
            : 'translate(17 17) scale(1.25)'
        }
      >
        <path className="die-sign" d={signs[symbol]} />
      </g>
      {cost > 0 && (
        <g className="die-cost">
          <circle cx="50" cy="51" r="9" />
          <text x="50" y="55.5" textAnchor="middle" fontSize="13">
            {cost}
          </text>
        </g>
      )}
    </svg>
  )
})

/** A die that has not been rolled and lies on its card. */
export const DieAsleep = memo(function DieAsleep({ tone, away }: { tone: string; away: boolean }) {
  return (
    <svg
      className="die die-asleep"
      viewBox="0 0 64 64"
      data-tone={tone}
      data-away={away || undefined}
      aria-hidden="true"
    >
      <rect className="die-body" x="4" y="4" width="56" height="56" rx="12" />
      <path className="die-sign" d="M22 32h20M32 22v20" />
    </svg>
  )
})
