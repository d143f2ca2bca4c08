import { type Card, cardOf, lives, type Occurrence, type Ref, type Seat } from '@dejarik/kernel'
import { playersOf, type Scope } from '@dejarik/kernel/vocabulary'
import { hostOf } from '../columns.js'
import type { Pattern, Place, When, Who } from '../effects/tree.js'
import { allOn, locationOf } from '../rules/card-states.js'
import { isWeapon } from '../rules/facts.js'
import { DESTINY, isIn, zoneNames } from '../rules/zones.js'
import type { Draw, Table } from '../state.js'
import { isPlace } from './places.js'
import { fits, sourceOf } from './refs.js'
import { scope } from './scope.js'

const numberOr = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise)

const happenings = new Map<string, string>()

/** `fire`, `lose-force` …: what a window is about, without whether it has happened or is about to. Made once for each. */
export function happeningOf(on: string): string {
  let happening = happenings.get(on)
  if (happening === undefined) {
    happening = on.startsWith('just-') ? on.slice(5) : on.startsWith('about-') ? on.slice(6) : on
    happenings.set(on, happening)
  }
  return happening
}

/** What it happens to: of a firing, what is fired at now. -1: nothing. */
function subjectOf(t: Table, what: Occurrence): Card {
  if (what.on.endsWith('-fire')) return firedAt(t, what)
  // rule swccg.unresolved-destiny-draws: a card that has gone elsewhere is no longer the drawn one, though its number is.
  if (what.on === 'just-destiny' && what.ref === undefined) {
    const card = numberOr(what.card, -1)
    return card >= 0 && isIn(t.s, card, DESTINY) ? card : -1
  }
  return what.ref === undefined ? numberOr(what.card, -1) : cardOf(what.ref)
}

/** rule swccg.retargeting: while a weapon is being fired, its target may change or be gone. */
function firedAt(t: Table, what: Occurrence): Card {
  const { that } = ((what.at < 0 ? undefined : t.s.stack[what.at]) ?? {}) as { that?: Record<string, Ref[]> }
  if (that === undefined) return numberOr(what.to, -1)
  const [ref] = that.target ?? []
  return ref !== undefined && lives(t.s, ref) ? cardOf(ref) : -1
}

/** The player who does it, or to whom it is done: who loses, uses or draws. */
const playerOf = (what: Occurrence): Seat => numberOr(what.seat, what.by)

/** Where it happens: what has left was there. */
function placeOf(t: Table, what: Occurrence): Card {
  const at = numberOr(what.location, -1)
  if (at >= 0) return at
  if (what.on.endsWith('-lose') || what.on.endsWith('-forfeit')) {
    const from = numberOr(what.from, -1)
    if (from >= 0) return from
  }
  const card = subjectOf(t, what)
  const there = card < 0 ? -1 : locationOf(t, card)
  if (there >= 0) return there
  return what.on.endsWith('battle') || what.on.endsWith('battle-destinies') || what.on.endsWith('battle-end')
    ? (t.s.battle?.at ?? -1)
    : -1
}

/** What a draw of destiny is in progress for, where an occurrence is about one. */
interface Drawing {
  draws?: Draw[]
  kind?: string
  targets?: readonly string[]
}
const drawingOf = (t: Table, what: Occurrence): Drawing | undefined =>
  what.on.endsWith('-destiny') && what.at >= 0 ? (t.s.stack[what.at] as Drawing | undefined) : undefined

/** How much it was: Force lost or used, the destiny drawn. */
export function numberIn(t: Table, what: Occurrence): number {
  const { number } = what
  if (typeof number === 'number') return number
  const drawing = drawingOf(t, what)
  if (drawing !== undefined) return drawing.draws?.[what.n ?? 0]?.value ?? 0
  // What is still to be lost stands in the frame that it is lost by.
  if (what.on === 'about-lose-force' && what.at >= 0) return (t.s.stack[what.at] as { n?: number } | undefined)?.n ?? 0
  if (what.on.endsWith('-force') || what.on.endsWith('-activate')) return 1
  return what.n ?? 0
}

const isOfPlayers = (happening: string): boolean =>
  happening === 'use-force' || happening === 'lose-force' || happening === 'activate'

function comesFrom(t: Table, pattern: Pattern, what: Occurrence, x: Scope, you: Seat): boolean {
  const wanted = pattern.from
  if (wanted === undefined) return true
  const from = what.from
  // Force is lost from a drain, too.
  if (typeof wanted === 'string' && causes.has(wanted)) return what.cause === wanted
  if (isOfPlayers(happeningOf(what.on)))
    return playersOf(t, wanted as Who, x, you).includes(numberOr(from, playerOf(what)))
  if (typeof wanted === 'string' && isZone(wanted)) return from === wanted || what.zone === wanted
  if (typeof from !== 'number') return false
  return isPlace(t, wanted as Place, from < 0 ? -1 : locationOf(t, from), x, you)
}

/** What Force may be lost to. */
const causes: ReadonlySet<string> = new Set(['drain', 'battle'])
const zones: ReadonlySet<string> = new Set([...zoneNames, 'out-of-play', 'stacked'])
const isZone = (word: string): boolean => zones.has(word)

/** Goes it there, or is it aimed at that? A card, or the location where it is. */
function goesTo(t: Table, wanted: NonNullable<Pattern['to']>, what: Occurrence, x: Scope, you: Seat): boolean {
  const to = numberOr(what.to, -1)
  const at = to >= 0 ? locationOf(t, to) : numberOr(what.location, -1)
  if (typeof wanted === 'object' && 'kind' in wanted)
    return (to >= 0 && fits(t, wanted, to, x, you)) || (at >= 0 && at !== to && fits(t, wanted, at, x, you))
  if (wanted === 'this' || wanted === 'attached' || wanted === 'target')
    return (to >= 0 && fits(t, wanted, to, x, you)) || (at >= 0 && fits(t, wanted, at, x, you))
  return (
    (typeof wanted === 'object' && 'that' in wanted && fits(t, wanted, to, x, you)) || isPlace(t, wanted, at, x, you)
  )
}

