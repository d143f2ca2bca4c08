import type { Judge } from '@dejarik/kernel'
import type { State } from '../state.js'
import { lean } from './lean.js'
import { worth } from './worth.js'

/** What a good player of this game looks at: Force, drains, battles, and what texts do. It knows no card by name. */
export const judge: Judge<State> = { worth, lean }
