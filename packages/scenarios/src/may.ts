import type { CoreState, Seat } from '@dejarik/kernel'
import type { Line } from './file.js'
import type { Board } from './game.js'
import { canonical, covered } from './match.js'

/** What the seat that is asked could do, in the words of steps. */
export function possible(b: Board, s: CoreState): string {
  const decision = b.engine.decision(s)
  if (decision === null) return 'The game is over.'
  const list = decision.options.map((option) => canonical(b, s, option))
  return `Possible for ${b.seats[decision.seat]}: ${[...new Set(list)].join('; ')}.`
}

/** '' when the seat may do it, or, for a list, may do exactly these things. */
export function checkMay(b: Board, s: CoreState, seat: Seat, line: Line): string {
  const decision = b.engine.decision(s)
  if (decision?.seat !== seat) return `${b.seats[seat]} is not asked anything now. ${possible(b, s)}`
  const texts = typeof line.says === 'string' ? [line.says] : line.says
  const found = texts.map((text) => ({ text, options: covered(b, s, text) }))
  const missing = found.filter(({ options }) => options.length === 0).map(({ text }) => text)
  if (missing.length > 0) return `these are not offered: ${missing.join('; ')}. ${possible(b, s)}`
  if (typeof line.says === 'string') return ''
  const all = new Set(found.flatMap(({ options }) => options))
  const more = decision.options.filter((option) => !all.has(option)).map((option) => canonical(b, s, option))
  return more.length > 0 ? `these are offered too: ${[...new Set(more)].join('; ')}.` : ''
}

/** '' when the seat may do none of these, for the reason that the line gives. */
export function checkMayNot(b: Board, s: CoreState, seat: Seat, line: Line): string {
  const texts = typeof line.says === 'string' ? [line.says] : line.says
  const asked = b.engine.decision(s)?.seat === seat
  for (const text of texts) {
    if (asked && covered(b, s, text).length > 0) return `"${text}" is offered. ${possible(b, s)}`
    if (line.because === undefined) {
      if (!asked) return `${b.seats[seat]} is not asked anything now. ${possible(b, s)}`
      continue
    }
    const why = b.why(s, seat, text)
    if (why === undefined) return `nothing explains why "${text}" is not offered; are its words right?`
    if (!why.some(({ rule }) => rule === line.because)) {
      const given = why.map(({ rule, says }) => `${says} (${rule})`)
      return `the reason is not ${line.because}, but ${given.join('; ') || 'none that the engine gives'}.`
    }
  }
  return ''
}
