import { groupIn, nth, type Seat } from '@dejarik/kernel'
import { asWritten } from '@dejarik/kernel/grammar'
import { said } from '@dejarik/kernel/log'
import {
  arenas,
  type CardData,
  cards,
  cardTitle,
  checkDeck,
  type Deck,
  deckSide,
  decks,
  eventLine,
  formatOf,
  heldCards,
  isPlayable,
  isUnitCard,
  listName,
  playedAs,
  readDeck,
  renderCard,
  type State,
  setName,
  swtcg,
  swtcgSearch,
  typeOf,
  writeDek,
  writeText,
} from '@dejarik/swtcg'
import { readXml } from '@dejarik/xml'
import type { CardSheet } from '../protocol.js'
import { anyGame, type DecksOfGame, type GameOfTable, thingsOf } from './game.js'
import { searching } from './searching.js'
import { sheetsOf } from './sheets.js'
import { attackLine, swtcgOdds } from './swtcg-odds.js'
import { purse } from './swtcg-resources.js'
import { swtcgWhy } from './swtcg-why.js'

const textOf = (card: CardData): string[] => renderCard(asWritten(card.abilities) as Parameters<typeof renderCard>[0])

function sheetOf(card: CardData): CardSheet {
  const unit = isUnitCard(card)
  const numbers = [
    { key: 'build', value: card.build?.toString() },
    { key: 'speed', value: unit ? String(card.speed) : undefined },
    { key: 'power', value: unit ? String(card.power) : undefined },
    { key: 'health', value: unit ? String(card.health) : undefined },
  ].flatMap(({ key, value }) => (value === undefined ? [] : [{ key, value }]))
  return {
    id: card.id,
    name: cardTitle(card),
    from: `${setName(card.set)} ${card.number}`,
    label: listName(card),
    type: typeOf(card),
    line: [card.side, card.types.join('/'), ...(card.subtypes.length > 0 ? ['·', ...card.subtypes] : [])].join(' '),
    tone: card.side,
    unique: card.version !== undefined,
    numbers,
    text: textOf(card),
    ...(isPlayable(card) ? {} : { ignored: true }),
  }
}

const sheets = sheetsOf(cards, sheetOf)

const seats: Readonly<Record<string, readonly Seat[]>> = { dark: [0], light: [1], neutral: [0, 1] }

const deckDesk: DecksOfGame<Deck> = {
  shipped: decks,
  variants: ['bid'],
  formatOf(chosen, variant) {
    const sets = chosen.flatMap((deck) => heldCards(deck, cards).map(({ data }) => data.set))
    const format = sets.length > 0 && sets.every((set) => set === 'AOTC') ? 'aotc' : 'all'
    return variant === undefined ? format : `${format}-${variant}`
  },
  // rule swtcg.playing-materials: one Dark deck and one Light deck
  seats: (deck) => seats[deckSide(deck, cards)] ?? [],
  entries: (deck) => deck.cards,
  about(deck) {
    const held = heldCards(deck, cards)
    const of = [...new Set(held.map(({ data }) => setName(data.set)))]
    const side = { says: deckSide(deck, cards) }
    return of.length > 2 ? said('{0} · {1} sets', side, of.length) : said('{0} · {1}', side, of)
  },
  read: (text) => readDeck(text, readXml, cards),
  check: (deck, format) => checkDeck(deck, formatOf(format), cards, isPlayable),
  writers: {
    text: (deck) => writeText(deck, cards),
    dek: (deck) => writeDek(deck, cards),
  },
}

/** The Star Wars Trading Card Game at the table. */
export function swtcgGame(): GameOfTable {
  // Words that nobody has read, or that the engine cannot carry out yet, do nothing; the card says so.
  const engine = swtcg(cards.map(playedAs))
  return anyGame<State, Deck>({
    id: 'swtcg',
    engine,
    players: { least: 2, most: 2 },
    decks: deckDesk,
    tell: (s, event, eyes) => eventLine(engine, s, event, eyes),
    things: thingsOf(engine, ['card', 'die', 'arena', 'seat']),
    // rule swtcg.bidding-sides: whoever wins the bid changes seats where the other side was theirs
    chairs: (s) => (s.bids ? s.chairs : null),
    phase(s) {
      const { turn, phase, active, battle } = s
      return `${turn} ${phase} ${active} ${battle}`
    },
    moment(s) {
      const { phase, active, battle, attacker, controller, stack } = s
      if (battle >= 0)
        return { phase: nth(arenas, battle), whose: attacker < 0 ? null : (controller[attacker] ?? null) }
      const retreats = stack.some(({ procedure }) => procedure === 'retreat-step')
      const steps: Readonly<Record<string, string>> = { command: retreats ? 'retreat' : 'build', battle: 'end' }
      return { phase: steps[phase] ?? phase, whose: active < 0 ? null : active }
    },
    interrupts: () => false,
    group: (option) => groupIn(engine.rules.options, option),
    whose: (s, { card }) => (typeof card === 'number' ? (s.controller[card] ?? null) : null),
    ...sheets,
    search: searching(swtcgSearch, cards),
    purse,
    why: (s, seat, thing) => swtcgWhy(engine, s, seat, thing),
    odds: (s, _seat, things) => swtcgOdds(engine, s, things),
    oddsOf: (s, option) => attackLine(engine, s, option),
  })
}
