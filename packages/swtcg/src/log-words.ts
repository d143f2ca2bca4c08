import { edited, type LogArg, type LogArgs, type LogWords, type Sentences } from '@dejarik/kernel/log'
import { logSentences } from '@dejarik/kernel/options'
import { kinds } from './options/index.js'

const count = (n: LogArg | undefined, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`
const dice = ({ dice: shown }: LogArgs): string => (shown as readonly number[]).join(', ') || 'no dice'
/** Each die that was rolled again: what it showed, and what it shows. */
const rerolls = ({ dice: now, was }: LogArgs): string =>
  (now as readonly number[]).map((n, i) => `${(was as readonly number[])[i]} becomes ${n}`).join(', ')
const spaced = (word: LogArg | undefined): string => String(word).replace(/-/g, ' ')
const sideName = (seat: LogArg | undefined): string => (seat === 0 ? 'Dark' : 'Light')
const place = (arena: LogArg | undefined): string => (arena === 'build' ? 'the build zone' : `the ${arena} arena`)

/** A number that rose or fell. */
const change = (a: LogArgs, w: LogWords, what: string): string =>
  (a.n as number) < 0
    ? `${w.who(a.seat, a.paid ? 'spend' : 'lose')} ${-(a.n as number)} ${what}`
    : `${w.who(a.seat, 'get')} ${a.n} ${what}`

/** What a player chose of what a card offers. */
function chosen(a: LogArgs, w: LogWords): string {
  const what = a.arena !== undefined ? place(a.arena) : (a.name ?? a.subtype ?? a.type)
  return typeof a.player === 'number'
    ? `${w.who(a.seat, 'choose')} ${sideName(a.player)}`
    : `${w.who(a.seat, 'choose')} ${what}`
}

/** What happens in the trading card game, in English; in another language the page brings its own. */
export const sentences = {
  ...logSentences(kinds),
  edited,
  turn: (a) => `Turn ${a.n} begins`,
  drew: (a, w) => `${w.who(a.seat, 'draw')} ${w.cards(a.cards, a.n)}`,
  discarded: (a, w) =>
    `${w.card(a.card)} is discarded${a.whose === undefined ? '' : ` from ${w.whose(a.whose, `${a.from}`)}`}`,
  force: (a, w) => change(a, w, 'Force'),
  points: (a, w) => change(a, w, Math.abs(a.n as number) === 1 ? 'build point' : 'build points'),
  rolled: (a) => `${a.for === 'build' ? 'The roll for build points is' : `Rolled for ${spaced(a.for)}:`} ${dice(a)}`,
  rerolled: (a) => `Rerolled: ${rerolls(a)}`,
  lucky: (a, w) => `${w.card(a.card)} is Lucky`,
  'rolled-secretly': () => 'The roll is kept secret',
  hits: (a) => count(a.n, 'hit'),
  counter: (a, w) => `${w.card(a.card)}: ${(a.n as number) < 0 ? '' : '+'}${a.n} ${spaced(a.name)}`,
  'turned-up': (a, w) => `${w.who(a.seat, 'turn')} up ${w.card(a.card)}`,
  retreated: (a, w) => `${w.card(a.card)} retreats`,
  chose: chosen,
  'won-bid': (a, w) => `${w.who(a.seat, 'win')} the bid, ${(a.bids as readonly number[]).join(' to ')}`,
  'bid-side': (a) => `A bid of ${a.n} build points for ${sideName(a.side)}`,
  sides: (a) =>
    `${sideName(a.seat)} is played with ${a.n} build points` +
    `${(a.chairs as readonly number[])[0] === 1 ? '; the players change sides' : ''}`,
  defends: (a, w) => `${w.card(a.card)} is the defender now`,
  disrupted: () => 'It is disrupted',
  played: (a, w) => `${w.who(a.seat, 'play')} ${w.card(a.card)}`,
  predicted: (a, w) => `${w.who(a.seat, 'predict')} ${a.n}`,
  damage: (a, w) =>
    `${w.card(a.card)} takes ${a.n} damage${(a.prevented as number) > 0 ? `; ${a.prevented} prevented` : ''}`,
  prevented: (a, w) => (a.n === undefined ? `Damage to ${w.card(a.card)} is prevented` : `${a.n} damage is prevented`),
  'put-damage': (a, w) => `${count(a.n, 'damage counter')} put on ${w.card(a.card)}`,
  'moved-damage': (a, w) => `${count(a.n, 'damage counter')} moved from ${w.card(a.card)} to ${w.card(a.on)}`,
  'removed-damage': (a, w) => `${count(a.n, 'damage counter')} removed from ${w.card(a.card)}`,
  'lost-abilities': (a, w) => `${w.cards(a.cards)}: no abilities for now`,
  switched: (a, w) => `${w.cards(a.cards)} switch abilities`,
  tapped: (a, w) => `${w.card(a.card)} is tapped`,
  untapped: (a, w) => `${w.card(a.card)} is untapped`,
  control: (a, w) => `${w.who(a.seat, 'gain')} control of ${w.card(a.card)}`,
  put: (a, w) => `${w.card(a.card)} goes to ${a.where === 'arena' ? place(a.arena) : spaced(a.where)}`,
  searched: (a, w) => `${w.who(a.seat, 'search')} ${w.whose(a.whose ?? a.seat, 'deck')}`,
  shuffled: (a, w) => `${w.whose(a.seat, 'deck')} is shuffled`,
  shown: (a, w) => `${w.who(a.seat, 'show')} ${w.card(a.card)}`,
  looked: (a, w) => `${w.who(a.seat, 'look')} at ${w.cards(a.cards, a.n)}`,
  revealed: (a, w) => `${w.who(a.seat, 'reveal')} ${w.cards(a.cards, a.n)}`,
  sealed: (a, w) => `${w.who(a.seat, 'have')} chosen in secret`,
  won: (a, w) => w.who(a.seat, 'win'),
} satisfies Sentences
