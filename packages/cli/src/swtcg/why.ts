import type { CoreState, Engine, Json, Part, Seat } from '@dejarik/kernel'
import { type Table, type Verdict, verdictWords } from '@dejarik/swtcg'

const partWords = (parts: readonly Part[]): string =>
  parts.map(({ value, from }) => `${value < 0 ? '' : '+'}${value} ${from}`).join(', ')

const numbers = ['build-cost', 'speed', 'power', 'health'] as const

/** What a card may do now and why not, and where its numbers come from. */
export function why(e: Engine, s: CoreState, seat: Seat, card: number): string[] {
  const ask = (about: Json) => e.explain(s, seat, about) as unknown
  const t = { s, rules: e.rules, catalog: e.catalog, watch: null, step: '' } as unknown as Table
  const lines = ((ask({ card }) as readonly Verdict[]) ?? []).flatMap((verdict) => {
    const what = verdictWords(t, verdict, card)
    if (verdict.may) return [`You may ${what}.`]
    return [`You may not ${what}:`, ...verdict.why.map(({ says, rule }) => `  ${says} (${rule})`)]
  })
  for (const number of numbers) {
    const told = ask({ card, number }) as { total: number; parts: readonly Part[] } | null
    // Only what something has changed is worth a line.
    if (told && told.parts.length > 1)
      lines.push(`Its ${number.replace('-', ' ')} is ${told.total}: ${partWords(told.parts)}.`)
  }
  return lines.length > 0 ? lines : ['There is nothing you could do with it from where it is.']
}
