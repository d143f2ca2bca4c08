import {
  ask,
  type Card,
  call,
  controllerOf,
  DECLINE,
  finish,
  goto,
  intend,
  NONE,
  type Option,
  procedure,
} from '@dejarik/kernel'
import { type Of, offer } from '../options/index.js'
import { battles, DARK, LIGHT, type State, type Table } from '../state.js'
import { controls } from './arena-control.js'
import { attack } from './attack.js'
import { isForAttack } from './chances.js'
import { expire } from './lasting.js'
import { usesAt } from './may-play.js'
import { isUnder } from './named-rules.js'
import { beginUse } from './play-effect.js'
import { openChance, resolveTriggers } from './play-or-pass.js'
import { alongOptions } from './play-with-ability.js'
import { mightUse } from './sources.js'
import { settleTable } from './state-checks.js'
import { type Aim, directorOf, forgetTold, nextUnits, targetsOf, toldOf } from './targets.js'
import { untap } from './untapping.js'
import { unitsIn } from './zones.js'

/** rule swtcg.zone-arenas: Space, Ground, Character, unless a card says otherwise when the battles begin. */
export function battleOrder(t: Table): number[] {
  const order = isUnder(t, 'ground-first', DARK) ? [1, 0, 2] : [0, 1, 2]
  return isUnder(t, 'battles-reversed', DARK) ? order.reverse() : order
}

/** Is that battle fought again, because a card says so and nobody controls the arena? Not where nobody fights on. */
const repeats = (t: Table, arena: number, fought: boolean): boolean =>
  fought &&
  isUnder(t, 'battles-repeat', DARK) &&
  [DARK, LIGHT].every((seat) => unitsIn(t.s, seat, arena).length > 0 && !controls(t, seat, arena))

/** rules swtcg.battle-phase-attacking, swtcg.gl-battle-phase: contests, a start chance, three battles, the end. */
export const battlePhase = procedure<{ arena?: number; order?: number[]; more?: number[] }, State>('battle-phase', {
  contest(t) {
    settleTable(t)
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
    const arena = f.order?.[f.arena as number] ?? (f.arena as number)
    if (repeats(t, arena, f.result === true)) {
      for (const seat of [DARK, LIGHT]) for (const unit of unitsIn(t.s, seat, arena)) untap(t, unit)
      goto(f, 'next')
      call(t, battleStep, { arena })
      return
    }
    f.arena = (f.arena as number) + 1
    goto(f, 'battle')
  },
  ends(t) {
    intend(t, { kind: 'end', of: 'battle', by: DARK })
  },
  endTriggers(t) {
    // rule swtcg.end-of-turn: before what waits for the end of the turn; the chance comes behind both
    resolveTriggers(t, true)
  },
})

