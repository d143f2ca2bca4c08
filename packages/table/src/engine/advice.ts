import type { Advice } from '@dejarik/bots'
import { type CoreState, type Engine, knows, type Option } from '@dejarik/kernel'
import type { Eyes } from '../protocol.js'
import type { AdviceShown } from '../protocol-advice.js'

/** The fields of an option that may name a card. */
const naming = ['card', 'on', 'to', 'target', 'replace', 'with'] as const

/** May these eyes be told of this option? It must name no card that they do not know. */
const mayTell = (s: CoreState, option: Option, eyes: Eyes): boolean =>
  naming.every((field) => {
    const card = option[field]
    return typeof card !== 'number' || card < 0 || (typeof eyes === 'number' && knows(s, eyes, card))
  })

/** What a thinker says of the decision that is open in this state, as these eyes may read it. */
export function adviceShown(e: Engine, s: CoreState, { before, after, lines }: Advice, eyes: Eyes): AdviceShown {
  const seat = e.decision(s)?.seat
  const options = seat === undefined ? [] : (e.prompt(s, seat)?.options ?? [])
  return {
    before,
    after,
    lines: lines.map(({ option, chance, share }) => {
      const offered = options[option]
      const label = offered !== undefined && (eyes === seat || mayTell(s, offered.option, eyes)) ? offered.line : null
      return { label, option, chance, share }
    }),
  }
}
