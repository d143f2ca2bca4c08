import type { Option } from './decisions.js'
import { ask, finish, goto, procedure } from './procedures.js'
import type { Seat } from './state.js'

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
  picked?: number[]
  /** Where in `from` the last pick was: sets are picked in canonical order, so each set is offered once. */
  at?: number
}

/**
 * Picks a set one thing at a time. A thing is offered only if the set can still be completed; nothing is visible to
 * others before it is done. Returns what was picked.
 */
export const pick = procedure<Picking>('pick', {
  choose(t, f) {
    const picked = f.picked ?? []
    const start = f.at ?? 0
    const left = f.min - picked.length
    if (picked.length === f.max || start === f.from.length) {
      finish(t, f, picked)
      return
    }
    const options: Option[] = []
    const last = f.from.length - Math.max(left, 1)
    for (let i = start; i <= last; i++) options.push({ do: 'choose', [f.as]: f.from[i] as number })
    if (left <= 0) options.push({ do: 'done' })
    const about = { for: f.about, min: f.min, max: f.max, picked, ...(f.node === undefined ? {} : { node: f.node }) }
    ask(t, f.seat, 'pick', options, f.sealed ? { about, sealed: true } : { about })
  },
  chosen(t, f, answer) {
    const picked = f.picked ?? []
    if (answer.do === 'done') {
      finish(t, f, picked)
      return
    }
    const thing = answer[f.as] as number
    f.picked = [...picked, thing]
    f.at = f.from.indexOf(thing) + 1
    goto(f, 'choose')
  },
})
