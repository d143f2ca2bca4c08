import type { ScenarioFile } from '../file.js'
import type { Setting } from './setting.js'

/** The table before the game begins, from the decks that the seats bring. */
export function seatsFrom(x: Setting, file: ScenarioFile): ScenarioFile {
  const seats = Object.fromEntries(
    [...x.decks].map(([seat, deck]) => [
      seat,
      {
        characters: deck.characters.map(({ card, dice }) => ({ card, dice })),
        aside: deck.battlefield === null ? [] : [deck.battlefield],
        deck: deck.cards.flatMap(({ card, copies }) => new Array<string>(copies).fill(card)),
      },
    ]),
  )
  return { ...file, seats }
}
