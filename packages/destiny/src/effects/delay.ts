import { copy, type EffectTree, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import type { State } from '../state.js'
import type { Effect, Example } from './tree.js'

/** A when that time has come. */
export interface Delay {
  do: 'delay'
  until: 'round-end'
  effect: Effect
}

/** rule destiny.delayed-effects: a record is left behind; it happens then, whatever has become of its source. */
export const delay = effect<Delay, object, State>('delay', {
  record(t, f) {
    const node = nodeOf<Delay>(t, f)
    const x = scopeOf(t, f)
    t.s.lasting.push({
      node: t.catalog.nodeOf.get(node.effect as EffectTree) as number,
      source: x.source,
      you: f.you,
      // The opponent whom it is about was chosen with the rest.
      that: copy(x.opponent < 0 ? x.that : { ...x.that, opponent: [x.opponent] }),
      number: x.number,
      until: node.until,
      since: t.s.clock++,
    })
    finish(t, f, true)
  },
})

export const delayWords = words(
  'delay',
  [
    { says: 'when this round is over, {effect:sentence}', with: { until: 'round-end' } },
    { says: '{effect:step} after this round ends', with: { until: 'round-end' } },
    { says: '{effect:passive} after this round ends', with: { until: 'round-end' } },
  ],
  'closed',
)

export const delayExample: Example = {
  effect: { do: 'delay', until: 'round-end', effect: { do: 'gain-resources', n: 1 } },
  reads: 'When this round is over, gain 1 resource.',
  board: { a: { characters: ['Finn'], deck: 5 }, b: { characters: ['Kylo Ren'], deck: 5 } },
  answers: [{ expect: ['a has no resources'] }, { b: 'pass' }, { a: 'pass' }],
  after: ['round is 2', 'a has 3 resources', 'b has 2 resources'],
}
