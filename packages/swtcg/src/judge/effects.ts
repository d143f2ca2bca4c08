import { type Appraisals, appraiser, harm, help, roughly } from '@dejarik/kernel/vocabulary'
import type { Effect, Gain, TextTree, Value } from '../effects/tree.js'

/** What something that a unit gets is worth while it lasts. */
export function gain(gets: Gain): number {
  if ('modify' in gets) return changed(changes[gets.modify], gets.by)
  if ('keyword' in gets) return gets.keyword === 'accuracy' ? 0.8 * signed(gets.n) : 0.7
  if ('cannot' in gets) return gets.cannot === 'be-attacked' ? 1 : -1
  return 'must' in gets ? -1 : OTHER
}

const OTHER = 0.5
const changed = (worth: number | undefined, by: Value): number => (worth === undefined ? OTHER : worth * signed(by))

/** What one more of a number is worth. */
const changes: Readonly<Record<string, number>> = {
  power: 0.6,
  speed: 0.02,
  health: 0.7,
  'build-cost': -0.5,
  'force-cost': -0.5,
  'ability-cost': -0.5,
}

/** A number that is reckoned is taken to be two; one that is subtracted keeps its sign. */
const signed = (n: Value | undefined): number => (typeof n === 'number' ? n : 2)

const gains = (gets: readonly Gain[]): number => gets.reduce((sum, each) => sum + gain(each), 0)

/** What each verb is worth, in damage done or prevented. */
const verbs: Appraisals<Effect> = {
  'deal-damage': (e) => harm(e.to, roughly(e.n)),
  'dice-damage': (e) => harm(e.to, 0.5 * roughly(e.n)),
  'put-damage': (e) => harm(e.on, roughly(e.n)),
  'move-damage': () => 1.2,
  'remove-damage': (e) => help(e.from, 0.8 * roughly(e.n)),
  prevent: (e) => help(e.to, 0.9 * roughly(e.n)),
  evade: (e) => 0.9 * roughly(e.n),
  deflect: (e) => 1.6 * roughly(e.n),
  redirect: () => 1.5,
  intercept: () => 0.4,
  retaliate: (e) => roughly(e.n),
  get: (e) => {
    const value = gains(e.gets)
    return value < 0 ? harm(e.to, -value) : help(e.to, value)
  },
  'lose-ability': (e) => harm(e.what, 0.8),
  switch: () => 0.8,
  tap: (e) => harm(e.what, 1.3),
  untap: (e) => help(e.what, 1.5),
  'have-attack': () => 1.5,
  discard: (e) => harm(e.what, 2),
  disrupt: () => 1.5,
  draw: (e) => 0.8 * roughly(e.n),
  'gain-force': (e) => 0.4 * roughly(e.n),
  'lose-force': (e) => -0.4 * roughly(e.n),
  'pay-force': (e) => -0.35 * roughly(e.n),
  'gain-build': (e) => 0.8 * roughly(e.n),
  'lose-build': (e) => -0.8 * roughly(e.n),
  'pay-build': (e) => -0.8 * roughly(e.n),
  'put-build': (e) => help(e.on, 0.8 * roughly(e.n)),
  'remove-build': (e) => harm(e.from, 0.8 * roughly(e.n)),
  'gain-control': () => 3,
  'win-game': () => 50,
  retreat: (e) => harm(e.what, 0.6),
  deploy: () => 1.5,
  search: () => 1,
  put: () => 0.6,
  reroll: () => 0.7,
  'reroll-build': () => 0.6,
  'adjust-roll': (e) => 0.6 * signed(e.n),
  // What the other is made to discard is theirs; what everybody does helps nobody.
  as: (e, value) => {
    if (e.who === 'you') return value(e.effect)
    if (e.who === 'each-player') return 0
    return e.effect.do === 'discard' ? Math.abs(value(e.effect)) : -value(e.effect)
  },
  await: (e, value) => 0.7 * value(e.effect),
  'change-rule': () => 0.6,
  'look-at': () => 0.2,
  shuffle: () => 0,
  reveal: () => 0,
}

/** What an effect is worth to whoever controls it, in damage. */
export const valueOfEffect = appraiser<Effect>(verbs)

/** What an ability brings after its cost. */
export function valueOfUse(ability: TextTree): number {
  let value = ability.effect === undefined ? 0 : valueOfEffect(ability.effect)
  // Tapping the unit itself is the usual price: an attack that it gives up.
  for (const part of ability.cost ?? []) value += part.do === 'tap' && part.what === 'this' ? -0.6 : valueOfEffect(part)
  return value
}
