import { call, finish, refOf } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, inFull, nodeOf } from '@dejarik/kernel/vocabulary'
import { layDown } from '../rules/laying-down.js'
import { type Destination, leave } from '../rules/leaving.js'
import { FORCE, HAND, LOST, OUT, onTable, RESERVE, USED } from '../rules/zones.js'
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
      if (there.length > 0) leave(t, there, to as Destination, f.you, 'placed')
      const away = cards.filter((card) => !there.includes(card)).map((card) => refOf(t.s, card))
      const end = node.in === 'under-used' ? 'bottom' : 'top'
      if (away.length > 0) call(t, layDown, { cards: away, to: zones[node.in], end, called: node.in })
    },
    done(t, f) {
      finish(t, f, f.full)
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you),
)
