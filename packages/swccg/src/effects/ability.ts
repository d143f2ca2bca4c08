import type { That } from '@dejarik/kernel/vocabulary'
import type { NamedRule, Stat, Tally } from './numbers.js'
import type { Condition, Effect, Phase, Place, Query, Ref, Side, Value, Who, Zone } from './tree.js'

export type Period = 'turn' | 'phase' | 'battle' | 'game'

/**
 * What happened or is about to. All that is absent may be anything. `by`: the player who does it; `what`: the card it happens to;
 * `with`: the weapon, or the card that does it; `to`: where it goes or what it is aimed at; `at`: where it happens.
 */
export interface Pattern {
  on: Happening | Happening[]
  by?: Who
  what?: Query | Ref
  with?: Query | Ref
  to?: Query | Ref | Place
  at?: Place
  /** Where it comes from; of lost Force, whose, or why. */
  from?: Place | Zone | Who | 'drain'
  /** Of a destiny: battle, weapon or any; what value it is aimed at. */
  for?: 'battle' | 'weapon'
  versus?: Stat
  /** Of `target`: to do one of these. */
  deed?: ('steal' | 'hit' | 'lose' | 'capture')[]
  /** The how-manieth of its phase. */
  nth?: number
}
export type Happening =
  | 'battle'
  | 'break-cover'
  | 'drain'
  | 'deploy'
  | 'play'
  | 'react'
  | 'move'
  | 'hyperspace'
  | 'reach'
  | 'fire'
  | 'target'
  | 'hit'
  | 'lose'
  | 'forfeit'
  | 'lose-force'
  | 'use-force'
  | 'activate'
  | 'destiny'
  | 'battle-destinies'
  | 'win-battle'
  | 'lose-battle'
  | 'damage-segment'
  | 'battle-end'
  | 'turn-end'
  | 'turn-start'
  | 'surface'

/** When an action may, or must, be taken. `just`: in answer to it; `about`: before it happens; `becomes`: as soon as it is so. */
export type When =
  | 'any-time'
  | 'battle'
  | 'not-battle'
  | 'damage-segment'
  | 'your-turn'
  | { phase: Phase; of: Who; start?: true }
  | { just: Pattern }
  | { about: Pattern }
  | { becomes: Condition }

export interface Limit {
  n: Value
  per: Period
}

/** Chosen at initiation (rule swccg.choosing-targets). `several`: at least that many. */
export type Aim = { choose: Value | 'any' | { upTo: Value } | { least: Value }; from: Query }

export type Until = 'turn' | 'battle' | 'firing' | 'drain' | 'leaves' | 'your-next-turn' | 'game'

export const deeds = [
  'deploy',
  'play',
  'move',
  'be-moved',
  'battle',
  'initiate-battle',
  'drain',
  'react',
  'carry',
  'fire',
  'use',
  'be-targeted',
  'board',
  'drive',
  'enter',
  'pilot',
  'activate',
  'forfeit',
  'use-force',
  'use-ability',
  'transfer',
  'transit',
  'steal',
  'draw-battle-destiny',
] as const
export type Deed = (typeof deeds)[number]

interface Doing {
  /** What it is done to, or for a player which of the cards. */
  what?: Query | Ref
  at?: Place
}

