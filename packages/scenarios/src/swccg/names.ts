import { type Card, ownerOf } from '@dejarik/kernel'
import { type CardData, commonNames, type State } from '@dejarik/swccg'
import { copyNames } from '../copies.js'
import { plain } from '../game.js'
import { defOf, type Setting, seatName } from './setting.js'

const kept = new WeakMap<object, readonly string[]>()

/** A card by its title and whatever else it is called: `Tatooine: Cantina`, `Cantina`. */
function titlesOf(x: Setting, s: State, card: Card): readonly string[] {
  const data = defOf(x, s, card)
  let names = kept.get(data)
  if (names === undefined) {
    names = commonNames(data as unknown as CardData)
    kept.set(data, names)
  }
  return names
}

/** The ways to name a card, each with `#2` behind it or `light's` before it. The most exact one is first. */
export function cardNames(x: Setting, s: State, card: Card): string[] {
  const seat = seatName(x, ownerOf(s, card))
  const forms = titlesOf(x, s, card).flatMap((name) => {
    const copies = s.def.flatMap((_def, other) => (titlesOf(x, s, other).includes(name) ? [other] : []))
    const own = copies.filter((other) => s.owner[other] === s.owner[card])
    return copyNames(name, seat, card, copies, own)
  })
  return [...new Set(forms)]
}

/** The cards that a text names. */
export const cardsNamed = (x: Setting, s: State, text: string): Card[] =>
  s.def.flatMap((_def, card) => (cardNames(x, s, card).some((name) => plain(name) === plain(text)) ? [card] : []))
