import anh from './anh.json' with { type: 'json' }
import aotc from './aotc.json' with { type: 'json' }
import type { CardData } from './card.js'
import esb from './esb.json' with { type: 'json' }
import jg from './jg.json' with { type: 'json' }
import pm from './pm.json' with { type: 'json' }
import ras from './ras.json' with { type: 'json' }
import rots from './rots.json' with { type: 'json' }
import type { SetCode } from './sets.js'
import sr from './sr.json' with { type: 'json' }

const sets: Record<SetCode, unknown> = { AOTC: aotc, SR: sr, ANH: anh, JG: jg, ESB: esb, RAS: ras, PM: pm, ROTS: rots }

/** The cards of each set. A test runs them through readCards, so that loading need not. */
export const cardsBySet = sets as Readonly<Record<SetCode, readonly CardData[]>>

/** The cards of all sets. */
export const cards: readonly CardData[] = Object.values(cardsBySet).flat()
