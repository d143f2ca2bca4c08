import { ask, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { bind, effect, exists, find, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { symbols } from '../cards/side.js'
import { type Of, offer } from '../options/index.js'
import { sideOf } from '../rules/dice.js'
import type { State } from '../state.js'
import type { Example, Query } from './tree.js'

/** Binds that symbol. */
export interface ChooseSymbol {
  do: 'choose-symbol'
  from: Query
}

export const chooseSymbolWords = words('choose-symbol', [
  '<choose> a symbol that {from:one} shows',
  '<choose> a symbol showing on {from:one}',
])

/** Binds "that symbol". */
export const chooseSymbol = effect<ChooseSymbol, object, State>(
  'choose-symbol',
  {
    choose(t, f) {
      const shown = find(t, nodeOf<ChooseSymbol>(t, f).from, scopeOf(t, f), f.you).map((die) => sideOf(t, die).symbol)
      const options = symbols.filter((symbol) => shown.includes(symbol)).map(offer.symbol)
      if (options.length === 0) finish(t, f, false)
      else ask(t, f.you, 'symbol', options, { about: { node: f.node } })
    },
    chosen(t, f, { symbol }: Of<'symbol'>) {
      bind(t, scopeOf(t, f), 'symbol', [symbols.indexOf(symbol as (typeof symbols)[number])])
      finish(t, f, true)
    },
  },
  (t, node, x, you) => exists(t, node.from, x, you),
)

export const chooseSymbolExample: Example = {
  effect: {
    do: 'sequence',
    steps: [
      { do: 'choose-symbol', from: { kind: 'die', whose: 'opponent' } },
      {
        do: 'turn-die',
        what: { choose: 1, from: { kind: 'die', whose: 'yours' } },
        to: { showing: { that: 'symbol' } },
      },
    ],
  },
  reads: "Choose a symbol that 1 of an opponent's dice shows. Turn 1 of your dice to a side showing that symbol.",
  board: {
    a: { characters: [{ card: 'Finn', showing: '1 resource' }] },
    b: {
      characters: [
        { card: 'Kylo Ren', showing: '1 shield' },
        { card: 'Rey', showing: '1 melee' },
      ],
    },
  },
  answers: [{ 'a may': ['symbol melee', 'symbol shield'] }, { a: 'symbol melee' }],
  after: ['a pool shows 1 melee'],
}
