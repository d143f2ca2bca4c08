import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { addLasting } from '../columns.js'
import { effect } from './effect.js'
import type { Effect, Pattern, Until } from './tree.js'

/** A when that happens: once, or with `until` each time until then. It comes whatever has become of its source. rule swccg.duration */
export interface Await {
  do: 'await'
  event: Pattern
  effect: Effect
  until?: Until
}

export const awaitWords = words('await', ['later, when {event:event} ({until:until}), {effect:sentence}'])

export const awaitEffect = effect<Await>('await', {
  wait(t, f) {
    const { until } = nodeOf<Await>(t, f)
    const x = scopeOf(t, f)
    const { s } = t
    addLasting(s, {
      node: f.node,
      source: x.source,
      you: f.you,
      that: { ...x.that },
      number: x.number,
      until: until ?? 'game',
      since: ++s.clock,
    })
    finish(t, f, true)
  },
})
