import type { CardView, LocationView, PlayerView, SwccgView, TableCard } from '@dejarik/swccg/views'
import { say } from '../../messages/index.js'
import { type Entry, listed, type Outline, type Section } from '../outline.js'
import { piles, seated } from './view.js'

const words = say.swccg

const entry = ({ card, id, name }: CardView): Entry => ({ text: name, thing: `card:${card}`, id })

const pile = (heading: string, cards: readonly CardView[]): Entry[] =>
  cards.length === 0 ? [] : [{ text: heading, inside: cards.map(entry) }]

const numbers = ['power', 'ability', 'forfeit'] as const

export const statesOf = ({ states = [] }: TableCard): string[] => states.map((state) => words.states[state] ?? state)

export const cardWords = (card: TableCard): string =>
  listed(
    card.name,
    ...numbers.map((key) => card[key] !== undefined && `${say.card.stats[key]} ${card[key]}`),
    card.as && (words.roles[card.as] ?? card.as),
    ...statesOf(card),
    card.inactive && words.inactive,
  )

const tableEntry = (card: TableCard): Entry => ({
  ...entry(card),
  text: cardWords(card),
  inside: (card.on ?? []).map(tableEntry),
})

const locationWords = ({ name, dark, light, powers }: LocationView): string =>
  listed(name, words.atLocation(words.dark, dark, powers[0] ?? 0), words.atLocation(words.light, light, powers[1] ?? 0))

function ofPlayer(player: PlayerView, name: string): Section {
  return {
    heading: listed(name, words[player.side]),
    entries: [
      {
        text: listed(words.life(player.lifeForce), words.generates(player.generation), words.hand(player.hand.count)),
        thing: `seat:${player.seat}`,
      },
      ...piles.map(
        (which): Entry => ({
          text: `${words.piles[which]}: ${player[which].count}`,
          thing: `pile:${which}`,
          inside: player[which].known.map(entry),
        }),
      ),
      ...pile(words.yourHand, player.hand.known),
      ...(player.table.length > 0 ? [{ text: words.side, inside: player.table.map(tableEntry) }] : []),
      ...pile(words.drawn, player.destiny),
      ...pile(words.playing, player.playing),
      ...pile(words.out, player.out),
    ],
  }
}

/** A table of the customizable card game in words. */
export const swccgOutline: Outline = ({ view: seen, eyes, players }) => {
  const view = seen as unknown as SwccgView
  const nameOf = (seat: number) => players[seat]?.name ?? ''
  const order = [...seated(view, eyes)].reverse()
  const locations = view.locations.map(
    (location): Entry => ({
      ...entry(location),
      text: locationWords(location),
      inside: order.flatMap(({ seat }) => {
        const there = location.cards.filter((card) => card.seat === seat)
        return there.length === 0 ? [] : [{ text: nameOf(seat), inside: there.map(tableEntry) }]
      }),
    }),
  )
  const moment =
    view.turn === 0 ? words.starting : listed(words.turn(view.turn, nameOf(view.active)), words.phases[view.phase])
  const { battle } = view
  const where = view.locations.find(({ card }) => card === battle?.at)
  const totals = battle
    ? [
        { text: listed(words.battleAt(where?.name ?? ''), words.segments[battle.segment]) },
        ...[0, 1].map(
          (seat): Entry => ({
            text: listed(
              words.battleLine(
                nameOf(seat),
                battle.power[seat] ?? 0,
                battle.attrition[seat] ?? 0,
                battle.damage[seat] ?? 0,
              ),
              `${words.destinies}: ${battle.drawn[seat]?.join(', ') || words.mayDraw(battle.draws[seat] ?? 0)}`,
            ),
            thing: `seat:${seat}`,
          }),
        ),
      ]
    : []
  const actions = view.actions.map(({ kind, seat, card, id, name }): Entry => {
    const text = listed(words.actionOf(nameOf(seat), words.actions[kind] ?? kind), name)
    return card === undefined || id === undefined ? { text } : { text, thing: `card:${card}`, id }
  })
  return [
    { heading: moment, entries: totals },
    ...(actions.length > 0 ? [{ heading: words.inProgress, entries: actions }] : []),
    { heading: words.locations, entries: locations },
    ...order.map((player) => ofPlayer(player, nameOf(player.seat))),
  ]
}
