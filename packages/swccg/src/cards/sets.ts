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

const names: Readonly<Record<string, string>> = setNames

export const setName = (code: string): string => (Object.hasOwn(names, code) ? names[code]! : code)
