import type { SetCode } from '../../src/cards/index.js'

/** Cards of each set that are understood, or have nothing to understand. These numbers may only rise. */
export const coverage: Record<SetCode, number> = {
  AOTC: 180,
  SR: 86,
  ANH: 174,
  JG: 93,
  ESB: 175,
  RAS: 75,
  PM: 74,
  ROTS: 92,
}
