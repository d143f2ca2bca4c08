import type { Any } from '@dejarik/kernel/vocabulary'
import type { CardData } from '../cards/card.js'
import { deedsOf, preventsNow, shields } from './effect-parts.js'
import { listOf } from './one-or-many.js'

/** The chances to play or pass. rule swtcg.pop-chances */
export type Chance =
  | 'build-start'
  | 'start'
  | 'general'
  | 'attack'
  | 'reroll'
  | 'prevent'
  | 'disrupt'
  | 'discard'
  | 'end'

/** A chance, or one's own build step, or the turn of a unit that would attack. */
export type Moment = Chance | 'build-step' | 'would-attack'

const all: readonly Chance[] = ['start', 'general', 'attack', 'reroll', 'prevent', 'disrupt', 'discard', 'end']

export const moments: readonly Moment[] = [...all, 'build-start', 'build-step', 'would-attack']

/** The conditions of time that the text names. */
export const timesOf = (ability: Any): readonly Any[] => listOf(ability.when)

/** Is it used in a build step, or instead of an attack? Some are used in either. */
export const isForBuildStep = (ability: Any): boolean => momentsFor(ability).includes('build-step')
export const isForAttack = (ability: Any): boolean => momentsFor(ability).includes('would-attack')

/** rule swtcg.term-choose-one: each way of a choice has a time of its own. */
export const waysOf = (effect: Any): readonly Any[] => (effect?.do === 'either' ? effect.options : [effect])

/** Is it played when a build step starts? rules swtcg.pop-start, swtcg.term-opponents-build-step */
export const isForBuildStart = (ability: Any): boolean =>
  timesOf(ability).some((when) => when === 'opponents-build-step' || isBuildStart(when))

/** "Play only when your build step starts." */
export const isBuildStart = (when: Any): boolean => when?.after?.on === 'start' && when.after.of === 'build'

/** Verbs that are played in one kind of chance and in no other. */
const single: readonly [Chance, readonly string[]][] = [
  ['reroll', ['reroll', 'reroll-build', 'adjust-roll']],
  ['disrupt', ['disrupt']],
  ['attack', ['intercept', 'retaliate', 'redirect', 'end-attack']],
  // rule swtcg.upkeep: when Upkeep is paid
  ['build-start', ['pay-upkeep']],
]

/** Does it speak of an attack in progress, before its dice? "Play only when this unit is attacked." rule swtcg.gl-activated-ability */
const isInAttack = (when: Any): boolean => when === 'before-dice' || when?.if?.a?.['attacked-by'] !== undefined

/** The moments that the text names, if it names any. */
function named(ability: Any): readonly Moment[] | undefined {
  const times = timesOf(ability)
  if (isForBuildStart(ability)) return ['build-start']
  const found: Moment[] = []
  if (times.some((when) => when === 'build-step' || when === 'build-or-would-attack')) found.push('build-step')
  if (times.some((when) => when === 'would-attack' || when === 'build-or-would-attack')) found.push('would-attack')
  if (found.length > 0) return found
  if (times.some((when) => when?.before?.on === 'discard')) return ['discard']
  if (times.includes('with-ability')) return all
  // rule swtcg.gl-at-any-time: in any chance but those to reroll, prevent and disrupt
  return times.includes('any-time') ? ['start', 'general', 'attack', 'discard', 'end'] : undefined
}

/**
 * When one way of an effect may be played, from what it does. rules swtcg.pop-reroll, swtcg.pop-damage-prevention,
 * swtcg.pop-disrupt, swtcg.pop-attack, swtcg.pop-general, swtcg.pop-unit-discard
 */
function momentsOf(ability: Any, effect: Any): readonly Moment[] {
  const told = named(ability)
  if (told !== undefined) return told
  const times = timesOf(ability)
  if (times.includes('pending') || preventsNow(effect)) return ['prevent']
  const deeds = deedsOf(effect)
  for (const [chance, verbs] of single) if (deeds.some((deed) => verbs.includes(deed.do))) return [chance]
  if (deeds.some(({ until }) => until === 'attack-end') || times.some(isInAttack)) return ['attack']
  // rules swtcg.activated-abilities, swtcg.gl-build-point: build points for this turn are gained and spent in the build step
  const givesPoints = deeds.some((deed) => deed.do === 'gain-build' && deed.when === undefined)
  const costsPoints = listOf(ability.cost).some((part) => part.do === 'pay-build')
  if (ability.ability === 'activated' && (givesPoints || costsPoints)) return ['build-step']
  const usual: readonly Chance[] = times.includes('no-attack') ? ['start', 'general', 'end'] : unkept
  return shields(effect) ? [...usual, 'prevent'] : usual
}

/** Chances that are kept for no kind of effect. */
const unkept: readonly Chance[] = ['start', 'general', 'attack', 'end']

const known = new WeakMap<object, readonly Moment[]>()

/** When an activated ability, or what a card does that is played, may be played. */
export function momentsFor(ability: Any): readonly Moment[] {
  let found = known.get(ability)
  if (found === undefined) {
    found = [...new Set(waysOf(ability.effect).flatMap((effect) => momentsOf(ability, effect)))]
    known.set(ability, found)
  }
  return found
}

/** The ways of it that are played at that moment. */
export const waysAt = (ability: Any, moment: Moment): readonly Any[] =>
  waysOf(ability.effect).filter((effect) => momentsOfWay(ability, effect).includes(moment))

const ofWays = new WeakMap<object, readonly Moment[]>()

function momentsOfWay(ability: Any, effect: Any): readonly Moment[] {
  let found = ofWays.get(effect)
  if (found === undefined) {
    found = momentsOf(ability, effect)
    ofWays.set(effect, found)
  }
  return found
}

const isChance = (moment: Moment): moment is Chance => moment !== 'build-step' && moment !== 'would-attack'

/**
 * In which chances an effect with an activation cost may be played, a Battle card too (rule swtcg.gl-battle-card); the other
 * moments have options of their own.
 */
export function chancesFor(ability: Any, card: CardData): readonly Chance[] {
  // rule swtcg.hidden-cost: any chance that is not kept for one kind of effect
  if (ability.ability === 'keyword' && ability.keyword === 'hidden-cost')
    return ['build-start', 'start', 'general', 'attack', 'end']
  const mission = ability.ability === 'play' && card.types.includes('mission')
  if (mission && isForBuildStart(ability)) return ['build-start']
  const battleCard = (ability.ability === 'play' || ability.ability === 'enhance') && card.types.includes('battle')
  return ability.ability === 'activated' || battleCard ? momentsFor(ability).filter(isChance) : []
}
