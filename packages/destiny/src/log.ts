import type { Card, Event, Json, Seat } from '@dejarik/kernel'
import { seenBy } from '@dejarik/kernel'
import type { Side } from './cards/side.js'
import type { DestinyEngine } from './game.js'
import { cardName, sideWords } from './labels.js'
import { areaOf, def, HAND, inPlay } from './rules/areas.js'
import type { Die, State, Table } from './state.js'

/** What a sentence about an event is made of. */
interface Words {
  /** `who(0, 'draw')` is "You draw" for seat 0 and "Player 1 draws" for the others. */
  who(seat: Json | Event | undefined, verb: string): string
  card(card: Json | Event | undefined): string
  die(die: Json | Event | undefined): string
  side(card: Json | Event | undefined, side: Json | Event | undefined): string
}

const isCard = (card: Json | Event | undefined): card is Card => typeof card === 'number' && card >= 0
const count = (n: Json | Event | undefined, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`
const cardsOf = ({ cards, n }: Event, w: Words): string =>
  Array.isArray(cards) ? cards.map((card) => w.card(card)).join(', ') : count(n, 'card')

const sentences: Readonly<Record<string, (e: Event, w: Words) => string>> = {
  round: (e) => `Round ${e.n} begins`,
  'phase-ends': () => 'The action phase ends',
  'roll-off': (e, w) => `${w.who(e.seat, 'roll')} ${e.total} for the battlefield`,
  battlefield: (e, w) => `The battle is fought at ${w.card(e.card)}; ${w.who(e.seat, 'control')} it`,
  redrew: (e, w) =>
    e.n === 0
      ? `${w.who(e.seat, 'keep')} the whole hand`
      : `${w.who(e.seat, 'shuffle')} ${count(e.n, 'card')} back, to draw anew`,
  drew: (e, w) => `${w.who(e.seat, 'draw')} ${cardsOf(e, w)}`,
  looked: (e, w) => `${w.who(e.seat, 'look')} at ${cardsOf(e, w)}`,
  discarded: (e, w) => `${w.card(e.card)} is discarded from ${e.from}`,
  passed: (e, w) => `${w.who(e.seat, 'pass')}`,
  activated: (e, w) => `${w.who(e.seat, 'activate')} ${w.card(e.card)}`,
  used: (e, w) => `${w.who(e.seat, 'use')} ${w.card(e.card)}`,
  claimed: (e, w) => `${w.who(e.seat, 'claim')} ${w.card(e.card)}`,
  rolled: (e, w) => `${w.card(e.card)} rolls ${w.side(e.card, e.side)}`,
  turned: (e, w) => `The die of ${w.card(e.card)} is turned to ${w.side(e.card, e.side)}`,
  removed: (e, w) => `The die of ${w.card(e.card)} showing ${w.side(e.card, e.side)} is removed`,
  'took-die': (e, w) => `${w.card(e.card)} takes ${w.die(e.die)}`,
  resolving: (e, w) =>
    `${w.who(e.seat, 'resolve')} ${[e.die, ...(e.with as readonly Die[])].map(w.die).join(' with ')}`,
  resources: (e, w) =>
    (e.n as number) < 0
      ? `${w.who(e.seat, 'lose')} ${count(-(e.n as number), 'resource')}`
      : `${w.who(e.seat, 'gain')} ${count(e.n, 'resource')}`,
  played: (e, w) =>
    `${w.who(e.seat, 'play')} ${w.card(e.card)}${isCard(e.on) ? ` on ${w.card(e.on)}` : ''}` +
    `${isCard(e.replace) ? ` replacing ${w.card(e.replace)}` : ''}${e.paid ? ` for ${e.paid}` : ''}`,
  attached: (e, w) => `${w.card(e.card)} moves to ${w.card(e.on)}`,
  switched: (e, w) => `${w.card(e.card)} takes the place of ${w.card(e.for)} on ${w.card(e.on)}`,
  'became-support': (e, w) => `${w.card(e.card)} becomes a support`,
  returned: (e, w) => `${w.card(e.card)} returns to the game`,
  put: (e, w) => `${w.card(e.card)} goes to ${String(e.where).replace(/-/g, ' ')}`,
  damage: (e, w) =>
    e.taken === 0
      ? `Shields block ${e.blocked} damage to ${w.card(e.card)}`
      : `${w.card(e.card)} takes ${e.taken} damage${e.blocked ? `; shields block ${e.blocked}` : ''}`,
  'placed-damage': (e, w) => `${e.n} damage is placed on ${w.card(e.card)}`,
  'moved-damage': (e, w) => `${e.n} damage moves from ${w.card(e.card)} to ${w.card(e.on)}`,
  healed: (e, w) => `${w.card(e.card)} heals ${e.n}`,
  shields: (e, w) =>
    (e.n as number) < 0
      ? `${w.card(e.card)} loses ${count(-(e.n as number), 'shield')}`
      : `${w.card(e.card)} gains ${count(e.n, 'shield')}`,
  exhausted: (e, w) => `${w.card(e.card)} is exhausted`,
  readied: (e, w) => `${w.card(e.card)} is readied`,
  defeated: (e, w) => `${w.card(e.card)} is defeated`,
  eliminated: (e, w) => `${w.who(e.seat, 'be')} out of the game`,
  sealed: (e, w) => `${w.who(e.seat, 'have')} chosen`,
  won: (e, w) => `${w.who(e.seat, 'win')}`,
}

/** Told by what follows from them. */
const untold: ReadonlySet<string> = new Set(['unsealed'])

const plural: Readonly<Record<string, readonly [you: string, others: string]>> = {
  be: ['are', 'is'],
  have: ['have', 'has'],
  pass: ['pass', 'passes'],
}

/** How a card's name is written: a screen marks it, so that the card can be looked at. */
export type Mark = (card: Card, name: string) => string
const plainly: Mark = (_card, name) => name

/** One line about an event as this seat, or the public, may know it; null where there is nothing to tell. */
export function eventWords(
  e: DestinyEngine,
  s: State,
  event: Event,
  seat: Seat | 'public',
  names: readonly string[] = [],
  mark: Mark = plainly,
): string | null {
  const seen = seenBy(event, seat)
  if (seen === null || untold.has(seen.is)) return null
  const words = wordsFor({ s, rules: e.rules, catalog: e.catalog, watch: null, step: '' }, seat, names, mark)
  const sentence = sentences[seen.is]
  if (sentence !== undefined) return capital(sentence(seen, words))
  return `${seen.is}${isCard(seen.card) ? `: ${words.card(seen.card)}` : ''}`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Is a card of the same name in play on another side? */
const hasTwin = (t: Table, card: Card): boolean =>
  inPlay(t.s, card) &&
  t.s.def.some(
    (other, i) => other === t.s.def[card] && t.s.controller[i] !== t.s.controller[card] && inPlay(t.s, i as Card),
  )

function wordsFor(t: Table, seat: Seat | 'public', names: readonly string[], mark: Mark): Words {
  const nameOf = (who: number) => names[who] ?? `Player ${who + 1}`
  const side = (card: Card, which: number): string => sideWords((def(t, card).die as readonly Side[])[which] as Side)
  const owner = (who: Seat): string => (who === seat ? 'your' : `${nameOf(who)}'s`)
  const named = (card: Card): string => {
    // Copies are numbered where they lie on the table; in a hand that would tell which of them it is.
    if (areaOf(t.s.pile[card] as number) === HAND) return mark(card, def(t, card).name)
    const name = mark(card, cardName(t, card))
    return hasTwin(t, card) ? `${owner(t.s.controller[card] as Seat)} ${name}` : name
  }
  return {
    who(who, verb) {
      const [you, others] = plural[verb] ?? [verb, `${verb}s`]
      return who === seat ? `You ${you}` : `${nameOf(who as number)} ${others}`
    },
    card: (card) => named(card as Card),
    die(die) {
      const card = t.s.dieCard[die as Die] as Card
      return `${side(card, t.s.dieSide[die as Die] as number)} of ${named(card)}`
    },
    side: (card, which) => side(card as Card, which as number),
  }
}
