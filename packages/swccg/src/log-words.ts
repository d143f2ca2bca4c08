import { edited, type LogArg, type LogArgs, type LogWords, type Sentences } from '@dejarik/kernel/log'
import { logSentences } from '@dejarik/kernel/options'
import { kinds } from './options/index.js'

const draws: Readonly<Record<string, string>> = {
  battle: 'battle destiny',
  power: 'destiny to power',
  weapon: 'weapon destiny',
}
const destinyWord = ({ for: kind }: LogArgs): string => draws[String(kind)] ?? 'destiny'

const causes: Readonly<Record<string, string>> = { hit: 'lost, being hit' }
const places: Readonly<Record<string, string>> = {
  lost: 'lost',
  used: 'placed in the Used Pile',
  hand: "returned to its owner's hand",
  reserve: 'placed in the Reserve Deck',
  out: 'out of play',
}

const piles: Readonly<Record<string, string>> = {
  reserve: 'Reserve Deck',
  force: 'Force Pile',
  used: 'Used Pile',
  lost: 'Lost Pile',
}
const pileName = (pile: LogArg | undefined): string => piles[String(pile)] ?? String(pile ?? 'pile')

/** Where a card is put: a pile, what lies under it, out of play. */
function into(pile: LogArg | undefined): string {
  if (pile === 'under-used') return 'under the Used Pile'
  if (pile === 'out-of-play') return 'out of play'
  return `in the ${pileName(pile)}`
}

/** A card comes to where it goes: a location, a card, or the table. */
const where = (host: LogArg | undefined, w: LogWords): string => (host === undefined ? '' : ` to ${w.card(host)}`)
const listed = (cards: LogArg | undefined, w: LogWords): string => (Array.isArray(cards) ? w.cards(cards) : 'cards')

/** What happens in the customizable card game, in English; in another language the page brings its own. */
export const sentences = {
  ...logSentences(kinds),
  edited,
  turn: (a, w) => `Turn ${a.n}: ${w.whose(a.seat, 'turn')}`,
  phase: (a) => `${a.phase} phase`,
  // Told by its deployment, or as a starting location.
  located: () => null,
  converted: (a, w) => `${w.who(a.seat, 'convert')} ${w.card(a.card)}`,
  used: (a, w) => `${w.who(a.seat, 'use')} ${Number(a.n) * Number(a.times ?? 1)} Force`,
  'lost-force': (a, w) => `${w.who(a.seat, 'lose')} ${a.times ?? 1} Force${a.card ? `: ${w.card(a.card)}` : ''}`,
  recirculated: (a, w) => `${w.who(a.seat, 're-circulate')} ${w.count(a.n, 'card')}`,
  drew: (a, w) => `${w.who(a.seat, 'draw')} ${a.times === undefined ? w.card(a.card) : `${a.times} cards`}`,
  deploying: () => null,
  deployed: (a, w) =>
    `${w.who(a.seat, 'deploy')} ${w.card(a.card)}${where(a.host, w)}${a.pilot ? ` with ${w.card(a.pilot)}` : ''}`,
  moved: (a, w) => `${w.card(a.card)} moves${where(a.host, w)}`,
  power: (a) => `Total power: Dark ${(a.totals as readonly number[])[0]}, Light ${(a.totals as readonly number[])[1]}`,
  hit: (a, w) => `${w.card(a.card)} is hit`,
  duel: (a) => `The duel: ${(a.totals as readonly number[]).join(' against ')}`,
  destiny: (a, w) => `${w.who(a.seat, 'draw')} ${destinyWord(a)}: ${w.card(a.card)}, ${a.value}`,
  'destiny-total': (a, w) =>
    a.total === null
      ? `${w.who(a.seat, 'draw')} no ${destinyWord(a)}`
      : `${w.who(a.seat, 'have')} a total ${destinyWord(a)} of ${a.total}`,
  canceled: (a, w) => `${w.card(a.card)} is canceled`,
  cancelled: (a, w) => (a.card === undefined ? null : `${w.card(a.card)} is canceled`),
  adjusted: (a) => `${String(a.what).replace('-', ' ')} ${(a.n as number) < 0 ? '' : '+'}${a.n}`,
  // What is forfeited is told with its value.
  'left-table': (a, w) =>
    a.cause === 'forfeited'
      ? null
      : `${w.card(a.card)} is ${causes[String(a.cause)] ?? places[String(a.into)] ?? 'gone'}`,
  'lost-card': (a, w) => `${w.card(a.card)} is lost`,
  captured: (a, w) => `${w.card(a.card)} is captured${a.by ? ` by ${w.card(a.by)}` : ' and escapes'}`,
  released: (a, w) => `${w.card(a.card)} is released`,
  stolen: (a, w) => `${w.who(a.seat, 'steal')} ${w.card(a.card)}`,
  stacked: (a, w) => `${w.card(a.card)} is stacked on ${w.card(a.on)}`,
  placed: (a, w) => `${w.card(a.card)} is placed ${into(a.in)}`,
  taken: (a, w) => `${w.who(a.seat, 'take')} ${w.card(a.card)} into ${w.whose(a.seat, pileName(a.into))}`,
  retrieved: (a, w) => `${w.who(a.seat, 'retrieve')} ${w.card(a.card)}`,
  exchanged: (a, w) => `${w.who(a.seat, 'exchange')} ${listed(a.cards, w)}`,
  verified: (a, w) => `${w.who(a.seat, 'look')} through ${w.whose(a.whose, pileName(a.pile))} to verify it`,
  searched: (a, w) => `${w.who(a.seat, 'search')} ${w.whose(a.whose, pileName(a.pile))}`,
  looked: (a, w) => `${w.who(a.seat, 'look')} at ${w.count(a.n, 'card')}`,
  revealed: (a, w) => `${w.who(a.seat, 'reveal')} ${listed(a.cards, w)}`,
  shuffled: (a, w) => `${w.whose(a.seat, pileName(a.pile))} is reshuffled`,
  sealed: (a, w) => `${w.who(a.seat, 'have')} chosen in secret`,
  won: (a, w) => `${w.who(a.seat, 'win')} the game`,
} satisfies Sentences
