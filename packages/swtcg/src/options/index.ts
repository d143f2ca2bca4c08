import { makersOf, type OfKind, type OptionIn, optionTable } from '@dejarik/kernel/options'
import { battle } from './battle.js'
import { building } from './building.js'
import { choices } from './choices.js'
import { headings } from './kind.js'

/** Every kind of option that players of this game meet. */
export const kinds = [...building, ...battle, ...choices] as const

/** What a player of this game may answer. */
export type SwtcgOption = OptionIn<typeof kinds>

/** An option of one of these kinds; `Needs`: fields that are always there. */
export type Of<K extends SwtcgOption['do'], Needs extends string = never> = OfKind<SwtcgOption, K, Needs>

/** What is done in a build step, besides using an ability. */
export type Building = Exclude<OptionIn<typeof building>, { readonly do: 'place' }>

export const options = optionTable(kinds, headings)

/** The constructors of options, by kind. */
export const offer = makersOf(kinds)
