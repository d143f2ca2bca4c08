import { perCatalog } from '@dejarik/kernel'
import type { Catalog, Clause } from '../definitions.js'
import type { Disrupt } from '../effects/disrupt.js'
import type { PayForce } from '../effects/pay-force.js'
import type { Effect, TextTree, When } from '../effects/tree.js'
import { unbound } from '../effects/unbound.js'
import { isTurnedUp } from './abilities.js'
import { isForAttack, type Moment, moments, timesOf, waysAt, waysOf } from './chances.js'
import { costOf, forceIn, isX } from './costs.js'
import { deedsOf } from './effect-parts.js'

type Limit = 'turn' | 'attack' | 'would-attack' | 'occasion'

/** What the rules ask of a clause again and again, found once. */
export interface ClauseFacts {
  /** What kind of ability it is. */
  readonly kind: string
  /** rule swtcg.enhance: a Battle card is played for its effect or for its enhanced one. */
  readonly isPlay: boolean
  /** Does it let its card be turned up in a chance? */
  readonly isTurnedUp: boolean
  /** The verb of its effect; '' where it has none. */
  readonly verb: string
  readonly costs: readonly Effect[]
  /** The Force that one part of its cost asks for, at least, and the word by which cards change it. */
  readonly force: number
  readonly forceCost: string
  /** The conditions of time that the text names. */
  readonly times: readonly When[]
  /** The ways that its effect offers, and which of them are played when; moments without any are absent. */
  readonly ways: readonly Effect[]
  readonly waysAt: ReadonlyMap<Moment, readonly Effect[]>
  /** The part of the cost whose number is named when it is paid. */
  readonly named: PayForce | undefined
  /** Is that number only known once the cost is paid? */
  readonly reckons: boolean
  readonly limit: Limit
  readonly isForAttack: boolean
  /** What it disrupts, if it does. */
  readonly disrupts: Disrupt['what'] | undefined
  /** Does it speak of "that unit" or "that damage", the one that a chance is about? */
  readonly isAboutOne: boolean
}

const facts = perCatalog(({ clauses }: Catalog) =>
  clauses.map((clause): ClauseFacts => {
    const ability: TextTree = clause.ability
    const costs = costOf(ability)
    const timely = ability.effect === undefined ? [] : moments
    const at = timely.map((moment) => [moment, waysAt(ability, moment)] as const)
    return {
      kind: ability.ability,
      isPlay: ability.ability === 'play' || ability.ability === 'enhance',
      isTurnedUp: isTurnedUp(clause),
      verb: ability.effect?.do ?? '',
      costs,
      force: costs.reduce((most, part) => Math.max(most, forceIn(part)), 0),
      forceCost: ability.ability === 'activated' ? 'ability-cost' : 'force-cost',
      times: timesOf(ability),
      ways: waysOf(ability.effect),
      waysAt: new Map(at.filter(([, ways]) => ways.length > 0)),
      named: costs.find((part): part is PayForce => part.do === 'pay-force' && isX(part.n)),
      reckons: costs.some((part) => part.do === 'reckon' && part.x === true),
      limit: limitOf(clause),
      isForAttack: isForAttack(ability),
      disrupts: deedsOf(ability.effect).find((deed) => deed.do === 'disrupt')?.what,
      isAboutOne: isAboutOne(ability),
    }
  }),
)

/** Evade and Deflect, prevention of "that damage", and whatever points at a unit that nothing in it chooses. */
function isAboutOne({ cost, effect }: TextTree): boolean {
  const own = (deed: Effect) =>
    deed.do === 'evade' ||
    deed.do === 'deflect' ||
    (deed.do === 'prevent' && deed.to === undefined && deed.by === undefined)
  return deedsOf(effect).some(own) || unbound([cost, effect]).some((noun) => noun === 'unit' || noun === 'card')
}

export const clauseFacts = (catalog: object, { id }: Clause): ClauseFacts => facts(catalog)[id] as ClauseFacts

/**
 * How often an effect with an activation cost may be played. rules swtcg.activated-abilities, swtcg.pop-chances: once a
 * turn unless it is tied to an occasion (an attack, damage, a roll, the moment it would attack), then once for each.
 */
export function limitOf({ ability }: Clause): Limit {
  const { times, responds: chances }: TextTree = ability
  if (typeof times === 'number') return 'turn'
  if (times !== undefined) return 'occasion'
  if (chances?.length === 1) {
    if (chances[0] === 'attack') return 'attack'
    if (chances[0] !== 'general') return 'occasion'
  }
  return isForAttack(ability) ? 'would-attack' : 'turn'
}
