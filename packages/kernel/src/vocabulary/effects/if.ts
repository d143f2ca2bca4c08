import { finish } from '../../procedures.js'
import { heard, words } from '../grammar/words.js'
import { effect, holds, nodeOf, perform, possible, scopeOf } from '../interpreter.js'
import type { KernelTree, Tree } from '../tree.js'

/** If C, A (otherwise B). */
export interface IfEffect<G extends Tree> {
  do: 'if'
  if: G['condition']
  then: G['effect']
  else?: G['effect']
}

export const ifEffect = effect<IfEffect<KernelTree>>(
  'if',
  {
    test(t, f) {
      const node = nodeOf<IfEffect<KernelTree>>(t, f)
      const branch = holds(t, node.if as object, scopeOf(t, f), f.you) ? node.then : node.else
      if (branch === undefined) finish(t, f, false)
      else perform(t, branch, f)
    },
    done(t, f) {
      finish(t, f, f.result)
    },
  },
  (t, node, x, you) => {
    const branch = holds(t, node.if as object, x, you) ? node.then : node.else
    return branch !== undefined && possible(t, branch, x, you)
  },
)

export const ifWords = [
  ...words('if', ['if {if:condition}: {then:text}'], 'opener'),
  ...words(
    'if',
    [
      'if {if:condition}, {then:sentence}',
      'if {if:condition}, {then:deed}; otherwise {else:sentence}',
      '{then:step} if {if:condition}',
    ],
    'closed',
  ),
  heard('opener', 'spot {spot:one} to {then:text}', ({ spot, then }) => ({ do: 'if', if: { spot }, then })),
  heard('opener', 'spot {spot:one} and {first:acts} to {next:text}', ({ spot, first, next }) => ({
    do: 'if',
    if: { spot },
    then: { do: 'then', first, next, to: true },
  })),
]
