import { type Card, definitionOf, everybody, type Json, knownBy, refOf, run, type Seat } from '@dejarik/kernel'
import { ARENA_MOVE, arenas, emptyState, lay, PILOT_MOVE, type State } from '@dejarik/swtcg'
import { ARENA, ATTACHED, BUILD, DECK, DISCARD, HAND, isUnitCard, locationPile, OUT, zone } from '@dejarik/swtcg/board'
import { type Entry, entries, entryOf } from '../entry.js'
import { Fault, type ScenarioFile } from '../file.js'
import { cardCalled, filler } from './cards.js'
import { begin } from './phases.js'
import { defOf, type Setting, seatCalled, tableOf } from './setting.js'

const piles = { hand: HAND, deck: DECK, discard: DISCARD, out: OUT } as const

/** Lays the table and runs up to the first decision. */
export function layOut(x: Setting, file: ScenarioFile): State {
  const s = emptyState(x.format, file.seed ?? 1, x.engine.catalog)
  for (const [seat, name] of x.seats.entries()) laySeat(x, s, seat, file.seats?.[name] ?? {})
  layTable(x, s, (file.table ?? {}) as Record<string, Json>)
  s.script = { rolls: (file.dice ?? []).map(rolled), picks: [...(file.random ?? [])] }
  begin(x, s, file.at ?? {})
  run(tableOf(x, s) as never)
  return s
}

function rolled(die: string | number): string {
  if (/^[1-6]$/.test(String(die))) return String(die)
  throw new Fault(`A die shows 1 to 6, not ${die}.`)
}

function laySeat(x: Setting, s: State, seat: Seat, what: Record<string, Json>): void {
  const { force = 0, points = 0, extra = 0, lost } = what
  s.force[seat] = Number(force)
  s.points[seat] = Number(points)
  s.extra[seat] = Number(extra)
  arenas.forEach((arena, i) => {
    for (const entry of entries(what[arena])) layUnit(x, s, seat, zone(seat, ARENA + i), entry)
    s.discarded[seat * 3 + i] = Number((lost as Record<string, Json> | undefined)?.[arena] ?? 0)
  })
  for (const entry of entries(what.build)) layBuilding(x, s, seat, entry)
  for (const [key, which] of Object.entries(piles)) layPile(x, s, seat, which, what[key] ?? [])
}

const put = (x: Setting, s: State, name: string, seat: Seat, pile: number): Card =>
  lay(s, x.engine.catalog, cardCalled(name, x.cards).id, seat, pile)

/** The columns of a card in play. */
function facts(x: Setting, s: State, card: Card, entry: Entry): void {
  const { damage = 0, tapped = false, moved = false, owner, counters, named = {}, stunned, used = [] } = entryOf(entry)
  s.damage[card] = Number(damage)
  s.tapped[card] = tapped === true ? 1 : 0
  s.moved[card] = moved === true ? ARENA_MOVE | PILOT_MOVE : 0
  if (counters !== undefined) s.counters[card] = Number(counters)
  if (owner !== undefined) s.owner[card] = seatCalled(x, owner)
  for (const [name, n] of Object.entries(named as Record<string, number>)) s.named[`${card} ${name}`] = n
  if (typeof stunned === 'number') s.stunned.push({ unit: refOf(s, card), n: stunned })
  for (const n of used as number[]) s.usedThisTurn.push(clauseNumber(x, s, card, n) * 1024 + card)
}

/** The Nth ability of a card, as the engine counts abilities. */
function clauseNumber(x: Setting, s: State, card: Card, n: number): number {
  const clause = x.engine.catalog.clausesOf[definitionOf(s, card)]?.[n - 1]
  if (clause === undefined) throw new Fault(`${defOf(x, s, card).name} has no ability ${n}.`)
  return clause.id
}

/** A unit with what is beneath it and on it. */
function layUnit(x: Setting, s: State, seat: Seat, pile: number, entry: Entry): Card {
  const { card: name } = entryOf(entry)
  const unit = put(x, s, name, seat, pile)
  if (!isUnitCard(tableOf(x, s), unit)) throw new Fault(`${name} is no unit.`)
  facts(x, s, unit, entry)
  layOn(x, s, seat, unit, entry)
  return unit
}

const columns = { stack: 'under', pilots: 'piloting', equipment: 'equipped' } as const

/** What lies beneath a card and on it, each with what is on that in turn; `seat`: whose it is, where it is another's. */
function layOn(x: Setting, s: State, seat: Seat, on: Card, entry: Entry): void {
  for (const [key, column] of Object.entries(columns))
    for (const each of entries(entryOf(entry)[key])) {
      const { card: name, seat: whose } = entryOf(each)
      const side = whose === undefined ? seat : seatCalled(x, whose)
      const card = put(x, s, name, side, zone(side, ATTACHED))
      facts(x, s, card, each)
      s[column][card] = on
      layOn(x, s, side, card, each)
    }
}

/** In the build zone: with `counters` a face-down card, without them a retreated unit or finished Equipment. */
function layBuilding(x: Setting, s: State, seat: Seat, entry: Entry): void {
  const { card: name, counters, 'known-to': known = [] } = entryOf(entry)
  const pile = zone(seat, BUILD)
  if (counters !== undefined) {
    const card = put(x, s, name, seat, pile)
    facts(x, s, card, entry)
    know(x, s, card, known)
    return
  }
  const isEquipment = cardCalled(name, x.cards).types[0] === 'equipment'
  const card = isEquipment ? put(x, s, name, seat, pile) : layUnit(x, s, seat, pile, entry)
  if (isEquipment) {
    facts(x, s, card, entry)
    layOn(x, s, seat, card, entry)
  }
  s.faceUp[card] = 1
  s.known[card] = everybody(s)
}

function know(x: Setting, s: State, card: Card, seats: Json | undefined): void {
  for (const seat of (seats ?? []) as Json[]) s.known[card] = knownBy(s, card) | (1 << seatCalled(x, seat))
}

/** Piles are listed top first and kept bottom first; a number stands for so many cards that nobody will play. */
function layPile(x: Setting, s: State, seat: Seat, which: number, listed: Json): void {
  const list = typeof listed === 'number' ? new Array<Entry>(listed).fill(filler) : entries(listed)
  for (const entry of which === HAND ? list : [...list].reverse()) {
    const { card: name, 'known-to': known } = entryOf(entry)
    know(x, s, put(x, s, name, seat, zone(seat, which)), known)
  }
}

/** Locations by arena, and in which arenas units have attacked this turn. */
function layTable(x: Setting, s: State, what: Record<string, Json>): void {
  arenas.forEach((arena, i) => {
    const entry = what[arena] as unknown as Entry | undefined
    if (entry === undefined) return
    const { card: name, seat } = entryOf(entry)
    const card = put(x, s, name, seat === undefined ? 0 : seatCalled(x, seat), locationPile(i))
    facts(x, s, card, entry)
    s.known[card] = everybody(s)
  })
  for (const arena of (what.fought ?? []) as string[]) s.fought |= 1 << arenas.indexOf(arena as 'space')
}
