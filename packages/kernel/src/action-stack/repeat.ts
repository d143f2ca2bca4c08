import { call, finish, goto, type Procedure, procedure } from '../procedures.js'

interface Repeating {
  /** How many times it is still done. */
  n: number
  /** The procedure to do, and its locals. */
  each: { procedure: string; [local: string]: unknown }
}

/**
 * A macro such as "activate 5": so many single actions, one after the other. Each is an action of its own, so what
 * comes up in between is dealt with in between. Stops when one of them could not be done.
 */
export const repeat = procedure<Repeating>('repeat', {
  next(t, f) {
    if (f.n <= 0 || f.result === false || f.result === 'not initiated') {
      finish(t, f)
      return
    }
    f.n--
    goto(f, 'next')
    const { procedure: name, ...locals } = f.each
    call(t, t.rules.procedures.get(name) as Procedure, locals)
  },
})
