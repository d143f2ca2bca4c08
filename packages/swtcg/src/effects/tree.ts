import type {
  SharedCondition,
  SharedEffect,
  SharedRef,
  SharedTarget,
  SharedValue,
  SharedWho,
  That,
} from '@dejarik/kernel/vocabulary'
import type { Verb } from './verbs.js'

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
  | 'next-turn-end'
  | { step: Step }
  | 'next-untap'
  /** Until the card that says so untaps or is gone. */
  | 'untaps'
  /** Until the present chance to play or pass is over. */
  | 'chance-end'

export interface Query {
  kind: Kind
  whose?: 'yours' | 'opponent' | That<'player'>
  /** Absent: in play, that is in an arena or in the build zone. */
  zone?: Zone | Zone[] | That<'arena'> | { of: Ref }
  side?: Side
  unique?: boolean
  /** Any of them; all words of one are needed: `naboo-soldier`. */
  subtype?: string[] | That<'subtype'>
  not?: string[]
  name?: string | string[] | That<'name'>
  /** `that arena`: those of that arena. */
  types?: Kind[] | That<'type'> | That<'arena'>
  tapped?: boolean
  damaged?: boolean
  /** Still being built, face down. */
  building?: true
  pilot?: boolean
  /** Is it attacking (such a unit); `using`: by that keyword. */
  attacking?: true | Query | Ref
  'attacked-by'?: Query | Ref
  using?: 'bombard' | 'ion-cannon'
  keyword?: Keyword | 'retaliate' | 'upkeep' | 'pilot' | 'bounty' | 'evade'
  without?: Keyword | 'retaliate' | 'upkeep' | 'pilot' | 'bounty' | 'evade'
  'power-least'?: Value
  'power-most'?: Value
  'speed-most'?: Value
  'health-most'?: Value
  'cost-least'?: Value
  'cost-most'?: Value
  /** Among those described, the one with the lowest or highest of it; ties are yours to choose. */
  least?: Stat | 'cost'
  most?: Stat | 'cost'
  /** `true`: not this card; a Ref: not that one */
  other?: true | Ref
  'same-name'?: Ref
  /** Its whole type line is the same, its name is not. */
  'same-type'?: Ref
  /** Discarded this turn by more than twice its health. */
  overkilled?: true
  /** Has such a counter. */
  counter?: string
  /** Of those chosen, no two have the same. */
  different?: 'name' | 'speed'
  /** All of those chosen have the same. */
  alike?: 'name'
  /** The build costs of those chosen come to at most so much. */
  'total-most'?: Value
  /** Of each of them this is so; in it, "that unit" is the one that is asked about. */
  where?: Condition
  /** The unit that it attacked last. */
  'last-attacked-by'?: Ref
  /** Not attacked by it this turn. */
  'unattacked-by'?: Ref
  /** It has made the last attack of this turn. */
  'attacked-last'?: true
  /** Pilots on that unit. */
  on?: Ref
  /** Pilots on units. */
  aboard?: true
  /** A Pilot on it. */
  has?: Query | Ref
  lacks?: Query
  /** Face down under that unit. */
  under?: Ref
  /** A card being built that has enough build counters. */
  finished?: true
  /** A Battle card's printed Force cost. */
  'force-most'?: Value
  'one-of'?: Ref
}

export type Condition =
  | SharedCondition<SwtcgTree>
  /** This turn. */
  | { happened: Pattern }
  /** In `while`: the unit that gets it is attacking such a unit. */
  | { attacking: Query | Ref; using?: 'bombard' | 'ion-cannon' }
  | { controls: Who; arena: Arena | That<'arena'> }
  | { prevented: true }

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
  /** `harmless`: it did no damage; `hitless`: no hit was rolled in its last attack. */
  | { on: 'attack-end'; what?: Query | Ref; to?: Query | Ref; harmless?: true; hitless?: true }
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
    }
  | { set: Stat; to: Value }
  /** Whatever it would cost. */
  | { set: 'build-cost'; to: Value; of?: Query }
  | { keyword: Keyword; n?: Value }
  | { has: Ability }
  | { cannot: Deed; what?: Query | Ref | Usable; unless?: Effect }
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
  'receive-bounty',
] as const
export type Deed = (typeof deeds)[number]
/** Named changes of the rules; see docs/vocabulary-swtcg.md. */
export type Rule = string

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
