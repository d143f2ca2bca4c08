import type { GameId } from '../protocol.js'
import { destinyOutline } from './destiny/outline.js'
import type { Outline } from './outline.js'
import { swccgOutline } from './swccg/outline.js'
import { swtcgOutline } from './swtcg/outline.js'

export const outlines: Readonly<Partial<Record<GameId, Outline>>> = {
  destiny: destinyOutline,
  swtcg: swtcgOutline,
  swccg: swccgOutline,
}
