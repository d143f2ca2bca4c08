import type { EffectTree } from '../../catalog.js'
import { copy } from '../../json.js'
import { finish } from '../../procedures.js'
import { words } from '../grammar/words.js'
import { type AnyTree as Any, effect, nodeOf, scopeOf } from '../interpreter.js'
import type { Tree } from '../tree.js'

/** A when that time has come. */
export interface Delay<G extends Tree> {
  do: 'delay'
  until: 'round-end'
  effect: G['effect']
}

/** rule destiny.delayed-effects: a record is left behind; it happens then, whatever has become of its source. */
export const delay = effect<Delay<Any>>('delay', {
  record(t, f) {
    const node = nodeOf<Delay<Any>>(t, f)
    const x = scopeOf(t, f)
    t.s.lasting.push({
      node: t.catalog.nodeOf.get(node.effect as EffectTree) as number,
      source: x.source,
      you: f.you,
      that: copy(x.that),
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
