import type { DestinyEngine, State } from '@dejarik/destiny'
import type { Json, Part, Reason, Seat } from '@dejarik/kernel'
import { english, sayWords } from '@dejarik/kernel/log'

interface Verdict {
  readonly do: string
  readonly may: boolean
  readonly why: readonly Reason[]
}

function verdictWords(e: DestinyEngine, { do: kind, may, why }: Verdict): string[] {
  const what = sayWords(e.rules.sentences, english, { key: `deed-${kind}`, args: {} }, { seat: 'public', names: [] })
  return may ? [`You may ${what}.`] : [`You may not ${what}:`, ...why.map(({ says, rule }) => `  ${says} (${rule})`)]
}

const partWords = (parts: readonly Part[]): string =>
  parts.map(({ value, from }) => `${value < 0 ? '' : '+'}${value} ${from}`).join(', ')

/** What a card and its dice may do now and why not, and where its cost comes from. */
export function why(e: DestinyEngine, s: State, seat: Seat, card: number): string[] {
  const ask = (about: Json) => e.explain(s, seat, about) as unknown
  const verdicts = (ask({ card }) as readonly Verdict[]) ?? []
  const lines = verdicts.flatMap((verdict) => verdictWords(e, verdict))
  if (verdicts.some(({ do: verb }) => verb === 'play')) {
    const cost = ask({ number: 'cost', card }) as { total: number; parts: readonly Part[] } | null
    if (cost) lines.push(`It costs ${cost.total}${cost.parts.length > 1 ? `: ${partWords(cost.parts)}` : ''}.`)
  }
  const { dieCard, diePool, dieAt } = s
  dieCard.forEach((owner, die) => {
    // Only dice in the asker's own pool: state.ts, IN_POOL
    if (owner !== card || dieAt[die] !== 2 || diePool[die] !== seat) return
    for (const verdict of ask({ die }) as readonly Verdict[]) lines.push(...verdictWords(e, verdict))
  })
  return lines.length > 0 ? lines : ['There is nothing you could do with it from where it is.']
}
