import type { HandCard } from '../hand.js'
import {
  action,
  battleBy,
  deploy,
  draw,
  drawn,
  each,
  get,
  more,
  one,
  q,
  steps,
  target,
  theirs,
  when,
} from '../shorthand.js'

export const gaderffiiStick: HandCard = {
  id: 'swccg:1_315',
  abilities: [
    deploy({ on: q('character', { is: ['tusken raider'] }), cost: 2 }),
    action(
      battleBy(undefined, 'here'),
      { if: { present: 'attached' }, targets: [one(theirs('character', { 'in-battle': true, present: 'here' }))] },
      steps(draw(2), when(more(drawn, 5), get(each(q('weapon', { on: target })), 'battle', { cannot: 'fire' }))),
    ),
  ],
}
