import { type Card, perCatalog } from '@dejarik/kernel'
import type { Table } from '../state.js'
import { derived } from './derived.js'
import { isLanded } from './numbers.js'
import { isActive } from './places.js'
import { restlessIn, restlessOf } from './restless.js'
import { isFactor, type Speech, type Speeches, spokenBy } from './speeches.js'
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
  readonly about: ReadonlyMap<string, readonly Spoken[]>
  /** Does any of it multiply or halve something, or lend texts that might? */
  readonly multiply: boolean
  /** What of it could change with any card that moves. */
  readonly restless: ReadonlySet<string>
}

const unspoken: readonly Spoken[] = []

/** Who speaks now. */
export function speakersNow(t: Table): Speakers {
  const k = derived(t)
  if (k.speakers !== null && k.heardAt === k.era) return k.speakers
  k.heardAt = k.era
  const heard = lastHeard(t.catalog)
  heard.last = listen(t, k.speakers ?? heard.last)
  k.speakers = heard.last
  return heard.last
}

/** Who was heard last, in whatever state: in a state that was copied the same cards speak. */
const lastHeard = perCatalog((): { last: Speakers | null } => ({ last: null }))

/** What active cards say under this key, whether its conditions are met or not. */
export const spokenOf = (t: Table, key: string): readonly Spoken[] => speakersNow(t).about.get(key) ?? unspoken

/** Could what is said under this key change with any card that moves? */
export function isRestless(t: Table, key: string): boolean {
  const { about, restless } = speakersNow(t)
  // What lasts, and texts that are lent, are not looked at one by one.
  return t.s.lasting.length > 0 || about.has('text-of') ? restlessIn(t.catalog).has(key) : restless.has(key)
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
  const multiply = about.has('text-of') || [...about.values()].some((all) => all.some(({ speech }) => isFactor(speech)))
  const clauses = new Map([...about].map(([key, all]) => [key, all.map(({ speech }) => speech.clause.id)]))
  return { cards, says, landed, about, multiply, restless: restlessOf(t.catalog, clauses) }
}

/** rule swccg.landed-starfighter: of its text only what is about deploying gives anything there. */
const isOfDeploying = (key: string): boolean => key.includes('deploy') || key.endsWith(' carry')

function sorted(
  cards: readonly Card[],
  says: readonly Speeches[],
  landed: readonly boolean[],
): ReadonlyMap<string, readonly Spoken[]> {
  const found = new Map<string, Spoken[]>()
  cards.forEach((card, i) => {
    for (const [key, list] of says[i] as Speeches) {
      if (landed[i] && !isOfDeploying(key)) continue
      let known = found.get(key)
      if (known === undefined) {
        known = []
        found.set(key, known)
      }
      for (const speech of list) known.push({ card, speech })
    }
  })
  return found
}
