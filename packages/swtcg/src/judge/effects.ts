import { type Any, type Appraise, appraiser, harm, help, roughly } from '@dejarik/kernel/vocabulary'

/** What something that a unit gets is worth while it lasts. */
export function gain(gets: Any): number {
  if (gets.modify === 'power') return 0.6 * signed(gets.by)
  if (gets.modify === 'speed') return 0.02 * signed(gets.by)
  if (gets.modify === 'health') return 0.7 * signed(gets.by)
  if (gets.modify === 'build-cost' || gets.modify === 'force-cost' || gets.modify === 'ability-cost')
    return -0.5 * signed(gets.by)
  if (gets.keyword === 'accuracy') return 0.8 * signed(gets.n)
  if (gets.keyword !== undefined) return 0.7
  if (gets.cannot === 'be-attacked') return 1
  if (gets.cannot !== undefined || gets.must !== undefined) return -1
  return 0.5
}

/** A number that is reckoned is taken to be two; one that is subtracted keeps its sign. */
const signed = (n: unknown): number => (typeof n === 'number' ? n : 2)

const gains = (gets: readonly Any[]): number => gets.reduce((sum, each) => sum + gain(each), 0)

/** What each verb is worth, in damage done or prevented. */
const verbs: Readonly<Record<string, Appraise>> = {
  'deal-damage': (e) => harm(e.to, roughly(e.n)),
  'dice-damage': (e) => harm(e.to, 0.5 * roughly(e.dice ?? e.n)),
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
export const valueOfEffect = appraiser(verbs)

/** What an ability brings after its cost. */
export function valueOfUse(ability: Any): number {
  const cost = (ability.cost ?? []) as object[]
  let value = ability.effect === undefined ? 0 : valueOfEffect(ability.effect)
  for (const part of cost) {
    // Tapping the unit itself is the usual price: an attack that it gives up.
    const { do: verb, what } = part as { do: string; what?: unknown }
    value += verb === 'tap' && what === 'this' ? -0.6 : valueOfEffect(part)
  }
  return value
}
