import { games as known } from '../games.js'
import { addLengths, inOrder, type Lengths, lengthWords, meanLength } from './lengths.js'
import { games, table, text } from './page-parts.js'
import type { Study } from './study.js'

const HIGH = 120
const WIDE = 22

/** How many games took how long, as columns; the numbers stand below and above them. */
function columns(lengths: Lengths, spans: string): string {
  const all = inOrder(lengths)
  const most = Math.max(1, ...all.map((each) => each.games))
  // Where there are many columns only some are named.
  const every = Math.ceil(all.length / 40)
  const bars = all.map(({ turns, games: n }, i) => {
    const high = (HIGH * n) / most
    const left = i * WIDE
    const under =
      i % every === 0 ? `<text x="${left + WIDE / 2}" y="${HIGH + 30}" text-anchor="middle">${turns}</text>` : ''
    const over =
      n === 0 || every > 1
        ? ''
        : `<text x="${left + WIDE / 2}" y="${(HIGH - high + 12).toFixed(1)}" text-anchor="middle">${n}</text>`
    return `<g><title>${turns}: ${games(n)}</title><rect x="${left + 2}" y="${(HIGH - high + 15).toFixed(1)}" width="${WIDE - 4}" height="${high.toFixed(1)}"/>${under}${over}</g>`
  })
  const wide = Math.max(1, all.length) * WIDE
  return `<div class="wide"><svg viewBox="0 0 ${wide} ${HIGH + 34}" width="${wide}" height="${HIGH + 34}" class="columns" role="img" aria-label="How many games took how many ${spans}; the table below says how long they were on average">${bars.join('')}</svg></div>`
}

/** How long the games were: all of them as a chart, each pair of decks as a line. */
export function lengthSection({ pairings, game }: Study): string {
  const { spans } = known[game]
  const all: Lengths = {}
  for (const { lengths } of pairings) addLengths(all, lengths)
  const rows = pairings.map(({ a, b, tally, lengths }) => {
    const told = lengthWords(meanLength(lengths))
    return `<tr><td>${text(a)}</td><td>${text(b)}</td><td class="n">${tally.finished}</td><td class="n">${told}</td><td class="n">${tally.longest}</td></tr>`
  })
  return `<p>How many games (above the columns) took how many ${spans} (below); ± is the 95 % interval of a mean.</p>${columns(all, spans)}${table(['Deck', 'Against', 'Games', `On average, in ${spans}`, 'Longest'], rows)}`
}
