import type { Bounds } from './bounds.js'

const KILO = 1024
const MEGA = 1024 * KILO

/**
 * How much may come in through each door. Each is far more than any game needs: a long game has 3,000 answers, a large
 * state 20,000 values, the longest deck list 400 lines.
 */
export const limits = {
  record: { bytes: 32 * MEGA, answers: 100_000, bounds: { depth: 64, values: 4_000_000, signs: MEGA } },
  position: { bounds: { depth: 64, values: 400_000, signs: 64 * KILO } },
  deck: { bytes: 256 * KILO, lines: 2000, entries: 1024, copies: 99, name: 200 },
  /** `number`: the largest in a board; cards are laid one by one. */
  scenario: {
    bytes: MEGA,
    aliases: 100,
    answers: 10_000,
    number: 500,
    bounds: { depth: 32, values: 50_000, signs: 4 * KILO },
  },
  /** One line of a program that plays. */
  botLine: 64 * KILO,
  cards: { bytes: 64 * MEGA, bounds: { depth: 64, values: 8_000_000, signs: 64 * KILO } },
  request: { bounds: { depth: 64, values: 100_000, signs: 32 * MEGA } },
} as const satisfies Record<string, number | { readonly bytes?: number; readonly bounds?: Bounds } | object>
