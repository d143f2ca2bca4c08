import type { HandCard } from '../hand.js'
import { activated, after, discardThis, force, one, steps, that } from '../shorthand.js'

/** He dies for the one he has chosen: whom he chose when he was deployed before no longer counts. */
export const chewbacca: HandCard = {
  id: 'swtcg:ROTS-3',
  abilities: [
    after(
      { on: 'deploy', what: 'this', by: 'you' },
      steps(
        {
          do: 'remove-counter',
          name: 'life-debt',
          n: 'all',
          from: { each: { kind: 'unit', counter: 'life-debt', pilots: true } },
        },
        { do: 'put-counter', name: 'life-debt', n: 1, on: one({ kind: 'character', other: true }) },
      ),
    ),
    {
      ability: 'triggered',
      when: 'instead',
      event: { on: 'discard', what: { kind: 'unit', counter: 'life-debt' } },
      may: true,
      effect: steps({ do: 'remove-damage', n: 'all', from: that }, discardThis),
    },
    activated([force(1)], { do: 'intercept' }),
    activated([force(2)], { do: 'retaliate', n: 4 }),
  ],
}
