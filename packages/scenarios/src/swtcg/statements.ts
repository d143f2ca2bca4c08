import type { State } from '@dejarik/swtcg'
import { outcomeStatements } from '../outcome-statements.js'
import type { Statement } from '../statement.js'
import { cardStatements } from './card-statements.js'
import { deckStatements } from './deck-statements.js'
import { gameStatements } from './game-statements.js'
import { numberStatements } from './number-statements.js'
import { seatStatements } from './seat-statements.js'
import type { Setting } from './setting.js'
import { setupStatements } from './setup-statements.js'

export const statements: readonly Statement<Setting, State>[] = [
  ...deckStatements,
  ...gameStatements,
  ...outcomeStatements<Setting, State>(),
  ...setupStatements,
  ...seatStatements,
  ...numberStatements,
  ...cardStatements,
]
