import { type Card, cardOf, controllerOf, type Frame, lives, nth, type Seat } from '@dejarik/kernel'
import { battleOrder } from './rules/battle.js'
import { attackFrame } from './rules/defending.js'
import { hitsShown } from './rules/dice-shown.js'
import { seesDice } from './rules/secret-dice.js'
import { bySpeed, nextUnits } from './rules/targets.js'
import { unitsIn } from './rules/zones.js'
import { arenas, DARK, LIGHT, type State, type Table } from './state.js'
import type { ArenaOrder, InOrder, RollView, SwtcgView } from './views.js'

/** The dice on the table, which of them hit, and how many lie there that this seat does not see. */
export function rollView(t: Table, seat: Seat | 'public'): RollView {
  const { s } = t
  const open = seesDice(t, seat)
  // Of secret dice only as many are known as the attack rolled: Fury would tell that a 4 is among them.
  const secret = open ? 0 : ((attackFrame(t) as (Frame & { rolled?: number }) | undefined)?.rolled ?? 0)
  return {
    dice: open ? [...s.dice] : [],
    hits: open ? hitsShown(t) : null,
    secretDice: !open,
    secret,
    roll: s.roll,
  }
}

/** The chance to play or pass that is open, and who has it now. rule swtcg.pop-chances */
export function chanceView({ s }: Table): SwtcgView['chance'] {
  const on = (s.stack.at(-1) as { about?: { on: string }[] } | undefined)?.about?.[0]?.on
  return s.decision?.kind === 'respond' && on !== undefined ? { on, seat: s.decision.seat } : null
}

type Phase = Frame & { order?: number[]; arena?: number }

/** rule swtcg.part-speed: both sides in one list, arena by arena; nothing outside the battle phase. */
export function orderView(t: Table): ArenaOrder[] {
  const { s } = t
  const phase = s.stack.find((f) => f.procedure === 'battle-phase') as Phase | undefined
  if (phase === undefined && s.battle < 0) return []
  // A battle may be looked at by itself: that of a worked example.
  const order = phase === undefined ? [s.battle] : (phase.order ?? battleOrder(t))
  const now = phase?.arena ?? -1
  const next = s.battle >= 0 && s.attacker < 0 ? nextUnits(t) : []
  return order.map((arena, i) => ({
    arena: nth(arenas, arena),
    fought: s.battle === arena ? 'now' : i < now ? 'over' : 'later',
    units: ordered(t, arena).map((unit) => ({
      card: unit,
      seat: controllerOf(s, unit),
      is: stateOf(s, unit, next),
    })),
  }))
}

/** Whoever has attacked stays in the list, first and in that order; the untapped come by speed. */
function ordered(t: Table, arena: number): Card[] {
  const { s } = t
  const there = [DARK, LIGHT].flatMap((seat) => unitsIn(s, seat, arena))
  const done = s.attacks.flatMap(({ by }) => (lives(s, by) && there.includes(cardOf(by)) ? [cardOf(by)] : []))
  const gone = [...new Set(done)].filter((unit) => s.tapped[unit] === 1)
  const tapped = there.filter((unit) => s.tapped[unit] === 1 && !gone.includes(unit))
  return [
    ...gone,
    ...bySpeed(t, tapped),
    ...bySpeed(
      t,
      there.filter((unit) => s.tapped[unit] === 0),
    ),
  ]
}

function stateOf(s: State, unit: Card, next: readonly Card[]): InOrder['is'] {
  if (s.attacker === unit) return 'attacks'
  if (next.includes(unit)) return 'next'
  if (s.tapped[unit] === 0) return 'waits'
  return s.attacks.some(({ by }) => cardOf(by) === unit && lives(s, by)) ? 'attacked' : 'tapped'
}
