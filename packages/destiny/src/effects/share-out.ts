import { type Card, call, type EffectTree, finish, goto } from '@dejarik/kernel'
import {
  aim,
  aimed,
  amount,
  canAim,
  type EffectFrame,
  type EffectRule,
  effect,
  inFull,
  nodeOf,
  scopeOf,
} from '@dejarik/kernel/vocabulary'
import { distribute, type Shares } from '../rules/distribute.js'
import type { State, Table } from '../state.js'
import type { Target, Value } from './tree.js'

interface Sharing extends EffectTree {
  n: Value
  to: Target
  split?: true
}

/** Is there a "that character" in it? */
const speaksOfCharacter = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ((value as { that?: unknown }).that === 'character' || Object.values(value).some(speaksOfCharacter))

/** An effect that gives so much to each of its targets, or divides it among them as the player wishes. */
export function shareOut<N extends Sharing>(
  name: string,
  about: string,
  give: (t: Table, f: EffectFrame, share: Shares[number], node: N) => void,
): EffectRule {
  return effect<N, { n?: number; shares?: Shares; full?: boolean }, State>(
    name,
    {
      aim(t, f) {
        const node = nodeOf<N>(t, f)
        const x = scopeOf(t, f)
        // How much is settled first: "that card" and "that many" are about what came before, not about the target.
        // Where there is no character yet, "that character" is the target.
        if (x.that.character !== undefined || !speaksOfCharacter(node.n)) f.n = amount(t, node.n, x, f.you)
        if (f.n !== undefined && f.n <= 0) finish(t, f, false)
        else aim(t, f, node.to)
      },
      share(t, f) {
        const node = nodeOf<N>(t, f)
        const cards: Card[] = aimed(t, f, node.to)
        const n = f.n ?? amount(t, node.n, scopeOf(t, f), f.you)
        f.full = inFull(t, f, node.to, cards)
        if (node.split) call(t, distribute, { seat: f.you, n, among: cards, about })
        else f.shares = cards.map((card) => ({ card, n }))
      },
      begin(_t, f) {
        f.shares ??= f.result as Shares
      },
      give(t, f) {
        const share = (f.shares as Shares).shift()
        if (share === undefined) {
          finish(t, f, f.full === true)
          return
        }
        goto(f, 'give')
        give(t, f, share, nodeOf<N>(t, f))
      },
    },
    (t, node, x, you) => canAim(t, node.to, x, you),
  )
}
