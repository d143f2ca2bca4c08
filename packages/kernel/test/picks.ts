import {
  call,
  type Decision,
  generator,
  narrowed,
  type Option,
  type Picking,
  pick,
  situation,
  type World,
} from '@dejarik/kernel'
import { type Duel, duel } from './laws/duel.js'

/** How many of the things 10 to 14 are picked, and what they must be together. */
export type Asking = Pick<Picking, 'min' | 'max' | 'together'>
type Named = number | 'done'

const FROM = [10, 11, 12, 13, 14]
const seen = (option: Option): Named => (option.do === 'done' ? 'done' : (option.thing as number))

/** A game in which one set is picked, and then it is over. */
export function askedFor(asking: Asking) {
  let result: number[] = []
  const e = duel({
    steps: {
      bid(t) {
        call(t, pick, { seat: 0, from: FROM, as: 'thing', about: 'test', ...asking })
      },
      reveal(t, f) {
        result = f.result as number[]
        t.s.result = { winner: null, rule: 'duel.end' }
      },
    },
  })
  const s = e.start('all', [], 1)
  const options = () => e.decision(s)?.options ?? []
  return {
    result: () => result,
    offered: () => options().map(seen),
    name(thing: Named): number[] {
      e.answer(s, options().find((option) => seen(option) === thing) as Option)
      return result
    },
    /** The sets that every way to name them leads to: all of them, or those that a thinker meets. */
    everyWay(as: 'all' | 'thinking'): number[][] {
      const found: number[][] = []
      const thinks = (here: World, asked: Decision | null): void => {
        if (asked === null) found.push(result)
        for (const option of asked?.options ?? []) {
          const next = here.clone()
          next.answer(option)
          thinks(next, next.decision())
        }
      }
      const names = (here: Duel): void => {
        if (here.decision === null) found.push(result)
        for (const option of here.decision?.options ?? []) {
          const next = e.clone(here)
          e.answer(next, option)
          names(next)
        }
      }
      if (as === 'all') names(s)
      else thinks(situation(e, s).world(generator(1)), narrowed(e.decision(s) as Decision))
      return found
    },
  }
}
