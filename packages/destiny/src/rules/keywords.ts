import type { Ability, Keyword } from '../effects/tree.js'

/**
 * What the keywords stand for, as abilities like any other. rule destiny.keywords
 * Redeploy is a step of a character's defeat: see defeated-characters.ts.
 */
export const keywordAbilities: Record<Exclude<Keyword, 'redeploy'>, Ability> = {
  // rule destiny.ambush
  ambush: {
    ability: 'triggered',
    name: 'ambush',
    when: 'after',
    event: { on: 'play', what: 'this' },
    effect: { do: 'extra-actions', n: 1 },
  },
  // rule destiny.guardian
  guardian: {
    ability: 'triggered',
    name: 'guardian',
    when: 'before',
    event: { on: 'activate', what: 'this' },
    may: true,
    effect: {
      do: 'then',
      to: true,
      first: {
        do: 'remove-die',
        what: { choose: 1, from: { kind: 'die', whose: 'opponent', showing: ['melee', 'ranged'] } },
      },
      next: { do: 'deal-damage', n: { value: { that: 'die' } }, to: 'this' },
    },
  },
}
