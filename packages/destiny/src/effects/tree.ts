import type {
  SharedCondition,
  SharedEffect,
  Example as SharedExample,
  SharedRef,
  SharedTarget,
  SharedValue,
  SharedWho,
  That,
} from '@dejarik/kernel/vocabulary'
import type { Activate } from './activate.js'
import type { BecomeSupport } from './become-support.js'
import type { ChooseSymbol } from './choose-symbol.js'
import type { DealDamage } from './deal-damage.js'
import type { Defeat } from './defeat.js'
import type { Delay } from './delay.js'
import type { Discard } from './discard.js'
import type { DiscardDownTo } from './discard-down-to.js'
import type { Discount } from './discount.js'
import type { Draw } from './draw.js'
import type { EndActionPhase } from './end-action-phase.js'
import type { Exhaust } from './exhaust.js'
import type { ExtraActions } from './extra-actions.js'
import type { GainKeyword } from './gain-keyword.js'
import type { GainResources } from './gain-resources.js'
import type { GiveShields } from './give-shields.js'
import type { Heal } from './heal.js'
import type { KeepDie } from './keep-die.js'
import type { LookAt } from './look-at.js'
import type { LoseResources } from './lose-resources.js'
import type { MoveDamage } from './move-damage.js'
import type { MoveUpgrade } from './move-upgrade.js'
import type { OrderCards } from './order-cards.js'
import type { PlaceDamage } from './place-damage.js'
import type { Play } from './play.js'
import type { Put } from './put.js'
import type { Ready } from './ready.js'
import type { RemoveDie } from './remove-die.js'
import type { RemoveShields } from './remove-shields.js'
import type { RerollDie } from './reroll-die.js'
import type { ResolveClaim } from './resolve-claim.js'
import type { ResolveDie } from './resolve-die.js'
import type { ResolveSide } from './resolve-side.js'
import type { ResolveSpecial } from './resolve-special.js'
import type { ReturnToGame } from './return-to-game.js'
import type { RollDie } from './roll-die.js'
import type { SelfTo } from './self-to.js'
import type { Spend } from './spend.js'
import type { SwapBattlefield } from './swap-battlefield.js'
import type { SwitchUpgrade } from './switch-upgrade.js'
import type { TakeDie } from './take-die.js'
import type { TurnDie } from './turn-die.js'

export interface DestinyTree {
  effect: Effect
  query: Query
  ref: Ref
  target: Target
  value: Value
  condition: Condition
  who: Who
}

export type Symbol =
  | 'melee'
  | 'ranged'
  | 'indirect'
  | 'shield'
  | 'resource'
  | 'disrupt'
  | 'discard'
  | 'focus'
  | 'special'
  | 'blank'
export type Color = 'red' | 'blue' | 'yellow' | 'gray'
export type Keyword = 'ambush' | 'guardian' | 'redeploy'
export type CardType = 'character' | 'upgrade' | 'support' | 'event' | 'battlefield'
export type Kind = CardType | 'card' | 'die'
export type Zone = 'hand' | 'discard' | 'deck' | 'set-aside' | 'defeated'

/** Nouns that `that` can point at. Upgrades, supports and events are bound as `card`. */
export type Noun = 'character' | 'die' | 'card' | 'player' | 'symbol' | 'number'
export type Ref = SharedRef<Noun> | 'this-die' | 'attached'
export type Who = SharedWho<DestinyTree>
export type Target = SharedTarget<DestinyTree>

export interface Query {
  kind: Kind
  whose?: 'yours' | 'opponent' | That<'player'>
  zone?: Zone | Zone[]
  unique?: boolean
  color?: Color
  affiliation?: 'hero' | 'villain' | 'neutral'
  subtype?: string[]
  not?: string[]
  types?: CardType[]
  ready?: boolean
  keyword?: Keyword
  /** `true`: not this card or die; a Ref: not that one */
  other?: true | Ref
  'attached-to'?: Ref
  of?: Ref
  'die-of'?: CardType
  'die-subtype'?: string[]
  showing?: Symbol[] | That<'symbol'>
  modifier?: boolean
  'value-least'?: Value
  'value-most'?: Value
  'cost-least'?: Value
  'cost-most'?: Value
  'copy-of'?: Ref
  has?: Query | 'shields' | 'damage'
  lacks?: Query | 'shields' | 'damage'
  cheapest?: true
  'one-of'?: Ref
}

/** A side of a die to turn to. */
export interface Side {
  showing?: Symbol[] | That<'symbol'>
  not?: Symbol[]
}

export type Value =
  | SharedValue<DestinyTree>
  | { value: Ref }
  | { combined: Query | Ref }
  | { resources: Who }
  | { 'hand-size': Who }

export type Condition =
  | SharedCondition<DestinyTree>
  | { control: 'battlefield' }
  | { 'first-round': true }
  | { blocked: true }

export type Pattern =
  | { on: 'activate'; by?: Who; what: Query | Ref }
  | { on: 'play'; by?: Who; what: Query | Ref; to?: Ref }
  | { on: 'defeat'; what: Query | Ref }
  | { on: 'damage' | 'take-damage'; what: Query | Ref; symbol?: Symbol }
  | { on: 'shields'; what: Query | Ref }
  | { on: 'resolve-die'; by?: Who; what: Query | Ref }
  | { on: 'last-card'; by: Who }
  | { on: 'claim'; by: Who }
  | { on: 'round-end' }

interface Named {
  name?: string
}
/** rule destiny.part-7: one for each paragraph. */
export type Ability = Named &
  (
    | { ability: 'keyword'; keyword: Keyword }
    | { ability: 'restriction'; attach?: Query; when?: Condition }
    | { ability: 'action' | 'special' | 'claim' | 'play'; effect: Effect }
    | {
        ability: 'triggered'
        when: 'before' | 'after' | 'instead'
        event: Pattern
        if?: Condition
        may?: true
        effect: Effect
      }
    | Ongoing
  )

export type Ongoing =
  | { ability: 'ongoing'; grant: { keyword: Keyword }; to: Query | 'attached' }
  | {
      ability: 'ongoing'
      modify: 'hand-size' | 'cost' | 'upkeep-resources'
      by: Value
      of?: Query | Who
      to?: Ref
      while?: Condition
      min?: number
    }
  | { ability: 'ongoing'; rule: 'x-is'; value: Value }
  | { ability: 'ongoing'; rule: 'split-shields' }
  | { ability: 'ongoing'; rule: 'played-with-damage'; n: number }
  | { ability: 'ongoing'; rule: 'ignore-attach-restrictions'; of: Query }
  | { ability: 'ongoing'; rule: 'deck-may-include'; of: Query[] }

/** One effect at work. */
export type Example = SharedExample<Effect, Ability>

export type Effect =
  | SharedEffect<DestinyTree>
  | ChooseSymbol
  | DealDamage
  | GiveShields
  | RemoveShields
  | Heal
  | MoveDamage
  | PlaceDamage
  | RemoveDie
  | RerollDie
  | KeepDie
  | TurnDie
  | ResolveDie
  | RollDie
  | ResolveSide
  | ResolveSpecial
  | ResolveClaim
  | GainResources
  | LoseResources
  | Spend
  | Draw
  | Discard
  | LookAt
  | Put
  | Activate
  | Ready
  | Exhaust
  | Defeat
  | Play
  | Discount
  | GainKeyword
  | ExtraActions
  | EndActionPhase
  | SwapBattlefield
  | MoveUpgrade
  | BecomeSupport
  | ReturnToGame
  | SwitchUpgrade
  | TakeDie
  | OrderCards
  | DiscardDownTo
  | SelfTo
  | Delay
