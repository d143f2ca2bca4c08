import { type Analysis, analyse, chances, type Moment } from '@dejarik/bots'
import type { Report } from '../command.js'
import { progress } from '../progress.js'
import { guarded } from './read.js'
import { paperFor, positionAt } from './show.js'

const percent = (chance: number): string => `${Math.round(100 * chance)} %`

/** Eight heights. */
const bars = '▁▂▃▄▅▆▇█'
/** The curve is so many signs wide. */
const WIDE = 72

/** The chance of a player over the game, a sign for every few answers. */
export function curve(moments: readonly Moment[], seat: number, seats: number): string {
  const points = chances(moments, seat, seats).map(({ chance }) => chance)
  const wide = Math.min(WIDE, points.length)
  return Array.from({ length: wide }, (_, i) => {
    const from = Math.floor((i * points.length) / wide)
    const to = Math.max(from + 1, Math.floor(((i + 1) * points.length) / wide))
    const mean = points.slice(from, to).reduce((sum, chance) => sum + chance, 0) / (to - from)
    return bars[Math.min(7, Math.floor(8 * mean))]
  }).join('')
}

function words({ moments, turns, swings, seats }: Analysis, names: readonly string[]): string {
  // Of two players one's chance is what the other lacks.
  const curves = names.slice(0, seats === 2 ? 1 : seats).flatMap((name, seat) => {
    const first = seat === 0 ? ' from the first answer to the last (low: lost, high: won)' : ''
    return [`The chance of ${name}${first}:`, `  ${curve(moments, seat, seats)}`]
  })
  const changed = swings.map(
    ({ seat, from, to, before, after }) =>
      `  answers ${from + 1} to ${to + 1}: the chance of ${names[seat]} went from ${percent(before)} to ${percent(after)}`,
  )
  const lines = turns.map(
    ({ answer, seat, words: said, chance, chanceBest, lost }) =>
      `  answer ${answer + 1}, ${names[seat]}: "${said.chosen}" (${percent(chance)}); better by ${percent(lost)}: "${said.best}" (${percent(chanceBest)})`,
  )
  return [
    ...curves,
    '',
    ...(changed.length === 0
      ? ['The chances never changed clearly from one answer to the next.']
      : ['Where the chances changed most, by answers, draws or dice:', ...changed]),
    '',
    turns.length === 0 ? 'No answer clearly gave the game away.' : 'Answers that gave most away, the largest first:',
    ...lines,
  ].join('\n')
}

/** Thinks a record through, each seat knowing only what it knew. */
export async function analysis(
  path: string,
  depth: { readonly iterations: number; readonly every: number },
): Promise<Report> {
  const paper = await paperFor(path)
  const { e, module, record } = paper
  // Played once beforehand: thinking about a record that cannot be played would end in the middle.
  positionAt(paper, record.answers.length)
  const bar = progress(Math.ceil(record.answers.length / depth.every), 'answers')
  const steps = analyse(e, record, depth)
  const next = () => guarded(paper, () => steps.next())
  let step = next()
  for (; !step.done; step = next()) bar.add(1)
  bar.end()
  const names = record.decks.map((_deck, seat) => module.decks.sides?.[seat] ?? `Player ${seat + 1}`)
  return { text: words(step.value, names), json: step.value }
}
