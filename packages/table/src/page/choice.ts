import { useCallback, useMemo, useState } from 'react'
import type { PromptShown, Screen, Thing } from '../protocol.js'
import type { Gatherable } from '../protocol-gathering.js'
import { useGatherable } from './gather.js'
import { request } from './link.js'
import { reasonWords } from './log-parts.js'
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
  /** An option of the list: the answer, or the first of those that are answered together. */
  choose(index: number): void
  answer(index: number): void
  /** Where a set is picked, or things are gathered: what is pointed at is the answer. */
  confirm(): void
  /** What might be answered together with what is chosen; absent where nothing is gathered. */
  readonly gathering?: readonly Gatherable[]
  /** Why that thing does not go with what is chosen. */
  unfit?(thing: Thing): string | null
}

/** A click in the same place so soon after an answer, or after the list has become another, was meant for what was there. */
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
/** From now on something else may lie where the pointer is. */
function moved(): void {
  lastAnswer = { time: performance.now(), ...pointer }
  pointer = { x: -1, y: -1 }
}
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
    choose: () => {},
    answer: () => {},
    confirm() {
      if (path.length < set.least || isSecondClick()) return
      moved()
      void request('set', { number, chosen: path.flatMap((thing) => places.get(thing) ?? []) })
    },
  }
}

/** Things that are answered together: the first says what goes with it. */
function gathering(
  path: readonly Thing[],
  all: readonly Gatherable[],
  begins: (thing: Thing) => boolean,
  setPath: (path: readonly Thing[], gathers?: boolean) => void,
  number: number,
): Choice {
  const of = (thing: Thing) => all.find((each) => each.thing === thing)
  const goesWith = (thing: Thing) => of(thing) !== undefined && of(thing)?.why === undefined
  return {
    path,
    left: [],
    gathering: all,
    marking: (thing) => (path.includes(thing) ? 'chosen' : goesWith(thing) ? 'offered' : null),
    unfit(thing) {
      const why = of(thing)?.why
      return why === undefined ? null : reasonWords(why)
    },
    taught: () => false,
    taughtOption: null,
    point(thing) {
      const rest = path.filter((each) => each !== thing)
      const goesOn = rest[0] !== undefined && begins(rest[0])
      if (rest.length < path.length) setPath(goesOn ? rest : [], goesOn)
      else if (goesWith(thing)) setPath([...path, thing], true)
    },
    clear: () => setPath([]),
    choose: () => {},
    answer: () => {},
    confirm() {
      if (isSecondClick()) return
      moved()
      void request('gathered', { number, things: path })
    },
  }
}

/** What was pointed at, for one question, and whether it is answered together. */
interface Pointed {
  readonly number: number
  readonly path: readonly Thing[]
  readonly gathers: boolean
}
const nothing: Pointed = { number: -1, path: [], gathers: false }

/** `points`: a lesson points out what to choose, once its text has come to that. */
export function useChoice(screen: Screen | null, points = true): Choice {
  const number = screen?.number ?? 0
  const [pointed, setPointed] = useState<Pointed>(nothing)
  // A new question begins with nothing pointed at.
  const { path, gathers } = pointed.number === number ? pointed : nothing
  const set = screen?.prompt?.set
  const isSet = set !== undefined
  const setPath = useCallback(
    (to: readonly Thing[], together = false) => {
      // Another list of choices takes the place of this one.
      if (together !== gathers || (to.length === 0 && !isSet)) moved()
      setPointed({ number, path: to, gathers: together })
    },
    [number, gathers, isSet],
  )
  const options = screen?.prompt?.options
  const lesson = points ? (screen?.lesson ?? null) : null
  const isTaught = (screen?.lesson ?? null) !== null
  const answer = useCallback(
    (index: number) => {
      if (isSecondClick()) return
      moved()
      void request('answer', { number, option: index })
    },
    [number],
  )
  // The first thing of an option that goes with others begins to gather; a lesson takes one thing at a time.
  const begins = useCallback(
    (thing: Thing) => !isTaught && (options ?? []).some(({ gathers, things: [first] }) => gathers && first === thing),
    [options, isTaught],
  )
  const all = useGatherable(screen, gathers ? path : [])
  return useMemo(() => {
    if (set !== undefined) return choosingSet(set, path, setPath, number, lesson?.set ?? [])
    const taught = lesson?.option === null ? undefined : options?.[lesson?.option ?? -1]
    if (gathers) return gathering(path, all, begins, setPath, number)
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
        const [only, ...others] = remaining
        if (only?.option.gathers && others.length === 0 && begins(thing)) setPath([thing], true)
        else if (only && (others.length === 0 || astray)) answer(only.index)
        else setPath(narrowed)
      },
      clear: () => setPath([]),
      choose(index) {
        const first = options?.[index]?.gathers ? options[index]?.things[0] : undefined
        if (first !== undefined && begins(first)) setPath([first], true)
        else answer(index)
      },
      answer,
      confirm: () => {},
    }
  }, [options, set, number, path, answer, lesson, gathers, all, begins, setPath])
}
