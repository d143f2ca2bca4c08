import {
  type Action,
  type ActionRule,
  actionAt,
  cardOf,
  costAction,
  move,
  type Occurrence,
  type Procedure,
  refOf,
  reveal,
  top,
} from '@dejarik/kernel'
import { treeOf } from './answers.js'
import { aim, asking, battle, battleDraw, carryOut, drawn, loseOne, one, placed } from './results.js'
import { at, cardsIn, DARK, defOf, LIGHT, type Stack, surfaced } from './state.js'

const uses = (_t: unknown, f: Action, n: number) => Array.from({ length: n }, () => costAction('use', f.by))
const price = (t: Parameters<typeof treeOf>[0], f: Action): number => treeOf(t, f.clause)?.cost ?? 0

/** rule swccg.separate-costs: what other cards add to playing a card. */
const taxes = (t: Parameters<typeof treeOf>[0], f: Action): number =>
  cardsIn(t.s as Stack, 1 - f.by, 'table').reduce((sum, card) => {
    const [tax] = (t.catalog.defs[t.s.def[card] as number]?.abilities ?? []) as { ability: string; cost?: number }[]
    return sum + (tax?.ability === 'tax' ? (tax.cost ?? 0) : 0)
  }, 0)

const shared: ActionRule<Stack> = {
  targets: aim,
  payable: (t, f) =>
    cardsIn(t.s, f.by, 'force').length >= price(t, f) &&
    cardsIn(t.s, f.by, 'reserve').length + cardsIn(t.s, f.by, 'hand').length >= taxes(t, f),
  separateCosts: (t, f) => Array.from({ length: taxes(t, f) }, () => costAction('lose', f.by)),
  costs: (t, f) => (treeOf(t, f.clause).asking ? [{ procedure: 'asking' }] : uses(t, f, price(t, f))),
}

/** An insert card on top of either deck is shown, and acts by itself. */
function inserts(t: Parameters<NonNullable<ActionRule<Stack>['completed']>>[0]): Occurrence[] {
  const found: Occurrence[] = []
  for (const seat of [LIGHT, DARK]) {
    const card = surfaced(t.s, seat)
    if (card < 0) continue
    reveal(t, card)
    found.push({ on: 'surfaced', by: seat, at: -1, ref: refOf(t.s, card) })
  }
  return found
}

export const actions: ReadonlyMap<string, ActionRule<Stack>> = new Map<string, ActionRule<Stack>>([
  [
    'play',
    {
      ...shared,
      announced: (t, f) => move(t, f.card, at(f.by, 'stack')),
      window: 'play',
      result: carryOut,
      completed: (_t, f) => [...((f.after as Occurrence[]) ?? []), { on: 'done', by: f.by, at: -1, card: f.card }],
      ended(t, f) {
        if (f.outcome === 'not initiated') move(t, f.card, at(f.by, 'hand'))
        else if (f.outcome === 'cancelled') move(t, f.card, at(f.by, 'lost'))
        else if (f.stackOn !== undefined) {
          move(t, f.card, at(f.by, 'table'))
          t.s.host[f.card] = cardOf(f.stackOn)
        } else move(t, f.card, at(f.by, defOf(t, f.card).lost ? 'lost' : 'used'))
      },
    },
  ],
  [
    'deploy',
    {
      announced: (t, f) => move(t, f.card, at(f.by, 'stack')),
      payable: (t, f) => cardsIn(t.s, f.by, 'force').length >= (f.free ? 0 : price(t, f) + defOf(t, f.card).cost),
      costs: (t, f) => uses(t, f, f.free ? 0 : price(t, f) + defOf(t, f.card).cost),
      window: 'deploy',
      result: placed,
      completed: (t, f) => [{ on: 'deployed', by: f.by, at: -1, ref: refOf(t.s, f.card) }],
      ended(t, f) {
        if (f.outcome === 'resolved') return
        move(t, f.card, at(f.by, f.outcome === 'cancelled' ? 'lost' : 'hand'))
      },
    },
  ],
  ['text', { ...shared, result: carryOut }],
  [
    'use',
    {
      conditions: (t, f) => cardsIn(t.s, f.by, 'force').length > 0,
      result: one('use-one', (t, f) => {
        const { by } = actionAt(t, f.action)
        move(t, top(t.s, at(by, 'force')), at(by, 'used'))
      }),
    },
  ],
  [
    'activate',
    {
      conditions: (t, f) => cardsIn(t.s, f.by, 'reserve').length > 0 && surfaced(t.s, f.by) < 0,
      result: one('activate-one', (t, f) => {
        const { by } = actionAt(t, f.action)
        move(t, top(t.s, at(by, 'reserve')), at(by, 'force'))
      }),
      completed: inserts,
    },
  ],
  [
    'destiny',
    {
      conditions: (t, f) => cardsIn(t.s, f.by, 'reserve').length > 0 && surfaced(t.s, f.by) < 0,
      window: 'destiny',
      result: drawn,
    },
  ],
  ['lose', { result: loseOne }],
  ['battle', { window: 'battle', result: battle }],
  ['hit', { window: 'hit' }],
  ['battle-destiny', { result: battleDraw }],
])

export const actionProcedures: readonly Procedure[] = [
  aim,
  asking,
  carryOut,
  placed,
  drawn,
  loseOne,
  battle,
  battleDraw,
  ...[...actions.values()].flatMap((rule) => (rule.result ? [rule.result] : [])),
]
