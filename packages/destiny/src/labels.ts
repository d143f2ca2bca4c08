import { type ArgOf, type Card, knownBy, nth, type Option, optionLine } from '@dejarik/kernel'
import type { CardArg, Line, LogArg } from '@dejarik/kernel/log'
import { type Side, writeSide } from './cards/side.js'
import { cardOfDie } from './columns.js'
import { options } from './options/index.js'
import type { Reader } from './options/kind.js'
import { def } from './rules/areas.js'
import { sideOf } from './rules/dice.js'
import { type How, price } from './rules/paying.js'
import { effectWords } from './speak.js'
import type { Die, Table } from './state.js'

/** A side in sentences: "2 ranged (pay 1)", "+1 melee", "blank". */
export function sideWords(side: Side): string {
  if (side.symbol === 'blank') return 'blank'
  const value = side.symbol === 'special' ? '' : `${side.modifier ? '+' : ''}${side.value} `
  return `${value}${side.symbol}${side.cost > 0 ? ` (pay ${side.cost})` : ''}`
}

/** A card by name; copies in the game are told apart by a number. */
export function cardName(t: Table, card: Card): string {
  const { name } = def(t, card)
  const copies = t.s.def.flatMap((_d, other) => (visibleTwin(t, other, card, name) ? [other] : []))
  return copies.length > 1 ? `${name} #${copies.indexOf(card) + 1}` : name
}

/** Whoever knows the card knows the other too: a number must not tell of a hidden copy. */
const isSeenWith = (t: Table, other: Card, card: Card): boolean => (knownBy(t.s, card) & ~knownBy(t.s, other)) === 0

/** Copies on the same side of the table and in the same pile. */
const visibleTwin = (t: Table, other: Card, card: Card, name: string): boolean =>
  t.s.pile[other] === t.s.pile[card] && isSeenWith(t, other, card) && def(t, other).name === name

/** A card as a line names it. */
export const cardArg = (t: Table, card: Card): CardArg => ({ card: def(t, card).id, name: cardName(t, card) })

/** A die by what it shows. */
export const dieLine = (t: Table, die: Die): Line => ({
  key: 'die',
  args: { card: cardArg(t, cardOfDie(t.s, die)), side: writeSide(sideOf(t, die)) },
})

/** What sentences of options need of this table. */
const readerOf = (t: Table): Reader => ({
  card: (card) => cardArg(t, card),
  die: (die) => dieLine(t, die),
  side: (die, side) => writeSide(nth(def(t, cardOfDie(t.s, die)).die as readonly Side[], side)),
  price(card, on, replace) {
    // An effect that lets it be played may make it cheaper.
    const { discount = 0, free = false } = (t.s.decision?.about ?? {}) as Partial<How>
    return free ? 0 : price(t, card, { on, replace }, { discount })
  },
  either(n) {
    const { node } = (t.s.decision?.about ?? {}) as { node?: number }
    const tree = node === undefined ? undefined : (t.catalog.nodes[node] as unknown as { options?: object[] })
    const option = tree?.options?.[n]
    return option === undefined ? '' : effectWords(option)
  },
})

/** One option, as a key and what it is about. */
export function label(t: Table, o: Option): Line {
  const argOf: ArgOf = (holds, value) => {
    if (holds === 'card') return (value as Card) < 0 ? undefined : cardArg(t, value as Card)
    if (holds !== 'die') return value as LogArg
    return Array.isArray(value) ? value.map((die) => dieLine(t, die as Die)) : dieLine(t, value as Die)
  }
  return optionLine(options, o, argOf, t, readerOf(t))
}
