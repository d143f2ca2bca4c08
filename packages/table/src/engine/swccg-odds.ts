import { knows, type Seat } from '@dejarik/kernel'
import type { State, SwccgEngine } from '@dejarik/swccg'
import type { OddsShown, Thing } from '../protocol.js'
import { pairsOf } from './chance.js'

/** Where cards lie that a player cannot look at and draws destinies from, sooner or later. */
interface PileSeen {
  readonly count: number
  readonly known: readonly { readonly id: string; readonly fromTop: number }[]
}

/**
 * The destinies of one's own cards that are still out of sight. Whoever knows the own deck and what has been seen of it
 * knows this much: which they are, not where. rule swccg.drawing-destiny
 */
export function swccgOdds(e: SwccgEngine, s: State, seat: Seat, things: readonly Thing[]): OddsShown[] {
  if (!things.includes('pile:reserve')) return []
  const destinyOf = (def: number): number =>
    Math.max(0, ...((e.catalog.defs[def] as unknown as { destiny: number[] }).destiny ?? [0]))
  const { players } = e.view(s, seat) as unknown as { players: { reserve: PileSeen }[] }
  const reserve = players[seat]?.reserve
  if (reserve === undefined || reserve.count === 0) return []
  const top = reserve.known.find(({ fromTop }) => fromTop === 1)
  if (top !== undefined) {
    const def = e.catalog.defs.findIndex(({ id }) => id === top.id)
    const name = e.catalog.defs[def]?.name ?? ''
    return [{ key: 'destinyKnown', args: { value: destinyOf(def), name }, rows: [] }]
  }
  const values = s.def.flatMap((def, card) => (s.owner[card] === seat && !knows(s, seat, card) ? [destinyOf(def)] : []))
  if (values.length === 0) return []
  // Which they are, not where: the order in which they lie must not show, not even in the last digit.
  values.sort((a, b) => a - b)
  const most = Math.max(...values)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const one = Array.from({ length: most + 1 }, (_, n) => ({
    name: String(n),
    chance: values.filter((value) => Math.floor(value) === n).length / values.length,
  }))
  const reach = (totals: ReadonlyMap<number, number>, n: number) =>
    [...totals].reduce((sum, [total, chance]) => (total >= n ? sum + chance : sum), 0)
  const shown: OddsShown[] = [
    { key: 'destinies', args: { cards: values.length, mean }, rows: one },
    {
      key: 'destinyReach',
      args: { draws: 1 },
      rows: Array.from({ length: most }, (_, i) => ({
        name: `${i + 1}+`,
        chance: values.filter((value) => value >= i + 1).length / values.length,
      })),
    },
  ]
  if (values.length < 2) return shown
  const totals = pairsOf(values)
  const rows = Array.from({ length: most * 2 }, (_, i) => ({ name: `${i + 1}+`, chance: reach(totals, i + 1) }))
  return [...shown, { key: 'destinyReach', args: { draws: 2 }, rows: rows.filter(({ chance }) => chance > 0.005) }]
}
