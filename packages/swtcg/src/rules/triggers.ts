import {
  type Card,
  clauseAt,
  definitionOf,
  type Instance,
  type Intent,
  NONE,
  perCatalog,
  pileOf,
  refOf,
  type Seat,
} from '@dejarik/kernel'
import { holds, playersOf, type Scope } from '@dejarik/kernel/vocabulary'
import type { Catalog, Clause } from '../definitions.js'
import type { ClauseTree, Pattern, Query, Ref, Step, TextTree, Who } from '../effects/tree.js'
import { arenas, battles, type Table } from '../state.js'
import { isMeant, isQuery } from './described.js'
import { isSilenced } from './gains.js'
import { holdOfAbility } from './held-triggers.js'
import { scopeFor } from './scope.js'
import { tradedAbilities } from './switch-effect.js'
import { cardsIn, DISCARD, HAND, inArena, inBuildZone, partsOf, zoneOf } from './zones.js'

const scope = ({ you, source, that, number }: Instance): Scope => scopeFor(you, source, that, number)

/** What has moved is where it was when the event began. */
const moves: readonly string[] = ['discard', 'retreat']

/** "In that arena": the one that was chosen. */
const isArena = (zone: Query['zone'], x: Scope, intent: Intent): boolean =>
  typeof zone !== 'object' ||
  !('that' in zone) ||
  x.that.arena === undefined ||
  x.that.arena.includes(intent.arena as number)

/** Was it there, as far as the event says where that was? */
function wasThere(zone: Query['zone'], x: Scope, intent: Intent): boolean {
  const named = intent.arena === undefined ? [] : [zone].flat().filter((from) => typeof from === 'string')
  return isArena(zone, x, intent) && (named.length === 0 || isFromAny(named, intent))
}

const unitKinds: readonly string[] = ['unit', 'space', 'ground', 'character']

/**
 * rule swtcg.pop-unit-discard: a card that was in a hand, in a deck or being built was no unit. rule swtcg.piloting-units:
 * neither was a Pilot on a unit, but its subtypes count.
 */
const wasNoUnit = (what: Query | Ref, { kind, from, aboard }: Intent): boolean =>
  kind === 'discard' &&
  isQuery(what) &&
  unitKinds.includes(what.kind) &&
  ((from !== 'arena' && from !== 'build') || (aboard === true && what.pilots !== true))

function isWhat(t: Table, what: Query | Ref | undefined, thing: Card, card: Card, x: Scope, intent: Intent): boolean {
  if (what === undefined) return true
  if (what === 'this') return thing === card
  if (what === 'attached') return thing === t.s.equipped[card]
  if (thing === NONE || wasNoUnit(what, intent)) return false
  if (moves.includes(intent.kind) && isQuery(what) && 'zone' in what) {
    const { zone, ...rest } = what
    return wasThere(zone, x, intent) && isWhat(t, rest, thing, card, x, intent)
  }
  return isMeant(t, what, thing, x)
}

/** rule swtcg.triggered-effects. Binds what the event names. */
export function matches(t: Table, clause: Clause, card: Card, intent: Intent, into: Instance): boolean {
  const { ability } = clause
  if (ability.ability !== 'triggered') return false
  if (!isItsTime(ability, intent)) return false
  // rule swtcg.zone-build: off in the build zone
  if (
    !inArena(t.s, card) &&
    zoneOf(pileOf(t.s, card)) !== NONE &&
    ability.zone === undefined &&
    !leaving(t, intent, card)
  )
    return false
  if (!isWhereItWorks(t, ability.zone, card)) return false
  if (isSilenced(t, card) || isTraded(t, clause, card) || !patternFits(t, ability.event, card, intent, into))
    return false
  return ability.if === undefined || holds(t, ability.if, scope(into), into.you)
}

/** Has it given that to another unit? rule swtcg.switch-effect */
export const isTraded = (t: Table, clause: Clause, card: Card): boolean =>
  clause.def !== NONE && isAmong(tradedAbilities(t, card), clause.ability) === false

const isAmong = (abilities: readonly ClauseTree[] | null, ability: ClauseTree): boolean | undefined =>
  abilities?.includes(ability)

/** rule swtcg.held-triggers: what disrupts is triggered while there is something to disrupt, all else once it is done. */
export const isItsTime = (ability: TextTree, intent: Intent): boolean =>
  (holdOfAbility(ability) === 'disrupt') === (intent.disrupts === true)

/** `zone`: it works while its card is there and nowhere else. */
const elsewhere: Record<string, number> = { hand: HAND, discard: DISCARD }
const isWhereItWorks = (t: Table, name: string | undefined, card: Card): boolean =>
  name === undefined || elsewhere[name] === undefined || zoneOf(pileOf(t.s, card)) === elsewhere[name]

