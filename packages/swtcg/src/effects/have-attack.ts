import { ask, type Card, call, finish, type Option, refOf } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { bound, effect, nodeOf } from '@dejarik/kernel/vocabulary'
import { type Of, offer } from '../options/index.js'
import { attack } from '../rules/attack.js'
import { directorOf, mayBeTarget, targetsOf } from '../rules/targets.js'
import { arenaOf, inArena } from '../rules/zones.js'
import type { State, Table } from '../state.js'
import { aiming, mayAim, type Suits } from './aiming.js'
import { leave } from './lasts.js'
import type { Target } from './tree.js'

/** That unit attacks `to` now; `next`: the next time it would attack this turn. */
export interface HaveAttack {
  do: 'have-attack'
  what: Target
  to: Target
  next?: true
}

export const haveAttackWords = words('have-attack', [
  'have {what:thing} attack {to:thing}',
  {
    says: 'the next time {what:thing} would attack this turn, you can|may have it attack {to:thing}',
    with: { next: true },
  },
])

interface Having {
  units: Card[]
  targets: Card[]
  full?: boolean
  /** An attack that this one interrupts. */
  saved?: Pick<State, 'attacker' | 'defender' | 'how' | 'battle' | 'dice' | 'roll' | 'usedThisAttack'>
}

const attacks = (t: Table, card: Card): boolean => inArena(t.s, card)

/** Those it is told to attack now and can: with none it does not attack, as this is no attack of its own. */
function options(t: Table, unit: Card, wanted: readonly Card[]): Option[] {
  const { aims } = targetsOf(t, unit)
  return wanted
    .filter((card) => mayBeTarget(t, unit, card))
    .map((card) => {
      const by = aims.find((aim) => aim.card === card)?.with ?? ''
      return offer.attack(unit, card, by)
    })
}

/** Where the text leaves open whom, only what the unit can attack is meant. */
const isLegal: Suits<HaveAttack> = (t, card, { what, next }, x) => {
  if (next || typeof what !== 'string') return true
  const [unit] = bound(t, what, x)
  return unit === undefined || mayBeTarget(t, unit, card)
}

export const haveAttack = effect<HaveAttack, Having, State>(
  'have-attack',
  {
    ...aiming<HaveAttack>('units', (node) => node.what, attacks),
    ...aiming<HaveAttack>('targets', (node) => (node.next ? undefined : node.to), isLegal),
    choose(t, f) {
      const [unit] = f.units
      if (unit === undefined) finish(t, f, false)
      else if (nodeOf<HaveAttack>(t, f).next) {
        // Whom is chosen when it would attack.
        leave(t, f, 'turn-end', { given: [refOf(t.s, unit)] })
        finish(t, f, f.full === true)
      } else {
        const found = options(t, unit, f.targets)
        if (found.length === 0) finish(t, f, false)
        else ask(t, directorOf(t, unit), 'attack', found, { rule: 'swtcg.have-it-attack' })
      }
    },
    attack(t, f, answer: Of<'attack'>) {
      const { s } = t
      const { attacker, defender, how, battle, roll } = s
      f.saved = { attacker, defender, how, battle, roll, dice: [...s.dice], usedThisAttack: [...s.usedThisAttack] }
      if (s.battle < 0) s.battle = arenaOf(s, answer.card)
      call(t, attack, { attacker: answer.card, target: answer.target, how: answer.with ?? '' })
    },
    done(t, f) {
      Object.assign(t.s, f.saved)
      finish(t, f, f.full === true)
    },
  },
  (t, node, x, you) =>
    mayAim(t, node.what, node, x, you, attacks) && (node.next || mayAim(t, node.to, node, x, you, isLegal)),
)
