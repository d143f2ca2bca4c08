import type { Frame, Seat } from '@dejarik/kernel'
import { type Phase, phases, type State } from '@dejarik/swccg'
import { changing, generation } from '@dejarik/swccg/board'
import { Fault } from '../file.js'
import { didYouMean } from '../nearest.js'
import { type Setting, seatCalled, tableOf } from './setting.js'

/** `starting` begins the game; `start` and `end` are those of the turn; `deploy-start` and `deploy-end` of a phase. */
const times: readonly string[] = [
  'starting',
  'start',
  ...phases.flatMap((phase) => [`${phase}-start`, phase, `${phase}-end`]),
  'end',
]

interface At {
  turn?: string
  phase?: string
  round?: number
  passes?: number
  next?: string
}

/** Puts on the stack what is in progress at that point of the game. */
export function begin(x: Setting, s: State, at: At): void {
  const time = at.phase ?? 'deploy'
  if (!times.includes(time))
    throw new Fault(`There is no phase "${time}"; there are ${times.join(', ')}.${didYouMean(time, times)}`)
  if (time === 'starting') {
    s.stack = [frame('starting', 'effects')]
    return
  }
  changing(s).active = at.turn === undefined ? 0 : seatCalled(x, at.turn)
  s.turn = (at.round ?? 1) - (time === 'start' ? 1 : 0)
  const [name = '', part] = time.split('-')
  changing(s).phase = name as State['phase']
  s.generation = generation(tableOf(x, s), s.active)
  const passes = at.passes ?? 0
  // Who has passed once has handed the next action to the other.
  const next = at.next === undefined ? (s.active + passes) % 2 : seatCalled(x, at.next)
  s.stack = frames(next, name, part, passes)
}

function frames(next: Seat, name: string, part: string | undefined, passes: number): Frame[] {
  if (name === 'start') return [frame('turns', 'startOfTurn')]
  if (name === 'end') return [frame('turns', 'endOfTurn')]
  const phase = phases.indexOf(name as Phase)
  if (part === 'start') return [frame('turns', 'beginPhase', { phase })]
  if (part === 'end') return [frame('turns', 'endPhase', { phase })]
  return [frame('turns', 'endPhase', { phase }), frame('alternate', 'offer', { during: name, next, passes })]
}

const frame = (procedure: string, step: string, locals: object = {}): Frame => ({ procedure, step, ...locals })
