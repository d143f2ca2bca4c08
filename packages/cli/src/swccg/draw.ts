import { nth } from '@dejarik/kernel'
import type { LocationView, PileView, PlayerView, SwccgView, TableCard } from '@dejarik/swccg/views'
import { bold, dim } from '../paint.js'
import { wrap } from '../text.js'

const WIDTH = 100
const sides = ['Dark', 'Light'] as const

const names = (cards: readonly { name: string }[]): string => {
  const counts = new Map<string, number>()
  for (const { name } of cards) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, n]) => (n > 1 ? `${n} ${name}` : name)).join(', ')
}

const listed = (heading: string, cards: readonly { name: string }[]): string[] =>
  cards.length === 0 ? [] : [wrap(`${heading}: ${names(cards)}`, '  ', WIDTH)]

/** `Darth Vader (power 6, ability 6, forfeit 9; hit)`; what is aboard or on it follows, further in. */
function cardLines(card: TableCard, indent: string): string[] {
  const numbers = (['power', 'ability', 'forfeit'] as const).flatMap((key) =>
    card[key] === undefined ? [] : [`${key} ${card[key]}`],
  )
  const states = [...(card.as === undefined ? [] : [card.as]), ...(card.states ?? [])]
  const said = [numbers.join(', '), states.join(', ')].filter((part) => part !== '').join('; ')
  const inner = (card.on ?? []).flatMap((each) => cardLines(each, `${indent}  `))
  return [`${indent}${card.name}${said === '' ? '' : dim(` (${said})`)}`, ...inner]
}

/** A location with its icons, and each side's cards there. */
function locationLines(location: LocationView): string[] {
  const head = `  ${bold(location.name)}   Dark ${location.dark} · Light ${location.light}`
  const cards = sides.flatMap((side, seat) =>
    location.cards
      .filter((card) => card.seat === seat)
      .flatMap((card) =>
        cardLines(card, '      ').map((line, i) => (i === 0 ? `    ${side.padEnd(6)}${line.trimStart()}` : line)),
      ),
  )
  return [head, ...cards]
}

const pileLine = (name: string, pile: PileView): string[] =>
  pile.known.length === 0 ? [] : listed(`known in the ${name}`, pile.known)

function playerLines(player: PlayerView, name: string): string[] {
  const { reserve, force, used, lost, hand, lifeForce, generation } = player
  const counts = `Life Force ${lifeForce} · Reserve ${reserve.count} · Force ${force.count} · Used ${used.count} · Lost ${lost.count} · hand ${hand.count} · generates ${generation}`
  return [
    `${bold(name)}   ${counts}`,
    ...player.table.flatMap((card) => cardLines(card, '    ')),
    ...pileLine('Reserve Deck', reserve),
    ...pileLine('Force Pile', force),
    ...pileLine('Used Pile', used),
    ...listed('Lost Pile', lost.known),
    ...listed('destinies drawn', player.destiny),
    ...listed('being played', player.playing),
    ...listed('out of play', player.out),
    ...listed(hand.known.length === hand.count ? 'hand' : 'known in hand', hand.known),
  ]
}

const rule = (text: string): string => dim(`── ${text} ${'─'.repeat(Math.max(0, WIDTH - text.length - 4))}`)

function moment({ turn, active, phase, battle }: SwccgView): string {
  if (turn === 0) return 'Starting the game'
  return `Turn ${turn} (${sides[active]}) · ${battle === null ? `${phase} phase` : `battle, ${battle.segment} segment`}`
}

/** What a battle has come to, once totals are compared. */
function battleLine({ battle }: SwccgView): string {
  if (battle === null || battle.power.every((n) => n === 0)) return 'locations'
  const one = (seat: 0 | 1): string =>
    `${sides[seat]}: power ${battle.power[seat]}, attrition ${battle.attrition[seat]}, damage ${battle.damage[seat]}`
  return `${one(0)} · ${one(1)}`
}

/** The table as one seat sees it: the other side first, oneself last. */
export function draw(view: SwccgView, seat: number | 'public', people: readonly string[]): string {
  const self = seat === 'public' ? 0 : seat
  const nameOf = (who: 0 | 1): string => (who === seat ? `You (${sides[who]})` : (people[who] ?? sides[who]))
  const player = (who: number): string[] => playerLines(nth(view.players, who), nameOf(who as 0 | 1))
  return [
    rule(moment(view)),
    ...player(1 - self),
    rule(battleLine(view)),
    ...view.locations.flatMap(locationLines),
    rule('your side'),
    ...player(self),
  ].join('\n')
}
