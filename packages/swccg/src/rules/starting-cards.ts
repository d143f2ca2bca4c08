import {
  type Card,
  call,
  cardOf,
  definitionAt,
  finish,
  goto,
  move,
  NONE,
  type Option,
  procedure,
  refOf,
  type Seat,
  sealed,
  useAbility,
} from '@dejarik/kernel'
import { setLasting } from '../columns.js'
import type { Clause } from '../definitions.js'
import { offer } from '../options/index.js'
import { DARK, LIGHT, other, type State, type Table } from '../state.js'
import { clausesOf } from './clauses.js'
import { unlocate } from './deploy/locations.js'
import { defOf } from './facts.js'
import { cardsIn, isIn, LOST, layOn, OUT, PLAYING, RESERVE, take, zone } from './zones.js'

const isStarting = ({ ability }: Clause): boolean => ability.ability === 'play' && ability.as === 'starting'

const NOWHERE = NONE
export const isObjective = (t: Table, card: Card): boolean => defOf(t, card).type === 'objective'

/** Starting cards that each player shows one of, or none: Effects first, Interrupts after the locations. */
export type StartingType = 'effect' | 'interrupt'

/** What each question is about. */
export const startingKinds: Readonly<Record<string, StartingType>> = {
  'starting-effect': 'effect',
  'starting-interrupt': 'interrupt',
}

const known = new WeakMap<object, ReadonlySet<string>>()

/** Are there starting cards of this type at all? Otherwise nobody is asked for one. */
export function areStarting(t: Table, type: StartingType): boolean {
  let there = known.get(t.catalog)
  if (there === undefined) {
    there = new Set(t.catalog.clauses.filter(isStarting).map(({ def }) => definitionAt(t.catalog, def).type))
    known.set(t.catalog, there)
  }
  return there.has(type)
}

/** rule swccg.starting-step-a: one of them in the Reserve Deck, or none. */
export const startingCards = (t: Table, seat: Seat, type: StartingType): Option[] => [
  ...cardsIn(t.s, seat, RESERVE).flatMap((card) =>
    clausesOf(t, card)
      .filter((clause) => isStarting(clause) && defOf(t, card).type === type)
      .map((clause) => offer.play(card, clause.id)),
  ),
  offer.none(),
]

interface Starter {
  seat: Seat
  card: Card
  clause: number
}

interface Playing {
  /** Who goes first: theirs is resolved first. */
  first: Seat
  of: StartingType | 'objective'
  /** What is to be resolved: Objectives were shown already; of the others each player shows one. */
  left?: Starter[]
  now?: Starter
  /** The rest of the Reserve Deck before it. */
  before?: Card[]
}

/** The text of an Objective that is resolved at the start. */
export const startingText = (t: Table, card: Card): number | undefined => clausesOf(t, card).find(isStarting)?.id

/** rules swccg.starting-step-a, swccg.starting-mandatory-actions: chosen together, resolved one after the other. */
export const playStarting = procedure<Playing, State>('play-starting', {
  choose(t, f) {
    const { of } = f
    if (of === 'objective') {
      goto(f, 'next')
      return
    }
    const offers = [DARK, LIGHT].map((seat) => startingCards(t, seat, of))
    call(t, sealed, { offers, kind: `starting-${of}`, rule: 'swccg.starting-step-a' })
  },
  reveal(_t, f) {
    const chosen = f.result as { card?: Card; clause?: number }[][]
    f.left = [f.first, other(f.first)].flatMap((seat) => {
      const { card, clause } = chosen[seat]?.[0] ?? {}
      return card === undefined || clause === undefined ? [] : [{ seat, card, clause }]
    })
  },
  next(t, f) {
    const play = f.left?.shift()
    if (play === undefined) {
      finish(t, f)
      return
    }
    f.now = play
    f.before = cardsIn(t.s, play.seat, RESERVE).filter((card) => card !== play.card)
    delete f.result
    if (f.of === 'interrupt') move(t, play.card, zone(play.seat, PLAYING))
    else layOn(t, play.card, play.seat, NOWHERE)
    t.watch?.({ is: 'played', seat: play.seat, card: play.card })
    useAbility(t, play.clause, refOf(t.s, play.card), play.seat)
  },
  played(t, f) {
    const { card } = f.now as Starter
    const illegal = f.result === false
    if (isIn(t.s, card, PLAYING)) take(t, card, illegal ? RESERVE : LOST)
    else if (illegal) take(t, card, OUT)
    if (illegal) undo(t, card, f.before as Card[])
    goto(f, 'next')
  },
})

/** What could not be done makes it illegal: whatever it did is undone, and nothing takes its place. rule swccg.starting-mandatory-actions */
function undo(t: Table, card: Card, reserve: readonly Card[]): void {
  const moved = reserve.filter((each) => !isIn(t.s, each, RESERVE))
  for (const each of moved) {
    if (t.s.line.includes(each)) unlocate(t, each)
    take(t, each, RESERVE)
  }
  setLasting(
    t.s,
    t.s.lasting.filter(({ source }) => cardOf(source) !== card),
  )
}
