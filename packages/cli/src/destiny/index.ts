import type { Deck, State } from '@dejarik/destiny'
import type { DestinyView } from '@dejarik/destiny/views'
import { anyModule, type GameModule } from '../game.js'
import { destinyCards } from './cards.js'
import { fullEngine, isShipped, shippedEngine } from './catalog.js'
import { destinyDecks } from './decks.js'
import { destinyHands } from './hands.js'
import { destinyTable } from './table.js'

/** Star Wars: Destiny for the commands. */
export const destinyModule = (): GameModule =>
  anyModule<State, Deck, DestinyView>({
    id: 'destiny',
    players: { least: 2, most: 4 },
    engineFor: (decks) => ((decks as readonly Deck[]).every(isShipped) ? shippedEngine() : fullEngine()),
    engines: () => [...new Set([shippedEngine(), fullEngine()])],
    // rule destiny.part-5: a game goes on in rounds
    turns: (s) => s.round,
    plays: ['played'],
    hands: destinyHands,
    decks: destinyDecks,
    table: destinyTable,
    cards: destinyCards,
  })
