import type { DestinyEngine, State } from '@dejarik/destiny'
import {
  cardsIn,
  DECK,
  DEFEATED,
  DISCARD,
  HAND,
  isCharacter,
  isSupport,
  PLAY,
  SET_ASIDE,
  upgradesOn,
} from '@dejarik/destiny/board'
import { type Card, knownBy, ownerOf, type Seat } from '@dejarik/kernel'
import { Fault } from '../file.js'
import { nowhere } from './cards.js'
import { delayed } from './delayed.js'
import { type Setting, tableOf } from './setting.js'
import { inPlayEntry, looseDice } from './write-cards.js'
import { nameOf, standIns } from './write-names.js'

const letters = ['a', 'b', 'c', 'd']

/** A position as the keys of a scenario. It can be written where a turn begins and nothing else is in progress. */
export function write(engine: DestinyEngine, s: State): Partial<Record<string, unknown>> {
  const x: Setting = { engine, cards: [], seats: letters.slice(0, s.seats), format: s.format, decks: new Map() }
  const busy = s.stack
    .map((f) => f.procedure)
    .filter((name) => !['setup', 'rounds', 'action-phase', 'action'].includes(name))
  if (s.result !== null) throw new Fault('The game is over: there is no position to play on from.')
  if (busy.length > 0 || s.decision?.kind !== 'action') {
    const what = busy.at(-1) ?? s.phase
    throw new Fault(`The game is in the middle of ${what}; a position can be written where a turn begins.`)
  }
  const define = standIns(x, s)
  return {
    format: s.format,
    ...(define.length > 0 ? { define } : {}),
    at: { turn: x.seats[s.turn], phase: 'action', round: s.round, ...(s.passes > 0 ? { passes: s.passes } : {}) },
    seats: Object.fromEntries(x.seats.map((name, seat) => [name, seatKeys(x, s, seat)])),
    table: tableKeys(x, s),
    steps: [],
    expect: ['nobody has won'],
  }
}

function tableKeys(x: Setting, s: State): Record<string, unknown> {
  const owner = ownerOf(s, s.battlefield)
  const name = s.battlefield < 0 ? nowhere : nameOf(x, s, s.battlefield)
  return {
    ...(name === nowhere ? {} : { battlefield: name }),
    control: x.seats[s.control],
    ...(name === nowhere || owner === s.control ? {} : { owner: x.seats[owner] }),
    ...(s.claimed < 0 ? {} : { claimed: x.seats[s.claimed] }),
    ...(s.lasting.length > 0 ? { delayed: delayed(x, s) } : {}),
  }
}

function seatKeys(x: Setting, s: State, seat: Seat): Record<string, unknown> {
  const t = tableOf(x, s)
  const play = cardsIn(s, seat, PLAY)
  const characters = play.filter((card) => isCharacter(t, card))
  const entry = (card: Card) => inPlayEntry(x, s, card)
  const keys: Record<string, unknown> = {
    characters: characters.map((card) => withUpgrades(entry(card), upgradesOn(s, card).map(entry))),
    supports: play.filter((card) => isSupport(t, card)).map(entry),
    hand: cardsIn(s, seat, HAND).map((card) => hidden(x, s, card, seat)),
    deck: [...cardsIn(s, seat, DECK)].reverse().map((card) => hidden(x, s, card, -1)),
    discard: [...cardsIn(s, seat, DISCARD)].reverse().map((card) => nameOf(x, s, card)),
    aside: [...cardsIn(s, seat, SET_ASIDE)].reverse().map((card) => nameOf(x, s, card)),
    defeated: [...cardsIn(s, seat, DEFEATED)].reverse().map((card) => nameOf(x, s, card)),
    pool: looseDice(x, s, seat),
  }
  const full = Object.entries(keys).filter(([, list]) => (list as unknown[]).length > 0)
  return { ...Object.fromEntries(full), resources: s.resources[seat], ...(s.out[seat] === 1 ? { out: true } : {}) }
}

const withUpgrades = (entry: unknown, upgrades: readonly unknown[]): unknown => {
  if (upgrades.length === 0) return entry
  return typeof entry === 'string' ? { card: entry, upgrades } : { ...(entry as object), upgrades }
}

/** A card of a hidden pile, and which other seats know it. */
function hidden(x: Setting, s: State, card: Card, owner: Seat): unknown {
  const known = x.seats.filter((_name, seat) => seat !== owner && (knownBy(s, card) & (1 << seat)) !== 0)
  return known.length > 0 ? { card: nameOf(x, s, card), 'known-to': known } : nameOf(x, s, card)
}
