import type { CoreState, Engine } from '@dejarik/kernel'
import { gameOf } from './games.js'
import { scenarioText } from './position.js'

/** Writes a position as a scenario; what it should show is for its author to add. */
export function toScenario<S extends CoreState, Deck>(engine: Engine<S, Deck>, s: S, id = 'position'): string {
  return scenarioText(gameOf(engine.rules.game), engine, s, id)
}
