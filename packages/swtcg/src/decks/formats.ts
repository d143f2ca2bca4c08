import { formatNamed, type Format as KernelFormat } from '@dejarik/kernel/decks'
import { setCodes } from '../cards/sets.js'

/** What may be brought to a game, as data. The numbers are those of rule swtcg.deck-rules. */
export interface Format extends KernelFormat {
  /** Least cards, least unit cards, least of each unit type. */
  readonly deckSize: number
  readonly units: number
  readonly eachType: number
  /** No unit type may be more than so many times another. */
  readonly ratio: number
  /** Most copies of one name and version. */
  readonly copies: number
  /** Are sides bid for with build points before the game? rule swtcg.bidding-sides */
  readonly bids?: true
}

const first: Format = {
  id: 'aotc',
  name: 'Attack of the Clones',
  sets: ['AOTC'],
  deckSize: 60,
  units: 36,
  eachType: 12,
  ratio: 2,
  copies: 4,
  players: { least: 2, most: 2 },
  banned: [],
}

const all: Format = { ...first, id: 'all', name: 'All sets', sets: setCodes }

const bidding = (format: Format): Format => ({
  ...format,
  id: `${format.id}-bid`,
  name: `${format.name}, bidding for sides`,
  bids: true,
})

export const formats: readonly Format[] = [first, all, bidding(first), bidding(all)]

export const formatOf = (id: string): Format => formatNamed(formats, id)
