import { emptyState, place, type State } from '@dejarik/destiny'
import { area, DECK, DEFEATED, DISCARD, field, HAND, LIMBO, PLAY, SET_ASIDE } from '@dejarik/destiny/board'
import { type Card, everybody, type Json, knownBy, run } from '@dejarik/kernel'
import { Fault, type ScenarioFile } from '../file.js'
import { cardCalled, filler, nowhere } from './cards.js'
import { layDelayed } from './delayed.js'
import { entryOf, seatCalled } from './entries.js'
import { layDice, layLoose } from './lay-dice.js'
import { begin } from './phases.js'
import { defOf, type Setting, tableOf } from './setting.js'
import { sideCode } from './sides.js'

/** A card as a scenario lists it: its name, or a record with its counters. */
export type Entry = string | { card: string; [fact: string]: Json }
const zones = { hand: HAND, deck: DECK, discard: DISCARD, limbo: LIMBO, aside: SET_ASIDE, defeated: DEFEATED } as const

/** Lays the table and runs up to the first decision. */
export function layOut(x: Setting, file: ScenarioFile): State {
  const s = emptyState(x.format, x.seats.length, file.seed ?? 1, x.engine.catalog)
  const laid = x.seats.flatMap((name, seat) => laySeat(x, s, seat, file.seats?.[name] ?? {}))
  layDice(x, s, laid)
  for (const [seat, name] of x.seats.entries()) layLoose(x, s, seat, file.seats?.[name]?.pool ?? [])
  layTable(x, s, (file.table ?? {}) as Record<string, Json>, file.at?.phase ?? 'action')
  s.script = { rolls: (file.dice ?? []).map(rolled), picks: [...(file.random ?? [])] }
  begin(x, s, file.at ?? {})
  run(tableOf(x, s) as never)
  return s
}

function rolled(side: string | number): string {
  if (typeof side === 'number') throw new Fault(`Dice of Destiny show sides such as 2 melee, not ${side}.`)
  return sideCode(side)
}

/** A card in play, and how the scenario lists it. */
export interface Laid {
  readonly seat: number
  readonly card: Card
  readonly entry: Entry
}

function laySeat(x: Setting, s: State, seat: number, what: Record<string, Json>): Laid[] {
  const { resources = 0, out = false, characters = [], supports = [] } = what
  s.resources[seat] = Number(resources)
  s.out[seat] = out === true ? 1 : 0
  const laid: Laid[] = []
  const put = (entry: Entry): Card => {
    const card = layInPlay(x, s, seat, entry)
    laid.push({ seat, card, entry })
    return card
  }
  for (const entry of characters as unknown as Entry[]) {
    const character = put(entry)
    for (const upgrade of (entryOf(entry).upgrades ?? []) as unknown as Entry[]) s.host[put(upgrade)] = character
  }
  for (const entry of supports as unknown as Entry[]) {
    const card = put(entry)
    s.support[card] = defOf(x, s, card).type === 'upgrade' ? 1 : 0
  }
  for (const [zone, which] of Object.entries(zones)) layPile(x, s, seat, which, what[zone] ?? [])
  return laid
}

function lay(x: Setting, s: State, name: string, seat: number, pile: number): Card {
  return place(s, x.engine.catalog, cardCalled(name, x.cards).id, seat, pile)
}

function layInPlay(x: Setting, s: State, seat: number, entry: Entry): Card {
  const { card: name, damage = 0, shields = 0, exhausted, owner, showing } = entryOf(entry)
  const card = lay(x, s, name, seat, area(seat, PLAY))
  if (owner !== undefined) s.owner[card] = seatCalled(x, owner)
  s.damage[card] = Number(damage)
  s.shields[card] = Number(shields)
  // What has rolled its dice has been activated, unless the scenario says that it was readied.
  const rolled = showing !== undefined && defOf(x, s, card).type !== 'upgrade'
  s.exhausted[card] = (exhausted ?? rolled) === true ? 1 : 0
  return card
}

/** Piles are listed top first and kept bottom first; a number stands for so many cards that nobody will play. */
function layPile(x: Setting, s: State, seat: number, which: number, listed: Json): void {
  const list = typeof listed === 'number' ? new Array<Entry>(listed).fill(filler) : (listed as unknown as Entry[])
  const pile = area(seat, which)
  for (const entry of which === HAND ? list : [...list].reverse()) {
    const { card: name, 'known-to': known = [] } = entryOf(entry)
    const card = lay(x, s, name, seat, pile)
    for (const other of known as Json[]) s.known[card] = knownBy(s, card) | (1 << seatCalled(x, other))
  }
}

/** The battlefield in use, who controls it, who has claimed it. */
function layTable(x: Setting, s: State, what: Record<string, Json>, phase: string): void {
  const { battlefield, control, owner, claimed } = what
  s.control = control === undefined ? 0 : seatCalled(x, control)
  s.claimed = claimed === undefined ? -1 : seatCalled(x, claimed)
  if (battlefield === undefined && phase !== 'action' && phase !== 'upkeep') return
  const brought = owner === undefined ? s.control : seatCalled(x, owner)
  s.battlefield = lay(x, s, String(battlefield ?? nowhere), brought, field(x.seats.length))
  s.known[s.battlefield] = everybody(s)
  layDelayed(x, s, (what.delayed ?? []) as never)
}
