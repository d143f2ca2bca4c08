import type { CardId } from '../cards/card.js'
import { setCodes } from '../cards/sets.js'

/** What may be brought to a game, as data. The numbers are those of rule swtcg.deck-rules. */
export type Format = {
  readonly id: string
  readonly name: string
  /** Codes of the sets allowed. */
  readonly sets: readonly string[]
  /** Least cards, least unit cards, least of each unit type. */
  readonly deckSize: number
  readonly units: number
  readonly eachType: number
  /** No unit type may be more than so many times another. */
  readonly ratio: number
  /** Most copies of one name and version. */
  readonly copies: number
  readonly players: { readonly least: number; readonly most: number }
  readonly banned: readonly CardId[]
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

export const formats: readonly Format[] = [first, { ...first, id: 'all', name: 'All sets', sets: setCodes }]

export const formatOf = (id: string): Format => {
  const format = formats.find((one) => one.id === id)
  if (format === undefined) {
    throw new Error(`There is no format "${id}"; there are ${formats.map((f) => f.id).join(', ')}.`)
  }
  return format
}
