import { type Card, call, controllerOf, finish, goto, refOf } from '@dejarik/kernel'
import { isRecord, type Production, pattern } from '@dejarik/kernel/grammar'
import { amount, bound, nodeOf, perform, scopeOf } from '@dejarik/kernel/vocabulary'
import { locationOf } from '../rules/card-states.js'
import { type Drawn, drawDestiny } from '../rules/destiny.js'
import { effect } from './effect.js'
import type { Effect, Ref, Value } from './tree.js'

/**
 * Totals are compared, after `draws` destinies on each side; the higher one's card is `{that: 'winner'}`, the other `{that: 'loser'}`,
 * the difference `{that: 'number'}`. Equal: nothing. Not a battle.
 */
export interface Duel {
  do: 'duel'
  between: [Ref, Ref]
  totals: [Value, Value]
  draws?: Value
  effect: Effect
}

export const duelWords: Production[] = [
  {
    sort: 'closed',
    parts: pattern(
      '{a:ref} with [ {x:value} ] <duel> {b:ref} with [ {y:value} ] (, each side drawing {draws:digits} destinies) : {effect:sentence}',
    ),
    build: ({ a, b, x, y, ...rest }) => ({ do: 'duel', between: [a, b], totals: [x, y], ...rest }),
    match(node) {
      if (!isRecord(node) || node.do !== 'duel') return undefined
      const [a, b] = node.between as unknown[]
      const [x, y] = node.totals as unknown[]
      return { a, b, x, y, effect: node.effect, ...(node.draws !== undefined && { draws: node.draws }) }
    },
  },
]

export const duel = effect<Duel, { drawn?: number[]; failed?: boolean[] }>(
  'duel',
  {
    draw(t, f) {
      const { between, draws } = nodeOf<Duel>(t, f)
      const x = scopeOf(t, f)
      f.drawn ??= []
      f.failed ??= []
      const i = f.drawn.length
      const [card] = i < 2 ? bound(t, between[i] as Ref, x) : []
      if (card === undefined || draws === undefined) {
        goto(f, 'compare')
        return
      }
      call(t, drawDestiny, {
        seat: controllerOf(t.s, card),
        kind: 'duel',
        n: amount(t, draws, x, f.you),
        action: f.scope,
        location: locationOf(t, card),
      })
    },
    drawn(_t, f) {
      const { total } = f.result as Drawn
      f.drawn?.push(total ?? 0)
      f.failed?.push(total === null)
      goto(f, 'draw')
    },
    compare(t, f) {
      const { between, totals, effect: then } = nodeOf<Duel>(t, f)
      const x = scopeOf(t, f)
      const cards = between.map((each) => bound(t, each, x)[0] as Card)
      const sums = totals.map((each, i) => amount(t, each, x, f.you) + (f.drawn?.[i] ?? 0))
      const [one = false, two = false] = f.failed ?? []
      // rule swccg.failed-destiny-draws: who fails loses at once; where both do, nothing comes of it.
      const ahead = one !== two ? (one ? -1 : 1) : one ? 0 : Math.sign((sums[0] as number) - (sums[1] as number))
      t.watch?.({ is: 'duel', totals: sums })
      if (ahead === 0) {
        finish(t, f, false)
        return
      }
      const [winner, loser] = ahead > 0 ? [cards[0], cards[1]] : [cards[1], cards[0]]
      x.that.winner = [refOf(t.s, winner as Card)]
      x.that.loser = [refOf(t.s, loser as Card)]
      x.number = Math.abs((sums[0] as number) - (sums[1] as number))
      perform(t, then, f)
    },
    done(t, f) {
      finish(t, f, f.result)
    },
  },
  (t, node, x) => node.between.every((each) => bound(t, each, x).length > 0),
)
