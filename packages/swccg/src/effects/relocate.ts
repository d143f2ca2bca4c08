import { type Card, controllerOf, finish, type Occurrence, openWindow, ownerOf, refOf } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, canAim, find, inFull, nodeOf } from '@dejarik/kernel/vocabulary'
import { place } from '../columns.js'
import { rolesAboard } from '../rules/capacity.js'
import { locationOf } from '../rules/card-states.js'
import { isDagobah } from '../rules/deploy/dagobah.js'
import { mayExistAt } from '../rules/deploy/location-restrictions.js'
import { isCharacter, isCreature, isLocation, isStarship, isVehicle } from '../rules/facts.js'
import { forbidden } from '../rules/modifiers/permissions.js'
import { mayMove } from '../rules/move/movers.js'
import { layOn, onTable } from '../rules/zones.js'
import { AT, type Table } from '../state.js'
import { effect } from './effect.js'
import type { Target } from './tree.js'

/**
 * Without cost or range; onto a card, or to a location. What was lost comes back onto the table. A `transport` neither
 * reaches nor leaves Dagobah. rules swccg.relocation, swccg.dagobah
 */
export interface Relocate {
  do: 'relocate'
  what: Target
  to: Target
  transport?: true
}

export const relocateWords = words('relocate', ['<relocate> {what:target} to {to:target} (transport? by transport)'])

const after = (cards: readonly Card[], card: Card): Card[] => cards.slice(cards.indexOf(card) + 1)

/**
 * rules swccg.relocation, swccg.cannot-move, swccg.cannot-be-moved, swccg.dagobah: relocation is movement, so what cannot
 * move stays, and nothing goes where it cannot be.
 */
function mayGo(t: Table, card: Card, to: Card, { transport }: Relocate): boolean {
  const from = locationOf(t, card)
  if (!onTable(t.s, card) || from < 0 || !isMovable(t, card)) return true
  const at = locationOf(t, to)
  const seat = controllerOf(t.s, card)
  if (transport && (isDagobah(t, from) || isDagobah(t, at))) return false
  if (!mayMove(t, card, seat) || forbidden(t, { deed: 'move', card, seat, at })) return false
  return !isLocation(t, to) || mayExistAt(t, card, to)
}

const isMovable = (t: Table, card: Card): boolean =>
  isCharacter(t, card) || isVehicle(t, card) || isStarship(t, card) || isCreature(t, card)

/** rule swccg.capacity: who goes aboard a starship or vehicle needs a place there, all of them at once. */
const isRoomFor = (t: Table, cards: readonly Card[], to: Card): boolean =>
  !(isStarship(t, to) || isVehicle(t, to)) ||
  cards.every((card) => !isCharacter(t, card) || rolesAboard(t, card, to, after(cards, card)).length > 0)

export const relocate = effect<Relocate, { cards?: number[]; full?: boolean }>(
  'relocate',
  {
    aim(t, f) {
      aim(t, f, nodeOf<Relocate>(t, f).what)
    },
    where(t, f) {
      const node = nodeOf<Relocate>(t, f)
      f.cards = aimed(t, f, node.what)
      aim(t, f, node.to)
    },
    move(t, f) {
      const node = nodeOf<Relocate>(t, f)
      const [to] = aimed(t, f, node.to)
      const cards = (f.cards as number[]).filter((card) => to !== undefined && mayGo(t, card, to, node))
      const moved: Occurrence[] = []
      for (const card of cards) {
        if (to === undefined) continue
        const from = onTable(t.s, card) ? locationOf(t, card) : -1
        const as = isLocation(t, to) ? AT : (rolesAboard(t, card, to, after(cards, card))[0] ?? AT)
        if (onTable(t.s, card)) place(t.s, card, to, as)
        else layOn(t, card, ownerOf(t.s, card), to, as)
        t.watch?.({ is: 'moved', seat: f.you, card, how: 'relocate', host: to })
        const location = locationOf(t, card)
        if (from >= 0 && location !== from)
          moved.push({ on: 'just-move', by: f.you, at: -1, ref: refOf(t.s, card), from, to: location, location })
      }
      f.full = to !== undefined && inFull(t, f, node.what, cards)
      openWindow(t, moved)
    },
    done(t, f) {
      finish(t, f, f.full)
    },
  },
  (t, node, x, you) => {
    const { what } = node
    if (!canAim(t, what, x, you)) return false
    const all = typeof what === 'object' && 'each' in what ? find(t, what.each, x, you) : []
    return canAim(t, node.to, x, you, (to) => {
      const may = (card: Card): boolean => mayGo(t, card, to, node)
      return canAim(t, what, x, you, may) && isRoomFor(t, all.filter(may), to)
    })
  },
)
