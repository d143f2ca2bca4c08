import { type Card, controllerOf, finish, move } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { aim, aimed, bound, canAim, effect, nodeOf, type Scope, scopeOf } from '@dejarik/kernel/vocabulary'
import { hostOf } from '../columns.js'
import { area, def, HAND, inPlay, PLAY } from '../rules/areas.js'
import { bringDie } from '../rules/dice.js'
import { leavePlay } from '../rules/leaving-play.js'
import { mayHold } from '../rules/upgrades.js'
import type { State, Table } from '../state.js'
import type { Example, Ref, Target } from './tree.js'

/** Puts the upgrade `with` where `what` is, ignoring restrictions; `what` goes where `with` was. */
export interface SwitchUpgrade {
  do: 'switch-upgrade'
  what: Ref
  with: Target
}

export const switchUpgradeWords = words('switch-upgrade', [
  '<swap> {what:ref} for {with:card} despite play restrictions',
  '<switch> {what:ref} with {with:card}, ignoring its play restrictions',
])

/** rule destiny.uniqueness: no second copy comes into play, unless the first is what leaves. */
const fits =
  (t: Table, { what }: SwitchUpgrade, x: Scope) =>
  (card: Card): boolean => {
    const [old] = bound(t, what, x) as Card[]
    if (old === undefined) return false
    return def(t, old).name === def(t, card).name || mayHold(t, hostOf(t.s, old), card)
  }

/** rule destiny.cc-sith-holocron: play restrictions do not matter and nothing is paid. */
export const switchUpgrade = effect<SwitchUpgrade, object, State>(
  'switch-upgrade',
  {
    aim(t, f) {
      const node = nodeOf<SwitchUpgrade>(t, f)
      aim(t, f, node.with, fits(t, node, scopeOf(t, f)))
    },
    switch(t, f) {
      const { s } = t
      const node = nodeOf<SwitchUpgrade>(t, f)
      const [card] = aimed(t, f, node.with) as Card[]
      const [old] = bound(t, node.what, scopeOf(t, f)) as Card[]
      const host = old === undefined ? -1 : hostOf(s, old)
      if (card === undefined || old === undefined || !inPlay(s, old) || host < 0) {
        finish(t, f, false)
        return
      }
      const seat = controllerOf(s, old)
      leavePlay(t, old, HAND)
      move(t, card, area(seat, PLAY))
      s.controller[card] = seat
      s.host[card] = host
      s.exhausted[card] = 0
      s.damage[card] = 0
      bringDie(t, card)
      t.watch?.({ is: 'switched', card, for: old, on: host })
      finish(t, f, true)
    },
  },
  (t, node, x, you) => {
    const [old] = bound(t, node.what, x) as Card[]
    return old !== undefined && inPlay(t.s, old) && canAim(t, node.with, x, you, fits(t, node, x))
  },
)

export const switchUpgradeExample: Example = {
  on: { card: 'upgrade', ability: 'special' },
  effect: {
    do: 'switch-upgrade',
    what: 'this',
    with: { choose: 1, from: { kind: 'upgrade', whose: 'yours', zone: 'hand' } },
  },
  reads: 'Special – Swap this card for 1 upgrade in your hand despite play restrictions.',
  board: {
    a: {
      characters: [{ card: 'Finn', upgrades: [{ card: 'Example', showing: 'special' }] }],
      hand: ['Force Throw', 'Comlink'],
    },
    b: { characters: ['Kylo Ren'] },
  },
  answers: [
    { a: 'resolve special' },
    { 'a may': ['choose Force Throw', 'choose Comlink'] },
    { a: 'choose Force Throw' },
  ],
  after: ['Force Throw is attached to Finn', 'Example is in a hand', 'Example die is set aside'],
}
