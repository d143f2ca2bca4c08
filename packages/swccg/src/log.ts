import { type Card, type Event, type Json, type Seat, seenBy } from '@dejarik/kernel'
import type { SwccgEngine } from './game.js'
import { cardName } from './labels.js'
import type { State, Table } from './state.js'

/** What a sentence about an event is made of. */
interface Words {
  /** `who(0, 'draw')` is "You draw" for seat 0 and "Dark draws" for the others. */
  who(seat: Json | Event | undefined, verb: string): string
  card(card: Json | Event | undefined): string
}

type Told = (e: Event, w: Words) => string | null

const isCard = (card: Json | Event | undefined): card is Card => typeof card === 'number' && card >= 0
const some = (card: Json | Event | undefined, w: Words): string => (isCard(card) ? w.card(card) : 'a card')
const listed = (cards: Json | Event | undefined, w: Words): string =>
  Array.isArray(cards) ? cards.map((card) => w.card(card)).join(', ') : 'cards'

const draws: Readonly<Record<string, string>> = {
  battle: 'battle destiny',
  power: 'destiny to power',
  weapon: 'weapon destiny',
}
const destinyWord = ({ for: kind }: Event): string => draws[String(kind)] ?? 'destiny'

const causes: Readonly<Record<string, string>> = { forfeited: 'forfeited', hit: 'lost, being hit' }
const places: Readonly<Record<string, string>> = {
  lost: 'lost',
  used: 'placed in the Used Pile',
  hand: "returned to its owner's hand",
  reserve: 'placed in the Reserve Deck',
  out: 'out of play',
}

/** A card comes to where it goes: a location, a card, or the table. */
const where = (host: Json | Event | undefined, w: Words): string => (isCard(host) ? ` to ${w.card(host)}` : '')

const sentences: Readonly<Record<string, Told>> = {
  turn: (e, w) => `Turn ${e.n}: ${w.who(e.seat, 'play')}`,
  phase: (e) => `${String(e.phase).charAt(0).toUpperCase()}${String(e.phase).slice(1)} phase`,
  'starting-location': (e, w) => `${w.who(e.seat, 'start')} at ${w.card(e.card)}`,
  located: (e, w) => `${w.card(e.card)} comes on table`,
  converted: (e, w) => `${w.who(e.seat, 'convert')} ${w.card(e.card)}`,
  activated: (e, w) => `${w.who(e.seat, 'activate')} 1 Force`,
  used: (e, w) => `${w.who(e.seat, 'use')} ${e.n} Force`,
  'lost-force': (e, w) => `${w.who(e.seat, 'lose')} 1 Force: ${some(e.card, w)}`,
  recirculated: (e, w) => `${w.who(e.seat, 're-circulate')} ${e.n}`,
  drew: (e, w) => `${w.who(e.seat, 'draw')} ${some(e.card, w)}`,
  drain: (e, w) => `${w.who(e.seat, 'drain')} at ${w.card(e.at)}`,
  drained: (e, w) => `The drain at ${w.card(e.at)} is for ${e.n}`,
  deploying: () => null,
  deployed: (e, w) =>
    `${w.who(e.seat, 'deploy')} ${w.card(e.card)}${where(e.host, w)}${isCard(e.pilot) ? ` with ${w.card(e.pilot)}` : ''}`,
  transferred: (e, w) => `${w.card(e.card)} is transferred${where(e.host, w)}`,
  'cover-broken': (e, w) => `${w.card(e.card)} is no longer undercover`,
  moved: (e, w) => `${w.card(e.card)} moves${where(e.host, w)}`,
  reseated: (e, w) => `${w.card(e.card)} changes places aboard`,
  react: (e, w) => `${w.who(e.seat, 'react')} with ${w.card(e.card)}`,
  battle: (e, w) => `${w.who(e.seat, 'initiate')} a battle at ${w.card(e.at)}`,
  'battle-over': () => 'The battle is over',
  power: (e) => `Total power: Dark ${(e.totals as number[])[0]}, Light ${(e.totals as number[])[1]}`,
  fired: (e, w) => `${w.who(e.seat, 'fire')} ${w.card(e.card)}`,
  hit: (e, w) => `${w.card(e.card)} is hit`,
  forfeited: (e, w) => `${w.who(e.seat, 'forfeit')} ${w.card(e.card)} for ${e.n}`,
  duel: (e) => `The duel: ${(e.totals as number[]).join(' against ')}`,
  destiny: (e, w) => `${w.who(e.seat, 'draw')} ${destinyWord(e)}: ${w.card(e.card)}, ${e.value}`,
  'destiny-total': (e, w) =>
    e.total === null
      ? `${w.who(e.seat, 'draw')} no ${destinyWord(e)}`
      : `${w.who(e.seat, 'have')} a total ${destinyWord(e)} of ${e.total}`,
  played: (e, w) => `${w.who(e.seat, 'play')} ${w.card(e.card)}`,
  canceled: (e, w) => `${some(e.card, w)} is canceled`,
  cancelled: (e, w) => (isCard(e.card) ? `${w.card(e.card)} is canceled` : null),
  adjusted: (e) => `${String(e.what).replace('-', ' ')} ${(e.n as number) < 0 ? '' : '+'}${e.n}`,
  'left-table': (e, w) => `${w.card(e.card)} is ${causes[String(e.cause)] ?? places[String(e.into)] ?? 'gone'}`,
  'lost-card': (e, w) => `${w.card(e.card)} is lost`,
  captured: (e, w) => `${w.card(e.card)} is captured${isCard(e.by) ? ` by ${w.card(e.by)}` : ' and escapes'}`,
  released: (e, w) => `${w.card(e.card)} is released`,
  stolen: (e, w) => `${w.who(e.seat, 'steal')} ${w.card(e.card)}`,
  stacked: (e, w) => `${some(e.card, w)} is stacked on ${w.card(e.on)}`,
  placed: (e, w) => `${some(e.card, w)} is placed in ${typeof e.in === 'string' ? e.in : 'a pile'}`,
  taken: (e, w) => `${w.who(e.seat, 'take')} ${some(e.card, w)} into ${e.into}`,
  retrieved: (e, w) => `${w.who(e.seat, 'retrieve')} ${some(e.card, w)}`,
  exchanged: (e, w) => `${w.who(e.seat, 'exchange')} ${listed(e.cards, w)}`,
  searched: (e, w) => `${w.who(e.seat, 'search')} ${e.whose === e.seat ? 'a pile' : "the opponent's pile"}: ${e.pile}`,
  looked: (e, w) => `${w.who(e.seat, 'look')} at ${e.n} ${e.n === 1 ? 'card' : 'cards'}`,
  revealed: (e, w) => `${w.who(e.seat, 'reveal')} ${listed(e.cards, w)}`,
  shuffled: (e, w) => `${w.who(e.seat, 'reshuffle')} a pile`,
  'named-type': (e, w) => `${w.who(e.seat, 'name')} ${e.type}`,
  predicted: (e, w) => `${w.who(e.seat, 'predict')} that ${e.winner === 0 ? 'Dark' : 'Light'} wins`,
  sealed: (e, w) => `${w.who(e.seat, 'have')} chosen`,
  won: (e, w) => `${w.who(e.seat, 'win')} the game`,
}

