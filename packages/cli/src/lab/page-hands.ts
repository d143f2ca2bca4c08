import type { HandStudy, Hands, Held } from './hand-study.js'
import { between, percent, table, text, whisker } from './page-parts.js'
import type { Study } from './study.js'

/** How often such hands won, how sure that is, and how many there were; faint where there were few. */
function handCell(hands: (Hands & Partial<Pick<Held, 'clear'>>) | undefined): string {
  if (hands === undefined || hands.games === 0) return '<td></td>'
  const { games, share, few, clear = false } = hands
  return `<td class="${few ? 'few' : clear ? 'clear' : ''}">${whisker(share, 110)}<b>${percent(share.share)}</b><small>${between(share)}</small><small>${games} games${few ? ', few' : clear ? ', hardly chance' : ''}</small></td>`
}

const row = (name: string, held: readonly Held[], numbers: readonly number[]): string =>
  `<tr><th scope="row">${text(name)}</th>${numbers.map((n) => handCell(held.find((each) => each.n === n))).join('')}</tr>`

function deckHands({ deck, kinds, redraw }: HandStudy): string {
  const all = [...kinds.map(({ held }) => held), redraw?.by ?? []].flat()
  const numbers = Array.from({ length: 1 + Math.max(0, ...all.map(({ n }) => n)) }, (_, n) => n)
  const rows = kinds.map(({ name, held }) => row(name, held, numbers))
  if (redraw !== null) rows.push(row('cards put back', redraw.by, numbers))
  const kept =
    redraw === null
      ? ''
      : table(
          ['Hand kept as it was dealt', 'Cards put back and drawn anew'],
          [`<tr>${handCell(redraw.kept)}${handCell(redraw.redrawn)}</tr>`],
        )
  const heads = ['The hand held so many', ...numbers.map(String)]
  return `<h3>${text(deck)}</h3><div class="hand">${table(heads, rows)}${kept}</div>`
}

/** By deck: how often it won with so many cards of a kind in the hand that it began with. */
export const handSection = ({ hands }: Study): string =>
  `<p>How often a deck won when the hand with which play began held so many cards of a kind. Faint: fewer than 25 games, which say next to nothing. “Hardly chance”: it differs from the deck’s own share by more than chance is likely to bring about among all these numbers.</p>${hands.map(deckHands).join('')}`
