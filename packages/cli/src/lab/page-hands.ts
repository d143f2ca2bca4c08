import type { HandStudy, Hands, Held } from './hand-study.js'
import { type Head, scale, table, tall, text } from './page-parts.js'
import type { Study } from './study.js'

/** How often such hands won, how sure that is, and how many there were; faint where there were few. */
function handCell(hands: (Hands & Partial<Pick<Held, 'clear'>>) | undefined, mark: number): string {
  if (hands === undefined) return '<td></td>'
  const { games, share, few, clear = false } = hands
  const [is, says] = few ? ['few', ', few'] : clear ? ['clear', ', hardly chance'] : ['', '']
  return tall(share, games, { mark, is, says })
}

const row = (name: string, held: readonly Held[], numbers: readonly number[], mark: number): string =>
  `<tr><th scope="row">${text(name)}</th>${numbers
    .map((n) =>
      handCell(
        held.find((each) => each.n === n),
        mark,
      ),
    )
    .join('')}</tr>`

function deckHands({ deck, kinds, redraw }: HandStudy, mark: number): string {
  const all = [...kinds.map(({ held }) => held), redraw?.by ?? []].flat()
  const numbers = Array.from({ length: 1 + Math.max(0, ...all.map(({ n }) => n)) }, (_, n) => n)
  const rows = kinds.map(({ name, held }) => row(name, held, numbers, mark))
  if (redraw !== null) rows.push(row('cards put back', redraw.by, numbers, mark))
  const kept =
    redraw === null
      ? ''
      : table(
          ['Hand kept as it was dealt', 'Cards put back and drawn anew'],
          [`<tr>${handCell(redraw.kept, mark)}${handCell(redraw.redrawn, mark)}</tr>`],
        )
  const heads: Head[] = ['The hand held so many', ...numbers.map((n) => ({ html: `${n}${scale(110)}` }))]
  return `<h3>${text(deck)}</h3><div class="tall">${table(heads, rows)}${kept}</div>`
}

/** By deck: how often it won with so many cards of a kind in the hand that it began with. */
export const handSection = ({ hands, decks }: Study): string => {
  const own = new Map(decks.map(({ name, share }) => [name, share.share]))
  return `<p>How often a deck won when the hand with which play began held so many cards of a kind. The mark on a line is how often the deck won with any hand. Faint: fewer than 25 games, which say next to nothing. “Hardly chance”: it differs from the deck’s own share by more than chance is likely to bring about among all these numbers.</p>${hands.map((hand) => deckHands(hand, own.get(hand.deck) ?? 0.5)).join('')}`
}
