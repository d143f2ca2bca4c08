import {
  awakenings,
  type CardData,
  cardLabel,
  checkDeck,
  type Deck,
  decks,
  destiny,
  destinySearch,
  eventLine,
  formatOf,
  isUnderstood,
  readDeck,
  renderCard,
  type State,
  setName,
  writeJson,
  writeText,
} from '@dejarik/destiny'
import { groupIn } from '@dejarik/kernel'
import { said } from '@dejarik/kernel/log'
import type { CardSheet } from '../protocol.js'
import { destinyGathers } from './destiny-gathering.js'
import { destinyOdds } from './destiny-odds.js'
import { purse } from './destiny-resources.js'
import { destinyWhy } from './destiny-why.js'
import { anyGame, type DecksOfGame, type GameOfTable, thingsOf } from './game.js'
import { searching } from './searching.js'
import { sheetsOf } from './sheets.js'

function sheetOf(card: CardData): CardSheet {
  const { id, name, subtitle, type, affiliation, color, unique, subtypes, cost, points, health, sides } = card
  const numbers = [
    { key: 'cost', value: cost?.toString() },
    { key: 'points', value: points?.join('/') },
    { key: 'health', value: health?.toString() },
  ].flatMap(({ key, value }) => (value === undefined ? [] : [{ key, value }]))
  return {
    id,
    name,
    ...(subtitle === undefined ? {} : { subtitle }),
    from: `${setName(card.set)} ${card.number}`,
    label: cardLabel(card),
    type,
    line: [affiliation, color, type, ...(subtypes.length > 0 ? ['·', ...subtypes] : [])].join(' '),
    tone: color,
    unique,
    numbers,
    ...(sides === undefined ? {} : { die: sides }),
    text: renderCard(card.abilities as unknown as Parameters<typeof renderCard>[0]),
    ...(isUnderstood(card) ? {} : { ignored: true }),
  }
}

const { byId, ...sheets } = sheetsOf(awakenings, sheetOf)

const deckDesk: DecksOfGame<Deck> = {
  shipped: decks,
  formatOf: (chosen) => (chosen.length > 2 ? 'awakenings-ffa' : 'awakenings'),
  entries(deck) {
    const { characters, battlefield, cards } = deck
    return [
      ...characters.map(({ card, dice }) => ({ card, copies: dice })),
      ...(battlefield === null ? [] : [{ card: battlefield, copies: 1 }]),
      ...cards,
    ]
  },
  about(deck) {
    const { characters, battlefield } = deck
    const nameOf = (card: string): string => byId.get(card)?.name ?? card
    const team = characters.map(({ card, dice }) => (dice === 2 ? said('elite {0}', nameOf(card)) : nameOf(card)))
    return said('{0} · {1}', team, battlefield === null ? '' : nameOf(battlefield))
  },
  read: (text) => readDeck(text, awakenings),
  check: (deck, format) => checkDeck(deck, formatOf(format), awakenings),
  writers: {
    text: (deck) => writeText(deck, awakenings),
    json: (deck) => writeJson(deck, awakenings),
  },
}

/** Star Wars: Destiny at the table. */
export function destinyGame(): GameOfTable {
  const engine = destiny()
  return anyGame<State, Deck>({
    id: 'destiny',
    engine,
    players: { least: 2, most: 4 },
    decks: deckDesk,
    tell: (s, event, eyes) => eventLine(engine, s, event, eyes),
    things: thingsOf(engine, ['card', 'die', 'seat']),
    phase: (s) => `${s.round} ${s.phase}`,
    moment: (s) => ({ phase: s.phase, whose: s.turn }),
    interrupts: () => false,
    group: (option) => groupIn(engine.rules.options, option),
    whose(s, { card, die }) {
      const { controller, dieCard } = s
      const about = typeof card === 'number' ? card : typeof die === 'number' ? dieCard[die] : undefined
      return about === undefined ? null : (controller[about] ?? null)
    },
    ...sheets,
    search: searching(destinySearch, awakenings),
    why: (s, seat, thing) => destinyWhy(engine, s, seat, thing),
    odds: (s, seat, things) => destinyOdds(engine, s, seat, things, byId),
    purse,
    gathers: destinyGathers(engine),
  })
}
