import { groupIn, type Seat } from '@dejarik/kernel'
import { said } from '@dejarik/kernel/log'
import {
  abilityWords,
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
  isUnique,
  readDeck,
  type State,
  setName,
  swccg,
  swccgSearch,
  writeGemp,
  writeHolotable,
  writeText,
  writeWire,
} from '@dejarik/swccg'
import { readXml } from '@dejarik/xml'
import type { CardSheet } from '../protocol.js'
import { anyGame, type DecksOfGame, type GameOfTable, thingsOf } from './game.js'
import { searching } from './searching.js'
import { sheetsOf } from './sheets.js'
import { swccgOdds } from './swccg-odds.js'
import { swccgWhy } from './swccg-why.js'

const printed = [
  'power',
  'ability',
  'armor',
  'maneuver',
  'hyperspeed',
  'landspeed',
  'deploy',
  'forfeit',
  'parsec',
] as const

/** Pilot, warrior and other pictures, with how many of each. */
const iconWords = (icons: CardData['icons']): string[] =>
  Object.entries(icons).map(([icon, n], i) => `${i === 0 ? '· ' : ''}${icon}${n === 1 ? '' : ` ×${n}`}`)

function sheetOf(card: CardData): CardSheet {
  const destiny = card.destiny.map((value) => (value === Math.PI ? 'π' : String(value))).join('/')
  const numbers = [
    { key: 'destiny', value: destiny },
    ...printed.map((key) => ({ key, value: card[key]?.toString() })),
    { key: 'force', value: card.force && `${card.force.dark}·${card.force.light}` },
  ].flatMap(({ key, value }) => (value === undefined || value === '' ? [] : [{ key, value }]))
  const kinds = card.subtypes.length > 0 ? card.subtypes : [card.type]
  return {
    id: card.id,
    name: isUnique(card) ? card.name : cardTitle(card),
    from: `${setName(card.set)} ${card.number}`,
    label: card.name,
    type: card.type,
    line: [card.side, ...kinds, ...(card.model ? [card.model] : []), ...iconWords(card.icons)].join(' '),
    tone: card.side,
    unique: isUnique(card),
    numbers,
    text: card.abilities.map((ability) => abilityWords(ability)).filter((words) => words !== ''),
    ...(card.system === undefined ? {} : { group: card.system }),
    ...(isPlayable(card) ? {} : { ignored: true }),
  }
}

const { byId, ...sheets } = sheetsOf(cards, sheetOf)

const seats: Readonly<Record<string, readonly Seat[]>> = { dark: [0], light: [1] }

const deckDesk: DecksOfGame<Deck> = {
  shipped: decks,
  formatOf(chosen) {
    const sets = chosen.flatMap((deck) => heldCards(deck, cards).map(({ data }) => data.set))
    return sets.length > 0 && sets.every((set) => set === '1') ? 'premiere' : 'all'
  },
  // rule swccg.starting-step-b: one Dark deck and one Light deck
  seats: (deck) => seats[deckSide(deck, cards)] ?? [],
  entries: (deck) => heldCards(deck, cards).map(({ data, copies }) => ({ card: data.id, copies })),
  about(deck) {
    const of = [...new Set(heldCards(deck, cards).map(({ data }) => setName(data.set)))]
    const side = { says: deckSide(deck, cards) }
    return of.length > 2 ? said('{0} · {1} sets', side, of.length) : said('{0} · {1}', side, of)
  },
  read: (text) => readDeck(text, readXml, cards),
  // A card whose text nobody has read yet may be played; the card says so.
  check: (deck, format) => checkDeck(deck, formatOf(format), cards, isPlayable),
  writers: {
    text: (deck) => writeText(deck, cards),
    gemp: (deck) => writeGemp(deck, cards),
    wire: (deck) => writeWire(deck, cards),
    holotable: (deck) => writeHolotable(deck, cards),
  },
}

/** The Star Wars Customizable Card Game at the table. */
export function swccgGame(): GameOfTable {
  const engine = swccg(cards)
  return anyGame<State, Deck>({
    id: 'swccg',
    engine,
    players: { least: 2, most: 2 },
    decks: deckDesk,
    tell: (s, event, eyes) => eventLine(engine, s, event, eyes),
    things: thingsOf(engine, ['card', 'pile']),
    phase: (s) => `${s.turn} ${s.phase}`,
    moment(s) {
      const { phase, active } = s
      return { phase: s.decision?.kind === 'respond' ? 'respond' : phase, whose: active }
    },
    interrupts: (id) => byId.get(id)?.type === 'interrupt',
    group: (option) => groupIn(engine.rules.options, option),
    whose: (s, { card }) => (typeof card === 'number' ? (s.controller[card] ?? null) : null),
    liesOn(s, { card, to, host }) {
      const lies = [card, to, host].find((each) => typeof each === 'number' && each >= 0) as number | undefined
      const on = lies === undefined ? -1 : (s.host[lies] ?? -1)
      return on < 0 ? null : on
    },
    ...sheets,
    search: searching(swccgSearch, cards),
    why: (s, seat, thing) => swccgWhy(engine, s, seat, thing),
    odds: (s, seat, things) => swccgOdds(engine, s, seat, things),
  })
}
