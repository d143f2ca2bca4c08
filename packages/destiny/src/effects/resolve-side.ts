import { ask, type Card, call, finish, type Seat } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { bound, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { cardOfDie, resourcesOf } from '../columns.js'
import { type Of, offer } from '../options/index.js'
import { def } from '../rules/areas.js'
import { alike, diceOf, newDie, turnTo } from '../rules/dice.js'
import { plainly, resolveDie } from '../rules/resolve-dice.js'
import { ASIDE, type State, type Table } from '../state.js'
import type { Example, Ref } from './tree.js'

/** Resolves one of the sides of that card's die, your choice. */
export interface ResolveSide {
  do: 'resolve-side'
  of: Ref
}

export const resolveSideWords = words('resolve-side', [
  "<resolve> a side of {of:ref} 's die",
  { says: '<resolve> one of the sides of its die', with: { of: { it: 'card' } } },
])

/** Sides that could be resolved by themselves and paid for. */
function payable(t: Table, die: number, you: Seat): number[] {
  const sides = def(t, cardOfDie(t.s, die)).die ?? []
  return sides.flatMap((side, i) => {
    const known = side.symbol !== 'blank' && side.symbol !== 'indirect' && !side.modifier
    return known && side.cost <= resourcesOf(t.s, you) && sides.findIndex((other) => alike(other, side)) === i
      ? [i]
      : []
  })
}

/**
 * The side of a die that is set aside is resolved as if it showed, before whatever comes next.
 * rule destiny.cc-poe-dameron
 */
export const resolveSide = effect<ResolveSide, { die?: number }, State>('resolve-side', {
  choose(t, f) {
    const [card] = bound(t, nodeOf<ResolveSide>(t, f).of, scopeOf(t, f)) as Card[]
    if (card === undefined || def(t, card).die === null) {
      finish(t, f, false)
      return
    }
    const die = f.die ?? diceOf(t.s, card)[0] ?? newDie(t.s, card, ASIDE)
    f.die = die
    const options = payable(t, die, f.you).map((side) => offer.turn(die, side))
    if (options.length === 0) finish(t, f, false)
    else ask(t, f.you, 'side', options, { about: { node: f.node, die } })
  },
  resolve(t, f, answer: Of<'turn'>) {
    const die = f.die as number
    // It is in no pool: nothing rolls, removes or turns it meanwhile.
    turnTo(t, die, answer.side)
    call(t, resolveDie, { seat: f.you, die, ...plainly, modifiers: false })
  },
  done(t, f) {
    finish(t, f, true)
  },
})

export const resolveSideExample: Example = {
  effect: {
    do: 'then',
    first: { do: 'discard', what: { choose: 1, from: { kind: 'upgrade', whose: 'yours', zone: 'hand' } } },
    next: { do: 'resolve-side', of: { that: 'card' } },
    to: true,
  },
  reads: "Discard 1 upgrade in your hand: resolve a side of that card's die.",
  board: { a: { characters: ['Finn'], hand: ['Lightsaber', 'Comlink'] }, b: { characters: ['Kylo Ren'] } },
  answers: [
    { a: 'choose Lightsaber' },
    {
      'a may': [
        'turn Lightsaber die to 1 shield',
        'turn Lightsaber die to 1 resource',
        'turn Lightsaber die to special',
      ],
    },
    { a: 'turn Lightsaber die to 1 resource' },
  ],
  after: ['a has 1 resource', 'Lightsaber is in a discard pile', 'Lightsaber die is in no pool'],
}
