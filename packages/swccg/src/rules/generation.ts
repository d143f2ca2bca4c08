import { type Card, NONE, type Part, type Seat } from '@dejarik/kernel'
import { amount } from '@dejarik/kernel/vocabulary'
import type { Table } from '../state.js'
import { isActive } from './card-states.js'
import { isCollapsed } from './collapsed.js'
import { defOf, isCharacter, sideOf } from './facts.js'
import { modifiersFor } from './modifiers/modifiers.js'
import { forbidden } from './modifiers/permissions.js'
import { tally, tallyThere } from './modifiers/player-numbers.js'
import { isRotated } from './modifiers/rotated.js'
import { kindSubject } from './modifiers/subjects.js'
import { cardsIn, TABLE } from './zones.js'

const ICON = kindSubject('icon')

/** Force icons on one side of a location, with those that cards add. rule swccg.force-icons */
export function forceIcons(t: Table, location: Card, side: 'light' | 'dark'): number {
  if (isCollapsed(t, location)) return 0
  const printed = isRotated(t, location) ? (side === 'dark' ? 'light' : 'dark') : side
  let n = defOf(t, location).force?.[printed] ?? 0
  n += gainedIcons(t, location, side)
  return Math.max(0, n)
}

/** The icons that texts add to a card, or take away. */
export function gainedIcons(t: Table, card: Card, icon: string): number {
  let n = 0
  const counted: number[] = []
  for (const each of modifiersFor(t, ICON, card)) {
    const { change } = each
    // rule swccg.cumulatively: copies of one text give it once.
    if (change.icon !== icon || counted.includes(each.clause)) continue
    counted.push(each.clause)
    n += amount(t, change.n, each.x, each.x.you)
  }
  return n
}

/** rules swccg.battleground-1998, swccg.force-icons: both players have Force icons there, and no text keeps one from deploying or battling. */
export const isBattleground = (t: Table, location: Card): boolean =>
  [0, 1].every(
    (seat) =>
      forceIcons(t, location, sideOf(seat)) > 0 &&
      needed.every((deed) => !forbidden(t, { deed, card: NONE, seat, at: location })),
  )

const needed = ['deploy', 'battle', 'initiate-battle'] as const

/** rules swccg.activate-phase, swccg.force-generation: icons on all locations, one of their own, one for each Jedi Master. */
export function generation(t: Table, seat: Seat, parts: Part[] | null = null): number {
  let n = 1
  parts?.push({ value: 1, from: 'rules' })
  for (const location of t.s.line) {
    const there = tallyThere(t, 'force-generation', seat, location, forceIcons(t, location, sideOf(seat)))
    n += there
    if (there !== 0) parts?.push({ value: there, from: `card ${location}` })
  }
  for (const card of cardsIn(t.s, seat, TABLE))
    if (isCharacter(t, card) && defOf(t, card).sensitivity === 'jedi master' && isActive(t, card)) {
      n++
      parts?.push({ value: 1, from: `card ${card}` })
    }
  // Text that is about no place changes the total. rules swccg.force-generation-bonus, swccg.force-generation-modifier
  if (parts === null) return tally(t, 'force-generation', seat, NONE, n)
  const changes: Part[] = []
  const total = tally(t, 'force-generation', seat, NONE, n, changes)
  // The sum itself stands there place by place already.
  parts.push(...changes.slice(1))
  return total
}
