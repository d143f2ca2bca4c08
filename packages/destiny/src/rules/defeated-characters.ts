import {
  ask,
  type Card,
  call,
  controllerOf,
  finish,
  goto,
  type IntentRule,
  intend,
  move,
  NONE,
  ownerOf,
  procedure,
  type Seat,
} from '@dejarik/kernel'
import { type Of, offer } from '../options/index.js'
import type { State, Table } from '../state.js'
import { area, cardsIn, charactersOf, DEFEATED, inPlay, isUpgrade, PLAY, upgradesOn } from './areas.js'
import { diceLeave } from './dice.js'
import { discardFromPlay } from './leaving-play.js'
import { hasKeyword } from './numbers.js'
import { attach, enforceLimit } from './upgrades.js'
import { loseWithoutCharacters } from './winning.js'

/** rule destiny.defeated-characters, then rule destiny.redeploy for each upgrade that may move on. */
export const defeat = procedure<{ card: Card; by: Seat; host?: Card; upgrade?: Card }, State>('defeat', {
  leave(t, f) {
    // rule destiny.cc-general-grievous: what comes before a defeat comes before any redeployment
    intend(t, { kind: 'defeat', card: f.card, by: f.by })
  },
  redeploy(t, f) {
    const orphan = orphans(t)[0]
    if (inPlay(t.s, f.card) || orphan === undefined) {
      finish(t, f, !inPlay(t.s, f.card))
      return
    }
    f.upgrade = orphan
    const seat = controllerOf(t.s, orphan)
    const options = charactersOf(t, seat).map((to) => offer.redeploy(orphan, to))
    ask(t, seat, 'redeploy', [...options, offer.decline()], { rule: 'destiny.redeploy', about: { card: orphan } })
  },
  moved(t, f, answer: Of<'redeploy' | 'decline'>) {
    goto(f, 'redeploy')
    const upgrade = f.upgrade as Card
    if (answer.do === 'decline') discardFromPlay(t, upgrade)
    else {
      // The die moves along, even from the pool; play restrictions do not matter.
      attach(t, upgrade, answer.to)
      // rule destiny.faq-redeploy-max
      call(t, enforceLimit, { card: answer.to })
    }
  },
})

/** Upgrades whose character has just left and that may still move on. */
function orphans(t: Table): Card[] {
  const found: Card[] = []
  for (let seat = 0; seat < t.s.seats; seat++) {
    for (const card of cardsIn(t.s, seat, PLAY)) if (isUpgrade(t, card) && t.s.host[card] === NONE) found.push(card)
  }
  return found
}

export const defeatIntent: IntentRule = {
  leaves: true,
  possible: (t: Table, intent: { card: Card }) => inPlay(t.s, intent.card),
  apply(t: Table, intent: { card: Card }) {
    const { s } = t
    const { card } = intent
    const seat = controllerOf(s, card)
    const upgrades = upgradesOn(s, card)
    t.watch?.({ is: 'defeated', card })
    diceLeave(t, card)
    s.shields[card] = 0
    move(t, card, area(ownerOf(s, card), DEFEATED))
    for (const upgrade of upgrades) {
      s.host[upgrade] = NONE
      if (!hasKeyword(t, upgrade, 'redeploy') || charactersOf(t, seat).length === 0) discardFromPlay(t, upgrade)
    }
    loseWithoutCharacters(t, seat)
  },
}
