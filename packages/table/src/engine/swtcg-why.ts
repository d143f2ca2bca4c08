import type { Json, Part, Seat } from '@dejarik/kernel'
import type { State, SwtcgEngine } from '@dejarik/swtcg'
import { type Verdict, verdictWords } from '@dejarik/swtcg'
import type { Explanation, Thing } from '../protocol.js'
import { fromPrint, number } from './thing.js'

const stats = ['build-cost', 'speed', 'power', 'health'] as const

/** What a card may do now, and where its numbers come from. */
export function swtcgWhy(e: SwtcgEngine, s: State, seat: Seat, thing: Thing): Explanation {
  const card = number(thing, 'card')
  if (card === null) return { verdicts: [], numbers: [] }
  const ask = (about: Json) => e.explain(s, seat, about) as unknown
  const t = e.table(s)
  const told = verdictWords(t, (ask({ card }) as readonly Verdict[]) ?? [], card)
  const verdicts = told.map(({ deed, may, why }) => ({ what: deed, may, why }))
  const numbers = stats.flatMap((name) => {
    const sum = ask({ card, number: name }) as { total: number; parts: readonly Part[] } | null
    return sum === null ? [] : [{ name: name.replace('-', ' '), total: sum.total, parts: fromPrint(sum.parts) }]
  })
  const { damage } = s
  const health = numbers.find(({ name }) => name === 'health')
  const hurt = damage[card] ?? 0
  const left =
    health === undefined || hurt === 0
      ? []
      : [
          {
            name: 'health left',
            total: health.total - hurt,
            parts: [...health.parts, { value: -hurt, from: 'damage' }],
          },
        ]
  return { verdicts, numbers: [...numbers, ...left] }
}
