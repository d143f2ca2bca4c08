import type { Part, Reason, Seat } from '@dejarik/kernel'
import type { Explained, State, SwccgEngine } from '@dejarik/swccg'

const partWords = (parts: readonly Part[]): string =>
  parts.map(({ value, from }) => `${value < 0 ? '' : '+'}${value} ${from}`).join(', ')

const reasonWords = ({ says, rule }: Reason): string => `  ${says} (${rule})`

/** What a card may do now and why not, and where its numbers come from. */
export function why(e: SwccgEngine, s: State, seat: Seat, card: number): string[] {
  const { deeds = [], numbers = {} } = e.explain(s, seat, { card }) as unknown as Partial<Explained>
  const lines = deeds.flatMap(({ what, may, why }) =>
    may ? [`You may ${what}.`] : [`You may not ${what}:`, ...why.map(reasonWords)],
  )
  // Only what something has changed is worth a line.
  for (const [name, { total, parts }] of Object.entries(numbers))
    if (parts.length > 1) lines.push(`Its ${name.replace('-', ' ')} is ${total}: ${partWords(parts)}.`)
  return lines.length > 0 ? lines : ['There is nothing you could do with it from where it is.']
}
