import { makersOf, type OfKind, type OptionIn, optionTable } from '@dejarik/kernel/options'
import { actions } from './actions.js'
import { choices } from './choices.js'
import { headings } from './kind.js'

/** Every kind of option that players of Destiny meet. */
export const kinds = [...actions, ...choices] as const

/** What a player of Destiny may answer. */
export type DestinyOption = OptionIn<typeof kinds>

/** An option of one of these kinds; `Needs`: fields that are always there. */
export type Of<K extends DestinyOption['do'], Needs extends string = never> = OfKind<DestinyOption, K, Needs>

/** An action of a turn: one that uses a card says which, and which of its texts. */
export type Action = Exclude<OptionIn<typeof actions>, { readonly do: 'use' }> | Of<'use', 'card' | 'clause'>

export const options = optionTable(kinds, headings)

/** The constructors of options, by kind. */
export const offer = makersOf(kinds)
