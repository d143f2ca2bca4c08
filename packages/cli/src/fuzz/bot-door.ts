import { PassThrough } from 'node:stream'
import { below, type Decision } from '@dejarik/kernel'
import { limits } from '@dejarik/kernel/boundary'
import { damage } from '@dejarik/kernel/laws'
import { eachLine } from '../bots/lines.js'
import { ProgramFault, read } from '../bots/program.js'
import { rawIn } from './command-door.js'
import { damageText } from './damage-text.js'
import type { Door } from './doors.js'
import type { Outcome } from './outcome.js'

const decision: Decision = { seat: 0, kind: 'action', step: 'ask', options: [{ do: 'pass' }, { do: 'play', card: 3 }] }
const right = '{"type":"answer","id":7,"option":1}'

const refusal = (says: string): Outcome => {
  const raw = rawIn(says)
  return raw === ''
    ? { verdict: 'clean', why: '' }
    : { verdict: 'crashed', why: `its sentence holds raw words: ${raw}` }
}

function answered(line: string): Outcome {
  try {
    read(line, 7, { decision }, 'fuzz')
    return { verdict: 'accepted', why: '' }
  } catch (error) {
    if (error instanceof ProgramFault) return refusal(error.message)
    return { verdict: 'crashed', why: String((error as Error).stack).slice(0, 400) }
  }
}

/** What a program that plays writes: read line by line, as the game reads it. */
export const bot: Door = {
  async make(g) {
    if (below(g, 2) === 0) return damageText(g, `${right}\n`)
    const answer = JSON.parse(right) as object
    damage(g, answer)
    return `${JSON.stringify(answer)}${below(g, 20) === 0 ? 'x'.repeat(below(g, 400_000)) : ''}\n`
  },
  enter: (input) =>
    new Promise((resolve) => {
      const stream = new PassThrough()
      let outcome: Outcome = { verdict: 'clean', why: '' }
      eachLine(stream, limits.botLine, {
        line(text) {
          if (outcome.verdict !== 'crashed' && text.trim() !== '') outcome = answered(text)
        },
        tooLong: () => resolve(outcome),
        end: () => resolve(outcome),
      })
      stream.end(input)
    }),
}
