import type { CardData } from './card.js'
import { setName } from './sets.js'

/** `•Luke Skywalker`, `◇Big One`: the title as it is printed. */
export const cardTitle = ({ name, dots, diamonds }: Pick<CardData, 'name' | 'dots' | 'diamonds'>): string =>
  `${'•'.repeat(dots ?? 0)}${'◇'.repeat(diamonds ?? 0)}${name}`

export const sideName = ({ side }: Pick<CardData, 'side'>): string => (side === 'light' ? 'Light Side' : 'Dark Side')

/** `Tatooine: Cantina (Light Side, Premiere #128)`: many titles are on both sides. */
export const cardLabel = (card: CardData): string =>
  `${card.name} (${sideName(card)}, ${setName(card.set)} #${card.number})`
