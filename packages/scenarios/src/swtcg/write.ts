import { type Card, cardOf, controllerOf, definitionOf, knownBy, nth, ownerOf, type Seat } from '@dejarik/kernel'
import { arenas, cards, cardTitle, type State, type SwtcgEngine } from '@dejarik/swtcg'
import {
  BUILD,
  beneath,
  cardsIn,
  DECK,
  DISCARD,
  equipmentOn,
  HAND,
  isBuilding,
  locationIn,
  OUT,
  pilotsOf,
  unitsIn,
} from '@dejarik/swtcg/board'
import { Fault } from '../file.js'
import { leaveOut } from '../left-out.js'
import { filler } from './cards.js'
import { defOf, type Setting } from './setting.js'

const names = ['dark', 'light']

/** Where in a turn a scenario would begin; undefined in the middle of something. */
function phaseOf(s: State, left?: string[]): string | undefined {
  const procedure = s.stack.at(-1)?.procedure
  if (procedure === 'build-step' && s.decision?.kind === 'build') return 'build'
  // A battle that has begun is begun anew, with what has attacked already tapped.
  if (left === undefined || procedure !== 'battle-step' || s.decision?.kind !== 'attack') return undefined
  left.push(`The ${arenas[s.battle]} battle is begun anew; who has attacked in it is tapped.`)
  return `${arenas[s.battle]}-battle`
}

/** A position as the keys of a scenario. It can be written where somebody builds and nothing lasts. */
export function write(engine: SwtcgEngine, s: State, left?: string[]): Partial<Record<string, unknown>> {
  const x: Setting = { engine, cards: [], seats: names, format: s.format, decks: new Map() }
  if (s.result !== null) throw new Fault('The game is over: there is no position to play on from.')
  const phase = phaseOf(s, left)
  if (phase === undefined) {
    const what = s.stack.at(-1)?.procedure ?? s.phase
    throw new Fault(`The game is in the middle of ${what}; a position can be written in a build step.`)
  }
  leaveOut(lasting(s), 'Effects last or wait that a scenario cannot say; take a position before them.', left)
  const define = standIns(x, s)
  return {
    format: s.format,
    ...(define.length > 0 ? { define } : {}),
    at: { ...(s.active < 0 ? {} : { turn: names[s.active] }), phase, round: s.turn },
    seats: Object.fromEntries(names.map((name, seat) => [name, seatKeys(x, s, seat)])),
    ...tableKeys(x, s),
    steps: [],
    expect: ['nobody has won'],
  }
}

const lasting = (s: State): string[] => [
  ...(s.lasting.length > 0 ? [`Effects that last: ${s.lasting.length}.`] : []),
  ...(s.queue.length > 0 ? [`Abilities that wait: ${s.queue.length}.`] : []),
  ...(s.bounties.length > 0 ? [`Bounties to be gained: ${s.bounties.length}.`] : []),
]

/** A title that finds the card again; its id where the title alone does not. */
function nameOf(x: Setting, s: State, card: Card): string {
  const data = defOf(x, s, card)
  const title = cardTitle(data)
  return cards.filter((other) => cardTitle(other) === title).length > 1 ? data.id : title
}

const facts = [
  'name',
  'version',
  'side',
  'types',
  'subtypes',
  'build',
  'speed',
  'power',
  'health',
  'abilities',
] as const

/** Cards on the table that are not of the catalog that scenarios begin with. */
function standIns(x: Setting, s: State): object[] {
  const known = new Set(cards.map(({ id }) => id))
  const used = new Set(s.def.map((_def, card) => defOf(x, s, card)))
  return [...used]
    .filter(({ id, name }) => !known.has(id) && name !== filler)
    .map((card) => Object.fromEntries(facts.flatMap((key) => (card[key] === undefined ? [] : [[key, card[key]]]))))
}

