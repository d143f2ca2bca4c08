import { type Appraisals, appraiser, harm, help, roughly, sideOfTarget, someIn } from '@dejarik/kernel/vocabulary'
import type { Definition } from '../definitions.js'
import type { Effect, Target } from '../effects/tree.js'

/** Does it take what somebody has paid for? */
function inPlay(target: Target): boolean {
  if (typeof target === 'string') return false
  const query = 'from' in target ? target.from : 'each' in target ? target.each : undefined
  return query?.kind === 'upgrade' || query?.kind === 'support'
}

/** What each verb is worth, in damage. */
const verbs: Appraisals<Effect> = {
  'deal-damage': (e) => harm(e.to, roughly(e.n)),
  'place-damage': (e) => harm(e.on, roughly(e.n)),
  'give-shields': (e) => help(e.to, 0.55 * roughly(e.n)),
  'remove-shields': (e) => harm(e.from, 0.5 * roughly(e.n)),
  heal: (e) => help(e.from, 0.7 * roughly(e.n)),
  'move-damage': () => 1,
  // Of one's own dice the one that shows least is given up.
  'remove-die': (e) => (sideOfTarget(e.what) > 0 ? 0.4 : 1) * harm(e.what, 1.3),
  'reroll-die': (e) => Math.abs(help(e.what, 0.6)),
  'turn-die': (e) => Math.abs(help(e.what, 1.2)),
  'resolve-die': (e) => Math.abs(help(e.what, 1.3)),
  'resolve-side': () => 1.5,
  'resolve-special': () => 1.2,
  'roll-die': () => 1.2,
  'take-die': () => 1.5,
  'gain-resources': (e) => 0.7 * roughly(e.n),
  'lose-resources': (e) => -0.6 * roughly(e.n),
  spend: (e) => -0.7 * roughly(e.n),
  discount: (e) => 0.7 * roughly(e.n),
  draw: (e) => 0.5 * roughly(e.n),
  discard: (e) => harm(e.what, inPlay(e.what) ? 1.8 : 0.5),
  'discard-down-to': (e) => (e.who === 'opponent' ? 0.8 : -0.8),
  'look-at': () => 0.3,
  put: () => 0.4,
  play: () => 1.2,
  activate: (e) => help(e.what, 1.8),
  ready: (e) => help(e.what, 2),
  // A card that is exhausted for its own ability has no other use for it.
  exhaust: (e) => (e.what === 'this' ? -0.1 : harm(e.what, 1.8)),
  defeat: (e) => harm(e.what, 5),
  'extra-actions': (e) => 0.7 * roughly(e.n),
  'move-upgrade': () => 0.6,
  'return-to-game': () => 4,
  'switch-upgrade': () => 0.8,
  'end-action-phase': () => 0.3,
  delay: (e, value) => 0.8 * value(e.effect),
}

/** What an effect is worth to whoever controls it, in damage. */
export const valueOfEffect = appraiser<Effect>(verbs)

/** What the abilities of one kind on a card are worth together. */
export function valueOfAbilities(definition: Definition, kind: string): number {
  let sum = 0
  for (const ability of definition.abilities)
    if (ability.ability === kind && 'effect' in ability) sum += valueOfEffect(ability.effect)
  return sum
}

const unread = new WeakMap<Definition, boolean>()

/** Is part of what a card says no tree? Then it is taken to be worth a little more than what it costs. */
export function isUnread(definition: Definition): boolean {
  const known = unread.get(definition)
  if (known !== undefined) return known
  const made = someIn<Effect>(definition.abilities, (part) => part.do === 'native')
  unread.set(definition, made)
  return made
}
