import { type Card, namesCard, type Option } from '@dejarik/kernel'
import type { CardArg, Line, LogArg, LogArgs } from '@dejarik/kernel/log'
import { type Side, writeSide } from './cards/side.js'
import { options } from './fields.js'
import { sentences } from './prompt-words.js'
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
const isSeenWith = (t: Table, other: Card, card: Card): boolean =>
  ((t.s.known[card] as number) & ~(t.s.known[other] as number)) === 0

/** Copies on the same side of the table and in the same pile. */
const visibleTwin = (t: Table, other: Card, card: Card, name: string): boolean =>
  t.s.pile[other] === t.s.pile[card] && isSeenWith(t, other, card) && def(t, other).name === name

/** What playing it this way costs; an effect that lets it be played may make it cheaper. */
function costNow(t: Table, o: Option): number {
  const { discount = 0, free = false } = (t.s.decision?.about ?? {}) as Partial<How>
  const place = { on: (o.on ?? -1) as Card, replace: (o.replace ?? -1) as Card }
  return free ? 0 : price(t, o.card as Card, place, { discount })
}

/** A card as a line names it. */
export const cardArg = (t: Table, card: Card): CardArg => ({ card: def(t, card).id, name: cardName(t, card) })

/** A die by what it shows. */
export const dieLine = (t: Table, die: Die): Line => ({
  key: 'die',
  args: { card: cardArg(t, t.s.dieCard[die] as Card), side: writeSide(sideOf(t, die)) },
})

/** Is it who is asked, or the only other? */
const playerArgs = ({ s }: Table, { seat }: Option): LogArgs => ({
  own: seat === s.decision?.seat,
  alone: s.seats === 2,
})

/** What else a line needs than what its option names. */
const more: Readonly<Record<string, (t: Table, o: Option) => LogArgs>> = {
  play: (t, o) => ({ n: costNow(t, o) }),
  choose: (t, o) => ({ all: t.s.decision?.kind === 'distribute', ...(o.seat === undefined ? {} : playerArgs(t, o)) }),
  group: (t, o) => ({ dice: (o.dice as Die[]).map((die) => dieLine(t, die)) }),
  turn: (t, o) => ({ side: writeSide(sideAt(t, o.die as Die, o.side as number)) }),
  either: (t, o) => ({ text: eitherWords(t, o.n as number) }),
}

/** One option, as a key and what it is about. */
export function label(t: Table, o: Option): Line {
  const args: Record<string, LogArg> = {}
  for (const [field, value] of Object.entries(o)) {
    if (field === 'do') continue
    if (typeof value === 'number' && namesCard(options, o, field)) {
      if (value >= 0) args[field] = cardArg(t, value)
    } else args[field] = field === 'die' ? dieLine(t, value as Die) : (value as LogArg)
  }
  const key = o.do in sentences ? o.do : 'other'
  return { key, args: { ...args, ...(key === 'other' ? { do: o.do } : {}), ...more[o.do]?.(t, o) } }
}

function sideAt(t: Table, die: Die, side: number): Side {
  return (def(t, t.s.dieCard[die] as Card).die as readonly Side[])[side] as Side
}

/** One of the options that the open question puts. */
function eitherWords(t: Table, n: number): string {
  const { node } = (t.s.decision?.about ?? {}) as { node?: number }
  const tree = node === undefined ? undefined : (t.catalog.nodes[node] as unknown as { options?: object[] })
  const option = tree?.options?.[n]
  return option === undefined ? '' : effectWords(option)
}
