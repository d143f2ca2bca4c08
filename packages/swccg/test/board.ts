import { type Card, refOf, type Seat, tableOf } from '@dejarik/kernel'
import type { Scope } from '@dejarik/kernel/vocabulary'
import { cards as printed } from '../src/cards/all.js'
import { changing } from '../src/columns.js'
import { swccgCatalog } from '../src/definitions.js'
import type { Ability } from '../src/effects/tree.js'
import { emptyState, lay, rules } from '../src/game.js'
import { isLocation } from '../src/rules/facts.js'
import { FORCE, HAND, LOST, layOn, OUT, RESERVE, TABLE, USED, zone } from '../src/rules/zones.js'
import { AT, CARGO, DARK, DRIVER, LIGHT, PASSENGER, PILOT, STACKED, SUPPORTING, type Table } from '../src/state.js'

const zones = { hand: HAND, reserve: RESERVE, force: FORCE, used: USED, lost: LOST, 'out-of-play': OUT, table: TABLE }
const roles = {
  at: AT,
  pilot: PILOT,
  driver: DRIVER,
  passenger: PASSENGER,
  cargo: CARGO,
  stacked: STACKED,
  supporting: SUPPORTING,
}

/** A card of a board; everything that is not said is as it usually is. */
export interface Laid {
  /** Its number among printed cards: `1_19`. */
  id: string
  /** Whose it is; by its side unless said. */
  seat?: Seat
  /** The name of the card it is at, on or aboard; none: by itself. */
  on?: string
  as?: keyof typeof roles
  zone?: keyof typeof zones
  /** HIT, CAPTIVE … */
  status?: number
  /** The name of the card that it targets from afar. */
  aims?: string
}

export interface Board {
  t: Table
  /** The cards by the names under which they were laid. */
  of: Record<string, Card>
  /** What a text of that card sees. */
  scope(name: string, you?: Seat): Scope
}

/** Lays cards by name, in their order: hosts first. Locations form the line. `texts`: abilities by number of the card. */
export function layBoard(laid: Record<string, string | Laid>, texts: Record<string, Ability[]> = {}): Board {
  const used = new Set(Object.values(laid).map((each) => `swccg:${typeof each === 'string' ? each : each.id}`))
  const own = printed
    .filter((card) => used.has(card.id))
    .map((card) => ({ ...card, abilities: (texts[card.id.slice(6)] ?? []) as typeof card.abilities }))
  const catalog = swccgCatalog(own)
  const s = emptyState('open', 'board', catalog)
  const t: Table = tableOf({ rules, catalog }, s)
  const of: Record<string, Card> = {}
  s.turn = 1
  changing(s).phase = 'control'
  for (const [name, each] of Object.entries(laid)) {
    const {
      id,
      seat: whose,
      on,
      as = 'at',
      zone: where = 'table',
      status = 0,
      aims,
    } = typeof each === 'string' ? ({ id: each } as Laid) : each
    const side = own.find((card) => card.id === `swccg:${id}`)?.side
    const seat = whose ?? (side === 'dark' ? DARK : LIGHT)
    const card = lay(s, catalog, `swccg:${id}`, seat, zone(seat, zones[where]))
    of[name] = card
    if (where !== 'table') continue
    layOn(t, card, seat, on === undefined ? -1 : named(of, on), roles[as])
    const w = changing(s)
    w.status[card] = status
    if (aims !== undefined) w.aim[card] = refOf(s, named(of, aims))
    if (isLocation(t, card)) w.line.push(card)
  }
  const scope = (name: string, you?: Seat): Scope => {
    const card = named(of, name)
    const player = you ?? (s.controller[card] as Seat)
    return { you: player, source: refOf(s, card), that: {}, number: 0, die: -1, opponent: 1 - player }
  }
  return { t, of, scope }
}

function named(of: Record<string, Card>, name: string): Card {
  const card = of[name]
  if (card === undefined) throw new Error(`No card of the board is called ${name}`)
  return card
}
