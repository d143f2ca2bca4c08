import { call, finish, type Seat } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, bound, type EffectFrame, nodeOf, type Scope, scopeOf } from '@dejarik/kernel/vocabulary'
import { locationOf } from '../rules/card-states.js'
import { type Drawn, drawDestiny as drawing } from '../rules/destiny.js'
import { statsTargeted } from '../rules/draw-targets.js'
import { isCharacter, isWeapon } from '../rules/facts.js'
import { has } from '../rules/modifiers/numbers.js'
import type { Table } from '../state.js'
import { effect } from './effect.js'
import type { Value } from './tree.js'

/** Through all steps of a draw; `plus` is added to the total. `{drawn: Who}` is the total; where no draw was completed, it is no number and every comparison with it is false. rules swccg.how-to-draw-destiny, swccg.failed-destiny-draws */
export interface DrawDestiny {
  do: 'draw-destiny'
  n: Value
  plus?: Value
}

export const drawDestinyWords = words('draw-destiny', [
  '<draw> {n:number} destiny (in all {plus:signed})',
  '<draw> {n:number} destiny in all changed by [ {plus:value} ]',
  '<draw> as many destinies as {n:amount}',
])

/** What the draw is aimed at: only whoever began the action aims. rule swccg.destiny-draw-targeting-x */
function targetsOf(t: Table, f: EffectFrame): readonly string[] {
  const { clause, you } = t.s.stack[f.scope] as { clause?: number; you?: Seat }
  const ability = clause === undefined || you !== f.you ? undefined : t.catalog.clauses[clause]?.ability
  if (ability === undefined) return []
  const stats = statsTargeted(ability)
  return stats.includes('defense') ? [...stats, ...defences(t, scopeOf(t, f))] : stats
}

/** rule swccg.defense-value: whoever aims at it aims at what it comes from. */
function defences(t: Table, x: Scope): string[] {
  const [card] = bound(t, { that: 'target' }, x)
  if (card === undefined) return []
  if (isCharacter(t, card)) return has(t, card, 'armor') ? ['ability', 'armor'] : ['ability']
  return (['armor', 'maneuver'] as const).filter((stat) => has(t, card, stat))
}

export const drawDestiny = effect<DrawDestiny>('draw-destiny', {
  begin(t, f) {
    const { n, plus } = nodeOf<DrawDestiny>(t, f)
    const x = scopeOf(t, f)
    const together = x.that['#sum']?.[0]
    if (together !== undefined) {
      f.result = { total: together + (plus === undefined ? 0 : amount(t, plus, x, f.you)), values: [], cards: [] }
      return
    }
    const card = x.source % 1024
    const fires = isWeapon(t, card)
    const targets = targetsOf(t, f)
    // Firings that are combined draw and add as often as there are shots.
    const shots = x.that['#shots']?.[0] ?? 1
    call(t, drawing, {
      seat: f.you,
      kind: fires ? 'weapon' : 'destiny',
      n: amount(t, n, x, f.you) * shots,
      action: f.scope,
      source: x.source,
      location: locationOf(t, card),
      ...(fires ? { weapon: card } : {}),
      ...(targets.length > 0 ? { targets } : {}),
      ...(plus === undefined ? {} : { plus: amount(t, plus, x, f.you) * shots }),
    })
  },
  drawn(t, f) {
    const { total, values } = f.result as Drawn
    const x = scopeOf(t, f)
    // rule swccg.failed-destiny-draws: without a completed draw there is no number.
    x.that[`#drawn${f.you}`] = total === null ? [] : [total]
    x.that[`#draws${f.you}`] = values
    x.number = total ?? 0
    finish(t, f, total !== null)
  },
})
