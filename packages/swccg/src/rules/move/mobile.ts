import {
  type ActionRule,
  act,
  actionAt,
  ask,
  type Card,
  controllerOf,
  finish,
  NONE,
  type Option,
  procedure,
  type Seat,
} from '@dejarik/kernel'
import { isMarked, mark, setCourse } from '../../columns.js'
import { type Of, offer } from '../../options/index.js'
import { MOVED, type State, type Table } from '../../state.js'
import { payable, useCost } from '../costs.js'
import { defOf, iconCount, isSystem } from '../facts.js'
import { numberOf } from '../modifiers/numbers.js'
import { parsecOf } from './routes.js'

/** A system that moves: it has no parsec of its own. rule swccg.death-star-mobile-system */
export const isMobile = (t: Table, card: Card): boolean => isSystem(t, card) && iconCount(t, card, 'mobile') > 0

/** Where it can go: any parsec within its hyperspeed, in deep space or around a system there. */
function courses(t: Table, system: Card): { parsec: number; orbit: Card }[] {
  const { name } = defOf(t, system)
  const here = parsecOf(t, system)
  const around = t.s.orbit[name] ?? NONE
  const speed = numberOf(t, system, 'hyperspeed')
  const found: { parsec: number; orbit: Card }[] = []
  for (let parsec = Math.max(0, here - speed); parsec <= here + speed; parsec++) {
    if (parsec !== here || around !== NONE) found.push({ parsec, orbit: NONE })
    for (const each of t.s.line)
      if (each !== system && isSystem(t, each) && !isMobile(t, each) && parsecOf(t, each) === parsec && each !== around)
        found.push({ parsec, orbit: each })
  }
  return found
}

export function mobileOptions(t: Table, seat: Seat): Option[] {
  const options: Option[] = []
  if (seat !== t.s.active || payable(t, seat) < 1) return options
  for (const card of t.s.line) {
    if (!isMobile(t, card) || controllerOf(t.s, card) !== seat || isMarked(t.s, card, MOVED)) continue
    if (courses(t, card).length > 0) options.push(offer.steer(card))
  }
  return options
}

export const beginSteering = (t: Table, seat: Seat, card: Card): void => act(t, 'steer', seat, { card })

export const chooseCourse = procedure<{ action: number }, State>('choose-course', {
  choose(t, f) {
    const a = actionAt(t, f.action)
    ask(
      t,
      a.by,
      'course',
      courses(t, a.card).map(({ parsec, orbit }) => offer.course(parsec, orbit)),
      { about: { card: a.card } },
    )
  },
  chosen(t, f, answer: Of<'course'>) {
    const a = actionAt(t, f.action)
    a.parsec = answer.parsec
    a.orbit = answer.orbit
    finish(t, f, true)
  },
})

export const steer = procedure<{ action: number }, State>('steer', {
  move(t, f) {
    const { card, parsec, orbit, by } = actionAt(t, f.action)
    const { name } = defOf(t, card)
    mark(t.s, card, MOVED)
    setCourse(t.s, name, parsec as number, orbit as number)
    t.watch?.({ is: 'steered', seat: by, card, parsec: parsec as number, orbit: orbit as number })
  },
})

/** One regular move a turn; everything at it goes along. */
export const steerRule: ActionRule<State> = {
  targets: chooseCourse,
  costs: (_t, f) => useCost(f.by, 1),
  result: steer,
}
