import { nth } from '@dejarik/kernel'
import type { Deck, State } from '@dejarik/swtcg'
import type { SwtcgView } from '@dejarik/swtcg/views'
import { anyModule, type GameModule } from '../game.js'
import { swtcgCards } from './cards.js'
import { fullEngine, isShipped, shippedEngine } from './catalog.js'
import { swtcgDecks } from './decks.js'
import { swtcgHands } from './hands.js'
import { swtcgTable } from './table.js'

/** The Star Wars Trading Card Game for the commands. */
export const swtcgModule = (): GameModule =>
  anyModule<State, Deck, SwtcgView>({
    id: 'swtcg',
    players: { least: 2, most: 2 },
    engineFor: (decks) => ((decks as readonly Deck[]).every(isShipped) ? shippedEngine() : fullEngine()),
    engines: () => [...new Set([shippedEngine(), fullEngine()])],
    turns: (s) => s.turn,
    // rule swtcg.bidding-sides
    playerAt: (s, seat) => nth(s.chairs, seat),
    plays: ['played', 'deployed', 'completed', 'placed', 'stacked', 'equipped'],
    hands: swtcgHands,
    decks: swtcgDecks,
    table: swtcgTable,
    cards: swtcgCards,
  })
