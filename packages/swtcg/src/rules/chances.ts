import type { CardData } from '../cards/card.js'
import type { ClauseTree, Effect, Pattern, TextTree, When } from '../effects/tree.js'
import { deedsOf, preventsNow, shields } from './effect-parts.js'

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
export const timesOf = ({ when }: TextTree): readonly When[] => (isList(when) ? when : NO_TIMES)

const isList = (when: TextTree['when']): when is readonly When[] => Array.isArray(when)
const NO_TIMES: readonly When[] = []

/** Is it used in a build step, or instead of an attack? Some are used in either. */
export const isForBuildStep = (ability: TextTree): boolean => momentsFor(ability).includes('build-step')
export const isForAttack = (ability: TextTree): boolean => momentsFor(ability).includes('would-attack')

/** rule swtcg.term-choose-one: each way of a choice has a time of its own. */
export function waysOf(effect: Effect | undefined): readonly Effect[] {
  if (effect === undefined) return NO_WAYS
  return effect.do === 'either' ? effect.options : [effect]
}
const NO_WAYS: readonly Effect[] = []

/** Is it played when a build step starts? rules swtcg.pop-start, swtcg.term-opponents-build-step */
export const isForBuildStart = (ability: TextTree): boolean =>
  timesOf(ability).some((when) => when === 'opponents-build-step' || isBuildStart(when))

/** "Play only when your build step starts." */
export const isBuildStart = (when: When): when is { after: Extract<Pattern, { on: 'start' | 'end' }> } =>
  typeof when === 'object' && 'after' in when && when.after.on === 'start' && when.after.of === 'build'

/** Verbs that are played in one kind of chance and in no other. */
const single: readonly [Chance, readonly string[]][] = [
  ['reroll', ['reroll', 'reroll-build', 'adjust-roll']],
  ['disrupt', ['disrupt']],
  ['attack', ['intercept', 'retaliate', 'redirect', 'end-attack']],
  // rule swtcg.upkeep: when Upkeep is paid
  ['build-start', ['pay-upkeep']],
]

/** Does it speak of an attack in progress, before its dice? "Play only when this unit is attacked." rule swtcg.gl-activated-ability */
const isInAttack = (when: When): boolean =>
  typeof when === 'string'
    ? when === 'before-dice'
    : 'if' in when && 'a' in when.if && when.if.a['attacked-by'] !== undefined

/** The words of a unit that would be discarded, before which it is played; undefined where it is played at another time. */
export const beforeDiscard = (when: When): Extract<Pattern, { on: 'discard' }> | undefined =>
  typeof when === 'object' && 'before' in when && when.before.on === 'discard' ? when.before : undefined

/** The moments that the text names, if it names any. */
function named(ability: TextTree): readonly Moment[] | undefined {
  const times = timesOf(ability)
  if (isForBuildStart(ability)) return ['build-start']
  const found: Moment[] = []
  if (times.some((when) => when === 'build-step' || when === 'build-or-would-attack')) found.push('build-step')
  if (times.some((when) => when === 'would-attack' || when === 'build-or-would-attack')) found.push('would-attack')
  if (found.length > 0) return found
  if (times.some((when) => beforeDiscard(when) !== undefined)) return ['discard']
  if (times.includes('with-ability')) return all
  // rule swtcg.gl-at-any-time: in any chance but those to reroll, prevent and disrupt
  return times.includes('any-time') ? ['start', 'general', 'attack', 'discard', 'end'] : undefined
}

/**
 * When one way of an effect may be played, from what it does. rules swtcg.pop-reroll, swtcg.pop-damage-prevention,
 * swtcg.pop-disrupt, swtcg.pop-attack, swtcg.pop-general, swtcg.pop-unit-discard
 */
function momentsOf(ability: TextTree, effect: Effect | undefined): readonly Moment[] {
  const told = named(ability)
  if (told !== undefined) return told
  const times = timesOf(ability)
  if (times.includes('pending') || preventsNow(effect)) return ['prevent']
  const deeds = deedsOf(effect)
  for (const [chance, verbs] of single) if (deeds.some((deed) => verbs.includes(deed.do))) return [chance]
  if (deeds.some((deed) => 'until' in deed && deed.until === 'attack-end') || times.some(isInAttack)) return ['attack']
  // rules swtcg.activated-abilities, swtcg.gl-build-point: build points for this turn are gained and spent in the build step
  const givesPoints = deeds.some((deed) => deed.do === 'gain-build' && deed.when === undefined)
  const costsPoints = ability.cost?.some((part) => part.do === 'pay-build') === true
  if (ability.ability === 'activated' && (givesPoints || costsPoints)) return ['build-step']
  const usual: readonly Chance[] = times.includes('no-attack') ? ['start', 'general', 'end'] : unkept
  return shields(effect) ? [...usual, 'prevent'] : usual
}

/** Chances that are kept for no kind of effect. */
const unkept: readonly Chance[] = ['start', 'general', 'attack', 'end']

const known = new WeakMap<object, readonly Moment[]>()

/** When an activated ability, or what a card does that is played, may be played. */
export function momentsFor(ability: TextTree): readonly Moment[] {
  let found = known.get(ability)
  if (found === undefined) {
    const ways = waysOf(ability.effect)
    found =
      ways.length === 0 ? momentsOf(ability, undefined) : [...new Set(ways.flatMap((way) => momentsOf(ability, way)))]
    known.set(ability, found)
  }
  return found
}

/** The ways of it that are played at that moment. */
export const waysAt = (ability: TextTree, moment: Moment): readonly Effect[] =>
  waysOf(ability.effect).filter((effect) => momentsOfWay(ability, effect).includes(moment))

const ofWays = new WeakMap<object, readonly Moment[]>()

function momentsOfWay(ability: TextTree, effect: Effect): readonly Moment[] {
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
export function chancesFor(ability: ClauseTree, card: CardData): readonly Chance[] {
  // rule swtcg.hidden-cost: any chance that is not kept for one kind of effect
  if (ability.ability === 'keyword' && ability.keyword === 'hidden-cost')
    return ['build-start', 'start', 'general', 'attack', 'end']
  const mission = ability.ability === 'play' && card.types.includes('mission')
  if (mission && isForBuildStart(ability)) return ['build-start']
  const battleCard = (ability.ability === 'play' || ability.ability === 'enhance') && card.types.includes('battle')
  return ability.ability === 'activated' || battleCard ? momentsFor(ability).filter(isChance) : []
}
