import { card } from './card.js'
import { decks } from './decks.js'
import { destiny } from './destiny.js'
import { home } from './home.js'
import { odds } from './odds.js'
import { play } from './play.js'
import { search } from './search.js'
import { swccg } from './swccg.js'
import { swtcg } from './swtcg.js'

/** Every text of the interface, by subject. A translation is another value of this shape. */
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
}

export type Messages = typeof en
