import { below, scriptedRoll } from '@dejarik/kernel'
import type { State } from '../state.js'

/** One six-sided die; a scenario may have said what it shows. rule swtcg.gl-dice */
export function rollDie(s: State): number {
  const scripted = scriptedRoll(s)
  if (scripted === undefined) return below(s.random, 6) + 1
  if (!/^[1-6]$/.test(scripted)) throw new Error(`The script rolls ${scripted}, which is no number of a die`)
  return Number(scripted)
}

export function rollDice(s: State, n: number): number[] {
  const dice: number[] = []
  while (dice.length < n) dice.push(rollDie(s))
  return dice
}
