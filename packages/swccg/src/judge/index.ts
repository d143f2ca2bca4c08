import type { Judge } from '@dejarik/kernel'
import type { State } from '../state.js'
import { lean } from './lean.js'
import { worth } from './worth.js'

/** What a good player of this game looks at: Force, drains, battles, and what texts do. It knows no card by name. */
export const judge: Judge<State> = {
  // A turn takes about sixteen answers, but for a long one.
  horizon: 32,
  // What was deployed has fought, drained and moved: in between, whoever waits looks better than whoever has begun.
  clock: ({ turn }) => turn,
  worth,
  lean,
}
