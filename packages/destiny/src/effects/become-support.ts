import type { Card } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { inPlay } from '../rules/areas.js'
import { overTargets } from './over.js'
import type { Example, Ref } from './tree.js'

/** For the rest of the game, starting ready. */
export interface BecomeSupport {
  do: 'become-support'
  what: Ref
}

export const becomeSupportWords = words('become-support', [
  'make {what:ref} a support for the rest of the game',
  '{what:ref} becomes a support {:game-long}',
])

/** Its die stays where it is, be that a pool: it is no longer a die of the character. */
export const becomeSupport = overTargets<BecomeSupport>('become-support', {
  target: (node) => node.what,
  fits: (t, card) => inPlay(t.s, card),
  each(t, _f, card: Card) {
    const { s } = t
    s.host[card] = -1
    s.support[card] = 1
    s.exhausted[card] = 0
    t.watch?.({ is: 'became-support', card })
    return true
  },
})

export const becomeSupportExample: Example = {
  on: { card: 'upgrade', ability: 'triggered', when: 'before', event: { on: 'defeat', what: 'attached' } },
  effect: { do: 'become-support', what: 'this' },
  reads: 'Before the attached character is defeated, make this card a support for the rest of the game.',
  board: {
    a: { characters: [{ card: 'Finn', damage: 9, upgrades: ['Example'] }, 'Hired Gun'] },
    b: { characters: [{ card: 'First Order Stormtrooper', showing: '1 ranged' }] },
  },
  answers: [{ a: 'pass' }, { b: 'resolve 1 ranged on Finn' }],
  after: ['Finn is defeated', 'Example is a support', 'Example is ready'],
}
