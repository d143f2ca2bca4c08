import type { Seat } from '@dejarik/kernel'
import { makersOf, type OfKind, type OptionIn, optionTable } from '@dejarik/kernel/options'
import { actions } from './actions.js'
import { choices } from './choices.js'
import { headings } from './kind.js'

/** Every kind of option that players of this game meet. */
export const kinds = [...actions, ...choices] as const

/** What a player of this game may answer. */
export type SwccgOption = OptionIn<typeof kinds>

/** An option of one of these kinds; `Needs`: fields that are always there. */
export type Of<K extends SwccgOption['do'], Needs extends string = never> = OfKind<SwccgOption, K, Needs>

/** A top-level action: one that uses a text says of which card, and which. */
export type Action = Exclude<OptionIn<typeof actions>, { readonly do: 'use' | 'pass' }> | Of<'use', 'card' | 'clause'>

/** A top-level action by a text. */
export type TextAction = Extract<Action, { readonly do: 'play' | 'use' }>

export const options = optionTable(kinds, headings)

/** The constructors of options, by kind. */
export const offer = makersOf(kinds)

/** Whose Force pays. */
export const useForceOf = (seat: Seat): Of<'use', 'seat'> => ({ do: 'use', seat })
