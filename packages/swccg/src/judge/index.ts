import type { Judge } from '@dejarik/kernel'
import type { State } from '../state.js'
import { lean } from './lean.js'
import { worth } from './worth.js'

/** What a good player of this game looks at: Force, drains, battles, and what texts do. It knows no card by name. */
export const judge: Judge<State> = {
  // One's own turn and the other's, about sixteen answers each but for long ones. What was deployed has fought, drained and
  // moved, and what it was left open to has come: within a turn, whoever waits looks better than whoever has begun.
  horizon: { answers: 64, turns: 2 },
  clock: ({ turn }) => turn,
  worth,
  lean,
}
