import { type Card, finish, refOf } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { type Any, effect, nodeOf, playersOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { isWho } from '../rules/who.js'
import type { State } from '../state.js'
import { aiming, mayAim } from './aiming.js'
import { leave } from './lasts.js'
import type { Condition, Gain, Target, Until, Who } from './tree.js'

/** They get what `gets` lists, until then. */
export interface Get {
  do: 'get'
  to: Target | Who
  gets: Gain[]
  until: Until
  while?: Condition
}

export const getWords = words('get', [
  '{to:receiver} {gets:predicates} {until:until}',
  '{to:receiver} {gets:predicates} {until:until} while {while:condition}',
  { says: '{until:until}, {to:receiver} {gets:predicates}' },
  { says: '{until:until}, {to:receiver} {gets:predicates} as long as {while:condition}' },
  { says: '{to:receiver} {gets:predicates} {until:until} as long as {while:condition}' },
  { says: '{to:receiver} {gets:predicates} {until:until} if {while:condition}', cost: 1 },
  { says: '{to:receiver} {gets:predicates} as long as {while:condition} {until:until}' },
])

const targetOf = (node: Get): Any => (isWho(node.to) ? undefined : node.to)

/** rule swtcg.section-3: those it describes now have it until then, whatever becomes of the card that gave it. */
export const get = effect<Get, { cards: Card[]; full?: boolean }, State>(
  'get',
  {
    ...aiming<Get>('cards', targetOf),
    give(t, f) {
      const node = nodeOf<Get>(t, f)
      const x = scopeOf(t, f)
      const players = isWho(node.to) ? [...playersOf(t, node.to, x, f.you)] : []
      leave(t, f, node.until, { given: f.cards.map((card) => refOf(t.s, card)), players })
      if (f.cards.length > 0) t.watch?.({ is: 'given', cards: f.cards, node: f.node })
      finish(t, f, players.length > 0 || (f.cards.length > 0 && f.full === true))
    },
  },
  (t, node, x, you) => mayAim(t, targetOf(node), node, x, you),
)
