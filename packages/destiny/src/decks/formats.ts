import { formatNamed, type Format as KernelFormat } from '@dejarik/kernel/decks'
import type { CardId, Points } from '../cards/card.js'
import { setNames } from '../cards/sets.js'

/** What may be brought to a game, as data. */
export interface Format extends KernelFormat {
  /** Most points of a team. rule destiny.building-team */
  readonly teamPoints: number
  /** Exact number of cards, and most copies of one. rule destiny.building-deck */
  readonly deckSize: number
  readonly copies: number
  /** Points that differ from the printed ones. */
  readonly points: Readonly<Record<CardId, Points>>
}

const duel: Format = {
  id: 'awakenings',
  name: 'Awakenings',
  sets: ['AW'],
  teamPoints: 30,
  deckSize: 30,
  copies: 2,
  players: { least: 2, most: 2 },
  points: {},
  banned: [],
}

/** rules destiny.free-for-all, destiny.part-9: three or four players, the same customization. */
const freeForAll: Format = {
  ...duel,
  id: 'awakenings-ffa',
  name: 'Awakenings free-for-all',
  players: { least: 3, most: 4 },
}

/** Every set, for players who brought more cards. */
const open = { sets: Object.keys(setNames) }

export const formats: readonly Format[] = [
  duel,
  freeForAll,
  { ...duel, ...open, id: 'open', name: 'Open' },
  { ...freeForAll, ...open, id: 'open-ffa', name: 'Open free-for-all' },
]

export const formatOf = (id: string): Format => formatNamed(formats, id)
