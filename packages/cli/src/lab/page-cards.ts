import { percent, scale, table, tall, text } from './page-parts.js'
import type { CardStudy, Study } from './study.js'

const row = ({ deck, name, opening, drawn, played, use }: CardStudy, mark: number): string =>
  `<tr><th scope="row">${text(name)}</th><td>${text(deck)}</td>${[opening, drawn, played].map(({ share, games }) => tall(share, games, { mark })).join('')}<td class="n">${drawn.games === 0 ? '–' : percent(use.share)}</td></tr>`

const seen = (words: string) => ({ html: `${text(words)}${scale(110)}` })

/** Every card of every deck: how often its deck won when it was seen so, and how sure that is. */
export function cardSection({ cards, decks }: Study): string {
  const own = new Map(decks.map(({ name, share }) => [name, share.share]))
  const heads = ['Card', 'Deck', ...['Won with it in the opening hand', 'Won when drawn', 'Won when played'].map(seen)]
  return `<p>How often a deck won the games in which it held a card at the beginning, drew it at all, or played it. The mark on a line is how often the deck won all its games: a card is good or bad for it where the bar leaves the mark out. Mind that cards are played by whoever has time for them and is ahead, and that more are drawn in long games; the opening hand is the fairest of the three.</p><div class="tall">${table(
    [...heads, 'Played when drawn'],
    cards.map((card) => row(card, own.get(card.deck) ?? 0.5)),
  )}</div>`
}
