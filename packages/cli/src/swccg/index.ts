import type { Deck, State } from '@dejarik/swccg'
import type { SwccgView } from '@dejarik/swccg/views'
import { anyModule, type GameModule } from '../game.js'
import { swccgCards } from './cards.js'
import { fullEngine, isShipped, shippedEngine } from './catalog.js'
import { swccgDecks } from './decks.js'
import { swccgHands } from './hands.js'
import { swccgTable } from './table.js'

/** The Star Wars Customizable Card Game for the commands. */
export const swccgModule = (): GameModule =>
  anyModule<State, Deck, SwccgView>({
    id: 'swccg',
    players: { least: 2, most: 2 },
    engineFor: (decks) => ((decks as readonly Deck[]).every(isShipped) ? shippedEngine() : fullEngine()),
    engines: () => [...new Set([shippedEngine(), fullEngine()])],
    turns: (s) => s.turn,
    plays: ['played', 'deployed', 'starting-location'],
    hands: swccgHands,
    decks: swccgDecks,
    table: swccgTable,
    cards: swccgCards,
  })
