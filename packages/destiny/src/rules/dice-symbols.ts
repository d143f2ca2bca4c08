import {
  ask,
  askInAnyOrder,
  type Card,
  call,
  definitionOf,
  finish,
  goto,
  intend,
  type Procedure,
  pick,
  procedure,
  refOf,
  type Seat,
  useAbility,
} from '@dejarik/kernel'
import { cardOfDie } from '../columns.js'
import { type Of, offer } from '../options/index.js'
import type { Die, State, Table } from '../state.js'
import { charactersOf, isCharacter, live, opponents } from './areas.js'
import { dealDamage } from './damage.js'
import { isBeingResolved, otherSides, poolOf, turnTo } from './dice.js'
import { distribute, type Shares } from './distribute.js'
import { discardRandom, lastCard } from './hand-and-deck.js'
import { splitsShields } from './numbers.js'
import { gain, lose } from './resources.js'

/** One die, with its modifiers, being resolved. */
export interface Resolving {
  seat: Seat
  die: Die
  /** The value with everything added. */
  n: number
  symbol: string
  unblockable: boolean
}

const everyCharacter = (t: Table): Card[] => live(t).filter((card) => isCharacter(t, card))

const target = (t: Table, f: Resolving, about: string): void =>
  call(t, pick, { seat: f.seat, from: everyCharacter(t), min: 1, max: 1, as: 'card', about })

/** rules destiny.sym-melee, destiny.sym-ranged: all of it to one character. */
const damage = procedure<Resolving, State>('symbol-damage', {
  choose(t, f) {
    target(t, f, 'damage')
  },
  deal(t, f) {
    const [card] = f.result as Card[]
    call(t, dealDamage, { card, n: f.n, by: f.seat, symbol: f.symbol, unblockable: f.unblockable })
  },
})

/** rule destiny.sym-shield: all of them to one character, unless the die's card says otherwise. */
const shield = procedure<Resolving & { shares?: Shares }, State>('symbol-shield', {
  choose(t, f) {
    if (splitsShields(t, cardOfDie(t.s, f.die))) {
      // They can be distributed among one's own; given as from any other die, they go to one character, whosesoever.
      const among = charactersOf(t, f.seat)
      const whole = everyCharacter(t).filter((card) => !among.includes(card))
      call(t, distribute, { seat: f.seat, n: f.n, among, whole, about: 'shields' })
    } else target(t, f, 'shield')
  },
  chosen(_t, f) {
    const given = f.result as Card[] | Shares
    f.shares = typeof given[0] === 'number' ? [{ card: given[0], n: f.n }] : (given as Shares)
  },
  give(t, f) {
    const next = (f.shares as Shares).shift()
    if (next === undefined || next.n <= 0) return
    goto(f, 'give')
    intend(t, { kind: 'shields', ...next, by: f.seat, number: next.n })
  },
})

/** rule destiny.sym-resource */
const resource = procedure<Resolving, State>('symbol-resource', {
  gain(t, f) {
    gain(t, f.seat, f.n)
  },
})

/** rule destiny.mp-choosing-opponents */
function askOpponent(t: Table, seat: Seat, about: string): void {
  ask(t, seat, 'opponent', opponents(t.s, seat).map(offer.opponent), { about: { for: about } })
}

/** rule destiny.sym-disrupt. Returns how many were lost. */
const disrupt = procedure<Resolving, State>('symbol-disrupt', {
  choose(t, f) {
    askOpponent(t, f.seat, 'disrupt')
  },
  lose(t, f, answer: Of<'opponent'>) {
    finish(t, f, lose(t, answer.seat, f.n))
  },
})

/** rule destiny.sym-discard */
const discard = procedure<Resolving, State>('symbol-discard', {
  choose(t, f) {
    askOpponent(t, f.seat, 'discard')
  },
  discard(t, f, { seat }: Of<'opponent'>) {
    lastCard(t, seat, discardRandom(t, seat, f.n).length > 0)
  },
})

/** rule destiny.sym-focus: up to so many other dice of your pool, each to a side of your choice, in any order. */
const focus = procedure<Resolving & { turned?: Die[]; after?: Die }, State>('symbol-focus', {
  choose(t, f) {
    const turned = f.turned ?? []
    const options: Of<'turn' | 'done'>[] = []
    let before = 0
    for (const die of poolOf(t.s, f.seat)) {
      if (isBeingResolved(t, die) || turned.includes(die)) continue
      for (const side of otherSides(t, die, () => true)) options.push(offer.turn(die, side))
      if (die < (f.after ?? 0)) before = options.length
    }
    const left = f.n - turned.length
    if (left > 0 && options.length > 0)
      askInAnyOrder(t, f.seat, 'turn', options, before, 0, { about: { for: 'focus', left } })
    else finish(t, f)
  },
  turn(t, f, answer: Of<'turn' | 'done'>) {
    if (answer.do === 'done') return
    const { die } = answer
    turnTo(t, die, answer.side)
    f.turned = [...(f.turned ?? []), die]
    f.after = die < (f.after ?? 0) ? 0 : die
    goto(f, 'choose')
  },
})

/** rule destiny.sym-special: the ability of the die's own card, in play or not (rule destiny.special-abilities). */
const special = procedure<Resolving, State>('symbol-special', {
  use(t, f) {
    useSpecial(t, cardOfDie(t.s, f.die), f.seat, f.die)
  },
})

/** rule destiny.faq-special-exhausted: whether the card is ready does not matter. */
export function useSpecial(t: Table, card: Card, you: Seat, die: Die): void {
  const clause = t.catalog.clausesOf[definitionOf(t.s, card)]?.find((c) => c.ability.ability === 'special')
  if (clause) useAbility(t, clause.id, refOf(t.s, card), you, { die })
}

/** rule destiny.dice-symbols; rule destiny.faq-ranged-melee: two symbols, one effect */
export const symbolProcedures: Readonly<Record<string, Procedure>> = {
  melee: damage,
  ranged: damage,
  shield,
  resource,
  disrupt,
  discard,
  focus,
  special,
}
