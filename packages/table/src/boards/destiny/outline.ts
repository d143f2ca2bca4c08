import type { CardView, CharacterView, DestinyView, DieView, PlayedView, PlayerView } from '@dejarik/destiny/views'
import { sideWords } from '../../drawing/side.js'
import { say } from '../../messages/index.js'
import type { Eyes } from '../../protocol.js'
import { type Entry, listed, type Outline, type Section } from '../outline.js'
import { cardsByNumber, seated } from './view.js'

const words = say.destiny

const entry = ({ card, id, name }: CardView): Entry => ({ text: name, thing: `card:${card}`, id })

const played = (card: PlayedView): Entry => ({
  ...entry(card),
  text: listed(
    card.name,
    card.exhausted ? words.exhausted : words.ready,
    card.damage > 0 && words.damageOn(card.damage),
  ),
})

const character = (card: CharacterView): Entry => ({
  ...entry(card),
  text: listed(
    card.name,
    words.damage(card.damage, card.health),
    card.shields > 0 && words.shields(card.shields),
    card.exhausted ? words.exhausted : words.ready,
    card.guardian && words.guardian,
  ),
  inside: card.upgrades.map(played),
})

const pile = (heading: string, cards: readonly CardView[]): Entry[] =>
  cards.length === 0 ? [] : [{ text: heading, inside: cards.map(entry) }]

function ofPlayer(view: DestinyView, player: PlayerView, name: string): Section {
  const owners = cardsByNumber(view)
  const die = ({ die: n, card, shows = '-' }: DieView): Entry => {
    const owner = owners.get(card)
    const text = words.dieOf(sideWords(shows), owner?.name ?? '')
    return { text, thing: `die:${n}`, ...(owner ? { id: owner.id } : {}) }
  }
  return {
    heading: listed(name, player.out && words.out, view.turn === player.seat && words.turn),
    entries: [
      {
        text: listed(words.resources(player.resources), words.hand(player.hand.count), words.deck(player.deck.count)),
        thing: `seat:${player.seat}`,
      },
      ...(player.pool.length > 0 ? [{ text: words.pool, inside: player.pool.map(die) }] : [{ text: words.emptyPool }]),
      { text: words.characters, inside: player.characters.map(character) },
      ...(player.supports.length > 0 ? [{ text: words.supports, inside: player.supports.map(played) }] : []),
      ...pile(words.yourHand, player.hand.known),
      ...pile(words.limbo, player.limbo),
      ...pile(words.discard(player.discard.length), player.discard),
      ...pile(words.defeated, player.defeated),
      ...pile(words.aside, player.aside),
    ],
  }
}

/** Who has claimed the battlefield, or else controls it. */
export function heldBy(view: DestinyView, eyes: Eyes, nameOf: (seat: number) => string): string {
  const { claimed, control } = view
  return claimed >= 0
    ? words.claimed(nameOf(claimed), claimed === eyes)
    : words.control(nameOf(control), control === eyes)
}

/** A table of Destiny in words. */
export const destinyOutline: Outline = ({ view: seen, eyes, players }) => {
  const view = seen as unknown as DestinyView
  const nameOf = (seat: number) => players[seat]?.name ?? ''
  const field = view.battlefield
  const where: Entry[] =
    field === null
      ? []
      : [{ ...entry(field), text: listed(`${words.battlefield}: ${field.name}`, heldBy(view, eyes, nameOf)) }]
  return [
    { heading: listed(words.round(view.round), words.phases[view.phase]), entries: where },
    ...[...seated(view, eyes)].reverse().map((player) => ofPlayer(view, player, nameOf(player.seat))),
  ]
}
