import { edited, type LogArg, type LogArgs, type LogWords, type Sentences } from '@dejarik/kernel/log'

const draws: Readonly<Record<string, string>> = {
  battle: 'battle destiny',
  power: 'destiny to power',
  weapon: 'weapon destiny',
}
const destinyWord = ({ for: kind }: LogArgs): string => draws[String(kind)] ?? 'destiny'

const causes: Readonly<Record<string, string>> = { forfeited: 'forfeited', hit: 'lost, being hit' }
const places: Readonly<Record<string, string>> = {
  lost: 'lost',
  used: 'placed in the Used Pile',
  hand: "returned to its owner's hand",
  reserve: 'placed in the Reserve Deck',
  out: 'out of play',
}

/** A card comes to where it goes: a location, a card, or the table. */
const where = (host: LogArg | undefined, w: LogWords): string => (host === undefined ? '' : ` to ${w.card(host)}`)
const sideName = (seat: LogArg | undefined): string => (seat === 0 ? 'Dark' : 'Light')
const listed = (cards: LogArg | undefined, w: LogWords): string => (Array.isArray(cards) ? w.cards(cards) : 'cards')

/** What happens in the customizable card game, in English; in another language the page brings its own. */
export const sentences = {
  edited,
  turn: (a, w) => `Turn ${a.n}: ${w.who(a.seat, 'play')}`,
  phase: (a) => `${a.phase} phase`,
  'starting-location': (a, w) => `${w.who(a.seat, 'start')} at ${w.card(a.card)}`,
  located: (a, w) => `${w.card(a.card)} comes on table`,
  converted: (a, w) => `${w.who(a.seat, 'convert')} ${w.card(a.card)}`,
  activated: (a, w) => `${w.who(a.seat, 'activate')} ${a.times ?? 1} Force`,
  used: (a, w) => `${w.who(a.seat, 'use')} ${Number(a.n) * Number(a.times ?? 1)} Force`,
  'lost-force': (a, w) => `${w.who(a.seat, 'lose')} ${a.times ?? 1} Force${a.card ? `: ${w.card(a.card)}` : ''}`,
  recirculated: (a, w) => `${w.who(a.seat, 're-circulate')} ${a.n}`,
  drew: (a, w) => `${w.who(a.seat, 'draw')} ${a.times === undefined ? w.card(a.card) : `${a.times} cards`}`,
  drain: (a, w) => `${w.who(a.seat, 'drain')} at ${w.card(a.at)}`,
  drained: (a, w) => `The drain at ${w.card(a.at)} is for ${a.n}`,
  deploying: () => null,
  deployed: (a, w) =>
    `${w.who(a.seat, 'deploy')} ${w.card(a.card)}${where(a.host, w)}${a.pilot ? ` with ${w.card(a.pilot)}` : ''}`,
  replaced: (a, w) => `${w.who(a.seat, 'replace')} ${w.card(a.old)} with ${w.card(a.card)}`,
  transferred: (a, w) => `${w.card(a.card)} is transferred${where(a.host, w)}`,
  'cover-broken': (a, w) => `${w.card(a.card)} is no longer undercover`,
  moved: (a, w) => `${w.card(a.card)} moves${where(a.host, w)}`,
  steered: (a, w) => `${w.card(a.card)} moves to ${a.orbit ? `orbit ${w.card(a.orbit)}` : `parsec ${a.parsec}`}`,
  reseated: (a, w) => `${w.card(a.card)} changes places aboard`,
  react: (a, w) => `${w.who(a.seat, 'react')}${a.card ? ` with ${w.card(a.card)}` : ''}`,
  battle: (a, w) => `${w.who(a.seat, 'initiate')} a battle at ${w.card(a.at)}`,
  'battle-over': () => 'The battle is over',
  attack: (a, w) => `${w.who(a.seat, 'attack')} ${w.card(a.card)}`,
  'creature-attacks': (a, w) => `${w.card(a.card)} attacks ${w.card(a.target)}`,
  power: (a) => `Total power: Dark ${(a.totals as readonly number[])[0]}, Light ${(a.totals as readonly number[])[1]}`,
  fired: (a, w) => `${w.who(a.seat, 'fire')} ${w.card(a.card)}`,
  hit: (a, w) => `${w.card(a.card)} is hit`,
  forfeited: (a, w) => `${w.who(a.seat, 'forfeit')} ${w.card(a.card)} for ${a.n}`,
  duel: (a) => `The duel: ${(a.totals as readonly number[]).join(' against ')}`,
  destiny: (a, w) => `${w.who(a.seat, 'draw')} ${destinyWord(a)}: ${w.card(a.card)}, ${a.value}`,
  'destiny-total': (a, w) =>
    a.total === null
      ? `${w.who(a.seat, 'draw')} no ${destinyWord(a)}`
      : `${w.who(a.seat, 'have')} a total ${destinyWord(a)} of ${a.total}`,
  played: (a, w) => `${w.who(a.seat, 'play')} ${w.card(a.card)}`,
  canceled: (a, w) => `${w.card(a.card)} is canceled`,
  cancelled: (a, w) => (a.card === undefined ? null : `${w.card(a.card)} is canceled`),
  adjusted: (a) => `${String(a.what).replace('-', ' ')} ${(a.n as number) < 0 ? '' : '+'}${a.n}`,
  'left-table': (a, w) => `${w.card(a.card)} is ${causes[String(a.cause)] ?? places[String(a.into)] ?? 'gone'}`,
  'lost-card': (a, w) => `${w.card(a.card)} is lost`,
  captured: (a, w) => `${w.card(a.card)} is captured${a.by ? ` by ${w.card(a.by)}` : ' and escapes'}`,
  released: (a, w) => `${w.card(a.card)} is released`,
  stolen: (a, w) => `${w.who(a.seat, 'steal')} ${w.card(a.card)}`,
  stacked: (a, w) => `${w.card(a.card)} is stacked on ${w.card(a.on)}`,
  placed: (a, w) => `${w.card(a.card)} is placed in ${typeof a.in === 'string' ? a.in : 'a pile'}`,
  taken: (a, w) => `${w.who(a.seat, 'take')} ${w.card(a.card)} into ${a.into}`,
  retrieved: (a, w) => `${w.who(a.seat, 'retrieve')} ${w.card(a.card)}`,
  exchanged: (a, w) => `${w.who(a.seat, 'exchange')} ${listed(a.cards, w)}`,
  searched: (a, w) => `${w.who(a.seat, 'search')} ${a.whose === a.seat ? 'a pile' : "the opponent's pile"}: ${a.pile}`,
  looked: (a, w) => `${w.who(a.seat, 'look')} at ${a.n} ${a.n === 1 ? 'card' : 'cards'}`,
  revealed: (a, w) => `${w.who(a.seat, 'reveal')} ${listed(a.cards, w)}`,
  shuffled: (a, w) => `${w.who(a.seat, 'reshuffle')} a pile`,
  'named-type': (a, w) => `${w.who(a.seat, 'name')} ${a.type}`,
  predicted: (a, w) => `${w.who(a.seat, 'predict')} that ${sideName(a.winner)} wins`,
  sealed: (a, w) => `${w.who(a.seat, 'have')} chosen`,
  won: (a, w) => `${w.who(a.seat, 'win')} the game`,
} satisfies Sentences
