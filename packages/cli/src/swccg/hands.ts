import type { CardData, State } from '@dejarik/swccg'
import type { HandsOfGame } from '../lab/hands.js'

const kind = (name: string, has: (card: CardData) => boolean) => ({
  name,
  has: (card: unknown) => has(card as CardData),
})

const types = (name: string, ...of: readonly CardData['type'][]) => kind(name, ({ type }) => of.includes(type))

const deploys = (name: string, least: number, most: number) =>
  kind(name, ({ deploy }) => typeof deploy === 'number' && deploy >= least && deploy <= most)

/** The cards of a hand when the first turn begins; nobody draws anew. */
export const swccgHands: HandsOfGame<State> = {
  opened: (s) => s.turn > 0,
  kinds: [
    types('characters', 'character'),
    types('starships and vehicles', 'starship', 'vehicle'),
    types('locations', 'location'),
    types('weapons and devices', 'weapon', 'device'),
    types('Effects', 'effect'),
    types('Interrupts', 'interrupt'),
    deploys('cards that deploy for up to 2', 0, 2),
    deploys('cards that deploy for 3 or 4', 3, 4),
    deploys('cards that deploy for 5 or more', 5, Number.POSITIVE_INFINITY),
  ],
}
