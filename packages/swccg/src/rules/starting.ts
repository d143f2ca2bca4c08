import {
  ask,
  type Card,
  call,
  definitionOf,
  goto,
  move,
  NONE,
  type Option,
  procedure,
  type Seat,
  sealed,
  shufflePile,
} from '@dejarik/kernel'
import { setActive, setStarted } from '../columns.js'
import { type Of, offer } from '../options/index.js'
import { AT, DARK, LIGHT, other, type State, type Table } from '../state.js'
import { locate, type Spot, spots } from './deploy/locations.js'
import { defOf, isLocation } from './facts.js'
import { appliesToSeat, modifiersOf } from './modifiers/modifiers.js'
import { tally } from './modifiers/player-numbers.js'
import { ruleSubject } from './modifiers/subjects.js'
import { areStarting, isObjective, playStarting, startingText } from './starting-cards.js'
import { turns } from './turn.js'
import { cardsIn, HAND, OUT, RESERVE, take, zone } from './zones.js'

const GOES_FIRST = ruleSubject('goes-first')

/** rules swccg.starting-general-rules, swccg.starting-hand: eight cards unless a card says otherwise, whatever was taken before. */
const HAND_SIZE = 8

/** The cards with which a player may start, from the Reserve Deck. rule swccg.starting-location */
function startingLocations(t: Table, seat: Seat, aside: readonly Card[]): Card[] {
  const seen = new Set<number>()
  return cardsIn(t.s, seat, RESERVE).filter((card) => {
    const def = definitionOf(t.s, card)
    if (!isLocation(t, card) || seen.has(def) || aside.includes(card) || !mayStart(t, card, seat)) return false
    seen.add(def)
    return true
  })
}

/** It must be deployable to an empty table: no diamonds, no sites of any vehicle or starship, no sectors without a system. */
const mayStart = (t: Table, card: Card, seat: Seat): boolean =>
  defOf(t, card).diamonds === undefined && spots(t, card, seat).length > 0

/** What this player may choose to start with: nothing that was set aside, though another copy of it. */
export function startingOffers(t: Table, seat: Seat, aside: readonly Card[]): Option[] {
  // rule swccg.starting-step-a: an Objective must be played, and takes the place of a location.
  const objective = cardsIn(t.s, seat, RESERVE).find((card) => isObjective(t, card))
  if (objective !== undefined) return [offer.start(objective)]
  return [...startingLocations(t, seat, aside).map(offer.start), offer.none()]
}

interface Starting {
  /** The locations chosen, by seat; -1: none. */
  chosen?: [Card, Card]
  /** Locations set aside because neither player would have theirs converted. */
  aside?: Card[]
  seat?: Seat
}

/**
 * rules swccg.starting-the-game, swccg.starting-step-a, swccg.starting-step-a2: Starting Effects come first; then both choose a starting location in secret; different ones are
 * deployed together; of the same one Dark, then Light may agree to be converted, else both choose again.
 */
export const starting = procedure<Starting, State>('starting', {
  effects(t) {
    if (areStarting(t, 'effect')) call(t, playStarting, { first: goesFirst(t), of: 'effect' })
  },
  choose(t, f) {
    const offers = [DARK, LIGHT].map((seat) => startingOffers(t, seat, f.aside ?? []))
    call(t, sealed, { offers, kind: 'starting-location', rule: 'swccg.starting-step-a2' })
  },
  reveal(t, f) {
    const [dark = NONE, light = NONE] = (f.result as { card?: Card }[][]).map(([choice]) => choice?.card ?? NONE)
    f.chosen = [dark, light]
    if (dark === NONE || light === NONE || defOf(t, dark).name !== defOf(t, light).name) goto(f, 'deploy')
    else f.seat = DARK
  },
  yield(t, f) {
    const seat = f.seat as Seat
    ask(t, seat, 'convert', [offer.agree(), offer.refuse()], {
      about: { card: (f.chosen as [Card, Card])[seat] as Card },
      rule: 'swccg.starting-step-a2',
    })
  },
  yielded(t, f, answer: Of<'agree' | 'refuse'>) {
    const seat = f.seat as Seat
    if (answer.do === 'agree') {
      // The one who agrees has theirs covered by the other's.
      const order = [seat, other(seat)] as const
      for (const each of order) {
        const card = (f.chosen as [Card, Card])[each] as Card
        lay(t, card, each)
      }
      goto(f, 'interrupts')
    } else if (seat === DARK) {
      f.seat = LIGHT
      goto(f, 'yield')
    } else {
      f.aside = [...(f.aside ?? []), ...(f.chosen as [Card, Card])]
      goto(f, 'choose')
    }
  },
  deploy(t, f) {
    const [dark] = f.chosen as [Card, Card]
    if (dark !== NONE && isLocation(t, dark)) lay(t, dark, DARK)
  },
  /** rule swccg.locations-deployment: of related ones the second may lie on either side, where the pattern leaves it open. */
  beside(t, f) {
    const [, light] = f.chosen as [Card, Card]
    if (light === NONE || !isLocation(t, light)) goto(f, 'objectives')
    else
      ask(
        t,
        LIGHT,
        'deploy-to',
        spots(t, light, LIGHT).map((spot) => offer.to({ host: NONE, as: AT, cost: 0, ...spot })),
        { about: { card: light }, rule: 'swccg.locations-deployment' },
      )
  },
  laid(t, f, { at }: Of<'to', 'at'>) {
    lay(t, (f.chosen as [Card, Card])[LIGHT] as Card, LIGHT, { at })
  },
  /** rule swccg.starting-step-a2: after the locations, the first player's first. */
  objectives(t, f) {
    const first = goesFirst(t)
    const chosen = f.chosen as [Card, Card]
    const left = [first, other(first)].flatMap((seat) => {
      const card = chosen[seat] as Card
      const clause = card !== NONE && isObjective(t, card) ? startingText(t, card) : undefined
      return clause === undefined ? [] : [{ seat, card, clause }]
    })
    for (const { seat } of left) chosen[seat] = NONE
    if (left.length > 0) call(t, playStarting, { first, of: 'objective', left })
  },
  interrupts(t) {
    if (areStarting(t, 'interrupt')) call(t, playStarting, { first: goesFirst(t), of: 'interrupt' })
  },
  hands(t, f) {
    const { s } = t
    for (const seat of [DARK, LIGHT]) {
      for (const card of [...cardsIn(s, seat, RESERVE)]) if (defOf(t, card).type === 'objective') take(t, card, OUT)
      shufflePile(t, zone(seat, RESERVE))
      for (let i = tally(t, 'starting-hand', seat, NONE, HAND_SIZE); i > 0; i--) {
        const card = cardsIn(s, seat, RESERVE).at(-1)
        if (card !== undefined) move(t, card, zone(seat, HAND))
      }
    }
    // Who goes first may depend on where they start.
    setStarted(s, f.chosen as [Card, Card])
    setActive(s, goesFirst(t))
  },
  play(t) {
    call(t, turns)
  },
})

function lay(t: Table, card: Card, seat: Seat, spot = spots(t, card, seat)[0] as Spot): void {
  t.watch?.({ is: 'starting-location', seat, card })
  locate(t, card, seat, spot)
}

/** rule swccg.starting-step-b: Dark, unless a card says otherwise. */
function goesFirst(t: Table): Seat {
  const all = modifiersOf(t, GOES_FIRST)
  return all.some((each) => appliesToSeat(t, each, LIGHT)) && !all.some((each) => appliesToSeat(t, each, DARK))
    ? LIGHT
    : DARK
}
