import type { Explanation } from '../protocol.js'

type Verdict = Explanation['verdicts'][number]

/** What may be done, or what may not for the very same reasons. */
export interface Verdicts extends Pick<Verdict, 'may' | 'why'> {
  readonly what: readonly string[]
}

/** Verdicts with the same reasons are told together, what may be done first; each reason once. */
export function together(verdicts: readonly Verdict[], words: (deed: Verdict['what']) => string): readonly Verdicts[] {
  const groups = new Map<string, { what: string[]; may: boolean; why: Verdict['why'] }>()
  for (const { what: deed, may, why } of verdicts) {
    const what = words(deed)
    const reasons = why.filter(
      ({ rule, says }, i) => why.findIndex((each) => each.rule === rule && each.says === says) === i,
    )
    const key = may ? 'may' : reasons.map(({ rule, says }) => `${rule} ${says}`).join('\n')
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { what: [what], may, why: reasons })
    else if (!group.what.includes(what)) group.what.push(what)
  }
  return [...groups.values()].sort((a, b) => Number(b.may) - Number(a.may))
}
