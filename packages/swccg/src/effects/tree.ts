import type {
  Comparison,
  SharedCondition,
  SharedEffect,
  SharedRef,
  SharedTarget,
  SharedValue,
  SharedWho,
  That,
} from '@dejarik/kernel/vocabulary'
import type { Pattern, Period } from './ability.js'
import type { Stat } from './numbers.js'
import type { Verb } from './verbs.js'

export type {
  Ability,
  Aim,
  Awaited,
  Berth,
  Capacity,
  ClauseTree,
  Deed,
  Gain,
  Happening,
  Limit,
  Pattern,
  Period,
  TextTree,
  Until,
  When,
} from './ability.js'
export type { NamedRule, Stat, Tally } from './numbers.js'

export interface SwccgTree {
  effect: Effect
  query: Query
  ref: Ref
  target: Target
  value: Value
  condition: Condition
  who: Who
}

export type Side = 'light' | 'dark'
export type Phase = 'activate' | 'control' | 'deploy' | 'battle' | 'move' | 'draw'
/** `table`: active cards in play (rule swccg.on-table); a Query without a zone means these. */
export type Zone = 'table' | 'hand' | 'reserve' | 'force' | 'used' | 'lost' | 'out-of-play' | 'outside' | 'stacked'
/** Where `place`, `search` and the like put a card: a pile of its owner, its top unless said. */
export type Pile = 'hand' | 'reserve' | 'force' | 'used' | 'under-used' | 'lost' | 'out-of-play'

/** `crew`: characters and permanent pilots. `card`: anything. */
export type Kind =
  | 'card'
  | 'character'
  | 'crew'
  | 'starship'
  | 'vehicle'
  | 'creature'
  | 'weapon'
  | 'device'
  | 'effect'
  | 'interrupt'
  | 'location'
  | 'site'
  | 'system'
  | 'sector'

/**
 * `target`, `second`, `third`: what the ability aimed at, in the order of its `targets`. Of the event it answers: `card` (what it happened
 * to), `user` (who or what did it), `place` (where), `player`, `number`. `rest`: looked at or revealed and not taken.
 */
export type Noun =
  | 'target'
  | 'second'
  | 'third'
  | 'card'
  | 'user'
  | 'place'
  | 'player'
  | 'number'
  | 'type'
  | 'winner'
  | 'loser'
  | 'rest'
  | Kind

/**
 * `here`: the location where this card is, or this location. `attached`: what this card is deployed on, or would be. `target`: the lasting
 * target of a Utinni Effect. `it`: the thing that a `where` is asked about.
 */
export type Ref = SharedRef<Noun> | 'here' | 'attached' | 'target' | 'it'
/** `beside`: the player beside whose pile this card lies. */
export type Who = SharedWho<SwccgTree> | Side | 'beside'

/**
 * A place or any of several. `same-site`, `same-system`: here, if it is one. `{on}`: on that planet or Death Star; `{system}`: at that
 * system (rule swccg.prepositions). `{where}`: where that card is. A Ref is a location itself. `battle`: where the battle is.
 * `first-place`: where the lasting target of a Utinni Effect was when it was chosen.
 */
export type Place =
  | 'here'
  | 'same-site'
  | 'same-system'
  | 'battle'
  | 'first-place'
  | 'it'
  | That<Noun>
  | { on: string }
  | { system: string }
  | { where: Ref }
  | { either: Place[] }
  | Query

export type Target = SharedTarget<SwccgTree> | { top: Value; of: Who; pile: Zone }

export type Value =
  | SharedValue<SwccgTree>
  /** The number named when the cost was paid. */
  | 'x'
  | { x: true }
  | { stat: Stat; of: Ref }
  /** The highest, or the sum, among them. */
  | { most: Stat; of: Query }
  | { sum: Stat; of: Query }
  /** A player's total there. */
  | { total: 'power' | 'ability'; who: Who; at: Place }
  /** The total of what that player has drawn as destiny in this action; in an answer to battle destinies, of those. */
  | { drawn: Who }
  /** How many battle destinies that player drew. */
  | { draws: Who }
  | { icons: Side | 'both'; at: Place }
  | { cards: Who; in: Zone | 'life-force' }
  /** Disjoint pairs. */
  | { pairs: [Query, Query] }
  | { parsecs: [Place, Place] }
  /** The sum of the numbers of such events in that time. */
  | { past: Pattern; in: Period }
  | { 'half-down': Value }

