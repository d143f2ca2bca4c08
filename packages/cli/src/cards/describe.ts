import { bold } from '../paint.js'
import { columns, wrap } from '../text.js'
import type { CardSheet } from './of-game.js'

const unread = 'This card is not fully understood yet, and kept out of legal decks.'

/** A card in words: its facts and its text as the engine plays it. */
export function describeCard(card: CardSheet): string {
  const text = card.text.flatMap((paragraph) => ['', wrap(paragraph, '  ')])
  return [
    bold(card.label),
    columns(card.facts.map(([heading, words]) => [`  ${heading}`, words])),
    ...text,
    ...(card.understood ? [] : ['', `  ${unread}`]),
    ...(card.shipped ? [] : ['', '  From your own catalog.']),
  ].join('\n')
}
