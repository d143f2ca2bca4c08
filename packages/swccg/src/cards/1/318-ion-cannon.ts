import type { HandCard } from '../hand.js'
import {
  deploy,
  draw,
  drawn,
  each,
  get,
  lose,
  more,
  one,
  q,
  set,
  stat,
  steps,
  target,
  use,
  when,
  yours,
} from '../shorthand.js'

/** rule swccg.ion-weapons: no hit; what it sets to 0 stays so until it is repaired. */
export const ionCannon: HandCard = {
  id: 'swccg:1_318',
  abilities: [
    deploy({ on: yours('starship', { is: ['star destroyer'] }), cost: 2 }),
    {
      ability: 'fire',
      targets: [one(q('starship'))],
      cost: [use(1)],
      effect: steps(
        draw(1, 2),
        when(
          more(drawn, stat('defense', target)),
          steps(
            lose(each(q('weapon', { is: ['starship weapon'], on: target }))),
            get(target, 'leaves', set('armor', 0), set('maneuver', 0), set('hyperspeed', 0)),
          ),
        ),
      ),
    },
  ],
}
