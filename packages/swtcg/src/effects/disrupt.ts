import { cardOf, finish, type Seat } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, nodeOf } from '@dejarik/kernel/vocabulary'
import { type Disruptable, disruptable, mayDisrupt } from '../rules/disrupting.js'
import { bar } from '../rules/limits.js'
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
  clause?: number
  source?: number
}

/** What would be disrupted: the frame that the innermost chance is about, if it is such a thing and still stands. */
function standing(t: Table, what: Disrupt['what'], you: Seat): Played | undefined {
  const about = disruptable(t)
  if (about === undefined || !mayDisrupt(t, what, about, you)) return undefined
  const played = t.s.stack[about.at] as Played | undefined
  return played?.disrupted ? undefined : played
}

/** What was disrupted, as it is told: records compare these words, whatever procedures are called. */
const told = ({ thing, clause }: Disruptable): string =>
  thing === 'attack' ? 'attack' : clause === undefined ? 'turn-up' : 'play-effect'

/** rules swtcg.disrupt, swtcg.pop-disrupt: it comes to nothing; what was paid stays paid. */
export const disrupt = effect<Disrupt, object, State>(
  'disrupt',
  {
    negate(t, f) {
      const played = standing(t, nodeOf<Disrupt>(t, f).what, f.you)
      if (played) {
        played.disrupted = true
        if (nodeOf<Disrupt>(t, f).barred) bar(t, played.clause as number, cardOf(played.source as number))
        t.watch?.({ is: 'disrupted', what: told(disruptable(t) as Disruptable) })
      }
      finish(t, f, played !== undefined)
    },
  },
  (t, { what }, _x, you) => standing(t, what, you) !== undefined,
)
