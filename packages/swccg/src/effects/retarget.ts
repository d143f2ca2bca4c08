import { type Action, type Card, cardOf, finish, openWindow, refOf } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, isA, nodeOf, type Scope, scopeOf } from '@dejarik/kernel/vocabulary'
import { answeredFrame } from '../rules/answered-action.js'
import { mayTarget } from '../rules/targeting.js'
import { initiatedText, scopeOfAction, type TextAction } from '../rules/text-action.js'
import { targetNouns } from '../rules/text-scope.js'
import type { Table } from '../state.js'
import { effect } from './effect.js'
import type { Query, Target, TextTree } from './tree.js'

/** The action that this one answers is now at those cards, none of which it was at, or at none; `of`: which of its targets. rule swccg.retargeting */
export interface Retarget {
  do: 'retarget'
  to?: Target
  of?: 'target' | 'second' | 'third'
}

export const retargetWords = words('retarget', [
  { says: '<direct> it at nothing' },
  { says: '<direct> that fire at {to:target}' },
  { says: '<direct> its second aim at {to:target}', with: { of: 'second' } },
  { says: '<direct> its third aim at {to:target}', with: { of: 'third' } },
])

export const retarget = effect<Retarget, { full?: boolean }>(
  'retarget',
  {
    aim(t, f) {
      const node = nodeOf<Retarget>(t, f)
      if (node.to !== undefined) aim(t, f, node.to, isNew(t, node, scopeOf(t, f)))
    },
    turn(t, f) {
      const { to, of = 'target' } = nodeOf<Retarget>(t, f)
      const cards = to === undefined ? [] : aimed(t, f, to)
      const frame = answeredFrame(t, scopeOf(t, f))
      f.full = cards.length > 0 && frame !== null
      if ((cards.length === 0 && to !== undefined) || frame?.that === undefined) return
      const refs = cards.map((card) => refOf(t.s, card))
      frame.that = { ...frame.that, [of]: refs }
      // rule swccg.just-targeted: those it has turned to are targeted only now.
      const aims = initiatedText(t, frame as unknown as Action, null)
      openWindow(
        t,
        aims.filter(({ ref }) => refs.includes(ref as number)),
      )
    },
    done(t, f) {
      finish(t, f, f.full)
    },
  },
  (t, node, x, you) => node.to === undefined || canAim(t, node.to, x, you, isNew(t, node, x)),
)

/**
 * rule swccg.retargeting: not one of those that it is at, and one that it could be at. Where it takes the highest of some, the
 * text that turns it says which; what its other targets are changes with this one.
 */
const isNew = (t: Table, { of = 'target' }: Retarget, x: Scope) => {
  const frame = answeredFrame(t, x)
  const old = (frame?.that?.[of] ?? []).map(cardOf)
  const a = frame as unknown as TextAction | null
  const clause = a === null ? undefined : t.catalog.clauses[a.clause]
  const tree: TextTree | undefined = clause?.ability
  const from = tree?.targets?.[targetNouns.indexOf(of)]?.from
  if (a === null || clause === undefined || from === undefined) return (card: Card): boolean => !old.includes(card)
  const own = Object.entries(from).filter(([key, value]) => !isRelative(key, value))
  const query = Object.fromEntries(own) as unknown as Query
  return (card: Card): boolean =>
    !old.includes(card) && isA(t, card, query, scopeOfAction(a), a.by) && mayTarget(t, clause, a.card, a.by, card)
}

/** Does this filter compare it with others, or with another target? */
const isRelative = (key: string, value: unknown): boolean =>
  key === 'most' || key === 'least' || JSON.stringify(value).includes('"that"')
