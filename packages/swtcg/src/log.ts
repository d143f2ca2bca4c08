import { type Card, type Event, type Json, type Seat, seenBy } from '@dejarik/kernel'
import type { SwtcgEngine } from './game.js'
import { arenaName, cardName } from './labels.js'
import { def, HAND, zoneOf } from './rules/zones.js'
import type { State, Table } from './state.js'

/** What a sentence about an event is made of. */
interface Words {
  /** `who(0, 'draw')` is "You draw" for seat 0 and "Dark draws" for the others. */
  who(seat: Json | Event | undefined, verb: string): string
  card(card: Json | Event | undefined): string
}

const isCard = (card: Json | Event | undefined): card is Card => typeof card === 'number' && card >= 0
const count = (n: Json | Event | undefined, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`
const cardsOf = ({ cards, n }: Event, w: Words): string =>
  Array.isArray(cards) ? cards.map((card) => w.card(card)).join(', ') : count(n, 'card')
const dice = ({ dice: shown }: Event): string => (shown as number[]).join(', ') || 'no dice'
const some = (e: Event, w: Words): string => (isCard(e.card) ? w.card(e.card) : 'a card')

/** A number that rose or fell. */
const change = (e: Event, w: Words, what: string): string =>
  (e.n as number) < 0
    ? `${w.who(e.seat, 'lose')} ${-(e.n as number)} ${what}`
    : `${w.who(e.seat, 'get')} ${e.n} ${what}`

const sentences: Readonly<Record<string, (e: Event, w: Words) => string>> = {
  turn: (e) => `Turn ${e.n} begins`,
  placed: (e, w) => `${w.who(e.seat, 'put')} ${w.card(e.card)} into the ${e.arena} arena`,
  drew: (e, w) => `${w.who(e.seat, 'draw')} ${cardsOf(e, w)}`,
  discarded: (e, w) => `${w.card(e.card)} is discarded${e.from === undefined ? '' : ` from ${e.from}`}`,
  force: (e, w) => change(e, w, 'Force'),
  points: (e, w) => change(e, w, 'build points'),
  rolled: (e) => `${e.for === 'build' ? 'The roll for build points is' : `Rolled for ${e.for}:`} ${dice(e)}`,
  rerolled: (e) => `Rerolled: ${dice(e)}`,
  'rolled-secretly': () => 'The roll is kept secret',
  hits: (e) => count(e.n, 'hit'),
  built: (e, w) => `${w.who(e.seat, 'build')} ${some(e, w)} with ${count(e.n, 'counter')}`,
  added: (e, w) => `${w.who(e.seat, 'add')} ${count(e.n, 'counter')} to ${some(e, w)}`,
  'turned-up': (e, w) => `${w.who(e.seat, 'turn')} up ${w.card(e.card)}`,
  deployed: (e, w) => `${w.card(e.card)} is deployed to ${arenaName(e.arena)}`,
  completed: (e, w) => `${w.card(e.card)} is completed`,
  stacked: (e, w) => `${w.card(e.card)} is stacked ${e.where === 'top' ? 'on top of' : 'beneath'} ${w.card(e.on)}`,
  rearranged: (e, w) => `${w.card(e.card)} comes on top of ${w.card(e.on)}`,
  moved: (e, w) => `${w.card(e.card)} moves to ${arenaName(e.arena)}`,
  boarded: (e, w) => `${w.card(e.card)} pilots ${w.card(e.to)}`,
  left: (e, w) => `${w.card(e.card)} leaves its unit`,
  equipped: (e, w) => `${w.card(e.card)} is attached to ${w.card(e.to)}`,
  retreated: (e, w) => `${w.card(e.card)} retreats`,
  bid: (e, w) => `${w.who(e.seat, 'bid')} ${e.n} Force`,
  'bid-side': (e) => `A bid of ${e.n} build points for ${e.side === 0 ? 'Dark' : 'Light'}`,
  sides: (e) =>
    `${e.seat === 0 ? 'Dark' : 'Light'} is played with ${e.n} build points${(e.chairs as number[])[0] === 1 ? '; the players change sides' : ''}`,
  detached: (e, w) => `${w.card(e.card)} is taken off its unit`,
  contest: (e, w) => `${w.who(e.winner, 'win')} the contest: ${w.card(e.card)} stays, ${w.card(e.loser)} leaves`,
  attack: (e, w) =>
    `${w.card(e.card)} attacks ${w.card(e.target)}${e.how ? ` by ${String(e.how).replace('-', ' ')}` : ''}`,
  defends: (e, w) => `${w.card(e.card)} is the defender now`,
  skipped: (e, w) => `${w.who(e.seat, 'tap')} ${w.card(e.card)} without attacking`,
  played: (e, w) => `${w.who(e.seat, 'play')} ${w.card(e.card)}`,
  damage: (e, w) =>
    `${w.card(e.card)} takes ${e.n} damage${(e.prevented as number) > 0 ? `; ${e.prevented} prevented` : ''}`,
  prevented: (e) => `${e.n} damage is prevented`,
  'removed-damage': (e, w) => `${count(e.n, 'damage counter')} removed from ${w.card(e.card)}`,
  tapped: (e, w) => `${w.card(e.card)} is tapped`,
  untapped: (e, w) => `${w.card(e.card)} is untapped`,
  control: (e, w) => `${w.who(e.seat, 'gain')} control of ${w.card(e.card)}`,
  put: (e, w) => `${some(e, w)} goes to ${String(e.where).replace(/-/g, ' ')}`,
  searched: (e, w) => `${w.who(e.seat, 'search')} a deck`,
  shuffled: (e, w) => `${w.who(e.seat, 'shuffle')}`,
  shown: (e, w) => `${w.who(e.seat, 'show')} ${w.card(e.card)}`,
  sealed: (e, w) => `${w.who(e.seat, 'have')} chosen`,
  won: (e, w) => `${w.who(e.seat, 'win')}`,
}

/** Told by what follows from them. */
const untold: ReadonlySet<string> = new Set(['unsealed', 'passed', 'given', 'found'])

const irregular: Readonly<Record<string, readonly [you: string, others: string]>> = {
  have: ['have', 'has'],
  search: ['search', 'searches'],
}

/** How a card's name is written: a screen marks it, so that the card can be looked at. */
export type Mark = (card: Card, name: string) => string
const plainly: Mark = (_card, name) => name

/** One line about an event as this seat, or the public, may know it; null where there is nothing to tell. */
export function eventWords(
  e: SwtcgEngine,
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
  const text = sentence?.(seen, words) ?? `${seen.is}${isCard(seen.card) ? `: ${words.card(seen.card)}` : ''}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function wordsFor(t: Table, seat: Seat | 'public', names: readonly string[], mark: Mark): Words {
  const nameOf = (who: number) => names[who] ?? (who === 0 ? 'Dark' : 'Light')
  return {
    who(who, verb) {
      const [you, others] = irregular[verb] ?? [verb, `${verb}s`]
      return who === seat ? `You ${you}` : `${nameOf(who as number)} ${others}`
    },
    // Copies are numbered where they lie on the table; in a hand that would tell which of them it is.
    card(card) {
      const inHand = zoneOf(t.s.pile[card as Card] as number) === HAND
      return mark(card as Card, inHand ? def(t, card as Card).name : cardName(t, card as Card))
    },
  }
}
