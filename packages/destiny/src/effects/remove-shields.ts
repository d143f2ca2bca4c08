import { ask, type Card, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, amount, canAim, effect, inFull, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { shieldsOn } from '../columns.js'
import { type Of, offer } from '../options/index.js'
import { removeShields as take } from '../rules/shields.js'
import type { State } from '../state.js'
import type { Example, Target, Value } from './tree.js'

export interface RemoveShields {
  do: 'remove-shields'
  n: Value | 'all' | 'any'
  from: Target
}

export const removeShieldsWords = words('remove-shields', [
  '<remove> {n:number} #shield from {from:character}',
  '<remove> shields equal to {n:amount} from {from:character}',
  { says: '<remove> all #shield from {from:character}', with: { n: 'all' } },
  { says: '<remove> any number of #shield from {from:character}', with: { n: 'any' } },
  { says: '<remove> {n:number} of his|her|its|their #shield', with: { from: { it: 'character' } } },
])

export const removeShields = effect<RemoveShields, { cards?: Card[]; full?: boolean }, State>(
  'remove-shields',
  {
    aim(t, f) {
      aim(t, f, nodeOf<RemoveShields>(t, f).from)
    },
    begin(t, f) {
      const { from } = nodeOf<RemoveShields>(t, f)
      f.cards = [...aimed(t, f, from)]
      f.full = inFull(t, f, from, f.cards)
    },
    howMany(t, f) {
      const { n } = nodeOf<RemoveShields>(t, f)
      const [card] = f.cards as Card[]
      if (n !== 'any' || card === undefined) return
      // "Any number" may be none.
      const options: Of<'number'>[] = []
      for (let i = 0; i <= shieldsOn(t.s, card); i++) options.push(offer.number(i))
      ask(t, f.you, 'number', options, { about: { node: f.node, card } })
    },
    remove(t, f, answer: Of<'number'>) {
      const { n } = nodeOf<RemoveShields>(t, f)
      const x = scopeOf(t, f)
      let total = 0
      for (const card of f.cards as Card[]) {
        const wanted = n === 'all' ? shieldsOn(t.s, card) : n === 'any' ? answer.n : amount(t, n, x, f.you)
        const taken = take(t, card, wanted)
        if (taken < wanted) f.full = false
        total += taken
      }
      x.number = total
      finish(t, f, f.full === true)
    },
  },
  (t, node, x, you) => {
    const { n } = node
    const least = n === 'all' || n === 'any' ? 0 : amount(t, n, x, you)
    return canAim(t, node.from, x, you, (card) => shieldsOn(t.s, card) >= least)
  },
)

export const removeShieldsExample: Example = {
  effect: { do: 'remove-shields', n: 'any', from: { choose: 1, from: { kind: 'character' } } },
  reads: 'Remove any number of shields from 1 character.',
  board: { a: { characters: ['Finn'] }, b: { characters: [{ card: 'Kylo Ren', shields: 3 }] } },
  answers: [{ a: 'choose Kylo Ren' }, { 'a may': ['number 0', 'number 1', 'number 2', 'number 3'] }, { a: 'number 2' }],
  after: ['Kylo Ren has 1 shield'],
}
