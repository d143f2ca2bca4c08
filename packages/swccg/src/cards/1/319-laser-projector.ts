import type { HandCard } from '../hand.js'
import { deploy, draw, drawn, hit, is, more, one, ongoing, q, stat, steps, target, when } from '../shorthand.js'

/** A seeker has no defense value of its own; neither has this. */
export const laserProjector: HandCard = {
  id: 'swccg:1_319',
  abilities: [
    deploy({ on: q('site', { is: ['interior'] }), cost: 2 }),
    {
      ability: 'fire',
      targets: [one(q('card', { is: ['seeker', 'character', 'creature'] }))],
      effect: steps(
        draw(1, -1),
        when(
          more(drawn, { if: is(target, q('weapon', { is: ['seeker'] })), then: 1, else: stat('defense', target) }),
          hit(target),
        ),
      ),
    },
    ongoing('this', [
      { may: 'be-targeted', what: q('weapon') },
      { define: 'defense', as: 1 },
    ]),
  ],
}
