import { anyOpen, goto, type Instance, procedure, resolveInstance } from '@dejarik/kernel'
import type { State, Table } from '../state.js'

/** rule destiny.queue: first in, first out; whatever is added meanwhile goes to the end. */
export const drain = procedure<object, State>('drain', {
  next(t, f) {
    const first = t.s.queue.shift()
    if (first === undefined) return
    goto(f, 'next')
    resolveInstance(t, first as Instance)
  },
})

/**
 * "After" abilities wait until the ability that triggered them has been completed.
 * rules destiny.after-abilities, destiny.cc-imperial-armory
 */
export const mayDrain = (t: Table): boolean => t.s.queue.length > 0 && !anyOpen(t.s.stack)
