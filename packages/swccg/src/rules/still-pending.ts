import { cardOf, controllerOf, type Occurrence, type Ref } from '@dejarik/kernel'
import { hasStatus } from '../columns.js'
import { type Draw, HIT, type Table } from '../state.js'
import { isOver } from './battle/participants.js'
import { locationOf } from './card-states.js'
import { controlsToDrain } from './presence.js'
import { targetNouns } from './text-scope.js'
import { isUndercover } from './undercover.js'
import { onTable, surfaced } from './zones.js'

type Test = (t: Table, what: Occurrence) => boolean

/** What an occurrence is about on the stack, as far as it can end there. */
interface InProgress {
  /** Of an action: what it aims at. */
  that?: Record<string, Ref[]>
  /** Of a draw of destiny. */
  draws?: Draw[]
  before?: number
  instead?: object
  kind?: string
  /** Of a loss of Force. */
  n?: number
  /** Of cards that are about to be lost. */
  cards?: Ref[]
}

const progressOf = (t: Table, { at }: Occurrence): InProgress => (t.s.stack[at] as InProgress | undefined) ?? {}
const cardIn = (what: Occurrence): number => cardOf(what.ref as Ref)

/** The kernel asks whether its action was cancelled and its card has become another: nothing else can end it. */
const always: Test = () => true

/** Is it where it came to, or from where it is about to go? */
const isThere =
  (where: 'from' | 'to'): Test =>
  (t, what) =>
    what[where] === undefined || locationOf(t, cardIn(what)) === what[where]

const isBattleOn: Test = (t) => t.s.battle !== null && t.s.battle.segment !== 'over'

/** A draw that is part of a battle ends with it. */
const isDrawOn: Test = (t, what) => {
  const { kind } = progressOf(t, what)
  return (kind !== 'battle' && kind !== 'power') || isBattleOn(t, what)
}

/** For each window: what it is about is still so, and may be answered. */
const tests: Readonly<Record<string, Test>> = {
  // rules swccg.how-the-stack-works, swccg.react: a battle that has ended and a drain of a place no longer controlled are off the stack.
  'just-battle': (t) => !isOver(t),
  'just-drain': (t, what) => controlsToDrain(t, what.by, what.location as number),
  'power-segment': isBattleOn,
  'just-battle-destinies': isBattleOn,
  'just-damage-segment': isBattleOn,
  'just-decide-battle': isBattleOn,
  'just-win-battle': (t, what) => isBattleOn(t, what) && t.s.battle?.winner === what.by,
  'just-lose-battle': (t, what) => isBattleOn(t, what) && t.s.battle?.winner === 1 - what.by,
  'just-battle-end': always,
  // rule swccg.substituted-about-to-draw: what has taken its place is no longer to be drawn.
  'about-destiny': (t, what) => {
    const { draws, before, instead } = progressOf(t, what)
    return draws?.length === before && instead === undefined && isDrawOn(t, what)
  },
  // rule swccg.canceled-redrawn-draws
  'just-destiny': (t, what) => !progressOf(t, what).draws?.[what.n as number]?.cancelled && isDrawOn(t, what),
  'about-lose-force': (t, what) => (progressOf(t, what).n as number) > 0,
  'just-lose-force': always,
  'just-use-force': always,
  'about-activate': always,
  'just-activate': always,
  'just-drained': always,
  'about-lose': (t, what) => progressOf(t, what).cards?.includes(what.ref as Ref) === true,
  // rule swccg.just-lost: what leaves the pile it went to is another incarnation.
  'just-lose': always,
  'just-leave': always,
  'about-forfeit': always,
  'just-forfeit': always,
  'just-hit': (t, what) => hasStatus(t.s, cardIn(what), HIT),
  'just-play': always,
  'just-fire': always,
  // rule swccg.retargeting: an action that has turned to others no longer aims at it.
  'just-target': (t, what) => {
    const { that } = progressOf(t, what)
    return targetNouns.some((noun) => that?.[noun]?.includes(what.ref as Ref))
  },
  'about-deploy': always,
  'just-deploy': always,
  'just-react': isThere('from'),
  'about-move': isThere('from'),
  'about-hyperspace': isThere('from'),
  'just-move': isThere('to'),
  // rule swccg.reaches
  'just-reach': (t, what) => {
    const effect = what.effect as number
    return onTable(t.s, effect) && locationOf(t, cardIn(what)) === locationOf(t, effect)
  },
  'just-steal': (t, what) => controllerOf(t.s, cardIn(what)) === what.by,
  'about-break-cover': (t, what) => isUndercover(t, cardIn(what)),
  'just-break-cover': (t, what) => !isUndercover(t, cardIn(what)),
  'just-surface': (t, what) => surfaced(t.s, what.seat as number) === cardIn(what),
  // Texts that act as soon as something is so ask that themselves.
  becomes: always,
  'just-turn-start': always,
  'start-of-phase': always,
  'end-of-phase': always,
  'just-turn-end': always,
}

/**
 * rules swccg.how-the-stack-works, swccg.meeting-conditions: asked again after every answer. What is over, was replaced or
 * has changed so that it is no longer what it was is answered no more.
 */
export function stands(t: Table, what: Occurrence): boolean {
  const test = tests[what.on]
  if (test !== undefined) return test(t, what)
  // rule swccg.before-actions: nothing has been initiated yet.
  if (what.on.startsWith('before-')) return true
  throw new Error(`Nothing says how long '${what.on}' may be answered`)
}
