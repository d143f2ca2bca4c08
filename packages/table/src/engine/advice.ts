import type { Advice } from '@dejarik/bots'
import type { CoreState, Engine } from '@dejarik/kernel'
import type { Eyes } from '../protocol.js'
import type { AdviceShown } from '../protocol-advice.js'

/**
 * What a thinker says of the decision that is open in this state, as these eyes may read it. What it expects after its
 * answer may be about a card of its own: that is told to nobody else either.
 */
export function adviceShown(e: Engine, s: CoreState, { before, after, lines }: Advice, eyes: Eyes): AdviceShown {
  const decision = e.decision(s)
  const seat = decision?.seat
  const options = seat === undefined ? [] : (e.prompt(s, seat)?.options ?? [])
  // What was chosen under a seal is not told before it is opened.
  const sealed = decision?.sealed === true && eyes !== seat
  return {
    before,
    after,
    sealed,
    lines: sealed
      ? []
      : lines.map(({ option, chance, share, then }) => {
          const offered = options[option]
          const told = offered !== undefined && (eyes === seat || e.mayTell(s, offered.option, eyes))
          return {
            label: told ? offered.line : null,
            option,
            chance,
            share,
            then: then.map(({ seat: who, option: what, words }) => ({
              seat: who,
              label: e.mayTell(s, what, eyes) ? words : null,
            })),
          }
        }),
  }
}
