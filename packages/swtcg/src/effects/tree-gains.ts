import type { Ability, Effect, Keyword, Ref, Stat, Value } from './tree.js'
import type { Query } from './tree-query.js'

/** What a unit, a card or a player may get: from an ability that is always on, from an effect, from a Pilot, from Equipment. */
export type Gain =
  | { modify: Stat; by: Value }
  | {
      modify: 'build-cost' | 'force-cost' | 'ability-cost' | 'equip-build' | 'equip-force' | 'draw-step' | 'pilots'
      by: Value
      min?: number
      of?: Query
      /** It counts for putting a card into a stack, too. */
      stacking?: true
      /** Only what costs Force already. */
      priced?: true
    }
  | { set: Stat; to: Value }
  /** Whatever it would cost. */
  | { set: 'build-cost'; to: Value; of?: Query }
  | { keyword: Keyword; n?: Value }
  | { has: Ability }
  /** `by`: of `be-prevented`, only the damage of its attacks. */
  | { cannot: Deed; what?: Query | Ref | Usable; unless?: Effect; by?: 'attack' }
  | { can: 'attack'; what: Query; power?: number }
  /** Of a player: these Battle cards as if they were in hand, or so many of them. */
  | { can: 'play'; what: Ref; n?: number }
  /** What that Pilot would give it. */
  | { piloted: Ref }
  | { must: 'attack'; what?: Query | Ref }
  | { rule: Rule; n?: Value }
  | { subtype: string[] }
/** What is used: activated abilities, or those of a keyword; `against` the damage of that unit, or to attack such a unit. */
export type Usable =
  | 'abilities'
  | { keyword: (Keyword | 'evade' | 'retaliate' | 'deflect' | 'intercept')[]; against?: Query | Ref }
export const deeds = [
  'spend',
  'attack',
  'be-attacked',
  'retreat',
  /** In the retreat step: by an effect it still may. */
  'step-retreat',
  'untap',
  'play',
  'use',
  'build',
  'deploy',
  'be-piloted',
  'be-prevented',
  'lose-game',
  'stack',
  'enter-arena',
  /** For an arena: by itself, on a unit or into a stack there. */
  'leave-build-zone',
  'receive-bounty',
] as const
export type Deed = (typeof deeds)[number]
/** Named changes of the rules; see docs/vocabulary-swtcg.md. */
export type Rule = string
