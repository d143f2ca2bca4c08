import { type Card, ownerOf } from '@dejarik/kernel'
import { cardTitle, type State } from '@dejarik/swtcg'
import { copyNames } from '../copies.js'
import { plain } from '../game.js'
import { defOf, type Setting, seatName } from './setting.js'

/**
 * The ways to name a card: `Luke Skywalker (A)`, `Luke Skywalker`, each with `#2` or `light's` before it. The most exact
 * one is first.
 */
export function cardNames(x: Setting, s: State, card: Card): string[] {
  const data = defOf(x, s, card)
  const seat = seatName(x, ownerOf(s, card))
  const forms = [...new Set([cardTitle(data), data.name])].flatMap((name) => {
    const copies = s.def.flatMap((_def, other) => (isCalled(x, s, other, name) ? [other] : []))
    const own = copies.filter((other) => s.owner[other] === s.owner[card])
    return copyNames(name, seat, card, copies, own)
  })
  return [...new Set(forms)]
}

const isCalled = (x: Setting, s: State, card: Card, name: string): boolean => {
  const data = defOf(x, s, card)
  return data.name === name || cardTitle(data) === name
}

/** The cards that a text names. */
export const cardsNamed = (x: Setting, s: State, text: string): Card[] =>
  s.def.flatMap((_def, card) => (cardNames(x, s, card).some((name) => plain(name) === plain(text)) ? [card] : []))
