import type { Json, Part, Seat } from '@dejarik/kernel'
import type { State, SwtcgEngine } from '@dejarik/swtcg'
import { type Verdict, verdictWords } from '@dejarik/swtcg'

const partWords = (parts: readonly Part[]): string =>
  parts.map(({ value, from }) => `${value < 0 ? '' : '+'}${value} ${from}`).join(', ')

const numbers = ['build-cost', 'speed', 'power', 'health'] as const

/** What a card may do now and why not, and where its numbers come from. */
export function why(e: SwtcgEngine, s: State, seat: Seat, card: number): string[] {
  const ask = (about: Json) => e.explain(s, seat, about) as unknown
  const t = e.table(s)
  const told = verdictWords(t, (ask({ card }) as readonly Verdict[]) ?? [], card)
  const lines = told.flatMap(({ what, may, why: reasons }) =>
    may ? [`You may ${what}.`] : [`You may not ${what}:`, ...reasons.map(({ says, rule }) => `  ${says} (${rule})`)],
  )
  for (const number of numbers) {
    const sum = ask({ card, number }) as { total: number; parts: readonly Part[] } | null
    // Only what something has changed is worth a line.
    if (sum && sum.parts.length > 1)
      lines.push(`Its ${number.replace('-', ' ')} is ${sum.total}: ${partWords(sum.parts)}.`)
  }
  return lines.length > 0 ? lines : ['There is nothing you could do with it from where it is.']
}
