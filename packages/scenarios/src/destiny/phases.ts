import type { State } from '@dejarik/destiny'
import { nextPlayer, players } from '@dejarik/destiny/board'
import type { Frame } from '@dejarik/kernel'
import { Fault } from '../file.js'
import { didYouMean } from '../nearest.js'
import { seatCalled } from './entries.js'
import type { Setting } from './setting.js'

/** Where a scenario begins. `setup` shuffles and deals, `redraw` asks what to redraw, `roll-off` rolls for the battlefield. */
export const phases = ['setup', 'redraw', 'roll-off', 'action', 'upkeep'] as const

interface At {
  turn?: string
  phase?: string
  round?: number
  passes?: number
}

/** Puts on the stack what is in progress at that point of the game. */
export function begin(x: Setting, s: State, at: At): void {
  const phase = at.phase ?? 'action'
  if (!phases.some((known) => known === phase)) {
    throw new Fault(`There is no phase "${phase}"; there are ${phases.join(', ')}.${didYouMean(phase, phases)}`)
  }
  s.round = at.round ?? (phase === 'action' || phase === 'upkeep' ? 1 : 0)
  s.turn = at.turn === undefined ? s.control : seatCalled(x, at.turn)
  if (s.out[s.turn] === 1) s.turn = nextPlayer(s, s.turn)
  s.passes = at.passes ?? 0
  s.phase = phase === 'action' || phase === 'upkeep' ? phase : 'setup'
  s.stack = frames(s, phase)
}

function frames(s: State, phase: string): Frame[] {
  if (phase === 'action') return [frame('rounds', 'upkeepPhase'), frame('action-phase', 'turn')]
  if (phase === 'upkeep') return [frame('rounds', 'end'), frame('upkeep', 'ready')]
  if (phase === 'redraw') return [frame('setup', 'redraw', { chosen: [] })]
  if (phase === 'roll-off') return [frame('setup', 'rollOff', { rolling: players(s, 0) })]
  return [frame('setup', 'shuffle')]
}

const frame = (procedure: string, step: string, locals: object = {}): Frame => ({ procedure, step, ...locals })
