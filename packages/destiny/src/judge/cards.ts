import type { Card } from '@dejarik/kernel'
import { cardOfDie } from '../columns.js'
import type { Definition } from '../definitions.js'
import { def } from '../rules/areas.js'
import { ON_CARD, type Table } from '../state.js'
import { isUnread, valueOfAbilities } from './effects.js'
import { averageDie } from './sides.js'

/** What a card would roll if it were activated now: its own dice and those of its upgrades. */
export function rolling(t: Table, card: Card): number {
  let sum = 0
  const { s } = t
  for (let die = 0; die < s.dieCard.length; die++) {
    if (s.dieAt[die] !== ON_CARD) continue
    const on = cardOfDie(s, die)
    if (on === card || s.host[on] === card) sum += averageDie(def(t, on))
  }
  return sum
}

/** What a card brings: once when it is played, and again in every round that it is there. */
interface Brings {
  readonly once: number
  readonly again: number
}

const brings = new WeakMap<Definition, Brings>()

function broughtBy(definition: Definition): Brings {
  const known = brings.get(definition)
  if (known !== undefined) return known
  let once = valueOfAbilities(definition, 'play')
  let again = 0
  if (definition.type !== 'event') {
    once += 0.6
    again = 1.1 * averageDie(definition) + 0.5 * Math.max(0, valueOfAbilities(definition, 'action'))
    for (const kind of ['triggered', 'claim']) again += 0.25 * Math.max(0, valueOfAbilities(definition, kind))
    for (const ability of definition.abilities) if (ability.ability === 'ongoing') again += goingOn(ability)
  }
  if (isUnread(definition)) once = Math.max(once, 0.6 * (definition.cost ?? 0) + 0.5)
  const made = { once, again }
  brings.set(definition, made)
  return made
}

/** What something that goes on is worth in a round: what it does to resources is counted, the rest is some help. */
function goingOn(ability: object): number {
  const { modify, by, of } = ability as { modify?: string; by?: unknown; of?: unknown }
  if (modify !== 'upkeep-resources' || typeof by !== 'number') return 0.1
  return of === 'each-opponent' ? -0.6 * by : 0.7 * by
}

/** How many rounds there may be for something to be of use, this one included: most games take six. */
const roundsLeft = ({ s }: Table): number => Math.max(2.5, 6.5 - s.round)

/** What a card is worth once it is played. */
export function cardValue(t: Table, card: Card): number {
  const { once, again } = broughtBy(def(t, card))
  return once + again * roundsLeft(t)
}
