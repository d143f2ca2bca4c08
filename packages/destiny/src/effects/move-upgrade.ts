import { type Card, call, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, bound, canAim, effect, nodeOf, type Scope, scopeOf } from '@dejarik/kernel/vocabulary'
import { inPlay } from '../rules/areas.js'
import { attach, enforceLimit, mayHold } from '../rules/upgrades.js'
import type { State, Table } from '../state.js'
import type { Example, Target } from './tree.js'

export interface MoveUpgrade {
  do: 'move-upgrade'
  what: Target
  to: Target
}

export const moveUpgradeWords = words('move-upgrade', ['<move> {what:card} to {to:character}'])

/** Can the upgrade go where the words send it? Where they leave it to the player, that is seen later. */
const fits =
  (t: Table, { to }: MoveUpgrade, x: Scope) =>
  (upgrade: Card) =>
    typeof to === 'object' && !('that' in to) ? true : bound(t, to, x).some((card) => mayHold(t, card, upgrade))

/** To another character, whoever controls it: then that player controls the upgrade. rule destiny.move */
export const moveUpgrade = effect<MoveUpgrade, { upgrade?: Card }, State>(
  'move-upgrade',
  {
    aim(t, f) {
      const node = nodeOf<MoveUpgrade>(t, f)
      aim(t, f, node.what, fits(t, node, scopeOf(t, f)))
    },
    aimTo(t, f) {
      const node = nodeOf<MoveUpgrade>(t, f)
      const [upgrade] = aimed(t, f, node.what) as Card[]
      if (upgrade === undefined) finish(t, f, false)
      else {
        f.upgrade = upgrade
        aim(t, f, node.to, (card) => mayHold(t, card, upgrade))
      }
    },
    move(t, f) {
      const [to] = aimed(t, f, nodeOf<MoveUpgrade>(t, f).to) as Card[]
      if (to === undefined || !inPlay(t.s, to)) {
        finish(t, f, false)
        return
      }
      attach(t, f.upgrade as Card, to)
      call(t, enforceLimit, { card: to })
    },
    done(t, f) {
      finish(t, f, true)
    },
  },
  (t, node, x, you) => canAim(t, node.what, x, you, fits(t, node, x)),
)

export const moveUpgradeExample: Example = {
  effect: {
    do: 'move-upgrade',
    what: { choose: 1, from: { kind: 'upgrade', whose: 'yours' } },
    to: { choose: 1, from: { kind: 'character', whose: 'yours' } },
  },
  reads: 'Move 1 of your upgrades to 1 of your characters.',
  board: {
    a: { characters: [{ card: 'Finn', upgrades: ['Comlink', 'Datapad'] }, 'Hired Gun', 'Rebel Trooper'] },
    b: { characters: ['Kylo Ren'] },
  },
  answers: [
    { a: 'choose Comlink' },
    { 'a may': ['choose Hired Gun', 'choose Rebel Trooper'] },
    { a: 'choose Hired Gun' },
  ],
  after: ['Comlink is attached to Hired Gun'],
}
