import { finish, knownBy } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, inFull, nodeOf } from '@dejarik/kernel/vocabulary'
import { type Destination, leave } from '../rules/leaving.js'
import { checkLife } from '../rules/life-force.js'
import { FORCE, HAND, LOST, OUT, onTable, RESERVE, take, USED } from '../rules/zones.js'
import { effect } from './effect.js'
import type { Pile, Target } from './tree.js'

/** Into a pile or hand of its owner. rule swccg.placing-cards */
export interface Place {
  do: 'place'
  what: Target
  in: Pile
}

export const placeWords = words('place', ['<place> {what:target} {in:pile}'])

const zones: Readonly<Record<Pile, number>> = {
  hand: HAND,
  reserve: RESERVE,
  force: FORCE,
  used: USED,
  'under-used': USED,
  lost: LOST,
  'out-of-play': OUT,
}

/** Where a card from the table goes; what is on it is lost. */
const destinations: Partial<Record<Pile, Destination>> = {
  hand: 'hand',
  reserve: 'reserve',
  used: 'used',
  lost: 'lost',
  'out-of-play': 'out',
}

export const place = effect<Place, { full?: boolean }>(
  'place',
  {
    aim(t, f) {
      aim(t, f, nodeOf<Place>(t, f).what)
    },
    place(t, f) {
      const node = nodeOf<Place>(t, f)
      const cards = aimed(t, f, node.what)
      f.full = inFull(t, f, node.what, cards)
      const to = destinations[node.in]
      const there = to === undefined ? [] : cards.filter((card) => onTable(t.s, card))
      for (const card of cards) {
        if (there.includes(card)) continue
        take(t, card, zones[node.in], node.in === 'under-used' ? 'bottom' : 'top')
        // rules swccg.placing-cards, swccg.removing-cards: what goes face down stays unseen by whoever has not seen it.
        t.watch?.({
          is: 'placed',
          card,
          in: node.in,
          to: knownBy(t.s, card),
          others: { is: 'placed', in: node.in },
        })
      }
      checkLife(t)
      if (there.length > 0) leave(t, there, to as Destination, f.you, 'placed')
    },
    done(t, f) {
      finish(t, f, f.full)
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you),
)
