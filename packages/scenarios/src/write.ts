import type { CoreState, Engine } from '@dejarik/kernel'
import { stringify } from 'yaml'
import { gameOf } from './games.js'

/** Writes a position as a scenario; what it should show is for its author to add. */
export function toScenario<S extends CoreState, Deck>(engine: Engine<S, Deck>, s: S, id = 'position'): string {
  const { game } = engine.rules
  const position = gameOf(game).write(engine, s)
  return stringify({ id, game, rules: [], ...position }, { lineWidth: 120, flowCollectionPadding: true })
}
