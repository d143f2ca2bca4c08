import { type Card, cardOf, controllerOf, definitionOf, knownBy, lives, nth, ownerOf, type Seat } from '@dejarik/kernel'
import {
  AT,
  BATTLED,
  BENEATH,
  CAPTIVE,
  CARGO,
  COLLAPSED,
  cards,
  cardsCalled,
  DRAINED,
  DRIVER,
  FIRED,
  HIT,
  MISSING,
  MOVED,
  PASSENGER,
  PILOT,
  PILOTLESS,
  REACHED,
  STACKED,
  type State,
  SUPPORTING,
  SUSPENDED,
  type SwccgEngine,
  UNDERCOVER,
  UNUSABLE,
} from '@dejarik/swccg'
import {
  cardsIn,
  directlyOn,
  FORCE,
  HAND,
  isLocation,
  LOST,
  OUT,
  OUTSIDE,
  RESERVE,
  TABLE,
  USED,
} from '@dejarik/swccg/board'
import { Fault } from '../file.js'
import { leaveOut } from '../left-out.js'
import { cardNames } from './names.js'
import { defOf, type Setting, tableOf } from './setting.js'

const names = ['dark', 'light'] as const

/** A position as the keys of a scenario. It can be written where somebody may act and nothing lasts. */
export function write(engine: SwccgEngine, s: State, left?: string[]): Partial<Record<string, unknown>> {
  const x: Setting = { engine, cards: [], seats: names, format: s.format, decks: new Map() }
  if (s.result !== null) throw new Fault('The game is over: there is no position to play on from.')
  const top = s.stack.at(-1) as { procedure: string; passes?: number } | undefined
  if (s.decision?.kind !== 'action' || top?.procedure !== 'alternate' || s.battle !== null) {
    const what = top?.procedure ?? s.phase
    throw new Fault(`The game is in the middle of ${what}; a position can be written where a phase asks for an action.`)
  }
  leaveOut(lasting(s), 'Effects last or wait that a scenario cannot say; take a position before them.', left)
  const activated = s.phase === 'activate' && s.activated > 0 ? [`Force activated already: ${s.activated}.`] : []
  leaveOut(activated, 'Some Force is activated already; take a position before that.', left)
  const hidden = [0, 1].flatMap((seat) => cardsIn(s, seat, OUTSIDE)).filter((card) => nth(s.host, card) >= 0)
  const beneath = hidden.map((card) => `Face down beneath another card: ${defOf(x, s, card).name}.`)
  leaveOut(beneath, 'Cards from outside the deck lie beneath others, which a scenario cannot say.', left)
  const passes = top.passes ?? 0
  const { seat } = s.decision
  const next = seat === (s.active + passes) % 2 ? {} : { next: names[seat] }
  return {
    format: s.format,
    at: { turn: names[s.active], phase: s.phase, round: s.turn, ...(passes > 0 ? { passes } : {}), ...next },
    table: s.line.map((location) => locationKeys(x, s, location)),
    seats: Object.fromEntries(names.map((name, seat) => [name, seatKeys(x, s, seat)])),
    steps: [],
    expect: ['nobody has won'],
  }
}

function lasting(s: State): string[] {
  const uses = s.uses.filter(({ until }) => until !== 'turn').length
  return [
    ...(s.lasting.length > 0 ? [`Effects that last: ${s.lasting.length}.`] : []),
    ...(s.queue.length > 0 ? [`Abilities that wait: ${s.queue.length}.`] : []),
    ...(uses > 0 ? [`Texts that were used for longer than this turn: ${uses}.`] : []),
  ]
}

/** A title that finds the card again; its id where the title alone does not. */
function nameOf(x: Setting, s: State, card: Card): string {
  const { id, name, side } = defOf(x, s, card)
  return cardsCalled(name, cards).filter((each) => each.side === side).length > 1 ? id : name
}

const statuses: readonly [string, number][] = [
  ['hit', HIT],
  ['undercover', UNDERCOVER],
  ['suspended', SUSPENDED],
  ['captive', CAPTIVE],
  ['missing', MISSING],
  ['reached', REACHED],
  ['unusable', UNUSABLE],
  ['collapsed', COLLAPSED],
  ['pilotless', PILOTLESS],
]
const marks: readonly [string, number][] = [
  ['moved', MOVED],
  ['battled', BATTLED],
  ['drained', DRAINED],
  ['fired', FIRED],
]
const roles: readonly [string, number][] = [
  ['on', AT],
  ['pilots', PILOT],
  ['drivers', DRIVER],
  ['passengers', PASSENGER],
  ['cargo', CARGO],
  ['stacked', STACKED],
  ['supporting', SUPPORTING],
  ['beneath', BENEATH],
]

const flags = (list: readonly [string, number][], bits: number): object =>
  Object.fromEntries(list.flatMap(([key, bit]) => ((bits & bit) === 0 ? [] : [[key, true]])))

