import { games } from '../games.js'
import { lengthWords } from './lengths.js'
import { cardSection } from './page-cards.js'
import { handSection } from './page-hands.js'
import { lengthSection } from './page-lengths.js'
import { cell, type Head, scale, table, text } from './page-parts.js'
import type { Study } from './study.js'

/** Green where the row wins, orange where the column does; the number says it, too. */
function matrix({ decks, pairings }: Study): string {
  const found = new Map(
    pairings.flatMap(({ a, b, share }) => [
      [`${a}|${b}`, share.share],
      [`${b}|${a}`, 1 - share.share],
    ]),
  )
  const names = decks.map(({ name }) => name)
  const head = names.map((name) => `<th scope="col"><span>${text(name)}</span></th>`).join('')
  const rows = names.map((row) => {
    const cells = names.map((column) => {
      const share = found.get(`${row}|${column}`)
      if (share === undefined) return '<td></td>'
      const strength = Math.min(1, Math.abs(share - 0.5) * 2).toFixed(2)
      return `<td class="n ${share >= 0.5 ? 'wins' : 'loses'}" style="--by:${strength}">${Math.round(100 * share)}</td>`
    })
    return `<tr><th scope="row">${text(row)}</th>${cells.join('')}</tr>`
  })
  return `<div class="wide"><table class="matrix"><thead><tr><td></td>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

const style = `
:root{color-scheme:light dark;--ink:#1d2433;--paper:#fbfbf8;--line:#c9ccd3;--faint:#5d6575;--good:#0b7a75;--bad:#b4520a}
@media(prefers-color-scheme:dark){:root{--ink:#e8eaf0;--paper:#14171f;--line:#3a4050;--faint:#a3abbb;--good:#4fc3bb;--bad:#f0a45c}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:76rem;margin:2rem auto;padding:0 1rem}
h1,h2{line-height:1.2}table{border-collapse:collapse;font-size:.9rem}th,td{padding:.2rem .5rem;text-align:left;border-bottom:1px solid var(--line)}
.n{text-align:right;font-variant-numeric:tabular-nums}.wide{overflow-x:auto}
.few{opacity:.55}.clear{outline:2px solid var(--good);outline-offset:-2px}.tall td,.tall th{vertical-align:top}.tall b,.tall small,.tall svg{display:block;white-space:nowrap}.tall table{margin-bottom:1rem}
.none{color:var(--faint)}.scale{display:block}.scale text{font-size:11px;fill:var(--faint)}.columns rect{fill:var(--good)}.columns text{font-size:11px;fill:var(--ink)}
.axis{stroke:var(--line)}.mark{stroke:var(--faint);stroke-width:2}.bar{stroke:var(--good);stroke-width:3}.dot{fill:var(--good)}
.matrix thead th{vertical-align:bottom}.matrix thead span{writing-mode:vertical-rl;transform:rotate(180deg)}
.wins{background:color-mix(in srgb,var(--good) calc(var(--by)*45%),transparent)}.loses{background:color-mix(in srgb,var(--bad) calc(var(--by)*45%),transparent)}
`

const section = (title: string, body: string): string => `<section><h2>${text(title)}</h2>${body}</section>`

/** The whole study as one page that needs nothing else. */
export function page(of: Study, title: string): string {
  const decks = [...of.decks]
    .sort((a, b) => b.share.share - a.share.share)
    .map(
      ({ name, games, share, turns }) =>
        `<tr><td>${text(name)}</td><td class="n">${games}</td>${cell(share)}<td class="n">${lengthWords(turns)}</td></tr>`,
    )
  const pairings = of.pairings.map(
    ({ a, b, tally, share }) =>
      `<tr><td>${text(a)}</td><td>${text(b)}</td><td class="n">${tally.finished}</td>${cell(share)}</tr>`,
  )
  const never = of.neverPlayed.map(
    ({ name, deck, drawn }) => `<tr><td>${text(name)}</td><td>${text(deck)}</td><td class="n">${drawn}</td></tr>`,
  )
  const shares: Head[] = ['Share of wins', { html: scale() }, '95 % interval']
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${text(title)}</title><style>${style}</style></head><body><main>
<h1>${text(title)}</h1>
<p>${of.games} games, ${of.gamesEach} for each pair of decks, played by ${text(of.bot)} on both sides with seed ${text(of.seed)}; ${of.errors} errors, ${of.unfinished} not finished.</p>
<ul>${of.notes.map((note) => `<li>${text(note)}</li>`).join('')}</ul>
${section('Decks', table(['Deck', 'Games', ...shares, `Length in ${games[of.game].spans}`], decks))}
${section('Who beats whom', `<p>How often the deck of the row beats that of the column, in percent; how sure that is stands under “Pairs”.</p>${matrix(of)}`)}
${section('Pairs', table(['Deck', 'Against', 'Games', ...shares], pairings))}
${section('Length of games', lengthSection(of))}
${section('Opening hands', handSection(of))}
${section('Never played', never.length === 0 ? '<p>Every card that was drawn often was played.</p>' : table(['Card', 'Deck', 'Games in which it was drawn'], never))}
${section('Cards', cardSection(of))}
</main></body></html>
`
}
