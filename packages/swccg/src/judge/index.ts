import type { Judge } from '@dejarik/kernel'
import type { State } from '../state.js'
import { lean } from './lean.js'
import { worth } from './worth.js'

/** What a good player of this game looks at: Force, drains, battles, and what texts do. It knows no card by name. */
export const judge: Judge<State> = {
  // Just long enough for what an answer has set going; a turn would take dozens.
  horizon: 3,
  worth,
  lean,
}
