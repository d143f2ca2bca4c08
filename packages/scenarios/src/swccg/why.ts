import type { Json, Reason, Seat } from '@dejarik/kernel'
import type { Explained, State } from '@dejarik/swccg'
import { plain } from '../game.js'
import { cardsNamed } from './names.js'
import type { Setting } from './setting.js'

/** How steps begin that can be explained, and what is done. */
const verbs: readonly [string, string][] = [
  ['drain at ', 'drain'],
  ['battle at ', 'battle'],
  ['deploy ', 'deploy'],
  ['move ', 'move'],
  ['fire ', 'fire'],
  ['play ', 'play'],
  ['use ', 'use'],
]

/** Why a seat may not do what a step says, as the engine explains it. */
export function why(x: Setting, s: State, seat: Seat, text: string): Reason[] | undefined {
  const step = plain(text)
  const which = / text \d+/.exec(step)?.[0] ?? ''
  for (const [verb, deed] of verbs) {
    if (!step.startsWith(verb)) continue
    const said = cardsAtFront(x, s, step.slice(verb.length)).flatMap((card) => {
      const { deeds } = x.engine.explain(s, seat, { card } as Json) as unknown as Explained
      return deeds
        .filter((each) => each.do === deed && !each.may && each.what.includes(which))
        .flatMap(({ why: reasons }) => reasons)
    })
    if (said.length > 0) return said
  }
  return undefined
}

/** The cards that these words begin with: the longest name that fits, whatever little words are in it. */
function cardsAtFront(x: Setting, s: State, words: string): number[] {
  for (let name = words; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf(' ')))) {
    const found = cardsNamed(x, s, name)
    if (found.length > 0) return found
  }
  return []
}
