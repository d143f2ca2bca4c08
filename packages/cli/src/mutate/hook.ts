import { readFileSync } from 'node:fs'
import { register } from 'node:module'
import { isMainThread } from 'node:worker_threads'

/** `node --import hook.js`: one module of the program is read from another file; nothing in the checkout changes. */
const { MUTANT_MODULE, MUTANT_SOURCE } = process.env

if (isMainThread && MUTANT_MODULE !== undefined) register(import.meta.url)

interface Loaded {
  readonly format: string
  readonly source: string
  readonly shortCircuit: true
}

export const load = async (url: string, context: unknown, next: (url: string, context: unknown) => unknown) =>
  url === MUTANT_MODULE && MUTANT_SOURCE !== undefined
    ? ({ format: 'module', source: readFileSync(MUTANT_SOURCE, 'utf8'), shortCircuit: true } satisfies Loaded)
    : next(url, context)
