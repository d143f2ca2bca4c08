import type { GameScenario } from '@dejarik/scenarios/steps'
import type { GameId } from '../protocol.js'

type Files = Readonly<Record<string, () => Promise<unknown>>>

/** The worked examples of each game, loaded when somebody wants them. */
const examples: Readonly<Record<GameId, Files>> = {
  destiny: import.meta.glob('../../../destiny/scenarios/examples/*.yaml', { query: '?raw', import: 'default' }),
  swtcg: import.meta.glob('../../../swtcg/scenarios/examples/*.yaml', { query: '?raw', import: 'default' }),
  swccg: import.meta.glob('../../../swccg/scenarios/examples/*.yaml', { query: '?raw', import: 'default' }),
}

export const exampleTexts = async (game: GameId): Promise<string[]> =>
  Promise.all(Object.values(examples[game]).map(async (load) => String(await load())))

export const scenarios: Readonly<Record<GameId, () => Promise<GameScenario>>> = {
  destiny: async () => (await import('@dejarik/scenarios/destiny')).destinyScenario,
  swtcg: async () => (await import('@dejarik/scenarios/swtcg')).swtcgScenario,
  swccg: async () => (await import('@dejarik/scenarios/swccg')).swccgScenario,
}
