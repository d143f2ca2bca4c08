import premiere from './1.json' with { type: 'json' }
import newHope from './2.json' with { type: 'json' }
import dagobah from './4.json' with { type: 'json' }
import cloudCity from './5.json' with { type: 'json' }
import premiereTwoPlayer from './101.json' with { type: 'json' }
import jediPack from './102.json' with { type: 'json' }
import rebelLeader from './103.json' with { type: 'json' }
import empireTwoPlayer from './104.json' with { type: 'json' }
import type { CardData } from './card.js'
import type { SetCode } from './sets.js'

const sets: Record<SetCode, unknown> = {
  '1': premiere,
  '2': newHope,
  '4': dagobah,
  '5': cloudCity,
  '101': premiereTwoPlayer,
  '102': jediPack,
  '103': rebelLeader,
  '104': empireTwoPlayer,
}

/** The cards of each set. A test runs them through readCards, so that loading need not. */
export const cardsBySet = sets as Readonly<Record<SetCode, readonly CardData[]>>

/** The cards of all sets. */
export const cards: readonly CardData[] = Object.values(cardsBySet).flat()
