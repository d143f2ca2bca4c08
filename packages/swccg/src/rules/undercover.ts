import {
  type ActionRule,
  act,
  actionAt,
  type Card,
  cardOf,
  controllerOf,
  finish,
  NONE,
  type Occurrence,
  type Option,
  openWindow,
  procedure,
  type Ref,
  refOf,
  type Seat,
} from '@dejarik/kernel'
import { mentions } from '@dejarik/kernel/vocabulary'
import { clearStatus, hasStatus, hostOf, place, setStatus } from '../columns.js'
import type { Effect } from '../effects/tree.js'
import { offer } from '../options/index.js'
import { type State, type Table, UNDERCOVER } from '../state.js'
import { directlyOn, locationOf } from './card-states.js'
import { defOf, isSite, isVehicle, isWeapon } from './facts.js'
import { leave } from './leaving.js'
import { hasRule } from './modifiers/permissions.js'
import { cardsIn, TABLE } from './zones.js'

export const isUndercover = (t: Table, card: Card): boolean => hasStatus(t.s, card, UNDERCOVER)

/** rule swccg.seekers: weapons that go about as spies undercover do. */
export const isSeeker = (t: Table, card: Card): boolean => isWeapon(t, card) && hasRule(t, 'moves-like-spy', card)

/** rule swccg.movement: no character, but goes as one does. Of a vehicle it says only where it may go. */
export const movesLikeCharacter = (t: Table, card: Card): boolean =>
  hasRule(t, 'moves-like-character', card) && !isVehicle(t, card)

/** It is on the opponent's side: it moves in that player's turn and boards that player's cards. */
export const isAcross = (t: Table, card: Card): boolean => isUndercover(t, card) || isSeeker(t, card)

/** rule swccg.undercover-spies: it crosses to the opponent's side, and remains its player's. */
export function goUndercover(t: Table, card: Card): void {
  setStatus(t.s, card, UNDERCOVER)
}

/** rules swccg.undercover-spies, swccg.prepositions: a spy may break cover at a site, also aboard something there, in its player's deploy phase. */
export function coverOptions(t: Table, seat: Seat): Option[] {
  const options: Option[] = []
  if (seat !== t.s.active) return options
  for (const card of cardsIn(t.s, seat, TABLE))
    if (isUndercover(t, card) && siteOf(t, card) !== NONE) options.push(offer['break-cover'](card))
  return options
}

/** The site that it is at, however deep inside; -1: none. */
function siteOf(t: Table, card: Card): Card {
  const at = locationOf(t, card)
  return at !== NONE && isSite(t, at) ? at : NONE
}

export const beginBreakingCover = (t: Table, seat: Seat, card: Card): void => act(t, 'break-cover', seat, { card })

const putsUndercover = mentions<Effect>((part) => part.do === 'go-undercover')

/** Does this card put somebody undercover? */
const isCover = (t: Table, card: Card): boolean => putsUndercover(defOf(t, card).abilities)

/** rule swccg.undercover-spies: the spy comes back to its own side, and what had put it undercover is lost. */
export const breakCover = procedure<{ action?: number; cards?: Ref[]; by?: Seat }, State>('uncovering', {
  uncover(t, f) {
    if (f.action !== undefined) {
      const { card, by } = actionAt(t, f.action)
      f.cards = [refOf(t.s, card)]
      f.by = by
    }
    const spies = (f.cards as Ref[]).map(cardOf).filter((card) => isUndercover(t, card))
    f.cards = spies.map((card) => refOf(t.s, card))
    for (const card of spies) {
      clearStatus(t.s, card, UNDERCOVER)
      // Off whatever of the opponent's it has boarded.
      const site = siteOf(t, card)
      if (
        site !== NONE &&
        hostOf(t.s, card) !== site &&
        controllerOf(t.s, hostOf(t.s, card)) !== controllerOf(t.s, card)
      )
        place(t.s, card, site)
      t.watch?.({ is: 'cover-broken', card })
    }
    const lost = spies.flatMap((card) => directlyOn(t, card)).filter((card) => isCover(t, card))
    if (lost.length > 0) leave(t, lost, 'lost', f.by as Seat, 'lost')
  },
  broken(t, f) {
    openWindow(
      t,
      (f.cards as Ref[]).map(
        (ref): Occurrence => ({
          on: 'just-break-cover',
          by: f.by as Seat,
          at: NONE,
          ref,
          location: locationOf(t, cardOf(ref)),
        }),
      ),
    )
  },
  done(t, f) {
    finish(t, f, (f.cards as Ref[]).length > 0)
  },
})

/** rule swccg.optional-actions: an action like any other, which is answered. */
export const breakCoverRule: ActionRule<State> = {
  window: 'about-break-cover',
  result: breakCover,
}
