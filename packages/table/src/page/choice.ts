import { useCallback, useEffect, useMemo, useState } from 'react'
import type { PromptShown, Screen, Thing } from '../protocol.js'
import { request } from './link.js'
import { leftAfter, nextThings, type Offered } from './narrow.js'

export type Marking = 'offered' | 'chosen' | null

/** The choices that are left once some things have been pointed at. */
export interface Choice {
  readonly path: readonly Thing[]
  readonly left: readonly Offered[]
  marking(thing: Thing): Marking
  /** In a lesson: is it what to point at next? */
  taught(thing: Thing): boolean
  /** In a lesson: the place of the answer that is pointed out. */
  readonly taughtOption: number | null
  point(thing: Thing): void
  clear(): void
  answer(index: number): void
  /** Where a set is picked: what is pointed at is the answer. */
  confirm(): void
}

/** A click in the same place so soon after an answer was meant for what was there before. */
const SECOND_CLICK = 350
let lastAnswer = { time: Number.NEGATIVE_INFINITY, x: -1, y: -1 }
let pointer = { x: -1, y: -1 }
addEventListener('pointerdown', (event) => {
  pointer = { x: event.clientX, y: event.clientY }
})
// A key that is pressed was not meant for another place.
addEventListener(
  'keydown',
  () => {
    pointer = { x: -1, y: -1 }
  },
  true,
)
const isSecondClick = (): boolean =>
  performance.now() - lastAnswer.time < SECOND_CLICK &&
  pointer.x >= 0 &&
  Math.hypot(pointer.x - lastAnswer.x, pointer.y - lastAnswer.y) < 12

// Whatever has slid under the pointer since the answer: the log, a hint, the board. It was not meant.
addEventListener(
  'click',
  (event) => {
    if (event.detail === 0 || !isSecondClick()) return
    event.stopPropagation()
    event.preventDefault()
  },
  true,
)

/** A set: each thing is in or out, in any order; the engine takes them in its own. */
function choosingSet(
  set: NonNullable<PromptShown['set']>,
  path: readonly Thing[],
  setPath: (path: readonly Thing[]) => void,
  number: number,
  taught: readonly Thing[],
): Choice {
  const places = new Map(set.offers.map(({ thing }, i) => [thing, i]))
  const isIn = (thing: Thing) => path.includes(thing)
  return {
    path,
    left: [],
    marking: (thing) => (isIn(thing) ? 'chosen' : places.has(thing) && path.length < set.most ? 'offered' : null),
    point(thing) {
      if (isIn(thing)) setPath(path.filter((each) => each !== thing))
      else if (path.length < set.most) setPath([...path, thing])
    },
    taught: (thing) => taught.includes(thing) && !isIn(thing),
    taughtOption: null,
    clear: () => setPath([]),
    answer: () => {},
    confirm() {
      if (path.length < set.least || isSecondClick()) return
      lastAnswer = { time: performance.now(), ...pointer }
      pointer = { x: -1, y: -1 }
      void request('set', { number, chosen: path.flatMap((thing) => places.get(thing) ?? []) })
    },
  }
}

/** `points`: a lesson points out what to choose, once its text has come to that. */
export function useChoice(screen: Screen | null, points = true): Choice {
  const [path, setPath] = useState<readonly Thing[]>([])
  const number = screen?.number ?? 0
  const options = screen?.prompt?.options
  const set = screen?.prompt?.set
  const lesson = points ? (screen?.lesson ?? null) : null
  // A new question begins with nothing pointed at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number stands for the question
  useEffect(() => setPath([]), [number])
  const answer = useCallback(
    (index: number) => {
      if (isSecondClick()) return
      lastAnswer = { time: performance.now(), ...pointer }
      pointer = { x: -1, y: -1 }
      void request('answer', { number, option: index })
    },
    [number],
  )
  return useMemo(() => {
    if (set !== undefined) return choosingSet(set, path, setPath, number, lesson?.set ?? [])
    const taught = lesson?.option === null ? undefined : options?.[lesson?.option ?? -1]
    const left = leftAfter(options ?? [], path)
    const next = nextThings(left, path)
    return {
      path,
      left,
      marking: (thing) => (path.includes(thing) ? 'chosen' : next.has(thing) ? 'offered' : null),
      taught: (thing) => taught?.things.find((each) => !path.includes(each)) === thing,
      taughtOption: lesson?.option ?? null,
      point(thing) {
        if (path.includes(thing)) {
          setPath(path.filter((each) => each !== thing))
          return
        }
        const narrowed = [...path, thing]
        const remaining = leftAfter(options ?? [], narrowed)
        // In a lesson whoever points elsewhere is told so at once, not after choosing what to do with it.
        const astray = taught !== undefined && !taught.things.includes(thing)
        if ((remaining.length === 1 || astray) && remaining[0]) answer(remaining[0].index)
        else setPath(narrowed)
      },
      clear: () => setPath([]),
      answer,
      confirm: () => {},
    }
  }, [options, set, number, path, answer, lesson])
}
