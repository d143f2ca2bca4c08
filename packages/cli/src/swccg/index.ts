import type { Engine } from '@dejarik/kernel'
import type { State } from '@dejarik/swccg'
import type { GameModule } from '../game.js'
import { swccgCards } from './cards.js'
import { shippedEngine } from './catalog.js'
import { swccgDecks } from './decks.js'
import { swccgHands } from './hands.js'
import { swccgTable } from './table.js'

/** The Star Wars Customizable Card Game for the commands. */
export const swccgModule = (): GameModule => ({
  id: 'swccg',
  players: { least: 2, most: 2 },
  engineFor: () => shippedEngine() as unknown as Engine,
  engines: () => [shippedEngine() as unknown as Engine],
  turns: (s) => (s as State).turn,
  plays: ['played', 'deployed', 'starting-location'],
  hands: swccgHands,
  decks: swccgDecks,
  table: swccgTable,
  cards: swccgCards,
})
