import type { BuildView, CardView, Mark, PlayerView, SwtcgView, UnitView } from '@dejarik/swtcg/views'
import { say } from '../../messages/index.js'
import type { Screen } from '../../protocol.js'
import { type Entry, listed, type Outline, type Section } from '../outline.js'
import { chanceWords } from './chance.js'
import { effectsIn } from './lasting.js'
import { outcome, type Roll, rollShown } from './rolls.js'
import { arenaNames, bySpeed, isNamed, isUnit, seated, unitsByNumber } from './view.js'

const words = say.swtcg

const entry = ({ card, id, name }: CardView): Entry => ({ text: name, thing: `card:${card}`, id })

const pile = (heading: string, cards: readonly CardView[]): Entry[] =>
  cards.length === 0 ? [] : [{ text: heading, inside: cards.map(entry) }]

export const unitWords = (unit: UnitView): string =>
  listed(
    unit.name,
    `${words.speed} ${unit.speed}`,
    `${words.power} ${unit.power}`,
    words.damage(unit.damage, unit.health),
    unit.tapped ? words.tapped : words.untapped,
    marksWords(unit.marks),
    unit.faceDown.count > 0 && say.fights.counters.faceDown(unit.faceDown.count),
  )

const faceDownEntries = ({ faceDown: { count, known } }: UnitView): Entry[] =>
  count === 0 ? [] : [{ text: say.fights.counters.faceDown(count), inside: known.map(entry) }]

/** How far a card on its way has come; whoever does not know the card sees counters alone. */
export const countersWords = ({ counters, cost }: { counters: number; cost?: number }): string =>
  cost === undefined ? words.counters(counters) : say.fights.counters.of(counters, cost)

export const marksWords = (marks: readonly Mark[]): string =>
  marks.map(({ n, name }) => say.fights.counters.mark(n, name)).join(', ')

const unitEntry = (unit: UnitView): Entry => ({
  ...entry(unit),
  text: unitWords(unit),
  inside: [
    ...pile(words.pilots, unit.pilots),
    ...pile(words.equipment, unit.equipment),
    ...pile(words.stack, unit.beneath),
    ...faceDownEntries(unit),
  ],
})

const buildEntry = (card: BuildView): Entry => {
  if (isUnit(card)) return unitEntry(card)
  const text = listed(card.name ?? words.faceDown, !card.faceUp && countersWords(card), card.tapped && words.tapped)
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

/** The attack and its dice, one by one; what may be rolled again can be pointed at. */
function rollEntries(view: SwtcgView, roll: Roll | null): Entry[] {
  if (roll === null) return []
  const { attacker, defender, dice, secret } = roll
  const said = say.fights.roll
  const what = attacker === '' ? (said.for[roll.for] ?? words.dice) : `${attacker} ${words.attacks} ${defender}`
  const lies = view.dice.length > 0
  return [
    {
      text: listed(view.attack === null && attacker !== '' ? `${said.last}: ${what}` : what, ...outcome(roll)),
      inside: [
        ...dice.map(({ n, hit, was }, i) => ({
          text: said.die(n, hit, was),
          ...(lies ? { thing: `die:${i}` } : {}),
        })),
        ...(secret > 0 ? [{ text: said.secret(secret) }] : []),
      ],
    },
  ]
}

/** Both sides in the order in which they attack. */
function orderEntries(view: SwtcgView, players: Screen['players']): Entry[] {
  const units = unitsByNumber(view)
  const said = say.fights.order
  const inArena = ({ arena, fought, units: there }: SwtcgView['order'][number]): Entry => ({
    text: listed(words.arenas[arena], fought === 'over' && said.over, fought === 'later' && said.later),
    inside: there.flatMap(({ card, seat, is }, i) => {
      const unit = units.get(card)
      const whose = players[seat]?.name ?? ''
      return unit === undefined ? [] : [{ text: said.unit(i + 1, unit.name, whose, unit.speed, said.is[is] ?? '') }]
    }),
  })
  return view.order.length === 0 ? [] : [{ text: said.heading, inside: view.order.map(inArena) }]
}

/** A table of the trading card game in words. */
export const swtcgOutline: Outline = (screen, _cards, log = []) => {
  const { eyes, players } = screen
  const view = screen.view as unknown as SwtcgView
  const places = view.locations.map((location, i): Entry => {
    const arena = words.arenas[arenaNames[i] ?? ''] ?? ''
    const text = listed(`${arena}: ${location?.name ?? words.noLocation}`, location && marksWords(location.marks))
    return location === null ? { text, thing: `arena:${i}` } : { ...entry(location), text }
  })
  const chance = chanceWords(screen)
  const effects = effectsIn(view)
  return [
    {
      heading: listed(
        words.turn(view.turn),
        view.turn > 0 && words.phases[view.phase],
        view.battle && words.battle(words.arenas[view.battle] ?? ''),
      ),
      entries: [
        ...(chance === '' ? [] : [{ text: chance }]),
        ...rollEntries(view, rollShown(view, log)),
        ...orderEntries(view, players),
        ...(effects.length === 0
          ? []
          : [
              {
                text: say.fights.effects.heading,
                inside: effects.map(({ full, short, id }) => ({
                  text: `${full} (${short})`,
                  ...(id === undefined ? {} : { id }),
                })),
              },
            ]),
        ...places,
      ],
    },
    ...[...seated(view, eyes)].reverse().map((player) => ofPlayer(player, players[player.seat]?.name ?? '')),
  ]
}
