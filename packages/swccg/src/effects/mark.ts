import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { bound, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { note } from '../columns.js'
import { effect } from './effect.js'
import type { Ref } from './tree.js'

/** Remembers a state of the card that only its own text knows. */
export interface Mark {
  do: 'mark'
  what: Ref
  as: string
}

export const markWords = words('mark', ['<mark> {what:ref} as {as:state}'])

export const mark = effect<Mark>('mark', {
  mark(t, f) {
    const { what, as } = nodeOf<Mark>(t, f)
    for (const card of bound(t, what, scopeOf(t, f))) note(t.s, card, as, 1)
    finish(t, f, true)
  },
})
