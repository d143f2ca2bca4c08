import { type Card, type Clause, type Instance, type Intent, refOf, type Seat } from '@dejarik/kernel'
import { type Any, bound, holds, isA, playersOf, type Scope } from '@dejarik/kernel/vocabulary'
import { arenas, type Table } from '../state.js'
import { isSilenced } from './gains.js'
import { cardsIn, DISCARD, HAND, inArena, zoneOf } from './zones.js'

const scope = ({ you, source, that, number }: Instance): Scope => ({
  you,
  source,
  that,
  number,
  die: -1,
  opponent: 1 - you,
})

/** What has moved is where it was when the event began. */
const moves: readonly string[] = ['discard', 'retreat']

function isMeant(t: Table, what: Any, thing: Card, card: Card, x: Scope, intent: Intent): boolean {
  if (what === undefined) return true
  if (what === 'this') return thing === card
  if (what === 'attached') return thing === t.s.equipped[card]
  if (thing < 0) return false
  if (moves.includes(intent.kind) && typeof what === 'object' && 'zone' in what) {
    const { zone, ...rest } = what
    const named = [zone].flat().filter((from) => typeof from === 'string' && intent.arena !== undefined) as string[]
    const was = named.length === 0 || named.some((from) => isFrom(from, intent))
    return was && isMeant(t, rest, thing, card, x, intent)
  }
  return typeof what === 'object' && 'kind' in what ? isA(t, thing, what, x, x.you) : bound(t, what, x).includes(thing)
}

/** rule swtcg.triggered-effects. Binds what the event names. */
export function matches(t: Table, clause: Clause, card: Card, intent: Intent, into: Instance): boolean {
  const ability = clause.ability as Any
  // rule swtcg.zone-build: off in the build zone
  if (!inArena(t.s, card) && (t.s.pile[card] as number) < 18 && ability.zone === undefined && !leaving(intent, card))
    return false
  if (!isWhereItWorks(t, ability.zone, card)) return false
  if (isSilenced(t, card) || !patternFits(t, ability.event, card, intent, into)) return false
  return ability.if === undefined || holds(t, ability.if, scope(into), into.you)
}

/** `zone`: it works while its card is there and nowhere else. */
const elsewhere: Record<string, number> = { hand: HAND, discard: DISCARD }
const isWhereItWorks = (t: Table, name: string | undefined, card: Card): boolean =>
  name === undefined || elsewhere[name] === undefined || zoneOf(t.s.pile[card] as number) === elsewhere[name]

/** Triggered abilities of cards in hands and discard piles that say they work there. rule swtcg.triggered-effects */
export function triggersElsewhere(t: Table, when: string, intent: Intent, found: Instance[]): void {
  const { s } = t
  for (const seat of [0, 1]) {
    for (const where of [HAND, DISCARD]) {
      for (const card of cardsIn(s, seat, where)) {
        for (const clause of elsewhereOf(t, s.def[card] as number)) {
          const ability = clause.ability as Any
          if (ability.when !== when || ability.event.on !== intent.kind) continue
          const made: Instance = { clause: clause.id, source: refOf(s, card), you: seat, that: {}, number: 0 }
          if (matches(t, clause, card, intent, made)) found.push(made)
        }
      }
    }
  }
}

const none: readonly Clause[] = []
const known = new WeakMap<object, readonly (readonly Clause[])[]>()

/** Sorted once: hardly any card has one. */
function elsewhereOf(t: Table, def: number): readonly Clause[] {
  let sorted = known.get(t.catalog)
  if (sorted === undefined) {
    sorted = t.catalog.clausesOf.map((clauses) => {
      const some = (clauses ?? []).filter(
        ({ ability }) => ability.ability === 'triggered' && elsewhere[(ability as Any).zone] !== undefined,
      )
      return some.length === 0 ? none : some
    })
    known.set(t.catalog, sorted)
  }
  return sorted[def] ?? none
}

const battles = ['space-battle', 'ground-battle', 'character-battle']

/** The draw is part of what starts a build step; the next of a kind is any that comes. */
function isStep(wanted: string, step: unknown): boolean {
  const kind = wanted.replace(/^next-/, '')
  if (kind === 'this-battle' || wanted === 'next-battle') return battles.includes(step as string)
  return step === (kind === 'draw' ? 'build' : kind)
}

const isFrom = (from: string, intent: Intent): boolean =>
  from === intent.from || (arenas[(intent.arena ?? -1) as number] as string | undefined) === from

/** Does the event match the pattern, as seen from this card? Binds what it names. */
export function patternFits(t: Table, event: Any, card: Card, intent: Intent, into: Instance): boolean {
  const x = scope(into)
  if (event.of !== undefined && !isStep(event.of, intent.of)) return false
  if (event.from !== undefined && ![event.from].flat().some((from: string) => isFrom(from, intent))) return false
  if (event.by === 'attack' || event.by === 'retaliate') {
    if (intent.way !== event.by) return false
  } else if (event.by !== undefined && !playersOf(t, event.by, x, x.you).includes(intent.by as Seat)) return false
  if ((event.discarded && !intent.discarded) || (event.harmless && !intent.harmless)) return false
  const thing = (intent.card ?? -1) as Card
  if (!isMeant(t, event.what, thing, card, x, intent)) return false
  if (!isMeant(t, event.to, (intent.target ?? -1) as Card, card, x, intent)) return false
  if (thing >= 0) {
    into.that.unit = [refOf(t.s, thing)]
    into.that.card = [refOf(t.s, thing)]
  }
  if (typeof intent.target === 'number' && intent.target >= 0) into.that.target = [refOf(t.s, intent.target)]
  if (typeof intent.by === 'number') into.that.player = [intent.by]
  into.number = (intent.number as number | undefined) ?? 0
  return true
}

/** A card that is being discarded can still trigger on it. */
const leaving = (intent: Intent, card: Card): boolean => intent.kind === 'discard' && intent.card === card

/** Which chance a triggered effect waits for. rule swtcg.held-triggers */
export function holdOf(t: Table, instance: Instance): string {
  const effect = JSON.stringify((t.catalog.clauses[instance.clause] as Clause).ability.effect ?? {})
  if (effect.includes('"prevent"')) return 'prevent'
  return /"(reroll|reroll-build|adjust-roll)"/.test(effect) ? 'reroll' : 'normal'
}
