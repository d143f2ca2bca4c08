import { type Analysis, analyse, type Moment } from '@dejarik/bots'
import type { Report } from '../command.js'
import { progress } from '../progress.js'
import { paperFor } from './show.js'

const percent = (chance: number): string => `${Math.round(100 * chance)} %`

/** Eight heights. */
const bars = '▁▂▃▄▅▆▇█'
/** The curve is so many signs wide. */
const WIDE = 72

/** The chance of the first player over the game, a sign for every few answers. */
export function curve(moments: readonly Moment[]): string {
  const chances = moments.map(({ seat, before }) => (seat === 0 ? before : 1 - before))
  const wide = Math.min(WIDE, chances.length)
  return Array.from({ length: wide }, (_, i) => {
    const from = Math.floor((i * chances.length) / wide)
    const to = Math.max(from + 1, Math.floor(((i + 1) * chances.length) / wide))
    const mean = chances.slice(from, to).reduce((sum, chance) => sum + chance, 0) / (to - from)
    return bars[Math.min(7, Math.floor(8 * mean))]
  }).join('')
}

function words({ moments, turns, seats }: Analysis, names: readonly string[]): string {
  const lines = turns.map(
    ({ answer, seat, words: said, chance, chanceBest, lost }) =>
      `  answer ${answer + 1}, ${names[seat]}: "${said.chosen}" (${percent(chance)}); better by ${percent(lost)}: "${said.best}" (${percent(chanceBest)})`,
  )
  return [
    ...(seats === 2 ? [`The chance of ${names[0]} from the first answer to the last:`, `  ${curve(moments)}`, ''] : []),
    turns.length === 0 ? 'No answer clearly gave the game away.' : 'Where it turned, the largest first:',
    ...lines,
  ].join('\n')
}

/** Thinks a record through, each seat knowing only what it knew. */
export async function analysis(
  path: string,
  depth: { readonly iterations: number; readonly every: number },
): Promise<Report> {
  const { e, module, record } = await paperFor(path)
  const bar = progress(Math.ceil(record.answers.length / depth.every), 'answers')
  const steps = analyse(e, record, depth)
  let step = steps.next()
  for (; !step.done; step = steps.next()) bar.add(1)
  bar.end()
  const names = record.decks.map((_deck, seat) => module.decks.sides?.[seat] ?? `Player ${seat + 1}`)
  return { text: words(step.value, names), json: step.value }
}
