import { type Card, cardOf, type Occurrence } from '@dejarik/kernel'
import { holds, playersOf, type Scope } from '@dejarik/kernel/vocabulary'
import { isJust } from '../effects/parts.js'
import type { TextTree, When } from '../effects/tree.js'
import type { Table } from '../state.js'
import { bindUser, matchesPattern } from '../vocabulary/patterns.js'

/** Is this one of the times that the text names? */
export function isTime(
  t: Table,
  whens: readonly When[],
  x: Scope,
  during: string | null,
  what: Occurrence | null,
): boolean {
  for (const when of whens) if (isWhen(t, when, x, during, what)) return true
  return false
}

function isWhen(t: Table, when: When, x: Scope, during: string | null, what: Occurrence | null): boolean {
  const { s } = t
  if (typeof when === 'string') {
    if (during === null) return false
    // rule swccg.battle-weapons-segment: after it only what is allowed in so many words.
    if (when === 'damage-segment' || during === 'damage') return when === 'damage-segment' && during === 'damage'
    // rule swccg.at-any-time: only at top level; the weapons segment of a battle is one. rule swccg.battle-weapons-segment
    if (when === 'any-time') return true
    if (when === 'battle') return during === 'weapons'
    if (when === 'not-battle') return during !== 'weapons'
    return s.active === x.you
  }
  if ('phase' in when) {
    if (when.phase !== s.phase || !playersOf(t, when.of, x, x.you).includes(s.active)) return false
    return when.start === true ? what?.on === 'start-of-phase' : during !== null && during !== 'damage'
  }
  if (what === null) return false
  if ('becomes' in when) return what.on === 'becomes' && holds(t, when.becomes, x, x.you)
  const [how, pattern] = 'just' in when ? (['just', when.just] as const) : (['about', when.about] as const)
  if (!isOn(pattern.on, how, what.on) || !matchesPattern(t, pattern, what, x, x.you)) return false
  bindUser(t, pattern, what, x)
  return true
}

function isOn(on: string | readonly string[], how: string, window: string): boolean {
  if (!window.startsWith(how)) return false
  const happening = window.slice(how.length + 1)
  return typeof on === 'string' ? on === happening : on.includes(happening)
}

/** Does this text speak of the loss of its own card, and is it that card which was lost? */
export const isLastWord = ({ when = [] }: TextTree, card: Card, what: Occurrence | null): boolean =>
  what?.speaks === true &&
  cardOf(what.ref as number) === card &&
  when.some((each) => isJust(each, 'lose') && each.just.what === 'this')
