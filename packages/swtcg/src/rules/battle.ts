import { ask, type Card, type Clause, call, goto, intend, type Option, procedure, type Seat } from '@dejarik/kernel'
import { DARK, type State, type Table } from '../state.js'
import { usableClauses } from './abilities.js'
import { attack } from './attack.js'
import { isForAttack } from './chances.js'
import { contests } from './contest.js'
import { underRule } from './named-rules.js'
import { beginEffect, mayPlay } from './play-effect.js'
import { openChance } from './play-or-pass.js'
import { nextUnits, targetsOf } from './targets.js'
import { expire } from './turns.js'
import { keepUnique } from './uniqueness.js'

/** rule swtcg.zone-arenas: Space, Ground, Character, unless a card says otherwise when the battles begin. */
function battleOrder(t: Table): number[] {
  const order = underRule(t, 'ground-first', DARK) > 0 ? [1, 0, 2] : [0, 1, 2]
  return underRule(t, 'battles-reversed', DARK) > 0 ? order.reverse() : order
}

/** rules swtcg.battle-phase-attacking, swtcg.gl-battle-phase: contests, a start chance, three battles, the end. */
export const battlePhase = procedure<{ arena?: number; order?: number[]; more?: number[] }, State>('battle-phase', {
  unique(t) {
    keepUnique(t)
  },
  contest(t) {
    call(t, contests)
  },
  begins(t) {
    intend(t, { kind: 'start', of: 'battle', by: DARK })
  },
  start(t, f) {
    f.arena = 0
    openChance(t, 'start')
  },
  battle(t, f) {
    f.order ??= battleOrder(t)
    if (f.arena === 3) goto(f, 'ends')
    else call(t, battleStep, { arena: f.order[f.arena as number] })
  },
  next(t, f) {
    // A card may have called for another battle step after this one.
    const more = f.more?.shift()
    if (more !== undefined) {
      goto(f, 'next')
      call(t, battleStep, { arena: more })
      return
    }
    f.arena = (f.arena as number) + 1
    goto(f, 'battle')
  },
  ends(t) {
    intend(t, { kind: 'end', of: 'battle', by: DARK })
  },
  endChance(t) {
    openChance(t, 'end')
  },
  endOfBattle(t) {
    expire(t, 'battle-end')
    t.s.stunned = []
  },
})

const battleNames = ['space-battle', 'ground-battle', 'character-battle'] as const

/** One battle: chances and attacks by speed until nobody is left untapped. */
export const battleStep = procedure<{ arena: number; unit?: Card }, State>('battle-step', {
  begins(t, f) {
    t.s.battle = f.arena
    intend(t, { kind: 'start', of: battleNames[f.arena], by: DARK })
  },
  start(t) {
    openChance(t, 'start')
  },
  unique(t) {
    keepUnique(t)
  },
  contest(t) {
    // rule swtcg.contested-unique: at any time in the battle phase, before anything else
    call(t, contests)
  },
  general(t) {
    openChance(t, 'general')
  },
  choose(t, f) {
    const units = nextUnits(t)
    if (units.length === 0) {
      goto(f, 'ends')
      return
    }
    ask(t, t.s.controller[units[0] as Card] as Seat, 'attack', attackOptions(t, units), { rule: 'swtcg.how-to-attack' })
  },
  act(t, f, answer) {
    goto(f, 'unique')
    const unit = answer.card as Card
    const seat = t.s.controller[unit] as Seat
    if (answer.do === 'skip') {
      // rule swtcg.how-to-attack: declining means tapping the unit
      t.s.tapped[unit] = 1
      t.watch?.({ is: 'skipped', seat, card: unit })
    } else if (answer.do === 'use') beginEffect(t, t.catalog.clauses[answer.clause as number] as Clause, unit, seat)
    else call(t, attack, { attacker: unit, target: answer.target, how: answer.with ?? '' })
  },
  ends(t, f) {
    intend(t, { kind: 'end', of: battleNames[f.arena], by: DARK })
  },
  end(t) {
    openChance(t, 'end')
  },
  over(t, f) {
    expire(t, `step:${battleNames[f.arena]}`)
    t.s.battle = -1
  },
})

/** A unit attacks, uses what it may use instead, or is tapped. */
function attackOptions(t: Table, units: readonly Card[]): Option[] {
  const options: Option[] = []
  for (const unit of units) {
    const seat = t.s.controller[unit] as Seat
    const { aims, must } = targetsOf(t, unit)
    for (const { card, with: by } of aims) {
      options.push({ do: 'attack', card: unit, target: card, ...(by === '' ? {} : { with: by }) })
    }
    // rule swtcg.must-attack: no other ability, no skipping
    if (must) continue
    // rule swtcg.term-play-only-would-attack
    for (const clause of usableClauses(t, unit)) {
      if (clause.ability.ability === 'activated' && isForAttack(clause.ability) && mayPlay(t, clause, unit, seat)) {
        options.push({ do: 'use', card: unit, clause: clause.id })
      }
    }
    options.push({ do: 'skip', card: unit })
  }
  return options
}
