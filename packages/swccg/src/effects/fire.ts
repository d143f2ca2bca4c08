import { ask, call, finish, goto, refOf, type Seat } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, amount, bound, canAim, nodeOf, type Scope, scopeOf } from '@dejarik/kernel/vocabulary'
import { type Of, offer } from '../options/index.js'
import { locationOf } from '../rules/card-states.js'
import { firings } from '../rules/clauses.js'
import { firingCost } from '../rules/combined-firing.js'
import { payable, useForce } from '../rules/costs.js'
import { type Drawn, drawDestiny } from '../rules/destiny.js'
import { beginFiring, noteFired } from '../rules/firing.js'
import { canFireAt, mayFire } from '../rules/may-fire.js'
import { scopeFor } from '../rules/text-scope.js'
import type { Table } from '../state.js'
import { effect } from './effect.js'
import type { Ref, Target, TextTree } from './tree.js'

/** Those weapons, at their normal cost; `together`: all draws are added and the sum counts for each weapon. */
export interface Fire {
  do: 'fire'
  what: Target
  at: Ref
  together?: true
}

export const fireWords = words('fire', ['<fire> {what:target} at {at:ref} (together? adding all destinies together)'])

/** The destinies that a weapon's text calls for. */
function drawsOf(t: Table, weapon: number, seat: Seat, target: number): number {
  const [clause] = firings(t, weapon)
  const { effect: done }: TextTree = clause === undefined ? { ability: 'fire' } : clause.ability
  const x = scopeFor(t, weapon, seat, null)
  x.that.target = [refOf(t.s, target)]
  const draw = done?.do === 'sequence' ? done.steps.find((step) => step.do === 'draw-destiny') : done
  return draw?.do === 'draw-destiny' ? amount(t, draw.n, x, seat) : 0
}

/** Weapons that could be fired at it now. */
const fitting =
  (t: Table, node: Fire, x: Scope, you: Seat) =>
  (weapon: number): boolean =>
    bound(t, node.at, x).some((target) => canFireAt(t, you, weapon, target))

interface Firing {
  weapons?: number[]
  /** Fired together: those whose destinies are drawn, and the sum so far. */
  drawn?: number[]
  sum?: number
}

export const fire = effect<Fire, Firing>(
  'fire',
  {
    aim(t, f) {
      const node = nodeOf<Fire>(t, f)
      aim(t, f, node.what, fitting(t, node, scopeOf(t, f), f.you))
    },
    begin(t, f) {
      f.weapons = aimed(t, f, nodeOf<Fire>(t, f).what)
      f.drawn = []
      f.sum = 0
      if (!nodeOf<Fire>(t, f).together) goto(f, 'next')
    },
    pay(t, f) {
      const weapon = f.weapons?.[0]
      const [target] = bound(t, nodeOf<Fire>(t, f).at, scopeOf(t, f))
      if (weapon === undefined || target === undefined) {
        f.weapons = f.drawn as number[]
        goto(f, 'next')
        return
      }
      const cost = firingCost(t, f.you as Seat, weapon, target)
      // A weapon that cannot be paid for is not fired.
      if (cost > payable(t, f.you) || !mayFire(t, f.you, weapon)) {
        f.weapons?.shift()
        goto(f, 'pay')
      } else if (cost > 0) call(t, useForce, { seat: f.you, n: cost })
    },
    draw(t, f) {
      const weapon = f.weapons?.shift() as number
      const [target] = bound(t, nodeOf<Fire>(t, f).at, scopeOf(t, f))
      f.drawn?.push(weapon)
      noteFired(t, weapon)
      const n = drawsOf(t, weapon, f.you, target as number)
      call(t, drawDestiny, { seat: f.you, kind: 'weapon', n, action: f.scope, weapon, location: locationOf(t, weapon) })
    },
    add(_t, f) {
      f.sum = (f.sum as number) + ((f.result as Drawn).total ?? 0)
      goto(f, 'pay')
    },
    next(t, f) {
      const node = nodeOf<Fire>(t, f)
      const [target] = bound(t, node.at, scopeOf(t, f))
      const weapons = f.weapons as number[]
      if (weapons.length === 0 || target === undefined) finish(t, f, true)
      else ask(t, f.you, 'fire-next', weapons.map(offer.next))
    },
    fire(t, f, { card: weapon }: Of<'next'>) {
      const node = nodeOf<Fire>(t, f)
      f.weapons = f.weapons?.filter((each) => each !== weapon) as number[]
      goto(f, 'next')
      const [target] = bound(t, node.at, scopeOf(t, f))
      const [clause] = firings(t, weapon)
      if (clause === undefined || target === undefined) return
      const at = refOf(t.s, target)
      if (node.together) beginFiring(t, f.you, weapon, clause.id, { at, sum: f.sum as number })
      else if (mayFire(t, f.you, weapon)) beginFiring(t, f.you, weapon, clause.id, { at })
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you, fitting(t, node, x, you)),
)
