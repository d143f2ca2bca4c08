import type { Engine } from '@dejarik/kernel'
import type { Deck, State } from '@dejarik/swtcg'
import type { GameModule } from '../game.js'
import { swtcgCards } from './cards.js'
import { fullEngine, isShipped, shippedEngine } from './catalog.js'
import { swtcgDecks } from './decks.js'
import { swtcgHands } from './hands.js'
import { swtcgTable } from './table.js'

/** The Star Wars Trading Card Game for the commands. */
export const swtcgModule = (): GameModule => ({
  id: 'swtcg',
  players: { least: 2, most: 2 },
  engineFor: (decks) =>
    ((decks as readonly Deck[]).every(isShipped) ? shippedEngine() : fullEngine()) as unknown as Engine,
  engines: () => [...new Set([shippedEngine(), fullEngine()])] as unknown as Engine[],
  turns: (s) => (s as State).turn,
  // rule swtcg.bidding-sides
  playerAt: (s, seat) => (s as State).chairs[seat] as number,
  plays: ['played', 'deployed', 'completed', 'placed', 'stacked', 'equipped'],
  hands: swtcgHands,
  decks: swtcgDecks,
  table: swtcgTable,
  cards: swtcgCards,
})
