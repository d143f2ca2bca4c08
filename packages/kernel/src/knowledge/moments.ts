import type { Decision } from '../decisions/decisions.js'
import type { Rules } from '../rules.js'
import type { CoreState } from '../state/state.js'

/**
 * Is this question a public moment? Then that it comes up follows from public facts alone, and it comes up even where one
 * answer is left: the engine gives it, and nobody else can tell. Whatever a client or a spectator sees counted, ordered or
 * timed counts these. Other questions may come up, or be forced, because of what a seat holds or has picked: only that
 * seat may count them.
 */
export const isPublicMoment = <S extends CoreState>({ moments }: Rules<S>, { kind }: Decision): boolean =>
  moments.has(kind)
