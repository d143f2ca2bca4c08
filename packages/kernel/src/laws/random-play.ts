import type { Option } from '../decisions/decisions.js'
import type { Engine } from '../engine.js'
import type { CoreState } from '../state/state.js'
import { BOUND, Broken, type Start, spot, walk } from './start.js'

const LAW = 'random play'

/** A random player never gets stuck: no answer throws, every decision is a real choice, and the game ends. */
export function randomPlay<S extends CoreState, D>(
  e: Engine<S, D>,
  start: Start<S, D>,
  seed: string | number,
): Option[] {
  let played: readonly Option[] = []
  let last: S | undefined
  try {
    last = walk(e, start, seed, (s, answers) => {
      played = answers
      last = s
      checkDecision(e, s)
    })
  } catch (error) {
    if (error instanceof Broken) throw error
    const at = last === undefined ? 'at the start' : `after ${spot(e, last)}`
    throw new Broken(LAW, `seed ${seed}, answer ${played.length}, ${at}: ${(error as Error).stack}`)
  }
  if (last.result === null)
    throw new Broken(LAW, `seed ${seed} is not over after ${start.bound ?? BOUND} answers, ${spot(e, last)}`)
  return [...played]
}

function checkDecision<S extends CoreState, D>(e: Engine<S, D>, s: S): void {
  const { decision } = s
  if (decision === null) {
    if (s.result === null) throw new Broken(LAW, 'nothing is asked and nobody has won')
    return
  }
  if (s.result !== null) throw new Broken(LAW, `the game is over and still asks ${spot(e, s)}`)
  if (decision.options.length < 2) throw new Broken(LAW, `a forced answer is asked ${spot(e, s)}`)
  const different = new Set(decision.options.map((option) => JSON.stringify(option)))
  if (different.size < decision.options.length) throw new Broken(LAW, `an option is offered twice ${spot(e, s)}`)
  const prompt = e.prompt(s, decision.seat)
  if (!prompt?.yours || prompt.options.length !== decision.options.length)
    throw new Broken(LAW, `the prompt does not show the decision ${spot(e, s)}`)
  if (!isSaid(prompt.question)) throw new Broken(LAW, `the question reads "${prompt.question}" ${spot(e, s)}`)
  for (const { label } of prompt.options)
    if (!isSaid(label)) throw new Broken(LAW, `an option reads "${label}" ${spot(e, s)}`)
}

/** Words with nothing missing between them or at an end. */
const isSaid = (words: string): boolean => words !== '' && words.trim() === words && !words.includes('  ')
