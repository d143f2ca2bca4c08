import { say } from '../../messages/index.js'
import { type Entry, listed, type Outline, type Section } from '../outline.js'
import {
  arenaNames,
  type BuildView,
  bySpeed,
  isNamed,
  isUnit,
  type Named,
  type PlayerView,
  type SwtcgView,
  seated,
  type UnitView,
} from './view.js'

const words = say.swtcg

const entry = ({ card, id, name }: Named): Entry => ({ text: name, thing: `card:${card}`, id })

const pile = (heading: string, cards: readonly Named[]): Entry[] =>
  cards.length === 0 ? [] : [{ text: heading, inside: cards.map(entry) }]

export const unitWords = (unit: UnitView): string =>
  listed(
    unit.name,
    `${words.speed} ${unit.speed}`,
    `${words.power} ${unit.power}`,
    words.damage(unit.damage, unit.health),
    unit.tapped ? words.tapped : words.untapped,
  )

const unitEntry = (unit: UnitView): Entry => ({
  ...entry(unit),
  text: unitWords(unit),
  inside: [
    ...pile(words.pilots, unit.pilots),
    ...pile(words.equipment, unit.equipment),
    ...pile(words.stack, unit.beneath),
  ],
})

const buildEntry = (card: BuildView): Entry => {
  if (isUnit(card)) return unitEntry(card)
  const text = listed(
    card.name ?? words.faceDown,
    !card.faceUp && words.counters(card.counters),
    card.tapped && words.tapped,
  )
  return isNamed(card) ? { ...entry(card), text } : { text }
}

function ofPlayer(player: PlayerView, name: string): Section {
  return {
    heading: listed(name, words[player.side]),
    entries: [
      {
        text: listed(
          `${words.force} ${player.force}`,
          `${words.points} ${player.points}`,
          words.hand(player.hand.count),
          words.deck(player.deck.count),
        ),
        thing: `seat:${player.seat}`,
      },
      ...player.arenas.map(
        ({ arena, units }): Entry => ({
          text: words.arenas[arena] ?? arena,
          inside: bySpeed(units).map(unitEntry),
        }),
      ),
      { text: words.build, inside: player.build.map(buildEntry) },
      ...pile(words.yourHand, player.hand.known),
      ...pile(words.discard(player.discard.length), player.discard),
      ...pile(words.out(player.out.length), player.out),
    ],
  }
}

/** A table of the trading card game in words. */
export const swtcgOutline: Outline = ({ view: seen, eyes, players }) => {
  const view = seen as unknown as SwtcgView
  const places = view.locations.map((location, i): Entry => {
    const arena = words.arenas[arenaNames[i] ?? ''] ?? ''
    const text = `${arena}: ${location?.name ?? words.noLocation}`
    return location === null ? { text, thing: `arena:${i}` } : { ...entry(location), text }
  })
  const all = view.players.flatMap((player) => player.arenas.flatMap(({ units }) => units))
  const nameOf = (card: number) => all.find((unit) => unit.card === card)?.name ?? ''
  const attack = view.attack
  const fight = attack && `${nameOf(attack.attacker)} ${words.attacks} ${nameOf(attack.defender)}`
  return [
    {
      heading: listed(
        words.turn(view.turn),
        view.turn > 0 && words.phases[view.phase],
        view.battle && words.battle(words.arenas[view.battle] ?? ''),
      ),
      entries: [
        ...(fight ? [{ text: fight }] : []),
        ...(view.dice.length > 0 ? [{ text: `${words.dice}: ${view.dice.join(', ')}` }] : []),
        ...places,
      ],
    },
    ...[...seated(view, eyes)].reverse().map((player) => ofPlayer(player, players[player.seat]?.name ?? '')),
  ]
}
