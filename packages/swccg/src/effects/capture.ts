import { type Card, cardOf, finish, type Seat } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, inFull, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { hostOf } from '../columns.js'
import { captureShip } from '../rules/captured-ships.js'
import { seize } from '../rules/custody.js'
import { defOf, isStarship } from '../rules/facts.js'
import { DARK, type Table } from '../state.js'
import { effect } from './effect.js'
import type { Target } from './tree.js'

/** A starship is held by what the card is on that captures it. rules swccg.capturing-characters, swccg.captured-starships */
export interface Capture {
  do: 'capture'
  what: Target
}

export const captureWords = words('capture', ['<capture> {what:target}'])

/** rule swccg.capturing: Dark alone captures, and what is Light's alone. */
const mayCapture = (t: Table, by: Seat, card: Card): boolean => by === DARK && defOf(t, card).side === 'light'

export const capture = effect<Capture, { cards?: number[]; full?: boolean }>(
  'capture',
  {
    aim(t, f) {
      aim(t, f, nodeOf<Capture>(t, f).what)
    },
    capture(t, f) {
      const { what } = nodeOf<Capture>(t, f)
      const cards = (aimed(t, f, what) as Card[]).filter((card) => mayCapture(t, f.you as Seat, card))
      f.full = inFull(t, f, what, cards)
      const holder = hostOf(t.s, cardOf(scopeOf(t, f).source))
      for (const card of cards) if (isStarship(t, card) && holder >= 0) captureShip(t, card, holder, f.you as Seat)
      const people = cards.filter((card) => !isStarship(t, card))
      if (people.length > 0) seize(t, people, f.you as Seat)
    },
    done(t, f) {
      finish(t, f, f.full)
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you, (card) => mayCapture(t, you, card), 'capture'),
)
