import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { type Any, effect } from '@dejarik/kernel/vocabulary'
import type { State, Table } from '../state.js'
import type { Query } from './tree.js'

/** Negate a Battle card, a Mission, an ability, an attack, a deployment or a Location. */
export interface Disrupt {
  do: 'disrupt'
  what: Query | 'ability' | 'attack' | 'battle-or-ability'
  /** That ability cannot be used again this turn. */
  barred?: true
}

export const disruptWords = words('disrupt', [
  '<disrupt> {what:single}',
  { says: '<disrupt> 1 activated ability (barred? for the whole turn)', with: { what: 'ability' } },
  { says: '<disrupt> 1 Battle card or activated ability', with: { what: 'battle-or-ability' } },
  '<disrupt> {what:one}',
  { says: '<disrupt> an activated ability', with: { what: 'ability' } },
  { says: '<disrupt> a Battle card or activated ability', with: { what: 'battle-or-ability' } },
])

interface Played {
  procedure: string
  step: string
  disrupted?: boolean
}

/** What is being responded to: the frame that the innermost chance to disrupt is about. */
function responded(t: Table): Played | undefined {
  const window = t.s.stack.findLast((f) => f.procedure === 'responses' && (f as Any).about[0]?.on === 'disrupt') as Any
  const at = window?.about[0].at
  return typeof at === 'number' && at >= 0 ? (t.s.stack[at] as Played | undefined) : undefined
}

/** rules swtcg.disrupt, swtcg.pop-disrupt: it comes to nothing; what was paid stays paid. */
export const disrupt = effect<Disrupt, object, State>(
  'disrupt',
  {
    negate(t, f) {
      const played = responded(t)
      if (played) {
        played.disrupted = true
        t.watch?.({ is: 'disrupted', what: played.procedure })
      }
      finish(t, f, played !== undefined)
    },
  },
  (t) => responded(t)?.disrupted !== true && responded(t) !== undefined,
)
