import {
  type Card,
  call,
  definitionOf,
  enqueue,
  type Frame,
  type Instance,
  type IntentRule,
  intend,
  move,
  NONE,
  ownerOf,
  pileOf,
  procedure,
  refOf,
  reveal,
  type Seat,
  useAbility,
} from '@dejarik/kernel'
import type { State, Table } from '../state.js'
import { area, areaOf, cardsIn, DISCARD, def, HAND, LIMBO, PLAY } from './areas.js'
import { bringDie } from './dice.js'
import { discardFromPlay } from './leaving-play.js'
import { own, ruleSubject } from './modifiers.js'
import { type How, type Place, playing, price } from './paying.js'
import { pay } from './resources.js'
import { chooseTwins } from './twin-dice.js'
import { enforceLimit } from './upgrades.js'

interface Playing extends Place, How {
  seat: Seat
  card: Card
  /** Was it in hand? Then: was it the last card there? */
  left?: boolean
  /** What answers the play. */
  after?: Instance[]
}

/** rule destiny.play-a-card: restrictions were checked; pay, then resolve by type. */
export const playCard = procedure<Playing, State>('play-card', {
  replace(t, f) {
    // From here on everybody sees what is being played.
    reveal(t, f.card)
    if (f.replace !== NONE) call(t, chooseTwins, { cards: [f.replace] })
  },
  pay(t, f) {
    const intent = playing(t, f.seat, f.card, f, f)
    f.left = intent.hand as boolean
    intend(t, intent)
  },
  paid(t, f) {
    f.left = f.left === true && cardsIn(t.s, f.seat, HAND).length === 0
  },
  resolve(t, f) {
    if (def(t, f.card).type === 'upgrade') {
      call(t, enforceLimit, { card: f.on })
      return
    }
    // rule destiny.faq-support-action: what a support says is not done by playing it
    const clause = t.catalog.clausesOf[definitionOf(t.s, f.card)]?.find((c) => c.ability.ability === 'play')
    if (clause) useAbility(t, clause.id, refOf(t.s, f.card), f.seat)
  },
  discard(t, f) {
    // rules destiny.events, destiny.limbo: once it has resolved it goes to the discard pile, unless it went elsewhere
    if (areaOf(pileOf(t.s, f.card)) === LIMBO) move(t, f.card, area(ownerOf(t.s, f.card), DISCARD))
  },
  played(t, f) {
    enqueue(
      t,
      (f.after ?? []).filter(({ you }) => t.s.out[you] === 0),
    )
  },
  last(t, f) {
    if (f.left) intend(t, { kind: 'last-card', by: f.seat })
  },
  done(t, f) {
    t.s.ambush[f.card] = 0
  },
})

const PLAYED_WITH_DAMAGE = ruleSubject('played-with-damage')

/** "When you play this" is neither before nor after: it is part of the play and waits for nothing. */
function damageWhenPlayed(t: Table, card: Card): number {
  return own(t, card, PLAYED_WITH_DAMAGE)[0]?.change.n ?? 0
}

interface PlayIntent extends How {
  card: Card
  by: Seat
  to: Card
  replace: Card
}

export const playIntent: IntentRule = {
  apply(t: Table, intent: PlayIntent) {
    const { s } = t
    const { card, by, to, replace } = intent
    // rule destiny.free; rule destiny.cc-padawan: what it replaces is still there while it is paid for
    const paid = intent.free ? 0 : price(t, card, { on: to, replace }, intent)
    pay(t, by, paid)
    t.watch?.({ is: 'played', seat: by, card, paid, on: to, replace })
    s.controller[card] = by
    if (def(t, card).type === 'event') {
      move(t, card, area(by, LIMBO))
      return
    }
    move(t, card, area(by, PLAY))
    s.damage[card] = damageWhenPlayed(t, card)
    s.host[card] = to
    bringDie(t, card)
    if (replace !== NONE) discardFromPlay(t, replace)
  },
  /**
   * rules destiny.after-abilities, destiny.queue: a card has been played only once it has resolved, so what answers the play
   * enters the queue, and is put in order, behind what the card itself triggers.
   */
  answered(t: Table, intent: PlayIntent, after) {
    const plays = t.s.stack.findLast((f) => f.procedure === 'play-card' && (f as Playing & Frame).card === intent.card)
    ;(plays as Playing & Frame).after = after
  },
}
