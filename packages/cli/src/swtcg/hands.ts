import { ownerOf } from '@dejarik/kernel'
import { type CardData, isUnitCard, type State, type UnitType, unitTypesOf } from '@dejarik/swtcg'
import type { HandsOfGame } from '../lab/hands.js'

const kind = (name: string, has: (card: CardData) => boolean) => ({
  name,
  has: (card: unknown) => has(card as CardData),
})

const units = (name: string, type: UnitType) => kind(name, (card) => unitTypesOf(card).includes(type))

const builds = (name: string, least: number, most: number) =>
  kind(name, (card) => isUnitCard(card) && Number(card.build) >= least && Number(card.build) <= most)

/** The seven cards of a hand before units are placed from it. rules swtcg.start-step-3, swtcg.start-step-4 */
export const swtcgHands: HandsOfGame<State> = {
  opened: (s) => s.turn > 0 || s.decision?.kind === 'setup',
  kinds: [
    units('Space units', 'space'),
    units('Ground units', 'ground'),
    units('Character units', 'character'),
    kind('cards that are no units', (card) => !isUnitCard(card)),
    builds('units that cost up to 3', 0, 3),
    builds('units that cost 4 to 6', 4, 6),
    builds('units that cost 7 or more', 7, Number.POSITIVE_INFINITY),
  ],
  // Before play begins cards leave a hand by the redraw alone. rule swtcg.gl-mulligan
  putBack: ({ is, card }, s) => (is === 'discarded' ? { seat: ownerOf(s, card as number), n: 1 } : null),
}
