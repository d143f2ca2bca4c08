import type { Option } from '../decisions/decisions.js'
import type { Seat } from '../state/state.js'

/** How each kind of action is carried out: the compiler reports a kind that lacks it. */
export type Begins<T, O extends Option, More extends readonly unknown[] = []> = {
  readonly [K in O['do']]: (t: T, seat: Seat, option: Extract<O, { readonly do: K }>, ...more: More) => void
}

/** Carries out an action by its kind. */
export const beginning =
  <T, O extends Option, More extends readonly unknown[]>(begins: Begins<T, O, More>) =>
  (t: T, seat: Seat, option: O, ...more: More): void => {
    const begin = begins[option.do as O['do']] as (t: T, seat: Seat, option: O, ...more: More) => void
    begin(t, seat, option, ...more)
  }
