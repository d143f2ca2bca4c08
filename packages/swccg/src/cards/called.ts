import { indexing } from '@dejarik/kernel/decks'
import type { CardData } from './card.js'

/** Spellings that rulebooks and lists have for a title, beside its own. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  "M'iiyoom Onith": ["M'iyyoom Onith"],
  "Kal'Falnl C'ndros": ["Kal'Fa'nl C'ndros", "Kal'Fa'lnl C'ndros", "Kal'Faln C'ndros"],
  "What're You Tryin' To Push On Us?": ["What're You Trying To Push On Us?"],
  'C-3PO (See-Threepio)': ['C-3P0'],
  Sunsdown: ['Sundown', 'Sunsetdown'],
  Tzizvvt: ['Tzizwt'],
  'A Few Maneuvers': ['A Few Manuevers'],
  'The Bith Shuffle': ['Bith Shuffle'],
}

/** What is said of a title in brackets is no part of its name: how a droid is spoken of, the number of a marker. */
const short = (name: string): string => name.replace(/\s*\([^)]*\)$/, '')

/** A site without its planet: texts and people speak of the Cantina. */
const alone = ({ name, place }: CardData): string => (place === undefined ? name : name.slice(place.length + 2))

/** The names under which a card is spoken of, its title first. */
export const commonNames = (card: CardData): string[] => [
  ...new Set([card.name, short(card.name), alone(card), short(alone(card)), ...(spellings[card.name] ?? [])]),
]

const byTitle = indexing<CardData>((card) => [card.name])
const byCommonName = indexing(commonNames)

/** The cards of that title, on either side: by its whole title, else by a common name; case and dots do not matter. */
export function cardsCalled(title: string, cards: readonly CardData[]): readonly CardData[] {
  const whole = byTitle(cards).called(title)
  return whole.length > 0 ? whole : byCommonName(cards).called(title)
}