/** One battle: chances and attacks by speed until nobody is left untapped. */
export const battleStep = procedure<{ arena: number; unit?: Card; fought?: boolean }, State>('battle-step', {
  begins(t, f) {
    t.s.battle = f.arena
    t.s.acted = []
    intend(t, { kind: 'start', of: battles[f.arena], by: DARK })
  },
  start(t) {
    openChance(t, 'start')
  },
  contest(t) {
    // rule swtcg.contested-unique: at any time in the battle phase, before anything else
    settleTable(t)
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
    const seat = controllerOf(t.s, units[0] as Card)
    const only = units.length === 1 ? (units[0] as Card) : NONE
    // rule swtcg.have-it-attack: whoever may have it attack is asked first
    if (only !== NONE && toldOf(t, only) !== undefined) {
      f.unit = only
      goto(f, 'told')
      return
    }
    // Somebody else says what it does, unless its controller has something to use instead of attacking with it.
    if (only !== NONE && directorOf(t, only) !== seat && insteadOf(t, only).length === 0) {
      f.unit = only
      goto(f, 'direct')
    } else ask(t, seat, 'attack', attackOptions(t, units), { rule: 'swtcg.how-to-attack' })
  },
  act(t, f, answer: Attacking | Of<'yield'>) {
    f.unit = answer.card
    const first = toldOf(t, f.unit) === undefined ? 'direct' : 'told'
    goto(f, answer.do === 'yield' ? first : 'fought')
    if (answer.do !== 'yield') actWith(t, answer)
  },
  fought(_t, f) {
    if (typeof f.result === 'number' && f.result > 0) f.fought = true
    f.result = 0
    goto(f, 'contest')
  },
  told(t, f) {
    const told = toldOf(t, f.unit as Card)
    if (told === undefined) goto(f, 'choose')
    else
      ask(t, told.seat, 'attack', [...told.aims.map((aim) => attackOn(f.unit as Card, aim)), DECLINE], {
        rule: 'swtcg.have-it-attack',
      })
  },
  hadAttack(t, f, answer: Of<'attack' | 'decline'>) {
    if (answer.do === 'attack') {
      goto(f, 'fought')
      actWith(t, answer)
      return
    }
    forgetTold(t, f.unit as Card)
    goto(f, 'choose')
  },
  direct(t, f) {
    const unit = f.unit as Card
    ask(t, directorOf(t, unit), 'attack', directedOptions(t, unit), { rule: 'swtcg.how-to-attack' })
  },
  directed(t, f, answer: Attacking) {
    goto(f, 'fought')
    actWith(t, answer)
  },
  ends(t, f) {
    intend(t, { kind: 'end', of: battles[f.arena], by: DARK })
  },
  end(t) {
    openChance(t, 'end')
  },
  over(t, f) {
    expire(t, `step:${battles[f.arena]}`)
    t.s.battle = NONE
    finish(t, f, f.fought === true)
  },
})

/** What a unit does in battle. */
type Attacking = Of<'attack' | 'skip'> | Of<'use', 'card' | 'clause'>

/** A unit attacks, is tapped, or uses what it has instead. */
function actWith(t: Table, answer: Attacking): void {
  const unit = answer.card
  const seat = controllerOf(t.s, unit)
  if (answer.do === 'skip') {
    // rule swtcg.how-to-attack: declining means tapping the unit
    t.s.tapped[unit] = 1
    t.watch?.({ is: 'skipped', seat, card: unit })
  } else if (answer.do === 'use') beginUse(t, answer, seat, 'would-attack')
  else call(t, attack, { attacker: unit, target: answer.target, how: answer.with ?? '' })
}

/** A unit attacks, uses what it may use instead, or is tapped. */
function attackOptions(t: Table, units: readonly Card[]): Option[] {
  const options: Option[] = []
  for (const unit of units) {
    // Who does not say what it does may let it come first.
    const told = toldOf(t, unit) !== undefined
    const directed = !told && directorOf(t, unit) !== t.s.controller[unit]
    const must = !told && !directed && attacksOf(t, unit, options)
    // rule swtcg.must-attack: no other ability, no skipping
    if (must) continue
    if (!told) for (const option of insteadOf(t, unit)) options.push(option)
    options.push(told || directed ? offer.yield(unit) : offer.skip(unit))
  }
  return options
}

/** Another player than its controller says whether it attacks, and whom. */
function directedOptions(t: Table, unit: Card): Option[] {
  const options: Option[] = []
  if (!attacksOf(t, unit, options)) options.push(offer.skip(unit))
  return options
}

/** Adds every attack that this unit may make; returns whether it must make one of them. */
function attacksOf(t: Table, unit: Card, options: Option[]): boolean {
  const { aims, must } = targetsOf(t, unit)
  for (const aim of aims) options.push(attackOn(unit, aim))
  return must
}

const attackOn = (unit: Card, { card, with: by }: Aim): Of<'attack'> => offer.attack(unit, card, by)

/** What may be played now: abilities of the unit, and what says that it is played whenever one of them could be. */
function insteadOf(t: Table, unit: Card): Option[] {
  const seat = controllerOf(t.s, unit)
  // rule swtcg.term-play-only-would-attack
  const options = mightUse(t, unit, 'would-attack') ? usesAt(t, unit, seat, 'would-attack') : []
  for (const option of alongOptions(t, seat, isForAttack)) options.push(option)
  return options
}
