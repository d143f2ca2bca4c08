/** Sums of chances. */

export const meanOf = (chances: readonly number[]): number => chances.reduce((sum, chance, n) => sum + n * chance, 0)

/** The chance of n or more, for each n. */
export const atLeast = (chances: readonly number[]): number[] =>
  chances.map((_chance, n) => chances.slice(n).reduce((sum, each) => sum + each, 0))

/** The chance that at least one of independent things happens. */
export const anyOf = (chances: readonly number[]): number =>
  1 - chances.reduce((none, chance) => none * (1 - chance), 1)

/** How likely each total of two cards is that are drawn from these, one after the other. */
export function pairsOf(values: readonly number[]): Map<number, number> {
  const totals = new Map<number, number>()
  const each = 1 / (values.length * (values.length - 1))
  values.forEach((first, i) => {
    values.forEach((second, j) => {
      if (i !== j) totals.set(first + second, (totals.get(first + second) ?? 0) + each)
    })
  })
  return totals
}
