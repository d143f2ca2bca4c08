import type { GameId, Screen } from '../protocol.js'

/** One thing to learn: when its question, kind of option or phase comes up for the first time. */
export interface Tip {
  /** Its words are a message. */
  readonly key: string
  /** The kind of question. */
  readonly kind?: string
  /** A group of options that is offered. */
  readonly group?: string
  readonly phase?: string
  readonly rule: string
}

/** Each tip comes when what it speaks of is on the table. */
export const tips: Readonly<Record<GameId, readonly Tip[]>> = {
  destiny: [
    { key: 'redraw', kind: 'redraw', rule: 'destiny.setup' },
    { key: 'battlefield', kind: 'battlefield', rule: 'destiny.setup' },
    { key: 'distribute', kind: 'distribute', phase: 'setup', rule: 'destiny.setup' },
    { key: 'activate', group: 'activate', rule: 'destiny.activate' },
    { key: 'play', group: 'play', rule: 'destiny.play-a-card' },
    { key: 'resolve', group: 'resolve', rule: 'destiny.resolve-dice' },
    { key: 'resolve-more', kind: 'resolve-more', rule: 'destiny.resolve-dice' },
    { key: 'modify', kind: 'modify', rule: 'destiny.die-modifier' },
    { key: 'reroll', group: 'reroll', rule: 'destiny.discard-to-reroll' },
    { key: 'end', group: 'end', rule: 'destiny.claim-battlefield' },
    { key: 'upkeep-discard', kind: 'upkeep-discard', rule: 'destiny.upkeep-phase' },
  ],
  swtcg: [
    { key: 'pick', kind: 'pick', phase: 'setup', rule: 'swtcg.start-step-3' },
    { key: 'setup', kind: 'setup', rule: 'swtcg.how-to-start' },
    { key: 'start-of-build', kind: 'start-of-build', rule: 'swtcg.command-phase' },
    { key: 'build', kind: 'build', rule: 'swtcg.building-cards' },
    { key: 'deploy', group: 'deploy', rule: 'swtcg.deploying-units' },
    { key: 'pick-command', kind: 'pick', phase: 'command', rule: 'swtcg.retreating-units' },
    { key: 'attack', kind: 'attack', rule: 'swtcg.how-to-attack' },
    { key: 'respond', kind: 'respond', rule: 'swtcg.pop-chances' },
  ],
  swccg: [
    { key: 'starting-location', kind: 'starting-location', rule: 'swccg.starting-location' },
    { key: 'activate', phase: 'activate', rule: 'swccg.activate-phase' },
    { key: 'drain', group: 'drain', rule: 'swccg.force-drain' },
    { key: 'deploy', phase: 'deploy', rule: 'swccg.deploy-phase' },
    { key: 'battle', group: 'battle', rule: 'swccg.battle' },
    { key: 'draw-destiny', kind: 'draw-destiny', rule: 'swccg.battle-destiny' },
    { key: 'damage', kind: 'damage', rule: 'swccg.attrition' },
    { key: 'lose', kind: 'lose', rule: 'swccg.losing-force' },
    { key: 'move', phase: 'move', rule: 'swccg.movement' },
    { key: 'draw', phase: 'draw', rule: 'swccg.draw-phase' },
  ],
}

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
