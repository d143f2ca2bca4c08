import { type Clause, perCatalog } from '@dejarik/kernel'
import type { Any } from '@dejarik/kernel/vocabulary'
import { isTurnedUp } from './abilities.js'
import { isForAttack, type Moment, moments, timesOf, waysAt, waysOf } from './chances.js'
import { costOf, isX } from './costs.js'

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
  readonly costs: readonly Any[]
  /** The Force that one part of its cost asks for, at least, and the word by which cards change it. */
  readonly force: number
  readonly forceCost: string
  /** The conditions of time that the text names. */
  readonly times: readonly Any[]
  /** The ways that its effect offers, and which of them are played when; moments without any are absent. */
  readonly ways: readonly Any[]
  readonly waysAt: ReadonlyMap<Moment, readonly Any[]>
  /** The part of the cost whose number is named when it is paid. */
  readonly named: Any
  /** Is that number only known once the cost is paid? */
  readonly reckons: boolean
  readonly limit: Limit
  readonly isForAttack: boolean
}

const facts = perCatalog(({ clauses }) =>
  clauses.map((clause): ClauseFacts => {
    const ability = clause.ability as Any
    const costs = costOf(ability)
    const timely = ability.effect === undefined ? [] : moments
    const at = timely.map((moment) => [moment, waysAt(ability, moment)] as const)
    return {
      kind: ability.ability,
      isPlay: ability.ability === 'play' || ability.ability === 'enhance',
      isTurnedUp: isTurnedUp(clause),
      verb: ability.effect?.do ?? '',
      costs,
      force: costs.reduce((most, { do: verb, n }) => (verb === 'pay-force' && n > most ? n : most), 0),
      forceCost: ability.ability === 'activated' ? 'ability-cost' : 'force-cost',
      times: timesOf(ability),
      ways: waysOf(ability.effect),
      waysAt: new Map(at.filter(([, ways]) => ways.length > 0)),
      named: costs.find((part) => part.do === 'pay-force' && isX(part.n)),
      reckons: costs.some((part) => part.do === 'reckon' && part.x),
      limit: limitOf(clause),
      isForAttack: isForAttack(ability),
    }
  }),
)

export const clauseFacts = (catalog: object, { id }: Clause): ClauseFacts => facts(catalog)[id] as ClauseFacts

/**
 * How often an effect with an activation cost may be played. rules swtcg.activated-abilities, swtcg.pop-chances: once a
 * turn unless it is tied to an occasion (an attack, damage, a roll, the moment it would attack), then once for each.
 */
export function limitOf({ ability }: Clause): Limit {
  const { times, responds: chances } = ability as Any
  if (typeof times === 'number') return 'turn'
  if (times !== undefined) return 'occasion'
  if (chances?.length === 1) {
    if (chances[0] === 'attack') return 'attack'
    if (chances[0] !== 'general') return 'occasion'
  }
  return isForAttack(ability) ? 'would-attack' : 'turn'
}
