import { call, goto, intend, procedure, type Seat } from '@dejarik/kernel'
import { extraPointsOf, pointsOf } from '../columns.js'
import { arenas, DARK, LIGHT, other, type State, type Table } from '../state.js'
import { controls } from './arena-control.js'
import { battlePhase } from './battle.js'
import { buildStep, hasBuilt } from './build-step.js'
import { rollDice } from './dice.js'
import { gainForce } from './force.js'
import { expire } from './lasting.js'
import { isUnder } from './named-rules.js'
import { isForbidden } from './numbers.js'
import { openChance, resolveTriggers } from './play-or-pass.js'
import { openRerolls } from './rerolling.js'
import { retreatStep } from './retreat.js'
import { settleTable } from './state-checks.js'
import { untapStep } from './untapping.js'
import { unitsIn } from './zones.js'

/** rules swtcg.section-2, swtcg.turn-sequence-summary: ready, command and battle phases, Dark first in every step. */
export const turns = procedure<{ built?: Seat[] }, State>('turns', {
  ready(t, f) {
    f.built = []
    t.s.turn++
    t.s.phase = 'ready'
    t.s.usedThisTurn = []
    t.s.discarded = [0, 0, 0, 0, 0, 0]
    t.s.fought = 0
    t.s.attacks = []
    t.s.played = [[], []]
    t.watch?.({ is: 'turn', n: t.s.turn })
    intend(t, { kind: 'start', of: 'turn', by: DARK })
  },
  startTriggers(t) {
    resolveTriggers(t)
  },
  readyPhase(t) {
    call(t, readyPhase)
  },
  command(t) {
    t.s.phase = 'command'
    call(t, buildStep, { seat: DARK })
  },
  lightBuilds(t) {
    if (!hasBuilt(t, LIGHT)) call(t, buildStep, { seat: LIGHT })
  },
  darkRetreats(t) {
    call(t, retreatStep, { seat: firstToRetreat(t) })
  },
  lightRetreats(t) {
    call(t, retreatStep, { seat: other(firstToRetreat(t)) })
  },
  battle(t) {
    t.s.phase = 'battle'
    call(t, battlePhase)
  },
  endOfTurn(t) {
    intend(t, { kind: 'end', of: 'turn', by: DARK })
  },
  endChance(t) {
    // rule swtcg.pop-end: what it triggers, then a last chance, without Battle cards
    openChance(t, 'end')
  },
  over(t) {
    expire(t, 'battle-end')
    t.s.stunned = []
    expire(t, 'turn-end')
  },
  losses(t) {
    settleTable(t)
  },
  lossTriggers(t) {
    resolveTriggers(t, true)
  },
  victory(t, f) {
    checkVictory(t)
    goto(f, 'ready')
  },
})

/** rule swtcg.three-general-rules: Dark, unless a card says otherwise. */
const firstToRetreat = (t: Table): Seat => (isUnder(t, 'light-retreats-first', LIGHT) ? LIGHT : DARK)

/** rules swtcg.ready-phase, swtcg.gl-force */
export const readyPhase = procedure<object, State>('ready-phase', {
  untap(t) {
    call(t, untapStep, { seat: DARK })
  },
  lightUntaps(t) {
    call(t, untapStep, { seat: LIGHT })
  },
  untapped(t) {
    expire(t, 'next-untap')
  },
  gainForce(t) {
    for (const seat of [DARK, LIGHT]) gainForce(t, seat, 4)
  },
  rollForBuildPoints(t) {
    t.s.dice = rollDice(t.s, 1)
    t.s.roll = 'build'
    t.watch?.({ is: 'rolled', for: 'build', dice: [...t.s.dice] })
    intend(t, { kind: 'build-roll', by: LIGHT })
  },
  reroll(t, f) {
    openRerolls(t, f, LIGHT, 'build')
  },
  triggered(t) {
    // What waits for the roll takes effect while it lies there.
    resolveTriggers(t)
  },
  buildPoints(t) {
    const [rolled = 0] = t.s.dice
    for (const seat of [DARK, LIGHT]) {
      // rule swtcg.gl-roll-build: one more with a unit in each arena
      const bonus = arenas.every((_arena, i) => unitsIn(t.s, seat, i).length > 0) ? 1 : 0
      t.s.points[seat] = Math.max(0, rolled + bonus + extraPointsOf(t.s, seat))
      t.s.extra[seat] = 0
      t.watch?.({ is: 'points', seat, n: pointsOf(t.s, seat) })
    }
    t.s.dice = []
    t.s.roll = ''
  },
})

/** Some cards say that a player cannot lose now. */
export const mayLose = (t: Table, seat: Seat): boolean => !isForbidden(t, seat, 'lose-game')

/** rules swtcg.end-of-turn, swtcg.battle-phase-outline: two arenas or more win. */
function checkVictory(t: Table): void {
  for (const seat of [DARK, LIGHT]) {
    if (arenas.filter((_arena, i) => controls(t, seat, i)).length < 2 || !mayLose(t, other(seat))) continue
    t.s.result = { winner: seat, rule: 'swtcg.object-of-game' }
    t.watch?.({ is: 'won', seat, rule: 'swtcg.object-of-game' })
    return
  }
}
