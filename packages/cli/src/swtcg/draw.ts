import { nth } from '@dejarik/kernel'
import type { BuildView, CardView, PlayerView, SwtcgView, UnitView } from '@dejarik/swtcg/views'
import { bold, dim } from '../paint.js'
import { columns, count, wrap } from '../text.js'
import { titles } from '../titles.js'
import { inArenas, isUnitView } from './view.js'

const WIDTH = 100

const names = (cards: readonly { name: string }[]): string => {
  const counts = new Map<string, number>()
  for (const { name } of cards) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, n]) => (n > 1 ? `${n} ${name}` : name)).join(', ')
}

const listed = (heading: string, cards: readonly { name: string }[]): string[] =>
  cards.length === 0 ? [] : [wrap(`${heading}: ${names(cards)}`, '  ', WIDTH)]

/** What lies beneath a unit and on it, in words. */
const laden = ({ beneath, pilots, equipment }: UnitView): string =>
  [
    beneath.length > 0 ? `on ${names(beneath)}` : '',
    pilots.length > 0 ? `piloted by ${names(pilots)}` : '',
    equipment.length > 0 ? `with ${names(equipment)}` : '',
  ]
    .filter((part) => part !== '')
    .join(', ')

const unitRow = (unit: UnitView, title: string | undefined): string[] => [
  `    ${title ?? unit.name}`,
  `speed ${unit.speed}`,
  `power ${unit.power}`,
  `health ${unit.health - unit.damage} of ${unit.health}`,
  unit.tapped ? 'tapped' : 'ready',
  laden(unit),
]

function buildRow(card: BuildView, title: string | undefined): string[] {
  if (isUnitView(card)) return unitRow(card, title)
  const face = card.faceUp ? (card.name ?? '') : `face down${card.name === undefined ? '' : ` (${card.name})`}`
  return [`    ${face}`, count(card.counters, 'counter'), '', '', card.tapped ? 'tapped' : '', '']
}

const arenaTitle = (arena: string, location: CardView | null): string =>
  `  ${arena}${location === null ? '' : ` · ${location.name}`}`

function drawPlayer(player: PlayerView, view: SwtcgView, name: string): string[] {
  const { force, points, hand, deck, discard, build } = player
  const counts = [`${force} Force`, count(points, 'build point'), `hand ${hand.count}`, `deck ${deck.count}`]
  const title = titles(inArenas(player))
  const sections = [
    ...player.arenas.map(({ arena, units }, i) => ({
      heading: arenaTitle(arena, view.locations[i] ?? null),
      rows: units.map((unit) => unitRow(unit, title.get(unit.card))),
    })),
    { heading: '  build zone', rows: build.map((card) => buildRow(card, undefined)) },
  ].filter(({ rows }) => rows.length > 0)
  // One table, so that the numbers stand under each other.
  const drawn = columns(sections.flatMap(({ rows }) => rows)).split('\n')
  const lines = sections.flatMap(({ heading, rows }, i) => {
    const at = sections.slice(0, i).reduce((sum, before) => sum + before.rows.length, 0)
    return [heading, ...drawn.slice(at, at + rows.length)]
  })
  return [
    `${bold(name)}${player.seat === view.choosing ? bold('  ◄ to choose') : ''}   ${counts.join(' · ')} · discard ${discard.length}`,
    ...lines,
    ...listed('discard pile', discard),
    ...listed('out of the game', player.out),
    ...listed(hand.known.length === hand.count ? 'hand' : 'known in hand', hand.known),
    ...deck.known.map((card) => `  known in the deck: ${card.name}, ${card.fromTop} from the top`),
  ]
}

const rule = (text: string): string => dim(`── ${text} ${'─'.repeat(Math.max(0, WIDTH - text.length - 4))}`)

function moment(view: SwtcgView): string {
  if (view.turn === 0) return 'Setup'
  const battle = view.battle === null ? `${view.phase} phase` : `${view.battle} battle`
  return `Turn ${view.turn} · ${battle}`
}

/** The attack in progress and the dice on the table. */
function attackLine(view: SwtcgView): string[] {
  const all = new Map(view.players.flatMap((player) => inArenas(player).map((unit) => [unit.card, unit.name])))
  const { attack, dice } = view
  const said = attack === null ? '' : `${all.get(attack.attacker) ?? '?'} attacks ${all.get(attack.defender) ?? '?'}`
  const shown = dice.length === 0 ? '' : `dice ${dice.join(' ')}`
  return said === '' && shown === '' ? [] : [[said, shown].filter((part) => part !== '').join(' · ')]
}

/** The table as one seat sees it: the other side first, oneself last. */
export function draw(view: SwtcgView, seat: number | 'public', people: readonly string[]): string {
  const self = seat === 'public' ? 0 : seat
  const sides = ['Dark', 'Light']
  const nameOf = (who: number): string => {
    const name = people[who] ?? nth(sides, who)
    return who === seat ? `You (${sides[who]})` : name
  }
  const order = [view.players[1 - self]!, view.players[self]!]
  return [
    rule(moment(view)),
    ...drawPlayer(order[0]!, view, nameOf(order[0]!.seat)),
    '',
    rule(attackLine(view)[0] ?? 'your side'),
    ...drawPlayer(order[1]!, view, nameOf(order[1]!.seat)),
  ].join('\n')
}
