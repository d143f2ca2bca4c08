import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { gain } from '../rules/resources.js'
import type { State } from '../state.js'
import { perEach } from '../text/per.js'
import type { Example, Value } from './tree.js'

export interface GainResources {
  do: 'gain-resources'
  n: Value
}

export const gainResourcesWords = words('gain-resources', [
  '<gain> {n:number} #resource',
  '<gain> resources equal to {n:amount}',
  { says: '<gain> {k:digits} #resource for each {what:per}', read: perEach() },
])

export const gainResources = effect<GainResources, object, State>('gain-resources', {
  gain(t, f) {
    const x = scopeOf(t, f)
    x.number = amount(t, nodeOf<GainResources>(t, f).n, x, f.you)
    gain(t, f.you, x.number)
    finish(t, f, true)
  },
})

export const gainResourcesExample: Example = {
  effect: { do: 'gain-resources', n: { count: { kind: 'character', whose: 'yours' } } },
  reads: 'Gain resources equal to the number of your characters.',
  board: { a: { characters: ['Finn', 'Hired Gun'], resources: 1 }, b: { characters: ['Kylo Ren'] } },
  answers: [],
  after: ['a has 3 resources'],
}
