import { ask, finish, goto } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, effect, inFull, nodeOf, type Scope, scopeOf } from '@dejarik/kernel/vocabulary'
import type { Side as DieSide } from '../cards/side.js'
import { symbols } from '../cards/side.js'
import { type Of, offer } from '../options/index.js'
import { inPool, otherSides, turnTo } from '../rules/dice.js'
import type { State } from '../state.js'
import { shows } from '../vocabulary/filters.js'
import type { Example, Side, Target } from './tree.js'

export interface TurnDie {
  do: 'turn-die'
  what: Target
  /** absent: any side */
  to?: Side
}

export const turnDieWords = words('turn-die', [
  '<turn> {what:die} to a side of your choice',
  '<turn> {what:die} to {to:side}',
  '<turn> {what:die} to any side',
  '<turn> {what:die} to the sides of your choice',
])

/** Which sides the words allow. */
const allowed = (to: Side | undefined, x: Scope) => (side: DieSide) => {
  if (to?.showing !== undefined && !shows(side, to.showing, x, (n) => symbols[n] as string)) return false
  return !(to?.not ?? []).includes(side.symbol)
}

/** rule destiny.turn-die: to a different side. */
export const turnDie = effect<TurnDie, { left?: number[]; full?: boolean }, State>(
  'turn-die',
  {
    aim(t, f) {
      const { what, to } = nodeOf<TurnDie>(t, f)
      const fits = allowed(to, scopeOf(t, f))
      aim(t, f, what, (die) => inPool(t.s, die) && otherSides(t, die, fits).length > 0)
    },
    begin(t, f) {
      const { what } = nodeOf<TurnDie>(t, f)
      f.left = [...aimed(t, f, what)]
      f.full = inFull(t, f, what, f.left)
    },
    choose(t, f) {
      const [die] = f.left as number[]
      if (die === undefined) {
        finish(t, f, f.full === true)
        return
      }
      const sides = inPool(t.s, die) ? otherSides(t, die, allowed(nodeOf<TurnDie>(t, f).to, scopeOf(t, f))) : []
      const options: Of<'turn' | 'done'>[] = sides.map((side) => offer.turn(die, side))
      if (options.length === 0) {
        f.full = false
        f.left = (f.left as number[]).slice(1)
        goto(f, 'choose')
      } else ask(t, f.you, 'turn', options, { about: { node: f.node, die } })
    },
    turn(t, f, answer: Of<'turn'>) {
      turnTo(t, answer.die, answer.side)
      f.left = (f.left as number[]).slice(1)
      goto(f, 'choose')
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you, (die) => otherSides(t, die, allowed(node.to, x)).length > 0),
)

export const turnDieExample: Example = {
  effect: {
    do: 'turn-die',
    what: { choose: 1, from: { kind: 'die', whose: 'opponent' } },
    to: { showing: ['resource', 'blank'] },
  },
  reads: "Turn 1 of an opponent's dice to a side showing resource or blank.",
  board: {
    a: { characters: ['Finn'] },
    b: { characters: [{ card: 'Kylo Ren', showing: 'special' }] },
  },
  answers: [
    { 'a may': ['turn Kylo Ren die to 1 resource', 'turn Kylo Ren die to blank'] },
    { a: 'turn Kylo Ren die to blank' },
  ],
  after: ['b pool shows blank'],
}
