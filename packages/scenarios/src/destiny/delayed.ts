import type { State } from '@dejarik/destiny'
import { type Card, cardOf, nth, refOf } from '@dejarik/kernel'
import { Fault } from '../file.js'
import { seatCalled } from './entries.js'
import { oneCard } from './find.js'
import { cardNames } from './names.js'
import { defOf, type Setting } from './setting.js'
import { nameOf } from './write-names.js'

interface Delayed {
  card: string
  seat: string
  character?: string
}

/** What waits for the end of the round, as a scenario says it. */
export const delayed = (x: Setting, s: State): Delayed[] =>
  s.lasting.map(({ source, you, that }) => {
    const [character] = that.character ?? []
    const about = character === undefined ? {} : { character: nth(cardNames(x, s, cardOf(character)), 0) }
    return { card: nameOf(x, s, cardOf(source)), seat: nth(x.seats, you), ...about }
  })

/** Lays out what waits for the end of the round. */
export function layDelayed(x: Setting, s: State, list: readonly Delayed[]): void {
  for (const { card: name, seat, character } of list) {
    const source = s.def.findIndex((_def, card) => defOf(x, s, card).name === name)
    const node = source < 0 ? undefined : delayNode(defOf(x, s, source).abilities)
    if (node === undefined) throw new Fault(`No card ${name} is on the table whose effect could be delayed.`)
    const chosen = character === undefined ? [] : [refOf(s, oneCard(x, s, character))]
    s.lasting.push({
      node: x.engine.catalog.nodeOf.get(node) as number,
      source: refOf(s, source as Card),
      you: seatCalled(x, seat),
      that: chosen.length > 0 ? { character: chosen, card: chosen } : {},
      number: chosen.length,
      until: 'round-end',
      since: s.clock++,
    })
  }
}

/** The effect that an ability puts off. */
function delayNode(tree: unknown): object | undefined {
  if (typeof tree !== 'object' || tree === null) return undefined
  if ('do' in tree && tree.do === 'delay') return (tree as unknown as { effect: object }).effect
  for (const part of Object.values(tree)) {
    const found = delayNode(part)
    if (found !== undefined) return found
  }
  return undefined
}
