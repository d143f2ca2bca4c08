import { type Card, controllerOf } from '@dejarik/kernel'
import { find } from '@dejarik/kernel/vocabulary'
import type { Berth } from '../../effects/tree.js'
import type { Table } from '../../state.js'
import { directlyOn } from '../card-states.js'
import { scopeFor } from '../text-scope.js'
import { deployTexts } from './places-by-text.js'
import { isUnit } from './places-for-units.js'

/** The cards on a location that their own text would let be deployed there. */
export const applicableOn = (t: Table, location: Card): Card[] =>
  directlyOn(t, location).filter((card) => !isUnit(t, card) && isApplicable(t, card, location))

/** rule swccg.converting-locations: does the text of a card that lies on a location mean such a location? */
export const isApplicable = (t: Table, card: Card, location: Card): boolean =>
  deployTexts(t, card).some(
    ({ clause: { ability } }) =>
      ability.ability === 'deploy' && ability.to.some((berth) => isMeant(t, card, berth, location)),
  )

function isMeant(t: Table, card: Card, { on }: Berth, location: Card): boolean {
  if (typeof on === 'string' || !('kind' in on)) return false
  const seat = controllerOf(t.s, card)
  return find(t, on, scopeFor(t, card, seat, null), seat).includes(location)
}
