import type { GameScenario } from '@dejarik/scenarios/steps'
import type { GameId } from '../protocol.js'

const examples: Readonly<Record<GameId, () => Promise<{ readonly texts: Readonly<Record<string, string>> }>>> = {
  destiny: () => import('./examples/destiny.js'),
  swtcg: () => import('./examples/swtcg.js'),
  swccg: () => import('./examples/swccg.js'),
}

/** The worked examples of a game, loaded when somebody wants them. */
export const exampleTexts = async (game: GameId): Promise<string[]> => Object.values((await examples[game]()).texts)

/** How each game lays out scenarios and writes them. */
export const scenarios: Readonly<Record<GameId, () => Promise<GameScenario>>> = {
  destiny: async () => (await import('@dejarik/scenarios/destiny')).destinyScenario,
  swtcg: async () => (await import('@dejarik/scenarios/swtcg')).swtcgScenario,
  swccg: async () => (await import('@dejarik/scenarios/swccg')).swccgScenario,
}
