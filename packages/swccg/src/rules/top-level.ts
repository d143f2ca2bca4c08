import { type Begins, beginning, type Option, type Seat } from '@dejarik/kernel'
import type { Action } from '../options/index.js'
import type { Table } from '../state.js'
import { activateOptions, beginActivating } from './activate-phase.js'
import { asteroidOptions, beginAsteroids } from './asteroids.js'
import { battleOptions, beginBattle } from './battle/battle.js'
import { beginDrain, drainOptions } from './control-phase.js'
import { attackOptions, beginAttack, beginCreature, creatureOptions } from './creatures.js'
import { beginDeploying, deployOptions, timedDeployOptions } from './deploy/deploy.js'
import { beginReplacing, replaceOptions } from './deploy/replace.js'
import { beginForming, squadronOptions } from './deploy/squadrons.js'
import { beginTransfer, transferOptions } from './deploy/transfer.js'
import { beginDrawing, drawOptions } from './draw-phase.js'
import { beginFiring } from './firing.js'
import { fireOptions } from './may-fire.js'
import { beginSteering, mobileOptions } from './move/mobile.js'
import { beginMoving, moveOptions, reseat, seatOptions } from './move/move.js'
import { beginGoingOver, goOverOptions } from './move/ship-docking.js'
import { beginTransit, transitOptions } from './move/transit.js'
import { beginCustody, custodyOptions } from './prisoner-transfers.js'
import { beginText, texts } from './top-level-texts.js'
import { beginBreakingCover, coverOptions } from './undercover.js'

/** What the rules themselves offer in each phase and segment. rule swccg.types-of-actions */
const offers: Readonly<Record<string, readonly ((t: Table, seat: Seat) => Option[])[]>> = {
  activate: [activateOptions],
  control: [drainOptions, asteroidOptions],
  deploy: [deployOptions, replaceOptions, squadronOptions, transferOptions, coverOptions, seatOptions],
  battle: [(t, seat) => (seat === t.s.active ? battleOptions(t, seat) : []), attackOptions, creatureOptions],
  // rule swccg.battle-weapons-segment: whatever is allowed in the battle phase, but for another battle.
  weapons: [fireOptions, attackOptions, creatureOptions],
  attack: [fireOptions],
  move: [moveOptions, transitOptions, goOverOptions, custodyOptions, mobileOptions, seatOptions],
  draw: [drawOptions],
}

/** rule swccg.actions: nearly everything is one. Every top-level action that this player may initiate now. */
export function topLevel(t: Table, seat: Seat, during: string): Option[] {
  const options: Option[] = []
  for (const offer of offers[during] ?? []) options.push(...offer(t, seat))
  options.push(...timedDeployOptions(t, seat))
  texts(t, seat, during, options, false)
  return options
}

/** rule swccg.mandatory-actions: what must be done in this phase and was not. */
export function mandatory(t: Table, during: string): Option[] {
  const options: Option[] = []
  // A battle does not end the phase that it is in.
  if (during === 'weapons') return options
  for (let seat = 0; seat < t.s.seats; seat++) {
    const found: Option[] = []
    texts(t, seat, during, found, true)
    if (during === 'battle') found.push(...creatureOptions(t, seat))
    if (during === 'control') found.push(...asteroidOptions(t, seat))
    options.push(...found.map((option) => ({ ...option, by: seat })))
  }
  return options
}

/** How each top-level action is carried out; `during`: the phase or segment. */
const begins: Begins<Table, Action, [during: string]> = {
  activate: (t, seat, { n }) => beginActivating(t, seat, n),
  drain: (t, seat, { at }) => beginDrain(t, seat, at),
  asteroids: (t, seat, { card }) => beginAsteroids(t, seat, card),
  deploy: (t, seat, { card }) => beginDeploying(t, seat, card),
  replace: (t, seat, { card, old }) => beginReplacing(t, seat, card, old),
  deliver: (t, seat, { card, to }) => beginCustody(t, seat, card, to),
  'take-custody': (t, seat, { card, to }) => beginCustody(t, seat, card, to),
  form: (t, seat, { card, at }) => beginForming(t, seat, card, at),
  transfer: (t, seat, { card, to }) => beginTransfer(t, seat, card, to),
  'break-cover': (t, seat, { card }) => beginBreakingCover(t, seat, card),
  reseat,
  battle: (t, seat, { at }) => beginBattle(t, seat, at),
  attack: (t, seat, { card }) => beginAttack(t, seat, card),
  creature: (t, seat, { card }) => beginCreature(t, seat, card),
  fire: (t, seat, { card, clause, shots }) => beginFiring(t, seat, card, clause, shots === undefined ? {} : { shots }),
  move: (t, seat, { card }) => beginMoving(t, seat, card),
  transit: (t, seat, { at }) => beginTransit(t, seat, at),
  'go-over': (t, seat, { card }) => beginGoingOver(t, seat, card),
  steer: (t, seat, { card }) => beginSteering(t, seat, card),
  draw: (t, seat) => beginDrawing(t, seat),
  play: (t, seat, option, during) => beginText(t, seat, option, during),
  use: (t, seat, option, during) => beginText(t, seat, option, during),
}

const beginAction = beginning(begins)

/** Begins a top-level action; of one that must be done its option says whose it is. */
export function begin(t: Table, who: Seat, option: Action, during: string): void {
  beginAction(t, 'by' in option && option.by !== undefined ? option.by : who, option, during)
}
