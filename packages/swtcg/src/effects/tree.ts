import type {
  SharedCondition,
  SharedEffect,
  SharedRef,
  SharedTarget,
  SharedValue,
  SharedWho,
  That,
} from '@dejarik/kernel/vocabulary'
import type { Pattern } from './tree-abilities.js'
import type { Query } from './tree-query.js'
import type { Verb } from './verbs.js'

export * from './tree-abilities.js'
export * from './tree-gains.js'
export * from './tree-query.js'

export interface SwtcgTree {
  effect: Effect
  query: Query
  ref: Ref
  target: Target
  value: Value
  condition: Condition
  who: Who
}

export type Arena = 'space' | 'ground' | 'character'
/** `arena`: any of the three; `under`: face down under a unit. */
export type Zone = Arena | 'arena' | 'this-battle' | 'build' | 'hand' | 'discard' | 'deck' | 'set-aside' | 'under'
/** A place for `put`: an arena, `arena` (its own), `stay` the arena of that unit, or a pile of its owner. */
export type PutPlace =
  | Arena
  | 'arena'
  | That<'arena'>
  | 'build'
  | 'hand'
  | 'discard'
  | 'deck-top'
  | 'deck-bottom'
  | 'deck'
  | 'set-aside'
  | 'out-of-game'
  | { under: Ref }
  /** Into that unit's stack, beneath it. */
  | { stack: Ref }
  | { of: Ref }
export type Side = 'light' | 'dark' | 'neutral'
export type UnitKind = 'unit' | 'space' | 'ground' | 'character'
export type Kind = UnitKind | 'battle' | 'mission' | 'location' | 'equipment' | 'card' | 'die'
export type Stat = 'power' | 'speed' | 'health'
export type Keyword =
  | 'accuracy'
  | 'armor'
  | 'bombard'
  | 'critical-hit'
  | 'double-strike'
  | 'fury'
  | 'hidden-cost'
  | 'ion-cannon'
  | 'lucky'
  | 'overkill'
  | 'parry'
  | 'shields'
  | 'spirit'
  | 'stealth'
  | 'stun'

/** Nouns that `that` can point at: what a query of a unit's kind chose is a unit, wherever it is; `rest`: the cards looked at or revealed that were not taken. */
export type Noun =
  | 'unit'
  | 'space'
  | 'ground'
  | 'character'
  | 'card'
  | 'die'
  | 'player'
  | 'number'
  | 'arena'
  | 'type'
  | 'subtype'
  | 'name'
  | 'rest'
/** `granter`: in an ability that a card gives to another, the card that gives it; `attached`: the equipped unit. */
export type Ref = SharedRef<Noun> | 'attacker' | 'defender' | 'granter' | 'attached'
export type Who = SharedWho<SwtcgTree> | Side
export type Target = SharedTarget<SwtcgTree>
export type Value =
  | SharedValue<SwtcgTree>
  /** The number named when the cost was paid: as cards write it, and as the engine reads it. */
  | 'x'
  | { x: true }
  | { power: Ref }
  | { speed: Ref }
  | { health: Ref }
  | { damage: Ref }
  | { stack: Ref }
  | { counters: string; on: Ref }
  | { force: Who }
  | { 'build-roll': true }
  /** Rounded down. */
  | { tenth: Value }
  | { combined: 'cost' | Stat; of: Query | Ref }
  /** The highest or lowest of it among them; 0 where there are none. */
  | { highest: Stat; of: Query | Ref }
  | { lowest: Stat; of: Query | Ref }
export type Amount = Value | 'all' | 'any' | { upTo: Value }
export type Condition =
  | SharedCondition<SwtcgTree>
  /** This turn. */
  | { happened: Pattern }
  /** In `while`: the unit that gets it is attacking such a unit. */
  | { attacking: Query | Ref; using?: 'bombard' | 'ion-cannon' }
  | { controls: Who; arena: Arena | That<'arena'> }

export type Effect = SharedEffect<SwtcgTree> | Verb
