import { kernelOffers } from '../options/kernel-options.js'
import { finish, goto, procedure } from '../procedures.js'
import type { Seat } from '../state/state.js'
import { askInAnyOrder } from './any-order.js'
import type { Option } from './decisions.js'

export interface Picking {
  seat: Seat
  /** What may be picked, in canonical order. */
  from: number[]
  min: number
  max: number
  /** The field of the option that names a thing: 'card', 'die' … */
  as: string
  /** What it is for, for the words of the question. */
  about: string
  /** The effect node that asks, for its words; absent when a rule asks. */
  node?: number
  sealed?: true
  /** In the order in which they were named. */
  picked?: number[]
  /** Behind the last pick, where they were named in canonical order: a thinker goes on from here. */
  at?: number
  together?: Together
}

/** What the things of one set must be together; lists go with `from`. */
export interface Together {
  /** Things of one kind have one number: all of a set are of the same kind, or no two are. */
  kinds?: number[]
  alike?: boolean
  /** What each is worth, and the most that a set may be worth. */
  worth?: number[]
  most?: number
}

/** Could this one join those already picked of these? */
export function mayJoin(
  from: readonly number[],
  together: Together,
  picked: readonly number[],
  thing: number,
): boolean {
  const { kinds, alike, worth, most } = together
  const i = from.indexOf(thing)
  const at = picked.map((each) => from.indexOf(each))
  if (kinds !== undefined && at.some((j) => (kinds[j] === kinds[i]) !== (alike === true))) return false
  return (
    worth === undefined || at.reduce((sum, j) => sum + (worth[j] as number), worth[i] as number) <= (most as number)
  )
}

/** Could a set of at least so many be completed with this one in it, by others behind a place? */
function completes(f: Picking, picked: readonly number[], i: number, behind: number): boolean {
  const thing = f.from[i] as number
  if (picked.includes(thing) || !mayJoin(f.from, f.together as Together, picked, thing)) return false
  const now = [...picked, thing]
  if (now.length >= f.min) return true
  for (let j = behind + 1; j < f.from.length; j++) if (completes(f, now, j, j)) return true
  return false
}

/** The most things that one set may hold. */
export function largest(from: readonly number[], together: Together): number {
  const { kinds, alike, worth, most = 0 } = together
  if (worth !== undefined) {
    let [n, sum] = [0, 0]
    for (const each of [...worth].sort((a, b) => a - b)) {
      sum += each
      if (sum > most) break
      n++
    }
    return n
  }
  const count = new Map<number, number>()
  for (const kind of kinds ?? from) count.set(kind, (count.get(kind) ?? 0) + 1)
  return alike ? Math.max(0, ...count.values()) : count.size
}

/**
 * Picks a set one thing at a time, in any order. A thing is offered only if the set can still be completed; nothing is
 * visible to others before it is done. Returns what was picked, in canonical order.
 */
export const pick = procedure<Picking>('pick', {
  choose(t, f) {
    const picked = f.picked ?? []
    const left = f.min - picked.length
    if (picked.length === f.max) {
      finish(t, f, inOrder(f.from, picked))
      return
    }
    const options: Option[] = []
    const at = f.at ?? 0
    let before = 0
    for (let i = 0; i < f.from.length; i++) {
      const thing = f.from[i] as number
      if (f.together ? !completes(f, picked, i, -1) : picked.includes(thing)) continue
      if (i < at) before++
      // A field whose name is not written down takes much longer to make.
      if (f.as === 'card') options.push(kernelOffers.chooseCard(thing))
      else if (f.as === 'die') options.push(kernelOffers.chooseDie(thing))
      else options.push({ do: 'choose', [f.as]: thing })
    }
    if (options.length < Math.max(left, 1)) {
      finish(t, f, inOrder(f.from, picked))
      return
    }
    const { about: why, min, max, node } = f
    const about = node === undefined ? { for: why, min, max, picked } : { for: why, min, max, picked, node }
    askInAnyOrder(t, f.seat, 'pick', options, before, left, f.sealed ? { about, sealed: true } : { about })
  },
  chosen(t, f, answer) {
    const picked = f.picked ?? []
    if (answer.do === 'done') {
      finish(t, f, inOrder(f.from, picked))
      return
    }
    const thing = answer[f.as] as number
    const i = f.from.indexOf(thing)
    f.picked = [...picked, thing]
    f.at = i < (f.at ?? 0) ? 0 : i + 1
    goto(f, 'choose')
  },
})

const inOrder = (from: readonly number[], picked: readonly number[]): number[] =>
  picked.length < 2 ? [...picked] : from.filter((thing) => picked.includes(thing))
