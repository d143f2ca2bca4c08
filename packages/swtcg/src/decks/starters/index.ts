import type { Deck } from '../deck.js'
import { anh } from './anh.js'
import { aotc } from './aotc.js'
import { esb } from './esb.js'
import { jg } from './jg.js'
import { deckFrom } from './list.js'
import { mixed } from './mixed.js'
import { pm } from './pm.js'
import { ras } from './ras.js'
import { rots } from './rots.js'
import { sr } from './sr.js'
import { starters } from './starters.js'

/** The decks that come with the game, the two starters first. Together they hold every card of the eight sets. */
export const decks: readonly Deck[] = [
  ...starters,
  ...aotc,
  ...sr,
  ...anh,
  ...jg,
  ...esb,
  ...ras,
  ...pm,
  ...rots,
  ...mixed,
].map(deckFrom)
