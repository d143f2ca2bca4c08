import {
  type Card,
  cardOf,
  clauseAt,
  type Lasting,
  lives,
  nodeAt,
  perCatalog,
  type Ref,
  type Seat,
} from '@dejarik/kernel'
import type { Catalog } from './definitions.js'
import { cardName } from './labels.js'
import { describedBy, isGiven } from './rules/gains.js'
import { def, inArena, unitsInArenas } from './rules/zones.js'
import { abilityWords, effectWords } from './speak.js'
import type { Table } from './state.js'
import type { CardView, EffectView, LastingView, Mark } from './views.js'

type Sees = (card: Card) => boolean

/** What caused it may since have gone to a place where it is not known. */
const source = (t: Table, ref: Ref, sees: Sees): Partial<CardView> => {
  const card = cardOf(ref)
  return sees(card) ? { card, id: def(t, card).id, name: cardName(t, card) } : { card: -1 }
}

/** Triggered effects that have yet to take effect. rules swtcg.triggered-effects, swtcg.held-triggers */
export const waitingView = (t: Table, sees: Sees): EffectView[] =>
  t.s.queue.map(({ source: from, clause, you }) => ({
    ...source(t, from, sees),
    seat: you as Seat,
    ...(sees(cardOf(from)) ? { says: abilityWords(clauseAt(t.catalog, clause).ability) } : {}),
  }))

/** Units that it is about and that are still what they were. */
const units = (t: Table, record: Lasting): Card[] =>
  describedBy(nodeAt(t.catalog, record.node)) !== undefined
    ? [0, 1].flatMap((seat) => unitsInArenas(t.s, seat)).filter((card) => isGiven(t, record, card))
    : (record.that.given ?? []).filter((ref) => lives(t.s, ref) && inArena(t.s, cardOf(ref))).map(cardOf)

/** What lasts: which card did it, what it does, about whom and until when. rule swtcg.term-durations */
export const lastingView = (t: Table, sees: Sees): LastingView[] =>
  t.s.lasting.map((record) => ({
    ...source(t, record.source, sees),
    seat: record.you,
    until: record.until,
    says: effectWords(nodeAt(t.catalog, record.node)),
    on: units(t, record),
  }))

/** The names of counters that cards put on cards. */
const counterNames = perCatalog(({ nodes }: Catalog) => {
  const found = new Set<string>()
  for (const node of nodes) if (node.do === 'put-counter') found.add(node.name)
  return [...found]
})

/** Named counters on a card. rule swtcg.gl-counter */
export const countersOn = (t: Table, card: Card): Mark[] =>
  counterNames(t.catalog).flatMap((name) => {
    const n = t.s.named[`${card} ${name}`] ?? 0
    return n > 0 ? [{ name, n }] : []
  })
