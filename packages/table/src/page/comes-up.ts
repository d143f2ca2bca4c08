import type { Tip } from '../messages/tips.js'
import type { Screen } from '../protocol.js'

/** Is what the tip speaks of on the table now? */
export function comesUp(tip: Tip, { prompt, view }: Pick<Screen, 'prompt' | 'view'>): boolean {
  if (prompt === null) return false
  const phase = (view as { phase?: string } | null)?.phase
  return (
    (tip.kind === undefined || tip.kind === prompt.kind) &&
    (tip.phase === undefined || tip.phase === phase) &&
    (tip.group === undefined || prompt.options.some(({ group }) => group === tip.group))
  )
}
