import { ask, type Card, finish, type Seat } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, amount, canAim, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { damageOn } from '../columns.js'
import { type Of, offer } from '../options/index.js'
import { def } from '../rules/areas.js'
import { checkDefeat } from '../rules/damage.js'
import type { State } from '../state.js'
import type { Example, Target, Value } from './tree.js'

/** rule destiny.move: ignores shields, is not taken. */
export interface MoveDamage {
  do: 'move-damage'
  n: Value | { upTo: Value }
  from: Target
  to: Target
}

export const moveDamageWords = words('move-damage', ['<move> {n:some} damage from {from:thing} to {to:character}'])

/** rule destiny.move: it ignores shields, and the character has not taken damage; it must change place. */
export const moveDamage = effect<MoveDamage, { source?: Card; to?: Card; full?: boolean }, State>(
  'move-damage',
  {
    aimFrom(t, f) {
      aim(t, f, nodeOf<MoveDamage>(t, f).from, (card) => damageOn(t.s, card) > 0)
    },
    aimTo(t, f) {
      const node = nodeOf<MoveDamage>(t, f)
      const [source] = aimed(t, f, node.from) as Card[]
      if (source === undefined) {
        finish(t, f, false)
        return
      }
      f.source = source
      aim(t, f, node.to, (card) => card !== source)
    },
    aimedTo(t, f) {
      const [to] = aimed(t, f, nodeOf<MoveDamage>(t, f).to) as Card[]
      if (to === undefined) finish(t, f, false)
      else f.to = to
    },
    howMany(t, f) {
      const node = nodeOf<MoveDamage>(t, f)
      const x = scopeOf(t, f)
      const upTo = typeof node.n === 'object' && 'upTo' in node.n
      const wanted = amount(t, upTo ? (node.n as { upTo: never }).upTo : node.n, x, f.you)
      const most = Math.min(wanted, damageOn(t.s, f.source as Card))
      f.full = upTo || most === wanted
      const options: Of<'number'>[] = []
      for (let n = upTo ? 0 : most; n <= most; n++) options.push(offer.number(n))
      ask(t, f.you, 'number', options, { about: { node: f.node, card: f.source as Card } })
    },
    move(t, f, answer: Of<'number'>) {
      const { s } = t
      const source = f.source as Card
      const to = f.to as Card
      const { n } = answer
      s.damage[source] = damageOn(s, source) - n
      s.damage[to] = Math.min(damageOn(s, to) + n, def(t, to).health ?? Number.MAX_SAFE_INTEGER)
      scopeOf(t, f).number = n
      t.watch?.({ is: 'moved-damage', card: source, on: to, n })
      checkDefeat(t, to, f.you as Seat)
    },
    done(t, f) {
      finish(t, f, f.full === true)
    },
  },
  (t, node, x, you) =>
    canAim(t, node.from, x, you, (card) => damageOn(t.s, card) > 0 && canAim(t, node.to, x, you, (to) => to !== card)),
)

export const moveDamageExample: Example = {
  effect: {
    do: 'move-damage',
    n: { upTo: 2 },
    from: { choose: 1, from: { kind: 'character', whose: 'yours' } },
    to: { choose: 1, from: { kind: 'character', whose: 'opponent' } },
  },
  reads: "Move at most 2 damage from 1 of your characters to 1 of an opponent's characters.",
  board: {
    a: { characters: [{ card: 'Finn', damage: 4 }, 'Rebel Trooper'] },
    b: { characters: [{ card: 'Kylo Ren', shields: 3 }, 'Hired Gun'] },
  },
  answers: [{ a: 'choose Kylo Ren' }, { 'a may': ['number 0', 'number 1', 'number 2'] }, { a: 'number 2' }],
  after: ['Finn has 2 damage', 'Kylo Ren has 2 damage', 'Kylo Ren has 3 shields'],
}
