import type { Condition, Effect, Keyword, Ref, Value, Who, Zone } from './tree.js'
import type { Gain, Rule } from './tree-gains.js'
import type { Query } from './tree-query.js'

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
  | { on: 'discard'; what?: Query | Ref; from?: Query['zone']; by?: Who }
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

/** What an effect waits to do: a clause of its own, since it comes when its card may be gone. */
export interface Awaited {
  ability: 'awaited'
  name?: string
  effect: Effect
}

/** What Lucky lets its unit do in a chance to reroll. rule swtcg.lucky */
export interface Lucky {
  ability: 'lucky'
  name: 'lucky'
}

interface Answering {
  /** The chances in which it may be played. */
  readonly responds?: readonly string[]
}
export type Timed = Ability & Answering
/** An ability as the engine uses it: it says in which chances it may be played. */
export type ClauseTree = Timed | (Awaited & Answering) | (Lucky & Answering)

/** What an ability may say; absent where its kind has no such part. */
export interface TextTree {
  readonly ability: ClauseTree['ability']
  readonly cost?: readonly Effect[]
  readonly effect?: Effect
  readonly event?: Pattern
  readonly when?: readonly When[] | Condition | 'before' | 'after' | 'instead'
  readonly times?: number | 'any' | 'damage'
  readonly zone?: Zone
  readonly responds?: readonly string[]
}

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
