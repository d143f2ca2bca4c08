import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { resourcesOf } from '../columns.js'
import { lose } from '../rules/resources.js'
import type { State } from '../state.js'
import type { Example, Value } from './tree.js'

export interface LoseResources {
  do: 'lose-resources'
  n: Value | 'all'
}

export const loseResourcesWords = words('lose-resources', [
  '<lose> {n:number} #resource',
  '<lose> resources equal to {n:amount}',
  { says: '<lose> every resource', with: { n: 'all' } },
  { says: '<lose> all of your resources', with: { n: 'all' } },
])

/** rule destiny.sym-disrupt: nobody loses what they do not have. */
export const loseResources = effect<LoseResources, object, State>('lose-resources', {
  lose(t, f) {
    const { n } = nodeOf<LoseResources>(t, f)
    const x = scopeOf(t, f)
    const wanted = n === 'all' ? resourcesOf(t.s, f.you) : amount(t, n, x, f.you)
    x.number = lose(t, f.you, wanted)
    finish(t, f, x.number === wanted)
  },
})

export const loseResourcesExample: Example = {
  effect: { do: 'as', who: 'opponent', effect: { do: 'lose-resources', n: 2 } },
  reads: 'An opponent loses 2 resources.',
  board: { a: { characters: ['Finn'] }, b: { characters: ['Kylo Ren'], resources: 3 } },
  answers: [],
  after: ['b has 1 resource'],
}
