import type { Json, Reason, Seat } from '@dejarik/kernel'
import type { Explained, State } from '@dejarik/swccg'
import { plain } from '../game.js'
import { cardsNamed } from './names.js'
import type { Setting } from './setting.js'

/** The forms of steps that can be explained: what is done, and the card it is about. */
const forms: readonly [RegExp, string][] = [
  [/^drain at (.+)$/, 'drain'],
  [/^battle at (.+)$/, 'battle'],
  [/^deploy (.+?)(?: to .+)?$/, 'deploy'],
  [/^move (.+?)(?: to .+)?$/, 'move'],
  [/^play (.+?)(?: as (?:used|lost))?(?: text \d+)?(?: (?:on|for|at) .+)?$/, 'play'],
  [/^use (.+?)(?: text \d+)?(?: (?:on|for|at) .+)?$/, 'use'],
]

/** Why a seat may not do what a step says, as the engine explains it. */
export function why(x: Setting, s: State, seat: Seat, text: string): Reason[] | undefined {
  for (const [form, deed] of forms) {
    const found = form.exec(plain(text))
    if (found === null) continue
    const cards = cardsNamed(x, s, found[1] as string)
    const said = cards.flatMap((card) => {
      const { deeds } = x.engine.explain(s, seat, { card } as Json) as unknown as Explained
      return deeds.filter((each) => each.do === deed && !each.may).flatMap(({ why: reasons }) => reasons)
    })
    if (said.length > 0) return said
  }
  return undefined
}
