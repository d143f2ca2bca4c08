import { nth } from '../nth.js'
import { type Kernel, kernelOffers } from '../options/kernel-options.js'
import { ask, call, finish, procedure } from '../procedures.js'
import { type Frame, type Instance, NONE, type Ref, type Seat } from '../state/state.js'
import type { Table } from '../table.js'
import { type EffectFrame, isOptional, perform, possible, type Scope } from '../vocabulary/interpreter.js'
import { type EffectTree, nodeAt } from './catalog.js'

interface Using extends Scope, EffectFrame {
  clause: number
  may: boolean
}

/** Does the tree speak of one opponent anywhere? Then, where there are several, its user chooses which. */
const namesOpponent = new WeakMap<object, boolean>()
function mentionsOpponent(tree: object): boolean {
  const known = namesOpponent.get(tree)
  if (known !== undefined) return known
  // "If it is an opponent's" is true of any opponent's: there is nobody to choose.
  const found =
    !('is' in tree) &&
    Object.values(tree).some(
      (part) => part === 'opponent' || (typeof part === 'object' && part !== null && mentionsOpponent(part)),
    )
  namesOpponent.set(tree, found)
  return found
}

/** Could the ability do anything, against the opponent it is about or, before one is chosen, against some opponent? */
export function couldDo(t: Table, node: EffectTree, x: Scope, you: Seat): boolean {
  if (x.opponent !== NONE || t.s.seats < 3 || !mentionsOpponent(node)) return possible(t, node, x, you)
  const others = t.rules.words.players(t.s, you).filter((seat) => seat !== you)
  if (others.length < 2) return possible(t, node, x, you)
  return others.some((opponent) => possible(t, node, { ...x, opponent }, you))
}

export const DECLINE = kernelOffers.decline()

/** One ability from offer to end. Its frame is the scope that all of its effects share. */
export const ability = procedure<Using>('ability', {
  offer(t, f) {
    const node = nodeAt(t.catalog, f.node)
    if (!f.may || t.rules.must?.(t, f) || isOptional(t, node)) return
    // Where it could only be declined, that is the one option: whether it could may be known to its player alone.
    const options = couldDo(t, node, f, f.you) ? [kernelOffers.use(f.clause), DECLINE] : [DECLINE]
    ask(t, f.you, 'may', options, { about: { clause: f.clause, card: f.source % 1024 } })
  },
  offered(t, f, answer) {
    if (answer.do === 'decline') finish(t, f, 'declined')
  },
  opponent(t, f) {
    if (f.opponent !== NONE) return
    const others = t.rules.words.players(t.s, f.you).filter((seat) => seat !== f.you)
    if (others.length === 1) f.opponent = nth(others, 0)
    else if (others.length > 1 && mentionsOpponent(t.catalog.nodes[f.node] as object)) {
      const fit = others.filter((seat) => t.rules.opposes?.(t, f, seat) ?? true)
      const options = (fit.length > 0 ? fit : others).map(kernelOffers.opponent)
      ask(t, f.you, 'opponent', options, { about: { clause: f.clause } })
    }
  },
  opponentChosen(_t, f, answer: Kernel<'opponent'> | { readonly do: '' }) {
    if (answer.do === 'opponent') f.opponent = answer.seat
  },
  perform(t, f) {
    perform(t, nodeAt(t.catalog, f.node), f)
  },
  done(t, f) {
    finish(t, f, f.result)
  },
})

/** Begins an ability of a card. Its outcome comes back as `f.result`: done in full, not in full, or declined. */
export function useAbility(
  t: Table,
  clause: number,
  source: Ref,
  you: Seat,
  bound: { that?: Record<string, number[]>; number?: number; die?: number; may?: boolean } = {},
): void {
  const { ability: tree } = t.catalog.clauses[clause] as { ability: { effect?: EffectTree } }
  const that = bound.that ?? {}
  call(t, ability, {
    clause,
    node: t.catalog.nodeOf.get(tree.effect as object),
    scope: t.s.stack.length,
    may: bound.may ?? false,
    you,
    source,
    that: { ...that },
    number: bound.number ?? 0,
    die: bound.die ?? NONE,
    opponent: that.opponent?.[0] ?? NONE,
  })
}

/** Resolves a triggered ability, whatever has become of its source. */
export function resolveInstance(t: Table, instance: Instance): void {
  const { ability: tree } = t.catalog.clauses[instance.clause] as { ability: { may?: true } }
  useAbility(t, instance.clause, instance.source, instance.you, {
    that: instance.that,
    number: instance.number,
    may: tree.may === true,
  })
}

/** Is any ability in progress? */
export const anyOpen = (stack: readonly Frame[]): boolean => stack.some((f) => f.procedure === 'ability')
