import type { HandCard } from '../hand.js'
import {
  cancel,
  card,
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
        { do: 'move', what: target, to: place, using: 'landspeed', free: true },
        when(
          not(exists(named('Vader', { at: { either: [place, q('site', { 'adjacent-to': place })] } }))),
          get(target, 'battle', plus('power', 2)),
        ),
      ),
    ),
    lost(just({ on: 'play', what: q('interrupt', { name: "Vader's Obsession" }) }), {}, cancel(card)),
  ],
}
