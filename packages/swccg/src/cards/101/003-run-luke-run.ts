import type { HandCard } from '../hand.js'
import {
  cancel,
  card,
  either,
  exists,
  get,
  just,
  lost,
  named,
  not,
  one,
  place,
  plus,
  q,
  steps,
  target,
  when,
} from '../shorthand.js'

export const runLukeRun: HandCard = {
  id: 'swccg:101_3',
  abilities: [
    lost(
      just({ on: 'battle', at: q('site') }),
      { targets: [one(named('Luke', { whose: 'yours', at: q('site', { 'adjacent-to': place }) }))] },
      steps(
        { do: 'move', what: target, to: place, using: 'landspeed', free: true, regular: true, joins: true },
        when(
          not(
            either(
              exists(named('Vader', { present: place })),
              exists(named('Vader', { at: q('site', { 'adjacent-to': place }) })),
            ),
          ),
          get(target, 'battle', plus('power', 2)),
        ),
      ),
    ),
    lost(just({ on: 'play', what: q('interrupt', { name: "Vader's Obsession" }) }), {}, cancel(card)),
  ],
}
