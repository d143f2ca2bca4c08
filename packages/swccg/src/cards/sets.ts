/** Names of the sets by number, as players' tools write them: the first part of a card's id. */
export const setNames = {
  '1': 'Premiere',
  '2': 'A New Hope',
  '4': 'Dagobah',
  '5': 'Cloud City',
  '101': 'Premiere Introductory Two-Player Game',
  '102': 'Jedi Pack',
  '103': 'Rebel Leader',
  '104': 'Empire Strikes Back Introductory Two-Player Game',
} as const

export type SetCode = keyof typeof setNames
export const setCodes = Object.keys(setNames) as readonly SetCode[]

/** Sets that do not come with the game; a player may import their cards. */
const otherSets = '3 6 7 8 9 10 11 12 13 14 105 106 107 108 109 110 111 112'.split(' ')

const names: Readonly<Record<string, string>> = setNames

/** Every set whose cards there is a place for. */
export const knownSets: readonly string[] = [...setCodes, ...otherSets]

export const setName = (code: string): string => (Object.hasOwn(names, code) ? names[code]! : code)
