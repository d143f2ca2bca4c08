import { useEffect, useState } from 'react'
import type { Screen, Thing } from '../protocol.js'
import type { Gatherable } from '../protocol-gathering.js'
import { request } from './link.js'

/** What goes with the things that are gathered, and why the rest does not: the engine says it anew for every choice. */
export function useGatherable(screen: Screen | null, gathered: readonly Thing[]): readonly Gatherable[] {
  const [all, setAll] = useState<readonly Gatherable[]>([])
  const wanted = gathered.join(' ')
  const number = screen?.number
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen may change what goes together
  useEffect(() => {
    let stale = false
    if (wanted === '') setAll([])
    else
      void request('gather', { things: wanted.split(' ') }).then((found) => {
        if (!stale) setAll(found)
      })
    return () => {
      stale = true
    }
  }, [wanted, number])
  return all
}
