import { goto, NONE, nodeAt, procedure } from '@dejarik/kernel'
import type { State } from '../state.js'
import { resume } from './lasting.js'

/** The highest number that a player may predict. */
export const MOST = 20

/** What was predicted of the attack: where it came true, what follows from it happens. */
export const predictions = procedure<{ hits: number; dealt: number }, State>('predictions', {
  next(t, f) {
    const at = t.s.lasting.findIndex((record) => nodeAt(t.catalog, record.node).do === 'predict')
    const [record] = at === NONE ? [] : t.s.lasting.splice(at, 1)
    if (record === undefined) return
    goto(f, 'next')
    const node = nodeAt(t.catalog, record.node)
    if (node.do === 'predict' && record.number === (node.what === 'hits' ? f.hits : f.dealt))
      resume(t, record, node.right)
  },
})
