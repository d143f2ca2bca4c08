import { type Card, controllerOf, NONE } from '@dejarik/kernel'
import type { Table } from '../state.js'
import { isMeant, isUsable } from './described.js'
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
    if (!('cannot' in gain) || gain.cannot !== 'use') return false
    const { what } = gain
    if (what === 'abilities') return name === 'abilities'
    if (what === undefined || !isUsable(what) || !what.keyword.some((keyword) => keyword === name)) return false
    if (what.against === undefined) return true
    return against !== NONE && isMeant(t, what.against, against, x)
  })
