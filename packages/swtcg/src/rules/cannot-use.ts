import { type Card, controllerOf, NONE } from '@dejarik/kernel'
import { type Any, bound, isA } from '@dejarik/kernel/vocabulary'
import type { Table } from '../state.js'
import { type Given, givenTo, givenToPlayer } from './gains.js'
import { anyGiven } from './heard.js'

const isUseBarred = anyGiven('use')

/**
 * Does a card say that this one cannot use that keyword or verb (`against` that unit)? 'abilities': any activated ability.
 * Cannot beats can. rule swtcg.three-general-rules
 */
export function isBarred(t: Table, card: Card, name: string, against: Card): boolean {
  if (!isUseBarred(t)) return false
  const seat = controllerOf(t.s, card)
  return forbids(t, givenTo(t, card, 'use'), name, against) || forbids(t, givenToPlayer(t, seat, 'use'), name, against)
}

const forbids = (t: Table, given: readonly Given[], name: string, against: Card): boolean =>
  given.some(({ gain, x }) => {
    const { cannot, what } = gain as Any
    if (cannot !== 'use') return false
    if (what === 'abilities') return name === 'abilities'
    if (!what?.keyword?.includes(name)) return false
    if (what.against === undefined) return true
    if (against === NONE) return false
    return typeof what.against === 'object' && 'kind' in what.against
      ? isA(t, against, what.against, x, x.you)
      : bound(t, what.against, x).includes(against)
  })
