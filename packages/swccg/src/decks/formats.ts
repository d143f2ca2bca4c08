import { formatNamed, type Format as KernelFormat } from '@dejarik/kernel/decks'
import { setCodes } from '../cards/sets.js'

/** What may be brought to a game, as data. A deck may hold any number of copies of a card. */
export interface Format extends KernelFormat {
  /** Exact number of cards, starting cards included. rule swccg.reserve-deck */
  readonly deckSize: number
  /** rule swccg.objective-cards */
  readonly objectives: number
}

const premiere: Format = {
  id: 'premiere',
  name: 'Premiere',
  sets: ['1'],
  deckSize: 60,
  objectives: 1,
  players: { least: 2, most: 2 },
  banned: [],
}

export const formats: readonly Format[] = [premiere, { ...premiere, id: 'all', name: 'All sets', sets: setCodes }]

export const formatOf = (id: string): Format => formatNamed(formats, id)