/** Told by what follows from them. */
const untold: ReadonlySet<string> = new Set([
  'unsealed',
  'passed',
  'announced',
  'initiated',
  'resolved',
  'not initiated',
])

const irregular: Readonly<Record<string, readonly [you: string, others: string]>> = {
  have: ['have', 'has'],
  search: ['search', 'searches'],
}

/** How a card's name is written: a screen marks it, so that the card can be looked at. */
export type Mark = (card: Card, name: string) => string
const plainly: Mark = (_card, name) => name

/** One line about an event as this seat, or the public, may know it; null where there is nothing to tell. */
export function eventWords(
  e: SwccgEngine,
  s: State,
  event: Event,
  seat: Seat | 'public',
  names: readonly string[] = [],
  mark: Mark = plainly,
): string | null {
  const seen = seenBy(event, seat)
  if (seen === null || untold.has(seen.is)) return null
  const words = wordsFor({ s, rules: e.rules, catalog: e.catalog, watch: null, step: '' } as Table, seat, names, mark)
  const sentence = sentences[seen.is]
  const text = sentence ? sentence(seen, words) : `${seen.is}${isCard(seen.card) ? `: ${words.card(seen.card)}` : ''}`
  return text === null ? null : text.charAt(0).toUpperCase() + text.slice(1)
}

function wordsFor(t: Table, seat: Seat | 'public', names: readonly string[], mark: Mark): Words {
  const nameOf = (who: number) => names[who] ?? (who === 0 ? 'Dark' : 'Light')
  return {
    who(who, verb) {
      const [you, others] = irregular[verb] ?? [verb, `${verb}s`]
      return who === seat ? `You ${you}` : `${nameOf(who as number)} ${others}`
    },
    card: (card) => mark(card as Card, cardName(t, card as Card)),
  }
}
