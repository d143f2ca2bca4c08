import { type Card, controllerOf, NONE, type Seat } from '@dejarik/kernel'
import { clearStatus, hasStatus, hostOf, place } from '../columns.js'
import { type Of, offer } from '../options/index.js'
import { CAPTIVE, type Table } from '../state.js'
import { cardsAt, directlyOn, locationOf } from './card-states.js'
import { hasTrait, iconCount, isCharacter, isSite } from './facts.js'

/** rules swccg.capturing, swccg.capturing-characters, swccg.prisons: bounty hunters and warriors there that have no captive yet. */
export function escorts(t: Table, seat: Seat, at: Card): Card[] {
  return cardsAt(t, seat, at).filter(
    (card) =>
      isCharacter(t, card) &&
      (iconCount(t, card, 'warrior') > 0 || hasTrait(t, card, 'bounty hunter')) &&
      captivesOf(t, card).length === 0,
  )
}

/** rule swccg.escorting: whom it has in custody. */
export const captivesOf = (t: Table, escort: Card): Card[] =>
  directlyOn(t, escort).filter((each) => hasStatus(t.s, each, CAPTIVE))

export const isPrison = (t: Table, at: Card): boolean => at !== NONE && hasTrait(t, at, 'prison')

/**
 * rule swccg.escorting: without its escort a captive escapes, or at a site may stay there, as its player likes. Also where
 * the escort has come over to the side of its captive. Reading F24.
 */
export const escapeOptions = (t: Table, captive: Card): Release[] => {
  const at = locationOf(t, captive)
  const stays = at !== NONE && isSite(t, at) ? [offer.remain(captive)] : []
  return [...stays, { do: 'escape', card: captive }]
}

/** A captive that is free goes, or stays where it is. */
export type Release = Of<'remain'> | Of<'escape', 'card'>

/** Is its escort on its own side? */
export const isAmongFriends = (t: Table, card: Card): boolean => {
  const escort = hostOf(t.s, card)
  return (
    escort !== NONE &&
    hasStatus(t.s, card, CAPTIVE) &&
    isCharacter(t, card) &&
    isCharacter(t, escort) &&
    controllerOf(t.s, escort) === controllerOf(t.s, card)
  )
}

/** Back on its player's side at that site. rule swccg.releasing-captives */
export function comeBack(t: Table, card: Card, at: Card): void {
  place(t.s, card, at)
  clearStatus(t.s, card, CAPTIVE)
  t.watch?.({ is: 'released', card })
}
