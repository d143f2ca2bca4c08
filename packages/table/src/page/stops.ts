import { useCallback, useEffect, useMemo, useState } from 'react'
import { keep, recall } from '../kept.js'
import type { GameId, Screen, Seat, Stops } from '../protocol.js'
import { request } from './link.js'

const KEY = 'dejarik.stops'

/** Where several people sit at one device, being asked means passing it: what is rarely needed is passed by itself. */
const atOneDevice: Readonly<Partial<Record<GameId, readonly string[]>>> = {
  swccg: ['activate', 'control', 'deploy', 'move', 'draw'].map((phase) => `theirs ${phase}`),
  swtcg: ['ready', 'build', 'retreat', 'end'].flatMap((step) => [`mine ${step}`, `theirs ${step}`]),
}

type Kept = Readonly<Record<string, Stops>>

const read = (): Kept => recall(KEY, {})

const peopleAt = ({ players }: Screen): Seat[] => players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []))

/** A person alone has one set of stops for a game; at one device each seat has its own. */
const nameOf = (screen: Screen, seat: Seat): string =>
  peopleAt(screen).length > 1 ? `${screen.game} ${seat}` : screen.game

function stopsOf(screen: Screen, seat: Seat, kept: Kept): Stops {
  const usual = peopleAt(screen).length > 1 ? (atOneDevice[screen.game] ?? []) : []
  return kept[nameOf(screen, seat)] ?? { off: usual, quiet: [] }
}

export interface StopsHere {
  readonly stops: Stops
  /** Is this seat asked there? */
  stopsAt(place: string): boolean
  toggle(place: string): void
  toggleCard(id: string): void
  /** Stops everything: nothing is passed any more; a second time, what was before. */
  stopAll(): void
}

const none: Stops = { off: [], quiet: [] }
const flip = (list: readonly string[], each: string): string[] =>
  list.includes(each) ? list.filter((other) => other !== each) : [...list, each]

/** The stops of whoever looks, kept in this browser and told to the engine. */
export function useStops(screen: Screen | null): StopsHere {
  const [kept, setKept] = useState(read)
  const [before, setBefore] = useState<readonly string[]>([])
  const seat = typeof screen?.eyes === 'number' ? screen.eyes : null
  const sitting = screen === null ? '' : JSON.stringify([screen.game, peopleAt(screen)])
  const skipping = screen?.skipping ?? false
  // biome-ignore lint/correctness/useExhaustiveDependencies: who sits there stands for the screen
  const stops = useMemo(
    () => (screen === null || seat === null ? none : stopsOf(screen, seat, kept)),
    [sitting, seat, kept],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when people sit down, and when they change something
  useEffect(() => {
    if (screen === null) return
    for (const each of peopleAt(screen)) void request('stops', { seat: each, stops: stopsOf(screen, each, kept) })
  }, [sitting, kept])
  // biome-ignore lint/correctness/useExhaustiveDependencies: who sits there stands for the screen
  const change = useCallback(
    (to: Stops) => {
      if (screen === null || seat === null) return
      const all = { ...kept, [nameOf(screen, seat)]: to }
      keep(KEY, all)
      setKept(all)
    },
    [kept, sitting, seat],
  )
  return useMemo(
    () => ({
      stops,
      stopsAt: (place) => !stops.off.includes(place),
      toggle: (place) => change({ ...stops, off: flip(stops.off, place) }),
      toggleCard: (id) => change({ ...stops, quiet: flip(stops.quiet, id) }),
      stopAll() {
        if (skipping) void request('skip', { on: false })
        if (stops.off.length > 0) setBefore(stops.off)
        change({ ...stops, off: stops.off.length > 0 ? [] : before })
      },
    }),
    [stops, before, change, skipping],
  )
}
