import { ask, type Card, call, knows, learn, procedure, type Seat } from '@dejarik/kernel'
import { type Of, offer } from '../options/index.js'
import { other, type State, type Table } from '../state.js'
import { barSearch, type SearchOf } from './shuffling.js'
import { cardsIn, HAND, zone, zoneNames } from './zones.js'

interface Failed {
  /** Who searched, and in which pile of whom. */
  seat: Seat
  whose: Seat
  which: number
}

/** rule swccg.taking-cards: where nothing was found the opponent may look through the same pile, but not through a hand. */
export const failedSearch = procedure<Failed, State>('failed-search', {
  offer(t, f) {
    const hidden = f.which !== HAND && unseen(t, f).length > 0
    const options = [...(hidden ? [offer.verify(f.whose, zoneNames[f.which] as string)] : []), offer.decline()]
    ask(t, other(f.seat), 'verify', options, { rule: 'swccg.taking-cards' })
  },
  verified(t, f, answer: Of<'verify' | 'decline'>) {
    if (answer.do === 'verify') {
      for (const card of unseen(t, f)) learn(t.s, other(f.seat), card)
      t.watch?.({ is: 'verified', seat: other(f.seat), whose: f.whose, pile: zoneNames[f.which] as string })
    }
  },
})

const unseen = (t: Table, { seat, whose, which }: Failed): Card[] =>
  cardsIn(t.s, whose, which).filter((card) => !knows(t.s, other(seat), card))

/** Nothing was found: it may be verified, and is not looked for again this turn. */
export function failSearch(t: Table, search: SearchOf, failed: Failed): void {
  barSearch(t, search, zone(failed.whose, failed.which))
  call(t, failedSearch, { ...failed })
}
