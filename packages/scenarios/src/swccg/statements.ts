import type { State } from '@dejarik/swccg'
import { outcomeStatements } from '../outcome-statements.js'
import type { Statement } from '../statement.js'
import { battleStatements } from './battle-statements.js'
import { cardStatements } from './card-statements.js'
import { deckStatements } from './deck-statements.js'
import { gameStatements } from './game-statements.js'
import { numberStatements } from './number-statements.js'
import { seatStatements } from './seat-statements.js'
import type { Setting } from './setting.js'

export const statements: readonly Statement<Setting, State>[] = [
  ...deckStatements,
  ...outcomeStatements<Setting, State>(),
  ...gameStatements,
  ...battleStatements,
  ...seatStatements,
  ...numberStatements,
  ...cardStatements,
]
