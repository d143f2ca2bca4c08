import type { Ability, Effect } from '../../effects/tree.js'
import {
  action,
  any,
  card,
  count,
  draw,
  drawn,
  exists,
  get,
  just,
  one,
  plus,
  q,
  steps,
  target,
  use,
  when,
  yours,
} from '../shorthand.js'

/** Another destiny for the total that an Interrupt of that name compares. */
export const moreAgainst = (name: string): Ability =>
  action(
    just({ on: 'play', what: q('interrupt', { name }) }),
    { cost: [use(1)] },
    steps(draw(), get('you', 'drain', plus('total-power', drawn))),
  )

/** Whoever played it takes another who then has the highest ability, or it fails. */
const others = yours('character', { other: target, ability: ['>', 0] })
const excluding: Effect = when(
  exists(others),
  { do: 'retarget', to: one({ ...others, most: 'ability' }) },
  { do: 'retarget' },
)

/** So many of those do not count for Sense and Alter. */
export const without = (sort: string): Ability =>
  action(
    just({ on: 'play', what: q('interrupt', { name: ['Sense', 'Alter'] }) }),
    {
      targets: [any(q('character', { is: [sort] }))],
      cost: [{ do: 'use-force', n: count(q('card', { 'one-of': target })) }],
    },
    { do: 'as', who: { owner: card }, effect: excluding },
  )
