import { advice } from './advice.js'
import { aids } from './aids.js'
import { card } from './card.js'
import { decks } from './decks.js'
import { destiny } from './destiny.js'
import { fights } from './fights.js'
import { home } from './home.js'
import { odds } from './odds.js'
import { play } from './play.js'
import { playing } from './playing.js'
import { search } from './search.js'
import { swccg } from './swccg.js'
import { swtcg } from './swtcg.js'
import { teaching } from './teaching.js'
import { tips } from './tips.js'

/** Every text of the interface in English, by subject. */
export const en = {
  ...home,
  ...play,
  ...card,
  ...odds,
  ...decks,
  ...search,
  ...destiny,
  ...swtcg,
  ...swccg,
  ...aids,
  ...advice,
  ...teaching,
  fights,
  playing,
  tips,
}

/** A translation is another value of this shape. */
export type Messages = typeof en