const targetsStat = (drawing: Drawing | undefined, what: Occurrence, stat: string): boolean =>
  what.versus === stat || drawing?.targets?.includes(stat) === true

/** What does it, as the pattern means it: the weapon, or whoever fires it. -1: something else. */
function userOf(t: Table, pattern: Pattern, what: Occurrence, x: Scope, you: Seat): Card {
  const user = numberOr(what.user, -1)
  if (user < 0 || pattern.with === undefined || fits(t, pattern.with, user, x, you)) return user
  const bearer = isWeapon(t, user) ? hostOf(t.s, user) : -1
  return bearer >= 0 && fits(t, pattern.with, bearer, x, you) ? bearer : -1
}

/** The lasting target of a Utinni Effect moves with whatever it is aboard. rule swccg.utinni-effect */
function isMeant(t: Table, pattern: Pattern, what: Occurrence, card: Card, x: Scope, you: Seat): boolean {
  if (pattern.what !== undefined && fits(t, pattern.what, card, x, you)) return true
  return (
    pattern.what === 'target' &&
    what.on === 'just-move' &&
    allOn(t, card).some((each) => fits(t, 'target', each, x, you))
  )
}

/** Is this what the pattern describes? What it is called the caller has looked at. */
export function matchesPattern(t: Table, pattern: Pattern, what: Occurrence, x: Scope, you: Seat): boolean {
  if (pattern.by !== undefined && !playersOf(t, pattern.by, x, you).includes(playerOf(what))) return false
  // rule swccg.reaches: each Utinni Effect is reached by its own target.
  if (what.effect !== undefined && what.effect !== sourceOf(x)) return false
  if (pattern.for !== undefined && what.kind !== pattern.for) return false
  if (pattern.versus !== undefined && !targetsStat(drawingOf(t, what), what, pattern.versus)) return false
  if (pattern.nth !== undefined && what.nth !== pattern.nth) return false
  // rule swccg.forfeit: what answers either answers a forfeit as such, before it satisfies anything.
  if (what.on === 'about-lose' && what.cause === 'forfeited' && asks(pattern, 'forfeit')) return false
  if (pattern.deed !== undefined && !pattern.deed.some((deed) => (what.deed as string[] | undefined)?.includes(deed)))
    return false
  if (pattern.what !== undefined) {
    const card = subjectOf(t, what)
    if (card < 0 || !isMeant(t, pattern, what, card, x, you)) return false
  }
  if (pattern.with !== undefined && userOf(t, pattern, what, x, you) < 0) return false
  if (pattern.at !== undefined && !isPlace(t, pattern.at, placeOf(t, what), x, you)) return false
  if (pattern.from !== undefined && !comesFrom(t, pattern, what, x, you)) return false
  return pattern.to === undefined || goesTo(t, pattern.to, what, x, you)
}

/** A text that speaks of whoever fires a weapon means that one by the user, not the weapon. */
export function bindUser(t: Table, pattern: Pattern, what: Occurrence, x: Scope): void {
  const user = pattern.with === undefined ? -1 : userOf(t, pattern, what, x, x.you)
  if (user >= 0) x.that.user = [t.rules.words.keep(t, 'user', user)]
}

/** What an occurrence binds: what it happened to, who did it, where, whose it is, how much. */
export function bindOccurrence(t: Table, what: Occurrence): Record<string, number[]> {
  const { words } = t.rules
  const that: Record<string, number[]> = { player: [playerOf(what)] }
  const card = subjectOf(t, what)
  if (card >= 0) that.card = [what.ref ?? words.keep(t, 'card', card)]
  const user = numberOr(what.user, -1)
  if (user >= 0) that.user = [words.keep(t, 'user', user)]
  const place = placeOf(t, what)
  if (place >= 0) that.place = [words.keep(t, 'place', place)]
  that.number = [numberIn(t, what)]
  return that
}

const asks = (pattern: Pattern, happening: string): boolean =>
  typeof pattern.on === 'string' ? pattern.on === happening : pattern.on.includes(happening as never)

/** What a time that is one of a window waits for there: the pattern, or nothing but the time. */
const patternIn = (when: Exclude<When, string>, on: string): Pattern | undefined =>
  on.startsWith('just-') ? ('just' in when ? when.just : undefined) : 'about' in when ? when.about : undefined

/** Is this time one in such a window, whatever the window is about? */
export function isAbout(when: When, on: string): boolean {
  if (typeof when === 'string') return false
  if (on === 'becomes') return 'becomes' in when
  if (on === 'start-of-phase') return 'start' in when && when.start === true
  const pattern = patternIn(when, on)
  return pattern !== undefined && asks(pattern, happeningOf(on))
}

/** Could a card in this hidden hand, with such times of this window, answer this? By what everybody can see of what happened. */
export function mightMatch(t: Table, whens: readonly When[], what: Occurrence, seat: Seat): boolean {
  const x = scope(seat, -1)
  for (const when of whens) {
    if (what.on === 'becomes') return true
    if (what.on === 'start-of-phase') {
      const phase = typeof when === 'object' && 'phase' in when ? when : null
      if (phase?.phase === t.s.phase && playersOf(t, phase.of, x, seat).includes(t.s.active)) return true
      continue
    }
    const pattern = typeof when === 'object' ? patternIn(when, what.on) : undefined
    if (pattern !== undefined && matchesPattern(t, pattern, what, x, seat)) return true
  }
  return false
}
