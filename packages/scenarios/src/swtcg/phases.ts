import type { Frame, Seat } from '@dejarik/kernel'
import { arenas, type State } from '@dejarik/swtcg'
import { Fault } from '../file.js'
import { didYouMean } from '../nearest.js'
import { type Setting, seatCalled } from './setting.js'

/**
 * Where a scenario begins. `sides` bids for them where the format says so, `setup` shuffles and deals, `mulligan` asks what to exchange, `placing` puts units into arenas;
 * `build-start` draws and pays upkeep first, `build` does not; `battle` begins with contests, the others with that battle.
 */
export const phases = [
  'sides',
  'setup',
  'mulligan',
  'placing',
  'ready',
  'build-start',
  'build',
  'retreat',
  'battle',
  'space-battle',
  'ground-battle',
  'character-battle',
  'end',
] as const

interface At {
  turn?: string
  phase?: string
  round?: number
}

/** Puts on the stack what is in progress at that point of the game. */
export function begin(x: Setting, s: State, at: At): void {
  const phase = at.phase ?? 'build'
  if (!phases.some((known) => known === phase)) {
    throw new Fault(`There is no phase "${phase}"; there are ${phases.join(', ')}.${didYouMean(phase, phases)}`)
  }
  const seat = at.turn === undefined ? 0 : seatCalled(x, at.turn)
  const early = ['sides', 'setup', 'mulligan', 'placing'].includes(phase)
  s.turn = early ? 0 : (at.round ?? 1) - (phase === 'ready' ? 1 : 0)
  s.phase = phaseOf(phase)
  s.active = phase === 'build' || phase === 'build-start' ? seat : -1
  s.stack = frames(phase, seat)
}

function phaseOf(phase: string): State['phase'] {
  if (phase === 'ready') return 'ready'
  if (phase.startsWith('build') || phase === 'retreat') return 'command'
  return phase === 'end' || phase.endsWith('battle') ? 'battle' : 'setup'
}

function frames(phase: string, seat: Seat): Frame[] {
  const dark = seat === 0
  if (phase === 'sides') return [frame('setup', 'sides')]
  if (phase === 'setup') return [frame('setup', 'shuffle')]
  if (phase === 'mulligan') return [frame('setup', 'mulligan', { seat })]
  if (phase === 'placing') return [frame('setup', 'place', { seat, stopped: [false, false] })]
  if (phase === 'ready') return [frame('turns', 'ready')]
  if (phase === 'build' || phase === 'build-start') {
    const step = phase === 'build' ? 'settle' : 'starts'
    return [frame('turns', dark ? 'lightBuilds' : 'darkRetreats'), frame('build-step', step, { seat })]
  }
  if (phase === 'retreat')
    return [frame('turns', dark ? 'lightRetreats' : 'battle'), frame('retreat-step', 'choose', { seat })]
  if (phase === 'battle') return [frame('turns', 'battle')]
  if (phase === 'end') return [frame('turns', 'endOfTurn')]
  const arena = arenas.findIndex((name) => phase === `${name}-battle`)
  return [
    frame('turns', 'endOfTurn'),
    frame('battle-phase', 'next', { arena }),
    frame('battle-step', 'begins', { arena }),
  ]
}

const frame = (procedure: string, step: string, locals: object = {}): Frame => ({ procedure, step, ...locals })
