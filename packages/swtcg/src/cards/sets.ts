/** Names of the eight sets by code, in the order of their release. rule swtcg.card-sets */
export const setNames = {
  AOTC: 'Attack of the Clones',
  SR: 'Sith Rising',
  ANH: 'A New Hope',
  JG: 'Jedi Guardians',
  ESB: 'The Empire Strikes Back',
  RAS: 'Rogues and Scoundrels',
  PM: 'The Phantom Menace',
  ROTS: 'Revenge of the Sith',
} as const

export type SetCode = keyof typeof setNames
export const setCodes = Object.keys(setNames) as readonly SetCode[]

/** Sets that do not come with the game; a player may import their cards. */
const otherSets = 'BOY ROTJ FOTR SAV BOE RAW ION BOH'.split(' ')

const names: Readonly<Record<string, string>> = setNames

/** Every set whose cards there is a place for. */
export const knownSets: readonly string[] = [...setCodes, ...otherSets]

export const setName = (code: string): string => (Object.hasOwn(names, code) ? names[code]! : code)
