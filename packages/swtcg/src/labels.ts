import {
  type ArgOf,
  type Card,
  cardsInPile,
  knows,
  NONE,
  type Option,
  optionLine,
  pileOf,
  type Seat,
} from '@dejarik/kernel'
import type { CardArg, Line, LogArg, LogArgs } from '@dejarik/kernel/log'
import { dieAt, equippedUnit, pilotedUnit } from './columns.js'
import { options } from './options/index.js'
import type { Reader, Using } from './options/kind.js'
import { grantedAbilities } from './rules/numbers.js'
import { seesDice } from './rules/secret-dice.js'
import { wayOf } from './rules/ways.js'
import { BUILD, DECK, def, FACE_DOWN, HAND, seatOf, zoneOf } from './rules/zones.js'
import { abilityWords, effectWords } from './speak.js'
import { arenas, type Table } from './state.js'

/** A card by name and version; copies in the same place are told apart by a number. */
export function cardName(t: Table, card: Card): string {
  const { name, version } = def(t, card)
  const full = version === undefined ? name : `${name} (${version})`
  const twins = t.s.def.flatMap((_d, each) =>
    // Whoever knows this one and not another must not hear that it is a copy.
    t.s.pile[each] === t.s.pile[card] && t.s.def[each] === t.s.def[card] && t.s.known[each] === t.s.known[card]
      ? [each]
      : [],
  )
  return twins.length > 1 ? `${full} #${twins.indexOf(card) + 1}` : full
}

/** A card as a line names it. */
export const arg = (t: Table, card: Card): CardArg => ({ card: def(t, card).id, name: cardName(t, card) })

/** A card as whoever is asked may name it: one that they do not know by where it lies. rule swtcg.gl-face-down */
function argFor(t: Table, card: Card): LogArg {
  const { s } = t
  if (s.decision === null || knows(s, s.decision.seat, card)) return arg(t, card)
  const pile = pileOf(s, card)
  const n = cardsInPile(s, pile).indexOf(card) + 1
  const zone = zoneNames[zoneOf(pile)] ?? 'zone'
  return { key: 'unseen', args: { n, seat: seatOf(pile), zone, counters: s.counters[card] ?? 0 } }
}

const zoneNames: Readonly<Record<number, string>> = {
  [BUILD]: 'build',
  [HAND]: 'hand',
  [DECK]: 'deck',
  [FACE_DOWN]: 'face-down',
}

/** What dice show that are rolled in secret is not told. */
export const hides = (t: Table, o: Option, eyes: Seat | 'public'): boolean =>
  typeof o.die === 'number' && !seesDice(t, eyes)

/** What sentences of options need of this table. */
const readerOf = (t: Table): Reader => ({
  pilotedBy: (card) => arg(t, pilotedUnit(t.s, card)),
  equippedWith: (card) => argFor(t, equippedUnit(t.s, card)),
  using: (o) => using(t, o),
  either: (n) => eitherWords(t, n),
  shown: (die) => (seesDice(t, t.s.decision?.seat ?? 0) ? dieAt(t.s, die) : undefined),
})

/** One option, as a key and what it is about. */
export function label(t: Table, o: Option): Line {
  const argOf: ArgOf = (holds, value) => {
    if (holds === 'card') return (value as Card) < 0 ? undefined : argFor(t, value as Card)
    return holds === 'arena' ? (arenas[value as number] ?? 'build') : (value as LogArg)
  }
  return optionLine(options, o, argOf, t, readerOf(t))
}

/** Where a card has several such abilities, which one and from whom; and whom it is about, of several occasions. */
function using(t: Table, o: Using): LogArgs {
  const options = t.s.decision?.options ?? []
  const same = options.filter((each) => each.do === o.do && each.card === o.card)
  const subject = o.subject === undefined ? {} : subjectOf(t, o.subject)
  if (new Set(same.map((each) => `${each.clause} ${each.from ?? ''}`)).size <= 1) return subject
  const clause = t.catalog.clauses[o.clause ?? NONE]
  const given = grantedAbilities(t, o.card ?? NONE).filter(
    ({ ability, from }) => ability === (clause?.ability as unknown) && from === (o.from ?? from),
  )
  const givers = given.map((each) => arg(t, each.from))
  const text = clause === undefined ? '' : abilityWords(clause.ability)
  return { ...subject, text, ...(givers.length > 0 ? { givers } : {}) }
}

/** The unit that one of several occasions of a chance is about. */
function subjectOf(t: Table, n: number): LogArgs {
  const asking = t.s.stack.at(-1) as { about?: { ref?: number }[] } | undefined
  const ref = asking?.about?.[n]?.ref
  return ref === undefined ? {} : { about: arg(t, ref % 1024) }
}

/** One of the ways that the open question puts. */
function eitherWords(t: Table, n: number): string {
  const { node, clause } = (t.s.decision?.about ?? {}) as { node?: number; clause?: number }
  const way = wayOf(t, node, clause, n)
  return way === undefined ? '' : effectWords(way)
}