const listed = (key: string, list: readonly unknown[]): object => (list.length === 0 ? {} : { [key]: list })

/** What is noted on a card. */
function noted(x: Setting, s: State, card: Card): object {
  const own = Object.entries(s.named).filter(([key]) => key.startsWith(`${card} `))
  const aim = nth(s.aim, card)
  const used = (x.engine.catalog.clausesOf[definitionOf(s, card)] ?? []).flatMap(({ id }, i) =>
    s.uses.some((use) => use.clause === id && cardOf(use.by) === card) ? [i + 1] : [],
  )
  return {
    ...flags(statuses, nth(s.status, card)),
    ...flags(marks, nth(s.marks, card)),
    ...(own.length > 0 ? { named: Object.fromEntries(own.map(([key, n]) => [key.replace(/^\d+ /, ''), n])) } : {}),
    ...(aim >= 0 && lives(s, aim) ? { target: cardNames(x, s, cardOf(aim))[0] } : {}),
    ...listed('used', used),
  }
}

/** A card on table with everything on it. */
function entry(x: Setting, s: State, card: Card, seat: Seat | null): unknown {
  const controller = controllerOf(s, card)
  const said = {
    ...(seat === controller ? {} : { seat: names[controller] }),
    ...(s.owner[card] === controller ? {} : { owner: names[ownerOf(s, card)] }),
    ...noted(x, s, card),
    ...laden(x, s, card),
  }
  // On a card of the other side a title could mean that side's card.
  const { id, name: title } = defOf(x, s, card)
  const host = nth(s.host, card)
  const isMixed = host >= 0 && s.controller[host] !== controller && cardsCalled(title, cards).length > 1
  const name = isMixed ? id : nameOf(x, s, card)
  return Object.keys(said).length === 0 ? name : { card: name, ...said }
}

/** What lies on a card, by how it lies there; whose it is, its own side tells, or `seat`. */
function laden(x: Setting, s: State, host: Card, only?: number): object {
  const on = directlyOn(tableOf(x, s), host).filter((card) => only === undefined || s.as[card] === only)
  const side = (card: Card): Seat => (defOf(x, s, card).side === 'dark' ? 0 : 1)
  return Object.assign(
    {},
    ...roles.map(([key, as]) =>
      listed(
        key,
        on.filter((card) => s.as[card] === as).map((card) => entry(x, s, card, side(card))),
      ),
    ),
  )
}

/** What it is part of where its title does not say it. */
function partOf(x: Setting, s: State, location: Card): { of?: string } {
  const group = s.grouped[location]
  if (group === undefined) return {}
  const { place } = defOf(x, s, location)
  return { of: place === undefined ? group : nth(cardNames(x, s, Number(group.slice(place.length + 1))), 0) }
}

function locationKeys(x: Setting, s: State, location: Card): object {
  const at = directlyOn(tableOf(x, s), location).filter((card) => s.as[card] === AT)
  const orbit = s.orbit[defOf(x, s, location).name]
  const parsec = s.parsec[defOf(x, s, location).name]
  return {
    location: nameOf(x, s, location),
    side: defOf(x, s, location).side,
    ...noted(x, s, location),
    ...(s.drained.includes(location) ? { drained: true } : {}),
    ...(s.battled.includes(location) ? { battled: true } : {}),
    ...(orbit === undefined || orbit < 0 ? {} : { orbit: defOf(x, s, orbit).name }),
    ...(parsec === undefined ? {} : { parsec }),
    ...partOf(x, s, location),
    ...Object.assign(
      {},
      ...names.map((name, seat) =>
        listed(
          name,
          at.filter((card) => s.controller[card] === seat).map((card) => entry(x, s, card, seat)),
        ),
      ),
    ),
    ...laden(x, s, location, BENEATH),
  }
}

function seatKeys(x: Setting, s: State, seat: Seat): Record<string, unknown> {
  const hidden = (card: Card): unknown => {
    const own = s.owner[card] === seat ? {} : { owner: names[1 - seat] }
    const who = names.filter((_name, other) => (knownBy(s, card) & (1 << other)) !== 0)
    const known = who.length > 0 ? { 'known-to': who } : {}
    return { card: nameOf(x, s, card), ...known, ...own }
  }
  const top = (which: number): unknown[] => [...cardsIn(s, seat, which)].reverse().map(hidden)
  const alone = cardsIn(s, seat, TABLE).filter((card) => s.host[card] === -1 && !isLocation(tableOf(x, s), card))
  return {
    ...listed(
      'table',
      alone.map((card) => entry(x, s, card, seat)),
    ),
    hand: cardsIn(s, seat, HAND).map(hidden),
    reserve: top(RESERVE),
    ...listed('force', top(FORCE)),
    ...listed('used', top(USED)),
    ...listed('lost', top(LOST)),
    ...listed('out', top(OUT)),
    ...listed('outside', top(OUTSIDE)),
  }
}
