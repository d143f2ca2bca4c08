import type { Card, Option, Seat } from '@dejarik/kernel'
import { hostOf, place, roleOf } from '../columns.js'
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
import { beginMoving, moveOptions, seatOptions } from './move/move.js'
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

/** Begins a top-level action. */
export function begin(t: Table, who: Seat, option: Option, during: string): void {
  const card = option.card as Card
  const seat = (option.by as Seat | undefined) ?? who
  switch (option.do) {
    case 'activate':
      beginActivating(t, seat, option.n as number)
      return
    case 'drain':
      beginDrain(t, seat, option.at as Card)
      return
    case 'deploy':
      beginDeploying(t, seat, card)
      return
    case 'transfer':
      beginTransfer(t, seat, card, option.to as Card)
      return
    case 'replace':
      beginReplacing(t, seat, card, option.old as Card)
      return
    case 'deliver':
    case 'take-custody':
      beginCustody(t, seat, card, option.to as Card)
      return
    case 'form':
      beginForming(t, seat, card, option.at as Card)
      return
    case 'go-over':
      beginGoingOver(t, seat, card)
      return
    case 'steer':
      beginSteering(t, seat, card)
      return
    case 'break-cover':
      beginBreakingCover(t, seat, card)
      return
    case 'battle':
      beginBattle(t, seat, option.at as Card)
      return
    case 'attack':
      beginAttack(t, seat, card)
      return
    case 'asteroids':
      beginAsteroids(t, seat, card)
      return
    case 'creature':
      beginCreature(t, seat, card)
      return
    case 'fire':
      beginFiring(
        t,
        seat,
        card,
        option.clause as number,
        option.shots === undefined ? {} : { shots: option.shots as number },
      )
      return
    case 'move':
      beginMoving(t, seat, card)
      return
    case 'transit':
      beginTransit(t, seat, option.at as Card)
      return
    case 'reseat':
      if (option.with !== undefined) place(t.s, option.with as Card, hostOf(t.s, card), roleOf(t.s, card))
      place(t.s, card, hostOf(t.s, card), option.as as number)
      t.watch?.({ is: 'reseated', seat, card })
      return
    case 'draw':
      beginDrawing(t, seat)
      return
    default:
      beginText(t, seat, option, during)
  }
}
