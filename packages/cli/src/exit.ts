/** What the shell is told: done, what was checked does not hold, wrong usage. */
export const exit = { done: 0, doesNotHold: 1, wrongUsage: 2 } as const

export type ExitCode = (typeof exit)[keyof typeof exit]

/** Wrong usage. The message says what was wrong and what would be right. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
