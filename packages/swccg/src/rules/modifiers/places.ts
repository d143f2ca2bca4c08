import type { Card } from '@dejarik/kernel'
import type { Gain, Place } from '../../effects/tree.js'
import type { Table } from '../../state.js'
import { isPlace, isSectorFor } from '../../vocabulary/places.js'
import { isStarship } from '../facts.js'
import type { Modifier } from './modifiers.js'

/** The place that a gain is about; undefined where it is about none in particular. */
export const placeIn = (gain: Gain): Place | undefined => ('at' in gain ? gain.at : undefined)

/** Does it apply at that location? Text without a place applies everywhere. */
export function appliesAt(t: Table, modifier: Modifier, location: Card): boolean {
  const at = placeIn(modifier.change)
  const { x } = modifier
  if (at === undefined || isPlace(t, at, location, x, x.you)) return true
  return isOfStarships(t, modifier) && isSectorFor(t, at, location, x, x.you)
}

/** Is it about starships? Then words about systems are about sectors too. rule swccg.sectors */
const isOfStarships = (t: Table, { of, source }: Modifier): boolean =>
  of === 'this' ? isStarship(t, source) : typeof of === 'object' && 'kind' in of && of.kind === 'starship'
