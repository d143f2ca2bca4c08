import { ask, type Card, call, finish, type Option, type Seat } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, nodeOf } from '@dejarik/kernel/vocabulary'
import { buildCountersOn } from '../columns.js'
import { turnUp } from '../rules/completing.js'
import { finishes } from '../rules/may-complete.js'
import { inArena, inBuildZone, isBuilding } from '../rules/zones.js'
import { arenas, type State, type Table } from '../state.js'
import { aiming, mayAim, type Suits } from './aiming.js'
import type { Arena, Target } from './tree.js'

/** Build it without paying (`free`) or finish it now. */
export interface Deploy {
  do: 'deploy'
  what: Target
  free?: true
  /** Only there. */
  to?: Arena
}

export const deployWords = words('deploy', [
  '<deploy> {what:thing} (to {to:arena}) (free? for free)',
  '<finish> building {what:thing}',
])

/** The ways open to it: with the counters it has, or as if it had enough. */
function waysOf(t: Table, node: Deploy, card: Card, seat: Seat): Option[] {
  if (inArena(t.s, card) || (inBuildZone(t.s, card) && !isBuilding(t.s, card))) return []
  const found = finishes(t, seat, card, node.free ? Number.MAX_SAFE_INTEGER : buildCountersOn(t.s, card))
  const { to } = node
  return to === undefined ? found : found.filter(({ arena }) => arena === arenas.indexOf(to))
}
const suits: Suits<Deploy> = (t, card, node, _x, you) => waysOf(t, node, card, you).length > 0

/** rules swtcg.gl-deploy, swtcg.gl-complete */
export const deploy = effect<Deploy, { cards: Card[]; full?: boolean }, State>(
  'deploy',
  {
    ...aiming<Deploy>('cards', (node) => node.what, suits),
    choose(t, f) {
      const [card] = f.cards
      const options = card === undefined ? [] : waysOf(t, nodeOf<Deploy>(t, f), card, f.you)
      if (options.length === 0) finish(t, f, false)
      else ask(t, f.you, 'place', options, { about: { node: f.node } })
    },
    turnUp(t, f, answer) {
      call(t, turnUp, { seat: f.you, card: answer.card, option: answer })
    },
    done(t, f) {
      finish(t, f, f.result !== false && f.full === true)
    },
  },
  (t, node, x, you) => mayAim(t, node.what, node, x, you, suits),
)
