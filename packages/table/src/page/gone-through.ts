import { useEffect, useState } from 'react'
import type { Screen } from '../protocol.js'
import type { MomentShown } from '../protocol-advice.js'
import { request } from './link.js'

/** So many answers are asked for at once: the page stays lively, and stopping is quick. */
const PIECE = 12

/** How far a game has been gone through. */
interface Gone {
  readonly moments: readonly MomentShown[]
  readonly done: number
}

const nothing: Gone = { moments: [], done: 0 }

/** It stays while moments of the game are looked at: thinking takes long, and nobody should wait for it twice. */
let kept: { readonly game: string; readonly gone: Gone } = { game: '', gone: nothing }

const here = (): string => globalThis.location?.hash ?? ''

const known = (): Gone => (kept.game === here() ? kept.gone : nothing)

const watched = ({ players }: Screen): boolean => players.every(({ bot }) => bot !== undefined)

/** May a game be gone through? Where nobody plays it, it need not be over. */
export const mayGoThrough = (screen: Screen): boolean => screen.recorded !== null && screen.recorded > 0

/** A game that people play on may end otherwise: what was found of it is forgotten. */
export function useForgetting(screen: Screen): void {
  const goesOn = screen.result === null && !screen.looking && !watched(screen)
  useEffect(() => {
    if (goesOn) kept = { game: '', gone: nothing }
  }, [goesOn])
}

/** The answer that came next at the moment that is looked at, where the game was gone through. */
export const lookedAt = ({ looking, at }: Screen): MomentShown | undefined =>
  looking ? known().moments.find((moment) => moment.at === at) : undefined

/** Goes through the game of the screen, piece by piece, from where it was left; `halt` leaves it there. */
export function useGoneThrough({ recorded }: Screen): Gone & { readonly going: boolean; halt(): void } {
  const answers = recorded ?? 0
  const [gone, setGone] = useState(known)
  const [going, setGoing] = useState(gone.done < answers)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes on from where it was, once
  useEffect(() => {
    let stopped = !going
    const go = async () => {
      let { moments, done } = known()
      while (done < answers && !stopped) {
        const to = Math.min(answers, done + PIECE)
        const found = await request('analysis', { from: done, to })
        if (stopped) return
        moments = [...moments, ...found]
        done = to
        kept = { game: here(), gone: { moments, done } }
        setGone(kept.gone)
      }
      if (!stopped) setGoing(false)
    }
    void go()
    return () => {
      stopped = true
    }
  }, [going])
  return { ...gone, going, halt: () => setGoing(false) }
}
