import type { EffectTree } from '../../abilities/catalog.js'
import { finish, goto } from '../../procedures.js'
import type { Form, Reading } from '../grammar/grammar.js'
import { isRecord } from '../grammar/words.js'
import { effect, nodeOf, perform, possible } from '../interpreter.js'
import type { KernelTree, Tree } from '../tree.js'

/** A. B. */
export interface Sequence<G extends Tree> {
  do: 'sequence'
  steps: G['effect'][]
}

/** Does each in turn, as far as it can. Done in full if every one was. */
export const sequence = effect<Sequence<KernelTree>, { at?: number; full?: boolean }>(
  'sequence',
  {
    next(t, f) {
      const { steps } = nodeOf<Sequence<KernelTree>>(t, f)
      const at = f.at ?? 0
      if (at > 0 && f.result === false) f.full = false
      if (at === steps.length) {
        finish(t, f, f.full !== false)
        return
      }
      f.at = at + 1
      goto(f, 'next')
      perform(t, steps[at] as EffectTree, f)
    },
  },
  (t, node, x, you) => {
    const steps = node.steps as EffectTree[]
    // rule destiny.choose-target: with nothing to choose, what is done to it is not done either.
    if (steps[0]?.do === 'choose') return possible(t, steps[0], x, you)
    for (const step of steps) if (possible(t, step, x, you)) return true
    return false
  },
)

export const isSequence = (node: unknown): node is { do: 'sequence'; steps: unknown[] } =>
  isRecord(node) && node.do === 'sequence'

/** Steps in one list, however the text grouped them: a sequence in a sequence says nothing more. */
export function inSequence(...parts: unknown[]): unknown {
  const steps = parts.flatMap((part) => (isSequence(part) ? part.steps : [part]))
  return steps.length === 1 ? steps[0] : { do: 'sequence', steps }
}

/** Inside a sentence: "A and B", "A, B, and C". The last one may be of another sort. */
const joined = (sort: string, last: string): Form => ({
  sort,
  read(reader, start, voice) {
    const found: Reading[] = []
    const go = (place: number, before: unknown[], cost: number): void => {
      for (const { end, node, cost: more } of last === 'act' ? [] : reader.readings(last, place, voice)) {
        found.push({ end, node: inSequence(...before, node), cost: cost + more })
      }
      for (const { end, node, cost: more } of reader.readings('act', place, voice)) {
        const steps = [...before, node]
        found.push({ end, node: inSequence(...steps), cost: cost + more })
        const comma = reader.at(end, ',') ? end + 1 : end
        if (reader.at(comma, 'and')) go(comma + 1, steps, cost + more)
        else if (comma > end) go(comma, steps, cost + more)
      }
    }
    go(start, [], 0)
    return found
  },
  write(writer, node, voice) {
    const steps = isSequence(node) ? node.steps : [node]
    const said: string[] = []
    for (const [i, step] of steps.entries()) {
      const end = i === steps.length - 1
      const words = (end ? writer.say(last, step, voice) : undefined) ?? writer.say('act', step, voice)
      if (words === undefined) return undefined
      if (i > 0) said.push(...(steps.length > 2 ? [','] : []), ...(end ? ['and'] : []))
      said.push(...words)
    }
    return said
  },
})

/** `step`: what you do and at last, it may be, what another player does; `acts`: only what you do. */
export const andWords: Form[] = [joined('step', 'last'), joined('acts', 'act')]
