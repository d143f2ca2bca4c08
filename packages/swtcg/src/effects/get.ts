import { type Card, finish, refOf, type Seat } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, effect, nodeOf, playersOf, type Scope, scopeOf, someIn, type That } from '@dejarik/kernel/vocabulary'
import { isWho } from '../rules/names-players.js'
import type { State, Table } from '../state.js'
import { aiming, mayAim } from './aiming.js'
import { leave } from './lasts.js'
import type { Condition, Gain, Target, Until, Value, Who } from './tree.js'

/** They get what `gets` lists, until then. */
export interface Get {
  do: 'get'
  to: Target | Who
  gets: Gain[]
  until: Until
  while?: Condition
  /** Whoever the query of `each` describes until then, those that come later too. */
  live?: true
}

export const getWords = words('get', [
  '{to:receiver} {gets:predicates} {until:until} (live? , later ones too)',
  '{to:receiver} {gets:predicates} {until:until} while {while:condition}',
  { says: '{until:until}, {to:receiver} {gets:predicates}' },
  { says: '{until:until}, {to:receiver} {gets:predicates} as long as {while:condition}' },
  { says: '{to:receiver} {gets:predicates} {until:until} as long as {while:condition}' },
  { says: '{to:receiver} {gets:predicates} {until:until} if {while:condition}', cost: 1 },
  { says: '{to:receiver} {gets:predicates} as long as {while:condition} {until:until}' },
])

const targetOf = ({ to, live }: Get): Target | undefined => (isWho(to) || live ? undefined : to)

/** Does a value speak of something that was named before? */
const looksBack = (tree: Value | Condition | undefined): boolean =>
  someIn<That>(tree, ({ that }) => that === 'unit' || that === 'card')

/**
 * The numbers of its gains that have to be counted, as they are now: place and number. rule swtcg.section-3: what changes
 * later does not alter the effect.
 */
function fixedIn(t: Table, { gets }: Get, x: Scope, you: Seat): number[] {
  return gets.flatMap((gain, i) => {
    const value = 'modify' in gain ? gain.by : 'keyword' in gain ? gain.n : undefined
    return typeof value === 'object' ? [i, amount(t, value, x, you)] : []
  })
}

/** "Each of your units gets Accuracy 1 as long as it attacks that unit": the one chosen before, not those that get it. */
const keptFor = ({ to, while: so }: Get, { that: { unit, card } }: Scope): Record<string, number[]> =>
  typeof to === 'object' && 'each' in to && looksBack(so) ? { ...(unit && { unit }), ...(card && { card }) } : {}

interface Getting {
  cards: Card[]
  fixed: number[]
  /** What its condition speaks of. */
  before?: Record<string, number[]>
  full?: boolean
}

/** rule swtcg.section-3: those it describes now have it until then, whatever becomes of the card that gave it. */
export const get = effect<Get, Getting, State>(
  'get',
  {
    settle(t, f) {
      const node = nodeOf<Get>(t, f)
      const x = scopeOf(t, f)
      f.fixed = fixedIn(t, node, x, f.you)
      f.before = keptFor(node, x)
    },
    ...aiming<Get>('cards', targetOf),
    give(t, f) {
      const node = nodeOf<Get>(t, f)
      const x = scopeOf(t, f)
      const players = isWho(node.to) ? [...playersOf(t, node.to as Who, x, f.you)] : []
      const given = f.cards.map((card) => refOf(t.s, card))
      leave(t, f, node.until, { given, players, ...f.before, ...(f.fixed.length > 0 ? { fixed: f.fixed } : {}) })
      if (f.cards.length > 0) t.watch?.({ is: 'given', cards: f.cards, node: f.node })
      finish(t, f, node.live === true || players.length > 0 || (f.cards.length > 0 && f.full === true))
    },
  },
  (t, node, x, you) => mayAim(t, targetOf(node), node, x, you),
)