/** Triggered abilities of cards in hands and discard piles that say they work there. rule swtcg.triggered-effects */
export function triggersElsewhere(t: Table, when: string, intent: Intent, found: Instance[]): void {
  const byDef = triggers(t.catalog).get(intent.kind)?.get(when)
  if (byDef === undefined) return
  const { s } = t
  for (let seat = 0; seat < 2; seat++) {
    for (const where of handAndDiscard) {
      for (const card of cardsIn(s, seat, where)) {
        const clauses = byDef[definitionOf(s, card)]
        if (clauses === undefined) continue
        for (const clause of clauses) {
          const made: Instance = { clause: clause.id, source: refOf(s, card), you: seat, that: {}, number: 0 }
          if (matches(t, clause, card, intent, made)) found.push(made)
        }
      }
    }
  }
}

const handAndDiscard: readonly number[] = [HAND, DISCARD]

/** By the event, by whether it comes before or after it, and by the definition: hardly any card has one. */
const triggers = perCatalog(({ clauses, defs }: Catalog) => {
  const found = new Map<string, Map<string, (Clause[] | undefined)[]>>()
  for (const clause of clauses) {
    const { ability } = clause
    if (clause.def === NONE || ability.ability !== 'triggered') continue
    const { event, when, zone } = ability
    if (zone === undefined || elsewhere[zone] === undefined) continue
    const ofEvent = found.get(event.on) ?? new Map<string, (Clause[] | undefined)[]>()
    const byDef = ofEvent.get(when) ?? defs.map(() => undefined)
    byDef[clause.def] = [...(byDef[clause.def] ?? []), clause]
    found.set(event.on, ofEvent.set(when, byDef))
  }
  return found
})

/** What starts the draw starts the build step; the next of a kind is any that comes. rule swtcg.command-phase */
function isStep(wanted: string, { kind: event, of: step }: Intent): boolean {
  const kind = wanted.replace(/^next-/, '')
  if (kind === 'this-battle' || wanted === 'next-battle') return battles.some((battle) => battle === step)
  return step === (kind === 'draw' && event === 'start' ? 'build' : kind)
}

const isFrom = (from: string, intent: Intent): boolean =>
  from === intent.from || (arenas[(intent.arena ?? NONE) as number] as string | undefined) === from

const isFromAny = (places: Query['zone'], intent: Intent): boolean =>
  [places].flat().some((from) => typeof from === 'string' && isFrom(from, intent))

const describes = (what: Query | Ref | undefined): boolean => what !== undefined && isQuery(what)

/** What a pattern says of an event, absent where its kind has no such part. */
interface Words {
  readonly on: Pattern['on']
  readonly of?: Step
  readonly by?: Who | 'attack' | 'retaliate'
  readonly from?: Query['zone']
  readonly what?: Query | Ref
  readonly to?: Query | Ref
  readonly discarded?: true
  readonly harmless?: true
  readonly survived?: true
}

/** Does the event match the pattern, as seen from this card? Binds what it names. */
export function patternFits(t: Table, event: Words, card: Card, intent: Intent, into: Instance): boolean {
  const x = scope(into)
  // rule swtcg.held-triggers: "when it attacks" is said once an attack, "when it attacks such a unit" of each defender
  if (intent.again === true && event.to === undefined) return false
  if (event.of !== undefined && !isStep(event.of, intent)) return false
  if (event.from !== undefined && !isFromAny(event.from, intent)) return false
  if (event.by === 'attack' || event.by === 'retaliate') {
    if (intent.way !== event.by) return false
  } else if (event.by !== undefined && !playersOf(t, event.by, x, x.you).includes(intent.by as Seat)) return false
  if ((event.discarded && !intent.discarded) || (event.harmless && !intent.harmless)) return false
  if (event.survived && intent.felled === true) return false
  const thing = (intent.card ?? NONE) as Card
  if (!isWhat(t, event.what, thing, card, x, intent)) return false
  if (!isWhat(t, event.to, (intent.target ?? NONE) as Card, card, x, intent)) return false
  // "When this damages a unit, … that unit": the one that the text describes is meant, not the one it names.
  const meant = describes(event.to) && !describes(event.what) ? ((intent.target ?? NONE) as Card) : thing
  if (meant !== NONE) {
    into.that.unit = [refOf(t.s, meant)]
    into.that.card = [refOf(t.s, meant)]
  }
  if (typeof intent.target === 'number' && intent.target !== NONE) into.that.target = [refOf(t.s, intent.target)]
  if (typeof intent.by === 'number') into.that.player = [intent.by]
  // "… with all cards stacked with it": whatever is discarded along with it.
  if (intent.kind === 'discard' && thing !== NONE) into.that.stack = refsOf(t, partsOf(t.s, thing))
  into.number = (intent.number as number | undefined) ?? 0
  return true
}

const refsOf = ({ s }: Table, cards: readonly Card[]): number[] => cards.map((card) => refOf(s, card))

/**
 * A card that is being discarded can still trigger on it, but not in the build zone, where that text is off: what says that
 * it returns to hand returns from an arena. rules swtcg.zone-build, swtcg.gl-return-to-hand
 */
const leaving = (t: Table, intent: Intent, card: Card): boolean =>
  intent.kind === 'discard' && intent.card === card && !inBuildZone(t.s, card)

/** Which chance a triggered effect waits for. rule swtcg.held-triggers */
export const holdOf = (t: Table, instance: Instance): string =>
  holdOfAbility(clauseAt(t.catalog, instance.clause).ability)
