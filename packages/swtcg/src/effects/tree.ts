import type {
  SharedCondition,
  SharedEffect,
  SharedRef,
  SharedTarget,
  SharedValue,
  SharedWho,
  That,
} from '@dejarik/kernel/vocabulary'
import type { Gain, Rule } from './tree-gains.js'
import type { Query } from './tree-query.js'
import type { Verb } from './verbs.js'

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
/** `x`: the number named when the cost was paid. */
export type Value =
  | SharedValue<SwtcgTree>
  | 'x'
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
export type Until =
  | 'attack-end'
  | 'battle-end'
  | 'turn-end'
  | 'game-end'
  | { step: Step }
  | 'next-untap'
  /** Until the card that says so untaps or is gone. */
  | 'untaps'
  /** Until the present chance to play or pass is over. */
  | 'chance-end'

export type Condition =
  | SharedCondition<SwtcgTree>
  /** This turn. */
  | { happened: Pattern }
  /** In `while`: the unit that gets it is attacking such a unit. */
  | { attacking: Query | Ref; using?: 'bombard' | 'ion-cannon' }
  | { controls: Who; arena: Arena | That<'arena'> }

export type Step =
  | 'turn'
  | 'untap'
  | 'draw'
  | 'build'
  | 'retreat'
  | 'battle'
  | 'space-battle'
  | 'ground-battle'
  | 'character-battle'
  | 'this-battle'
  | 'next-battle'
  | 'next-turn'
  | 'next-build'

/** `by` and `to`: who does it and to whom; all that is absent may be anything. */
export type Pattern =
  | { on: 'start' | 'end'; of: Step; by?: Who }
  | { on: 'build-roll' }
  | { on: 'attack' | 'attack-dice'; what?: Query | Ref; to?: Query | Ref; by?: Who }
  /** `harmless`: it did no damage; `hitless`: no hit was rolled in its last attack; `survived`: the defender was not discarded. */
  | { on: 'attack-end'; what?: Query | Ref; to?: Query | Ref; harmless?: true; hitless?: true; survived?: true }
  | { on: 'damage'; what?: Query | Ref; to?: Query | Ref; by?: 'attack' | 'retaliate'; discarded?: true }
  | { on: 'discard'; what?: Query | Ref; from?: Zone | Zone[]; by?: Who }
  /** `what`: whose damage it would have been. */
  | { on: 'prevent'; what?: Query | Ref; to?: Query | Ref; by?: Who }
  /** `of`: in the draw step. */
  | { on: 'draw'; by?: Who; of?: 'draw' }
  | { on: 'deploy' | 'finish' | 'complete' | 'play' | 'retreat' | 'tap'; what?: Query | Ref; by?: Who }
  | { on: 'remove-damage' | 'put-damage' | 'put'; what?: Query | Ref; by?: Who }

/** When a card or ability may be used, beside what its kind says. */
export type When =
  | 'build-step'
  | 'opponents-build-step'
  | 'would-attack'
  | 'build-or-would-attack'
  | 'no-attack'
  | 'battle'
  | 'before-dice'
  | 'pending'
  | 'any-time'
  /** Whenever an activated ability of one of your Characters could be played. */
  | 'with-ability'
  | { step: Step }
  | { before: Pattern }
  | { after: Pattern }
  | { if: Condition }

interface Named {
  name?: string
}
export type Ability = Named &
  (
    | { ability: 'keyword'; keyword: Keyword; n?: Value }
    | { ability: 'overload'; power: number; damage: number }
    /** What it gets in each arena. */
    | { ability: 'switch'; space?: Gain[]; ground?: Gain[]; character?: Gain[] }
    | {
        ability: 'activated'
        cost: Effect[]
        effect: Effect
        when?: When[]
        times?: number | 'any' | 'damage'
        zone?: Zone
      }
    | { ability: 'play'; cost?: Effect[]; effect: Effect; when?: When[] }
    | { ability: 'enhance'; cost?: Effect[]; effect: Effect; when?: When[] }
    | { ability: 'restriction'; when?: Condition; cost?: Effect[] }
    | {
        ability: 'triggered'
        when: 'before' | 'after' | 'instead'
        event: Pattern
        if?: Condition
        may?: true
        effect: Effect
        zone?: Zone
      }
    | { ability: 'ongoing'; of: Query | Ref | Who; gets: Gain[]; while?: Condition }
    | { ability: 'ongoing'; rule: Rule; who?: Who; of?: Query; n?: Value; while?: Condition }
    | { ability: 'pilot'; of: string[]; gets: Gain[] }
    | { ability: 'equip'; cost: Effect[] }
    | { ability: 'bounty'; effect: Effect }
    | { ability: 'upkeep'; costs: Effect[] }
    | { ability: 'reserves'; has: Ability[] }
    | { ability: 'treat-as'; subtype: string[] }
    /** It is played as such a Battle card, which somebody has played this turn. */
    | { ability: 'copy'; of: Query }
    /** It may be stacked under such a unit, never on top of it. */
    | { ability: 'stacks-under'; of: Query }
  )

export type Effect = SharedEffect<SwtcgTree> | Verb
