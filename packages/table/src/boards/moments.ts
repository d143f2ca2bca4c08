import type { GameId, Screen } from '../protocol.js'
import { chanceWords } from './swtcg/chance.js'

/** What is asked of somebody else just now, where all may know it; the prompt says it. */
export const moments: Readonly<Partial<Record<GameId, (screen: Screen) => string>>> = { swtcg: chanceWords }
