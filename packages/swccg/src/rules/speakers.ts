import { type Card, nodeAt, perCatalog } from '@dejarik/kernel'
import type { Table } from '../state.js'
import { sightOf } from '../vocabulary/reads.js'
import { isActive } from './card-states.js'
import { derived } from './derived.js'
import { isLanded } from './numbers.js'
import { restlessIn, restlessOf } from './restless.js'
import { type Speech, type Speeches, spokenBy } from './speeches.js'
import { isFactor, kindTopic, type Topic } from './topics.js'
import { cardsIn, TABLE } from './zones.js'

/** One always-on text of one active card. */
export interface Spoken {
  readonly card: Card
  readonly speech: Speech
}

/** Who speaks, in the order of the table, what they say, and all of it sorted by what it is about. */
export interface Speakers {
  readonly cards: readonly Card[]
  readonly says: readonly Speeches[]
  readonly landed: readonly boolean[]
  /** By the number of the topic. */
  readonly about: readonly (readonly Spoken[] | undefined)[]
  /** Does any of it multiply or halve something, or lend texts that might? */
  readonly multiply: boolean
  /** Does none of it ask for the phase, or for whose turn it is? */
  readonly timeless: boolean
  /** What of it could change with any card that moves. */
  readonly restless: ReadonlySet<Topic>
}

const unspoken: readonly Spoken[] = []

/** Who speaks now. */
export function speakersNow(t: Table): Speakers {
  const { table } = derived(t)
  const heard = lastHeard(t.catalog)
  if (heard.table !== table || heard.speakers === null) {
    heard.speakers = listen(t, heard.speakers)
    heard.table = table
    if (isTimeless(t, heard.speakers)) derived(t).timeless = table
  }
  return heard.speakers
}

/** Does nothing ask for the phase, or for whose turn it is, neither of what is said nor of what lasts? */
function isTimeless(t: Table, { timeless }: Speakers): boolean {
  if (!timeless) return false
  for (const { node } of t.s.lasting) if (sightOf(nodeAt(t.catalog, node)).time) return false
  return true
}

/** Who was heard last, in whatever state: in a state that was copied the same cards speak. */
const lastHeard = perCatalog((): { speakers: Speakers | null; table: number } => ({ speakers: null, table: 0 }))

/** What active cards say of this, whether its conditions are met or not. */
export const spokenOf = (t: Table, about: Topic): readonly Spoken[] => speakersNow(t).about[about.id] ?? unspoken

export const TEXT_OF = kindTopic('text-of')

/** Could what is said of this change with any card that moves? Found once for each table. */
export function isRestless(t: Table, about: Topic): boolean {
  const { table } = derived(t)
  if (about.restlessIn !== table) {
    const { restless } = speakersNow(t)
    // What lasts, and texts that are lent, are not looked at one by one.
    const all = t.s.lasting.length > 0 || spokenOf(t, TEXT_OF).length > 0
    about.restless = (all ? restlessIn(t.catalog) : restless).has(about)
    about.restlessIn = table
  }
  return about.restless
}

/** The date of what is read of this now. */
export function dateFor(t: Table, about: Topic): number {
  const { table, moment } = derived(t)
  return isRestless(t, about) ? moment : table
}

/** Most changes of the table change nothing here: then what was sorted before still is. */
const listen = (t: Table, before: Speakers | null): Speakers =>
  before !== null && areStill(t, before) ? before : listenAnew(t)

/** Do the same cards say the same? */
function areStill(t: Table, { cards, says, landed }: Speakers): boolean {
  let n = 0
  for (let seat = 0; seat < t.s.seats; seat++)
    for (const card of cardsIn(t.s, seat, TABLE)) {
      const own = spokenBy(t, card)
      if (own.size === 0 || !isActive(t, card)) continue
      if (cards[n] !== card || says[n] !== own || landed[n] !== isLanded(t, card)) return false
      n++
    }
  return n === cards.length
}

function listenAnew(t: Table): Speakers {
  const cards: Card[] = []
  const says: Speeches[] = []
  const landed: boolean[] = []
  for (let seat = 0; seat < t.s.seats; seat++)
    for (const card of cardsIn(t.s, seat, TABLE)) {
      const own = spokenBy(t, card)
      if (own.size === 0 || !isActive(t, card)) continue
      cards.push(card)
      says.push(own)
      landed.push(isLanded(t, card))
    }
  const about = sorted(cards, says, landed)
  const multiply = about.has(TEXT_OF) || [...about.values()].some((all) => all.some(({ speech }) => isFactor(speech)))
  const clauses = new Map([...about].map(([topic, all]) => [topic, all.map(({ speech }) => speech.clause.id)]))
  const byId: (readonly Spoken[] | undefined)[] = []
  for (const [{ id }, all] of about) byId[id] = all
  // Texts that are lent are not looked at one by one.
  const timeless =
    !about.has(TEXT_OF) &&
    ![...about.values()].some((all) => all.some(({ speech }) => sightOf(speech.clause.ability).time))
  return { cards, says, landed, about: byId, multiply, timeless, restless: restlessOf(t.catalog, clauses) }
}

/** rule swccg.landed-starfighter: of its text only what is about deploying gives anything there. */
const isOfDeploying = ({ word }: Topic): boolean => word.includes('deploy') || word.endsWith(' carry')

function sorted(
  cards: readonly Card[],
  says: readonly Speeches[],
  landed: readonly boolean[],
): ReadonlyMap<Topic, readonly Spoken[]> {
  const found = new Map<Topic, Spoken[]>()
  cards.forEach((card, i) => {
    for (const [topic, list] of says[i] as Speeches) {
      if (landed[i] && !isOfDeploying(topic)) continue
      let known = found.get(topic)
      if (known === undefined) {
        known = []
        found.set(topic, known)
      }
      for (const speech of list) known.push({ card, speech })
    }
  })
  return found
}
