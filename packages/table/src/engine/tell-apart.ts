import { nth } from '@dejarik/kernel' /** What tells things apart that read the same: where they lie, and which of several there. */
export interface Which {
  readonly where?: string
  readonly nth?: number
}

/** For each of these: nothing where it reads like no other. `places`: where it lies; undefined where nobody asks. */
export function alike(labels: readonly string[], places: readonly (string | undefined)[]): readonly Which[] {
  const group = (of: (i: number) => string) => {
    const found = new Map<string, number[]>()
    labels.forEach((_label, i) => {
      found.set(of(i), [...(found.get(of(i)) ?? []), i])
    })
    return (i: number): readonly number[] => found.get(of(i)) ?? []
  }
  const sameLabel = group((i) => nth(labels, i))
  const sameAll = group((i) => `${labels[i]} / ${places[i]}`)
  return labels.map((_label, i) => {
    const place = places[i]
    const [reads, there] = [sameLabel(i), sameAll(i)]
    if (place === undefined || reads.length < 2) return {}
    return {
      ...(place !== '' && there.length < reads.length ? { where: place } : {}),
      ...(there.length > 1 ? { nth: there.indexOf(i) + 1 } : {}),
    }
  })
}
