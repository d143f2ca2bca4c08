import type { Engine, Option, Seat } from '@dejarik/kernel'
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
  isUnderstood,
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
import type { CardSheet, Thing } from '../protocol.js'
import type { DecksOfGame, GameOfTable } from './game.js'
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
    ...(isUnderstood(card) ? {} : { ignored: true }),
  }
}

const { byId, ...sheets } = sheetsOf(cards, sheetOf)

const seats: Readonly<Record<string, readonly Seat[]>> = { dark: [0], light: [1] }

const deckDesk: DecksOfGame = {
  shipped: decks,
  formatOf(chosen) {
    const sets = (chosen as readonly Deck[]).flatMap((deck) => heldCards(deck, cards).map(({ data }) => data.set))
    return sets.length > 0 && sets.every((set) => set === '1') ? 'premiere' : 'all'
  },
  // rule swccg.starting-step-b: one Dark deck and one Light deck
  seats: (deck) => seats[deckSide(deck as Deck, cards)] ?? [],
  entries: (deck) => heldCards(deck as Deck, cards).map(({ data, copies }) => ({ card: data.id, copies })),
  about(deck) {
    const of = [...new Set(heldCards(deck as Deck, cards).map(({ data }) => setName(data.set)))]
    const side = { says: deckSide(deck as Deck, cards) }
    return of.length > 2 ? said('{0} · {1} sets', side, of.length) : said('{0} · {1}', side, of)
  },
  read: (text) => readDeck(text, cards),
  // A card whose text nobody has read yet may be played; the card says so.
  check: (deck, format) => checkDeck(deck as Deck, formatOf(format), cards, () => true),
  writers: {
    text: (deck) => writeText(deck as Deck, cards),
    gemp: (deck) => writeGemp(deck as Deck, cards),
    wire: (deck) => writeWire(deck as Deck, cards),
    holotable: (deck) => writeHolotable(deck as Deck, cards),
  },
}

const groups: Readonly<Record<string, string>> = {
  activate: 'force',
  drain: 'drain',
  deploy: 'deploy',
  transfer: 'deploy',
  'break-cover': 'deploy',
  battle: 'battle',
  fire: 'fire',
  move: 'move',
  transit: 'move',
  reseat: 'move',
  draw: 'force',
  play: 'play',
  use: 'use',
  respond: 'respond',
  react: 'respond',
  pass: 'end',
  done: 'end',
  decline: 'end',
}

/** What an option is about. Where a location goes in the line is a place, not a card. */
function things(option: Option): Thing[] {
  const { host, at, how, from } = option
  const inLine = option.do === 'to' && host === -1 && how === undefined
  const cardFields = [option.card, host, inLine ? undefined : at, option.pilot, option.target, option.to]
  const named = cardFields.flatMap((value) => (typeof value === 'number' && value >= 0 ? [`card:${value}`] : []))
  return [...new Set([...named, ...(typeof from === 'string' ? [`pile:${from}`] : [])])]
}

/** The Star Wars Customizable Card Game at the table. */
export function swccgGame(): GameOfTable {
  const engine = swccg(cards)
  return {
    id: 'swccg',
    engine: engine as unknown as Engine,
    players: { least: 2, most: 2 },
    decks: deckDesk,
    tell: (s, event, eyes) => eventLine(engine, s as State, event, eyes),
    things,
    phase: (s) => `${(s as State).turn} ${(s as State).phase}`,
    moment(s) {
      const { phase, active } = s as State
      return { phase: s.decision?.kind === 'respond' ? 'respond' : phase, whose: active }
    },
    interrupts: (id) => byId.get(id)?.type === 'interrupt',
    group: (option) => groups[option.do] ?? 'choose',
    whose: (s, { card }) => (typeof card === 'number' ? ((s as State).controller[card] ?? null) : null),
    liesOn(s, { card, to, host }) {
      const lies = [card, to, host].find((each) => typeof each === 'number' && each >= 0) as number | undefined
      const on = lies === undefined ? -1 : ((s as State).host[lies] ?? -1)
      return on < 0 ? null : on
    },
    ...sheets,
    search: searching(swccgSearch, cards),
    why: (s, seat, thing) => swccgWhy(engine as unknown as Engine, s, seat, thing),
    odds: (s, seat, things) => swccgOdds(engine as unknown as Engine, s, seat, things),
  }
}
