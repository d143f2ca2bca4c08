import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant, Target } from './mutants.js'

/** A broken line that plays no differently, and why. The line is known by its words: numbers move. */
export interface Equivalent {
  readonly file: string
  readonly line: string
  readonly change: string
  readonly reason: string
}

/** What is declared in `packages/TARGET/test/equivalent-mutants.jsonl`. */
export function equivalentsOf(checkout: string, target: Target): Equivalent[] {
  const file = join(checkout, 'packages', target, 'test', 'equivalent-mutants.jsonl')
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Equivalent)
}

export const fits = (
  { file, line, change }: Equivalent,
  mutant: Pick<Mutant, 'file' | 'lineText' | 'change'>,
): boolean => file === mutant.file && line === mutant.lineText && change === mutant.change
