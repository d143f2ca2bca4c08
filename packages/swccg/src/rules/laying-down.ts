import {
  ask,
  type Card,
  cardOf,
  definitionOf,
  finish,
  goto,
  knownBy,
  lives,
  ownerOf,
  procedure,
  type Ref,
} from '@dejarik/kernel'
import { type Of, offer } from '../options/index.js'
import type { State, Table } from '../state.js'
import { checkLife } from './life-force.js'
import { HAND, OUT, take } from './zones.js'

interface Laying {
  cards: Ref[]
  /** The pile, of their owners, and which end of it. */
  to: number
  end: 'top' | 'bottom'
  /** What the pile is called in the log; absent: they are lost. */
  called?: string
}

function lay(t: Table, f: Laying, card: Card): void {
  f.cards = f.cards.filter((ref) => cardOf(ref) !== card)
  take(t, card, f.to, f.end)
  if (f.called === undefined) t.watch?.({ is: 'lost-card', seat: ownerOf(t.s, card), card })
  // rules swccg.placing-cards, swccg.removing-cards: what goes face down stays unseen by whoever has not seen it.
  else t.watch?.({ is: 'placed', card, in: f.called, to: knownBy(t.s, card), others: { is: 'placed', in: f.called } })
}

/**
 * rule swccg.placing-cards: of several cards that are placed in a pile, whoever's turn it is says which goes first; in what order
 * cards lie that this player has not seen makes no difference.
 */
export const layDown = procedure<Laying, State>('lay-down', {
  order(t, f) {
    const left = f.cards.filter((ref) => lives(t.s, ref)).map(cardOf)
    const seat = t.s.active
    // A hand has no order, and copies of one card none that matters.
    const hasOrder = f.to !== HAND && f.to !== OUT && new Set(left.map((card) => definitionOf(t.s, card))).size > 1
    if (hasOrder && left.every((card) => ((knownBy(t.s, card) >> seat) & 1) === 1))
      ask(t, seat, 'order-placed', left.map(offer.next), { rule: 'swccg.placing-cards' })
    else {
      for (const card of left) lay(t, f, card)
      checkLife(t)
      finish(t, f)
    }
  },
  next(t, f, { card }: Of<'next'>) {
    goto(f, 'order')
    lay(t, f, card)
  },
})