/** A card in play: its title alone where nothing more is to be said. */
function entry(x: Setting, s: State, card: Card, more: object = {}): unknown {
  const counters = Object.entries(s.named).filter(([key, n]) => key.startsWith(`${card} `) && n > 0)
  const used = (x.engine.catalog.clausesOf[definitionOf(s, card)] ?? []).flatMap((clause, i) =>
    s.usedThisTurn.includes(clause.id * 1024 + card) ? [i + 1] : [],
  )
  const stunned = s.stunned.reduce((sum, { unit, n }) => (cardOf(unit) === card ? sum + n : sum), 0)
  const said = {
    ...(nth(s.damage, card) > 0 ? { damage: s.damage[card] } : {}),
    ...(s.tapped[card] === 1 ? { tapped: true } : {}),
    ...(nth(s.moved, card) > 0 ? { moved: true } : {}),
    ...(s.owner[card] === s.controller[card] ? {} : { owner: names[ownerOf(s, card)] }),
    ...(counters.length > 0
      ? { named: Object.fromEntries(counters.map(([key, n]) => [key.replace(/^\d+ /, ''), n])) }
      : {}),
    ...(used.length > 0 ? { used } : {}),
    ...(stunned > 0 ? { stunned } : {}),
    ...more,
  }
  const name = nameOf(x, s, card)
  return Object.keys(said).length === 0 ? name : { card: name, ...said }
}

const listed = (key: string, list: readonly unknown[]): object => (list.length === 0 ? {} : { [key]: list })

/** A card in play with what lies beneath it and on it, and whose that is where it is another's. */
function unit(x: Setting, s: State, card: Card, more: object = {}): unknown {
  const on = (key: string, cards: readonly Card[]): object =>
    listed(
      key,
      cards.map((one) =>
        unit(x, s, one, s.controller[one] === s.controller[card] ? {} : { seat: names[controllerOf(s, one)] }),
      ),
    )
  return entry(x, s, card, {
    ...more,
    ...on('stack', beneath(s, card)),
    ...on('pilots', pilotsOf(s, card)),
    ...on('equipment', equipmentOn(s, card)),
  })
}

/** A face-down card with its counters, or a retreated unit or Equipment. */
function building(x: Setting, s: State, card: Card, seat: Seat): unknown {
  if (!isBuilding(s, card)) return unit(x, s, card)
  return entry(x, s, card, { counters: s.counters[card], ...known(s, card, seat) })
}

const known = (s: State, card: Card, owner: Seat): object => {
  const who = names.filter((_name, seat) => seat !== owner && (knownBy(s, card) & (1 << seat)) !== 0)
  return who.length > 0 ? { 'known-to': who } : {}
}

function hidden(x: Setting, s: State, card: Card, owner: Seat): unknown {
  const who = known(s, card, owner)
  return Object.keys(who).length > 0 ? { card: nameOf(x, s, card), ...who } : nameOf(x, s, card)
}

function seatKeys(x: Setting, s: State, seat: Seat): Record<string, unknown> {
  const lost = arenas.flatMap((arena, i) => {
    const n = nth(s.discarded, seat * 3 + i)
    return n > 0 ? [[arena, n]] : []
  })
  const top = (which: number) => [...cardsIn(s, seat, which)].reverse()
  return {
    force: s.force[seat],
    points: s.points[seat],
    ...(nth(s.extra, seat) === 0 ? {} : { extra: s.extra[seat] }),
    ...(lost.length > 0 ? { lost: Object.fromEntries(lost) } : {}),
    ...Object.assign(
      {},
      ...arenas.map((arena, i) =>
        listed(
          arena,
          unitsIn(s, seat, i).map((card) => unit(x, s, card)),
        ),
      ),
    ),
    ...listed(
      'build',
      cardsIn(s, seat, BUILD).map((card) => building(x, s, card, seat)),
    ),
    ...listed(
      'hand',
      cardsIn(s, seat, HAND).map((card) => hidden(x, s, card, seat)),
    ),
    ...listed(
      'deck',
      top(DECK).map((card) => hidden(x, s, card, -1)),
    ),
    ...listed(
      'discard',
      top(DISCARD).map((card) => nameOf(x, s, card)),
    ),
    ...listed(
      'out',
      top(OUT).map((card) => nameOf(x, s, card)),
    ),
  }
}

function tableKeys(x: Setting, s: State): object {
  const locations = arenas.flatMap((arena, i) => {
    const card = locationIn(s, i)
    if (card < 0) return []
    const said = entry(x, s, card)
    const record = typeof said === 'string' ? { card: said } : (said as object)
    return [[arena, { ...record, seat: names[controllerOf(s, card)] }]]
  })
  const fought = arenas.filter((_arena, i) => (s.fought & (1 << i)) !== 0)
  const table = { ...Object.fromEntries(locations), ...listed('fought', fought) }
  return Object.keys(table).length > 0 ? { table } : {}
}
