import type { Any } from '@dejarik/kernel/vocabulary'
import type { CardData } from '../cards/card.js'

/** The chances to play or pass. rule swtcg.pop-chances */
export type Chance = 'start' | 'general' | 'attack' | 'reroll' | 'prevent' | 'disrupt' | 'discard' | 'end'

/** Every verb in a tree. */
export function verbsIn(tree: Any, found: Set<string> = new Set()): Set<string> {
  if (typeof tree !== 'object' || tree === null) return found
  if (typeof tree.do === 'string') found.add(tree.do)
  for (const part of Object.values(tree)) verbsIn(part, found)
  return found
}

const lasts = (tree: Any, until: string): boolean =>
  typeof tree === 'object' &&
  tree !== null &&
  (tree.until === until || Object.values(tree).some((part) => lasts(part, until)))

/** The conditions of time that the text names. */
export const timesOf = (ability: Any): Any[] => [ability.when ?? []].flat()

/** Is it used in a build step, instead of an attack? Some are used in either. */
export const isForBuildStep = (ability: Any): boolean =>
  timesOf(ability).some((when) => when === 'build-step' || when === 'build-or-would-attack')
export const isForAttack = (ability: Any): boolean =>
  timesOf(ability).some((when) => when === 'would-attack' || when === 'build-or-would-attack')

/** Is it tied to a build step, or to the moment a unit would attack? Then it is an option there, not in a chance. */
export const isElsewhere = (ability: Any): boolean =>
  isForBuildStep(ability) || isForAttack(ability) || timesOf(ability).includes('opponents-build-step')

const single: readonly [Chance, readonly string[]][] = [
  ['prevent', ['prevent', 'evade', 'deflect']],
  ['reroll', ['reroll', 'reroll-build', 'adjust-roll']],
  ['disrupt', ['disrupt']],
  ['attack', ['intercept', 'retaliate', 'redirect', 'end-attack']],
]

/**
 * In which chances an effect with an activation cost may be played, from what it does. rules swtcg.pop-reroll,
 * swtcg.pop-damage-prevention, swtcg.pop-disrupt, swtcg.pop-attack, swtcg.pop-general
 */
export function chancesFor(ability: Any, card: CardData): readonly Chance[] {
  if (ability.ability === 'keyword' && ability.keyword === 'hidden-cost') return ['start', 'general', 'attack', 'end']
  const battleCard = (ability.ability === 'play' || ability.ability === 'enhance') && card.types.includes('battle')
  if ((ability.ability !== 'activated' && !battleCard) || isElsewhere(ability)) return []
  const times = timesOf(ability)
  if (times.some((when) => when?.before?.on === 'discard')) return ['discard']
  const verbs = verbsIn(ability.effect)
  // What prevents damage for a whole turn is played before there is any.
  const pending = times.includes('pending') || !lasts(ability.effect, 'turn-end')
  for (const [chance, wanted] of single) {
    if (wanted.some((verb) => verbs.has(verb)) && (chance !== 'prevent' || pending)) return [chance]
  }
  if (lasts(ability.effect, 'attack-end') || times.includes('before-dice')) return ['attack']
  if (times.includes('no-attack')) return ['start', 'general', 'end']
  return ['start', 'general', 'attack', 'end']
}
