import { type Card, NONE, type Seat } from '@dejarik/kernel'
import type { Table } from '../../state.js'
import { isCreature, isSpy, sideOf } from '../facts.js'
import { forceIcons } from '../generation.js'
import { ownModifiers } from '../modifiers/modifiers.js'
import { allowing, forbidden, mightForbid } from '../modifiers/permissions.js'
import { printedAbout } from '../modifiers/printed.js'
import { deedSubject } from '../modifiers/subjects.js'
import { hasPresence, isSpiedOn } from '../presence.js'
import { scopeFor } from '../text-scope.js'
import { isThere } from './location-restrictions.js'

const MAY_DEPLOY = deedSubject('may', 'deploy')
const CANNOT_DEPLOY = deedSubject('cannot', 'deploy')
const ONLY_DEPLOY = deedSubject('only', 'deploy')

/** rule swccg.deploy-phase: presence or Force icons there; a spy needs neither, nor who has leave. */
export function mayReachPlace(t: Table, card: Card, seat: Seat, at: Card): boolean {
  if (forceIcons(t, at, sideOf(seat)) > 0 || hasPresence(t, seat, at)) return true
  // rules swccg.spy, swccg.creatures
  if (isSpy(t, card) || isCreature(t, card)) return true
  // rule swccg.undercover-spies: an undercover spy there lets its player deploy.
  if (isSpiedOn(t, seat, at)) return true
  const own = ownModifiers(t, card, MAY_DEPLOY).some(({ change }) => change.without === 'presence')
  return own || allowing(t, { deed: 'deploy', card, seat, at })?.change.without === 'presence'
}

/** Could some text bar it from some place? Where none could, there is no need to ask place by place. */
export const mightBeBarred = (t: Table, card: Card, seat: Seat): boolean =>
  printedAbout(t, card, CANNOT_DEPLOY).length > 0 ||
  printedAbout(t, card, ONLY_DEPLOY).length > 0 ||
  mightForbid(t, { deed: 'deploy', card, seat, at: NONE })

/** Its own text, and that of others, may bar it from there. */
export function isBarred(t: Table, card: Card, seat: Seat, at: Card): boolean {
  if (forbidden(t, { deed: 'deploy', card, seat, at })) return true
  const x = scopeFor(t, card, seat, null)
  for (const each of ownModifiers(t, card, CANNOT_DEPLOY)) if (isThere(t, each.change.at, at, x)) return true
  for (const each of ownModifiers(t, card, ONLY_DEPLOY)) if (!isThere(t, each.change.at, at, x)) return true
  return false
}
