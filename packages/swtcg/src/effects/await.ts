import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, nodeOf } from '@dejarik/kernel/vocabulary'
import { answerPending } from '../rules/damaging.js'
import { isShield } from '../rules/effect-parts.js'
import type { State } from '../state.js'
import { leave } from './lasts.js'
import type { Effect, Pattern, Until } from './tree.js'

/** A when that happens: once, or with `until` each time until then. */
export interface Await {
  do: 'await'
  when: 'before' | 'after' | 'instead'
  event: Pattern
  effect: Effect
  until?: Until
}

const sentence = (lead: string) => [
  { says: `${lead} {event:event}, {effect:sentence}`, with: { when: 'after' } },
  { says: `${lead} {event:would}, {effect:sentence}`, with: { when: 'before' } },
  { says: `${lead} {event:would}, do this instead: {effect:sentence}`, with: { when: 'instead' } },
]
const rest = (lead: string) => [
  { says: `${lead} {event:event}, {effect:text}`, with: { when: 'after' } },
  { says: `${lead} {event:would}, {effect:text}`, with: { when: 'before' } },
]

export const awaitWords = [
  ...words('await', [...sentence('as soon as'), ...sentence('{until:until} each time')], 'closed'),
  ...words('await', [...rest('when'), ...rest('{until:until}, when|whenever')], 'opener'),
  ...words(
    'await',
    [
      {
        says: 'at the start|beginning of {of:step}, {effect:text}',
        read: ({ of, effect }) => ({ when: 'after', event: { on: 'start', of }, effect }),
      },
    ],
    'opener',
  ),
  ...words(
    'await',
    [
      {
        says: 'at the end of {of:step}, {effect:text}',
        read: ({ of, effect }) => ({ when: 'after', event: { on: 'end', of }, effect }),
      },
    ],
    'opener',
  ),
]

/** It waits, whatever becomes of its source; what it waits for then triggers it (rules/awaiting.ts). */
export const awaitEffect = effect<Await, object, State>('await', {
  record(t, f) {
    const node = nodeOf<Await>(t, f)
    const record = leave(t, f, node.until, { turn: [t.s.turn] })
    if (isShield(node)) answerPending(t, record)
  },
  done(t, f) {
    finish(t, f, true)
  },
})