/** What a card, a place or a player may get: by text that is always on, or by an effect for a time. */
export type Gain =
  /** `cumulative`: copies of the text add up (rule swccg.cumulatively). */
  | { modify: Stat | Tally; by: Value; at?: Place; on?: Query; cumulative?: true }
  | { multiply: Stat | Tally; by: Value; at?: Place }
  | { halve: Tally; round: 'up' | 'down' }
  /** No more than that (rule swccg.limited). */
  | { limit: Tally; to: Value; at?: Place }
  | { set: Stat | Tally; to: Value; at?: Place; from?: Who }
  /** A base value of its own, which can be modified (rule swccg.reset). */
  | { define: Stat; as: Value }
  | { immune: 'attrition'; below?: Value; exactly?: Value }
  | { immune: 'card'; to: Query }
  | ({
      may: Deed
      by?: 'move' | 'deploy' | 'play'
      from?: Who | Zone
      without?: 'presence'
      n?: Value | 'any'
      otherwise?: true
      free?: true
      /** A react: away from a battle, rather than to it. */
      away?: true
      /** A react: to a battle only, or to a Force drain only. */
      answering?: 'battle' | 'drain'
    } & Doing)
  | ({ cannot: Deed; for?: ('steal' | 'hit' | 'lose' | 'capture')[]; by?: Who } & Doing)
  /** Only there, only such. */
  | ({ only: Deed } & Doing)
  | ({ free: Deed } & Doing)
  /** So much Force must be used first (rule swccg.separate-costs). */
  | ({ toll: Deed; n: Value } & Doing)
  /** Is one, or counts as one for that card. */
  | { is: string[]; for?: Query }
  | { icon: string; n: Value }
  | { canceled: 'game-text' | 'card' }
  /** The text that this player has at that place works here too. */
  | { 'text-of': Ref; for: Who }
  | { has: Ability }
  | { rule: NamedRule; n?: Value; at?: Place }

/** Seats and holds: so many, each in one of these parts or for such a card. */
export interface Capacity {
  n: number | 'any'
  as?: ('pilot' | 'driver' | 'passenger' | 'astromech')[]
  what?: Query
}

/** Where it may be deployed, for how much, out of whose Force Pile. */
export interface Berth {
  on: Query | That<'place'> | 'table' | 'your-side' | 'opponents-side' | { beside: Zone } | { insert: Who }
  cost?: Value
  free?: true
  from?: Who
}

interface Doings {
  when: When[]
  if?: Condition
  limit?: Limit
  /** In place of a drain that could be made here (rule swccg.instead-of-force-draining). */
  instead?: 'drain'
  targets?: Aim[]
  cost?: Effect[]
  effect: Effect
}

/** What an effect waits to do: a clause of its own, since it comes when its card may be gone. */
export interface Awaited {
  ability: 'awaited'
  name?: string
  side?: Side
  automatic: true
  responds: string[]
  effect: Effect
}

/** An ability as the engine uses it: it says which windows it answers, and whether it must. */
export type ClauseTree = (Ability & { readonly responds?: readonly string[]; readonly automatic?: true }) | Awaited

/** What a text that is used may say; absent where its kind of ability has no such part. */
export interface TextTree {
  readonly ability: ClauseTree['ability']
  readonly side?: Side
  readonly as?: 'used' | 'lost' | 'used-or-lost' | 'starting'
  readonly immune?: Query
  readonly when?: readonly When[]
  readonly if?: Condition
  readonly limit?: Limit
  readonly instead?: 'drain'
  readonly targets?: readonly Aim[]
  readonly cost?: readonly Effect[]
  readonly effect?: Effect
  readonly reach?: 'adjacent'
  readonly repeat?: Value
}

/** `side`: of a location, whose text it is; "you" is that side's player. */
export type Ability = { name?: string; side?: Side } & (
  | ({ ability: 'action' } & Doings)
  | ({ ability: 'automatic' } & Doings)
  /** `immune`: what cannot cancel it in this function (rule swccg.immune). */
  | ({ ability: 'play'; as: 'used' | 'lost' | 'used-or-lost' | 'starting'; immune?: Query } & Doings)
  | {
      ability: 'fire'
      if?: Condition
      reach?: 'adjacent'
      targets: Aim[]
      cost?: Effect[]
      effect: Effect
      repeat?: Value
    }
  | { ability: 'ongoing'; of: Query | Ref | Who; gets: Gain[]; while?: Condition }
  | { ability: 'deploy'; to: Berth[]; when?: When[]; if?: Condition; limit?: Limit; target?: Query; x?: Value }
  | { ability: 'modes'; modes: Ability[][] }
  | { ability: 'capacity'; holds: Capacity[] }
  /** A creature: it is deployed and moves nowhere else (rule swccg.creatures). */
  | { ability: 'habitat'; where: Place }
  /** A squadron: so many such starfighters at one location (rule swccg.squadrons). */
  | { ability: 'replaces'; n: number; what: Query }
  | { ability: 'permanent-pilot'; provides: number; persona?: string; gets?: Gain[] }
)
