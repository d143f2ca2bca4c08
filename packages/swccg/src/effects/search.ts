import { type Card, cardOf, finish, learn, move, ownerOf, reveal, type Seat } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, nodeOf, playersOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { checkLife } from '../rules/life-force.js'
import { failSearch } from '../rules/searching.js'
import { isBarred, reshuffle, searchOf } from '../rules/shuffling.js'
import { isImmuneTo } from '../rules/targeting.js'
import {
  cardsIn,
  countIn,
  FORCE,
  HAND,
  LOST,
  OUT,
  RESERVE,
  USED,
  type ZoneName,
  zone,
  zoneNames,
} from '../rules/zones.js'
import { effect } from './effect.js'
import type { Pile, Query, Target, Who, Zone } from './tree.js'

/** Look through the pile, take what is found and, if it is a Reserve Deck, reshuffle. rule swccg.taking-cards */
export interface Search {
  do: 'search'
  whose: Who
  in: Zone
  find: Target
  to: Pile
}

export const searchWords = words('search', ['<find> {find:target} in {whose:whos} {in:zone} and put it {to:pile}'])

const zones: Readonly<Record<Pile, number>> = {
  hand: HAND,
  reserve: RESERVE,
  force: FORCE,
  used: USED,
  'under-used': USED,
  lost: LOST,
  'out-of-play': OUT,
}
const pileOf = (name: Zone): number => zoneNames.indexOf(name as ZoneName)

const made = new WeakMap<Search, Target>()

/** What is sought lies in that pile of that player, whatever else is said of it. */
export function sought(node: Search): Target {
  const { find, whose, in: zone } = node as Search & { find: { from?: Query } }
  if (typeof find !== 'object' || find.from === undefined || find.from.zone !== undefined) return find
  let target = made.get(node)
  if (target === undefined) {
    const of = whose === 'you' ? { whose: 'yours' } : whose === 'opponent' ? { whose } : {}
    target = { ...(find as object), from: { ...find.from, ...of, zone } } as Target
    made.set(node, target)
  }
  return target
}

/** Any card at all: nothing is said of what is sought. rule swccg.taking-cards */
function takesAny({ find }: Search): boolean {
  const { from } = find as { from?: Query }
  if (from === undefined || from.kind !== 'card') return false
  return Object.keys(from).every((key) => key === 'kind' || key === 'whose' || key === 'zone')
}

export const search = effect<Search, { seat?: Seat; found?: boolean }>(
  'search',
  {
    look(t, f) {
      const node = nodeOf<Search>(t, f)
      const [seat] = playersOf(t, node.whose, scopeOf(t, f), f.you)
      f.seat = seat as Seat
      for (const card of cardsIn(t.s, f.seat, pileOf(node.in))) learn(t.s, f.you, card)
      t.watch?.({ is: 'searched', seat: f.you, whose: f.seat, pile: node.in })
    },
    find(t, f) {
      // rule swccg.immune: it holds wherever the card is.
      const source = cardOf(scopeOf(t, f).source)
      aim(t, f, sought(nodeOf<Search>(t, f)), (card) => !isImmuneTo(t, card, source))
    },
    take(t, f) {
      const node = nodeOf<Search>(t, f)
      const cards = aimed(t, f, sought(node)) as Card[]
      const which = pileOf(node.in)
      for (const card of cards) {
        // rule swccg.taking-cards: what is taken is shown, but for any card that lay face down.
        if (which === LOST || !takesAny(node)) reveal(t, card)
        move(t, card, zone(ownerOf(t.s, card), zones[node.to]), node.to === 'under-used' ? 'bottom' : 'top')
        t.watch?.({ is: 'taken', seat: f.you, card, into: node.to })
      }
      scopeOf(t, f).number = cards.length
      f.found = cards.length > 0
      if (!f.found)
        failSearch(t, { source: scopeOf(t, f).source, node: f.node }, { seat: f.you, whose: f.seat as Seat, which })
    },
    done(t, f) {
      const which = pileOf(nodeOf<Search>(t, f).in)
      if (which === RESERVE) reshuffle(t, f.seat as Seat, which)
      checkLife(t)
      finish(t, f, f.found)
    },
  },
  // rules swccg.empty-deck-or-pile, swccg.taking-cards: it may begin without anybody knowing what is there.
  (t, node, x, you) => {
    const [seat] = playersOf(t, node.whose, x, you)
    if (seat === undefined || countIn(t.s, seat, pileOf(node.in)) === 0) return false
    return !isBarred(t, searchOf(t, node, x), zone(seat, pileOf(node.in)))
  },
)