export type Test = [Comparison, Value | Value[]]

export interface Query {
  kind: Kind
  whose?: 'yours' | 'opponent' | That<'player'>
  zone?: Zone | Zone[]
  /** Personas and titles, any of them. */
  name?: string | string[]
  'not-name'?: string | string[]
  /** The title holds this word (rule swccg.with-x-in-title). */
  word?: string
  /** Sorts, characteristics, skills and icons, any of them; `+` joins words that are all needed: `imperial+leader`. */
  is?: string[]
  not?: string[]
  unique?: boolean
  power?: Test
  ability?: Test
  maneuver?: Test
  forfeit?: Test
  destiny?: Test
  /** At the place; physically there (rule swccg.present). */
  at?: Place
  present?: Place
  'not-at'?: Place
  /** In the very same place with it, and another card (rule swccg.present-vs-present-with). */
  with?: Ref | Query
  aboard?: Ref | Query
  /** Has such a card aboard; `true`: anybody. */
  carrying?: Ref | Query | true
  empty?: true
  piloting?: Ref | Query
  'piloted-by'?: Ref | Query
  piloted?: true
  /** Not piloting. rule swccg.drivers */
  driving?: Ref | Query
  /** Deployed on or carried by it. */
  on?: Ref | Query
  /** A weapon that could be fired at it now. */
  'fires-at'?: Ref
  /** Has such a card on it; has none. */
  bearing?: Query
  lacking?: Query
  'stacked-on'?: Ref
  /** Targeted by such a Utinni Effect. */
  'targeted-by'?: Query
  alone?: true
  'in-battle'?: true
  /** In a battle that the other player initiated. */
  defending?: true
  attacking?: true
  hit?: true
  /** Instead of active cards; `too`: both. */
  captured?: true | 'too'
  imprisoned?: true
  undercover?: true | 'too'
  /** Every such card there, in whatever state: "all characters". rule swccg.all-cards-all-characters */
  inactive?: 'too'
  marked?: string
  /** Locations. */
  'part-of'?: string
  'related-to'?: Place
  'adjacent-to'?: Place
  'controlled-by'?: Who
  'occupied-by'?: Who
  unoccupied?: true
  nighttime?: true
  /** Among those described, the one with the highest or lowest of it; ties are the owner's to choose. */
  most?: Stat
  least?: Stat
  /** Among those described, the uppermost in its pile. */
  topmost?: true
  /** There is another of its title in the same pile. */
  doubled?: true
  /** `true`: not this card; a Ref: not that one. */
  other?: true | Ref
  'one-of'?: Ref
  type?: That<'type'>
  /** What else must be so of it; in it, `it` is the thing. */
  where?: Condition
}

export type Condition =
  | SharedCondition<SwccgTree>
  | { control: Who; at: Place }
  | { occupy: Who; at: Place }
  | { turn: Who }
  | { phase: Phase; of?: Who }
  /** A battle is going on (there). */
  | { battle: true; at?: Place }
  /** Both or all of them take part in the battle in progress. */
  | { together: Query[] }
  /** Present at its location. */
  | { present: Ref }
  | { nighttime: Place }
  | { happened: Pattern; in: Period }
  /** The optional part of the cost was paid. */
  | { paid: true }
  /** It was that player's starting location. */
  | { starting: Ref; of: Who }
  | { won: Who }
  /** Has that player something left in this battle that may be forfeited? */
  | { 'can-forfeit': Who }
  /** One of the destinies that player drew in this action was exactly that. */
  | { drew: Who; value: Value }

export type Effect = SharedEffect<SwccgTree> | Verb
