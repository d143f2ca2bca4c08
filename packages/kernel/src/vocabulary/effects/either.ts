import type { EffectTree } from '../../abilities/catalog.js'
import type { Option } from '../../decisions/decisions.js'
import { type Kernel, kernelOffers } from '../../options/kernel-options.js'
import { ask, finish, goto } from '../../procedures.js'
import type { Form, Reading } from '../grammar/grammar.js'
import { words } from '../grammar/words.js'
import { effect, nodeOf, perform, possible, scopeOf } from '../interpreter.js'
import type { KernelTree, Tree } from '../tree.js'

/** Choose one (or `pick`) of them. */
export interface Either<G extends Tree> {
  do: 'either'
  options: G['effect'][]
  pick?: number
}

/** rules destiny.choose-either, swccg.implied-target-rule: even one that will do nothing, unless the game says otherwise. */
export const either = effect<Either<KernelTree>, { chosen?: number[]; full?: boolean }>(
  'either',
  {
    choose(t, f) {
      const options: Option[] = []
      const { onlyPossible } = t.rules.words
      const x = scopeOf(t, f)
      nodeOf<Either<KernelTree>>(t, f).options.forEach((way, n) => {
        if (f.chosen?.includes(n) || (onlyPossible && !possible(t, way, x, f.you))) return
        options.push(kernelOffers.either(n))
      })
      if (options.length === 0) {
        finish(t, f, false)
        return
      }
      ask(t, f.you, 'either', options, { about: { node: f.node } })
    },
    chosen(t, f, answer: Kernel<'either'>) {
      // Where several are done, their order is the player's too.
      f.chosen = [...(f.chosen ?? []), answer.n]
      perform(t, nodeOf<Either<KernelTree>>(t, f).options[answer.n] as EffectTree, f)
    },
    done(t, f) {
      if (f.result === false) f.full = false
      if ((f.chosen as number[]).length < (nodeOf<Either<KernelTree>>(t, f).pick ?? 1)) goto(f, 'choose')
      else finish(t, f, f.full !== false)
    },
  },
  (t, node, x, you) => node.options.some((option) => possible(t, option, x, you)),
)

/** "A; or B", "A; B; or C"; print also parts them by commas, or by a mere "or" between the last two. */
const options: Form = {
  sort: 'options',
  read(reader, start, voice) {
    const found: Reading[] = []
    const go = (place: number, before: unknown[], cost: number): void => {
      for (const reading of reader.readings('sentence', place, voice)) {
        const all = [...before, reading.node]
        const end = reading.end
        if (all.length > 1) found.push({ end, node: all, cost: cost + reading.cost })
        const mark = reader.at(end, ';') || reader.at(end, ',') ? end + 1 : end
        if (reader.at(mark, 'or')) go(mark + 1, all, cost + reading.cost)
        else if (reader.at(end, ';')) go(mark, all, cost + reading.cost)
      }
    }
    go(start, [], 0)
    return found
  },
  write(writer, node, voice) {
    if (!Array.isArray(node) || node.length < 2) return undefined
    const said: string[] = []
    for (const [i, one] of node.entries()) {
      const sentence = writer.say('option', one, voice)
      if (sentence === undefined) return undefined
      if (i > 0) said.push(';', ...(i === node.length - 1 ? ['or'] : []))
      said.push(...sentence)
    }
    return said
  },
}

export const eitherWords = [
  options,
  ...words(
    'either',
    [
      '<choose> 1: {options:options/bare}',
      { says: '<choose> {pick:digits}: {options:options/bare}', cost: 1 },
      '<choose> and do {pick:digits} of the following: {options:options/bare}',
      '<choose> to either {options:options/bare}',
      'either {options:options}',
      { says: '{a:step} or {b:sentence}', read: ({ a, b }) => ({ options: [a, b] }), cost: 1 },
    ],
    'closed',
  ),
]
