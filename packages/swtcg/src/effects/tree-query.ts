import type { That } from '@dejarik/kernel/vocabulary'
import type { Condition, Keyword, Kind, Ref, Side, Stat, Value, Zone } from './tree.js'

/** Which cards, units or dice are meant: whatever is absent may be anything. */
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
  /** The damage that is pending would discard it. */
  falls?: true
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
  'cost-most'?: Value
  /** Among those described, the one with the lowest of it; ties are yours to choose. */
  least?: Stat | 'cost'
  /** `true`: not this card; a Ref: not that one */
  other?: true | Ref
  'same-name'?: Query | Ref
  /** Its whole type line is the same, its name is not. */
  'same-type'?: Ref
  /** Discarded this turn by more than twice its health. */
  overkilled?: true
  /** Has such a counter. */
  counter?: string
  /** Of those chosen, no two have the same. */
  different?: 'name' | 'card' | 'speed'
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
  /** Pilots on units, and nobody else. */
  aboard?: true
  /** Units, and Pilots on units too: what a subtype or a name says that stands alone. */
  pilots?: true
  /** A Pilot on it. */
  has?: Query | Ref
  /** Face down under that unit. */
  under?: Ref
  /** A card being built that has enough build counters. */
  finished?: true
  /** A Battle card's printed Force cost. */
  'force-most'?: number
  'one-of'?: Ref
}
