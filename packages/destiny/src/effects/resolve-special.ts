import { type Card, cardOf, type Frame, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, effect, nodeOf, type Scope, scopeOf } from '@dejarik/kernel/vocabulary'
import { def } from '../rules/areas.js'
import { useSpecial } from '../rules/dice-symbols.js'
import type { State, Table } from '../state.js'
import type { Example, Target } from './tree.js'

/** Resolves the special ability of a card as if it were yours. */
export interface ResolveSpecial {
  do: 'resolve-special'
  of: Target
}

export const resolveSpecialWords = words('resolve-special', [
  '<use> the special ability of {of:card} as your own',
  '<resolve> a special ability on {of:card} as if it were your card',
])

/** Cards with a special ability. One that only points at another is not used inside itself: two would never end. */
const hasSpecial = (t: Table) => {
  const open = t.s.stack.flatMap((f) => (f.procedure === 'ability' ? [cardOf((f as Frame & Scope).source)] : []))
  return (card: Card): boolean =>
    def(t, card).abilities.some(
      (a) => a.ability === 'special' && !(a.effect.do === 'resolve-special' && open.includes(card)),
    )
}

export const resolveSpecial = effect<ResolveSpecial, object, State>(
  'resolve-special',
  {
    aim(t, f) {
      aim(t, f, nodeOf<ResolveSpecial>(t, f).of, hasSpecial(t))
    },
    use(t, f) {
      const [card] = aimed(t, f, nodeOf<ResolveSpecial>(t, f).of) as Card[]
      if (card === undefined) finish(t, f, false)
      else useSpecial(t, card, f.you, scopeOf(t, f).die)
    },
    done(t, f) {
      finish(t, f, true)
    },
  },
  (t, node, x, you) => canAim(t, node.of, x, you, hasSpecial(t)),
)

export const resolveSpecialExample: Example = {
  effect: { do: 'resolve-special', of: { choose: 1, from: { kind: 'upgrade' } } },
  reads: 'Use the special ability of 1 upgrade as your own.',
  board: {
    a: { characters: ['Finn'] },
    b: { characters: [{ card: 'Kylo Ren', upgrades: ['Lightsaber', 'Datapad', 'Comlink'] }] },
  },
  answers: [{ 'a may': ['choose Lightsaber', 'choose Datapad'] }, { a: 'choose Lightsaber' }, { a: 'choose Kylo Ren' }],
  after: ['Kylo Ren has 2 damage'],
}
