import type { CharacterView, DestinyView, PlayedView, PlayerView } from '@dejarik/destiny/views'
import { bold, dim } from '../paint.js'
import { columns, count, wrap } from '../text.js'
import { titles } from '../titles.js'
import { drawDice } from './dice.js'
import { inPlay } from './view.js'

const WIDTH = 100

const names = (cards: readonly { name: string }[]): string => {
  const counts = new Map<string, number>()
  for (const { name } of cards) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, n]) => (n > 1 ? `${n} ${name}` : name)).join(', ')
}

const listed = (heading: string, cards: readonly { name: string }[]): string[] =>
  cards.length === 0 ? [] : [wrap(`${heading}: ${names(cards)}`, '  ', WIDTH)]

const onCard = ({ dice }: PlayedView): string => {
  const ready = dice.filter(({ at }) => at === 'card').length
  return ready === 0 ? '' : count(ready, 'die').replace('dies', 'dice')
}

const state = (card: PlayedView): string[] => [card.exhausted ? 'exhausted' : 'ready', onCard(card)]

function characterRows(character: CharacterView, title: ReadonlyMap<number, string>): string[][] {
  const { health, damage, shields, guardian, upgrades } = character
  const left = health - damage
  const numbers = [`health ${left} of ${health}`, shields > 0 ? count(shields, 'shield') : '']
  return [
    [`  ${title.get(character.card)}`, ...numbers, ...state(character), guardian ? 'guardian' : ''],
    ...upgrades.map((upgrade) => [`    + ${title.get(upgrade.card)}`, '', '', '', onCard(upgrade), '']),
  ]
}

function drawPlayer(player: PlayerView, name: string, turn: boolean, owners: ReadonlyMap<number, string>): string[] {
  const title = titles(inPlay(player))
  const { resources, hand, deck, discard } = player
  const counts = [count(resources, 'resource'), `hand ${hand.count}`, `deck ${deck.count}`, `discard ${discard.length}`]
  const rows = [
    ...player.characters.flatMap((character) => characterRows(character, title)),
    ...player.supports.map((support) => [`  ${title.get(support.card)}`, 'support', '', ...state(support), '']),
  ]
  const dice = player.pool.map(({ shows, card }) => ({ shows: shows ?? '-', owner: owners.get(card) ?? '?' }))
  return [
    `${bold(name)}${turn ? bold('  ◄ to act') : ''}   ${counts.join(' · ')}${player.out ? '   out of the game' : ''}`,
    ...(rows.length > 0 ? [columns(rows)] : []),
    ...(dice.length > 0 ? drawDice(dice, '  ', WIDTH) : []),
    ...listed('resolving', player.limbo),
    ...listed('defeated', player.defeated),
    ...listed('discard pile', discard),
    ...listed(hand.known.length === hand.count ? 'hand' : 'known in hand', hand.known),
    ...player.deck.known.map((card) => `  known in the deck: ${card.name}, ${card.fromTop} from the top`),
  ]
}

const rule = (text: string): string => dim(`── ${text} ${'─'.repeat(Math.max(0, WIDTH - text.length - 4))}`)

/** The table as one seat sees it: the others first, the battlefield between, oneself last. */
export function draw(view: DestinyView, seat: number | 'public', people: readonly string[]): string {
  const self = seat === 'public' ? 0 : seat
  const nameOf = (who: number): string => (who === seat ? 'You' : (people[who] ?? `Player ${who + 1}`))
  const owners = new Map(view.players.flatMap((player) => [...titles(inPlay(player))]))
  for (const { defeated, aside, discard, limbo, hand } of view.players)
    for (const { card, name } of [...defeated, ...aside, ...discard, ...limbo, ...hand.known])
      if (!owners.has(card)) owners.set(card, name)
  const order = view.players.map((_, i) => view.players[(self + 1 + i) % view.players.length]!)
  const block = (player: PlayerView) =>
    drawPlayer(player, nameOf(player.seat), player.seat === view.turn && view.phase === 'action', owners)
  const control = nameOf(view.control) === 'You' ? 'you control it' : `${nameOf(view.control)} controls it`
  const claimed = view.claimed < 0 ? '' : ', claimed this round'
  return [
    rule(view.round === 0 ? 'Setup' : `Round ${view.round} · ${view.phase} phase`),
    ...order.slice(0, -1).flatMap((player) => [...block(player), '']),
    rule(view.battlefield === null ? 'no battlefield yet' : `${view.battlefield.name} · ${control}${claimed}`),
    ...block(order.at(-1)!),
  ].join('\n')
}
