import type { SwtcgView } from '@dejarik/swtcg/views'
import { say } from '../../messages/index.js'
import type { Screen } from '../../protocol.js'

const words = say.fights.chance

/** Which chance to play or pass is open, and whose it is; nothing where none is. */
export function chanceWords({ view, eyes, players }: Pick<Screen, 'view' | 'eyes' | 'players'>): string {
  const chance = (view as unknown as SwtcgView | null)?.chance ?? null
  if (chance === null) return ''
  const when = words.on[chance.on] ?? ''
  return chance.seat === eyes ? words.yours(when) : words.of(players[chance.seat]?.name ?? '', when)
}
