import { edited, type LogArg, type LogArgs, type LogWords, type Sentences, withArticle } from '@dejarik/kernel/log'
import { logSentences } from '@dejarik/kernel/options'
import { kinds } from './options/index.js'

const count = (n: LogArg | undefined, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`
const list = (of: LogArg | undefined): readonly LogArg[] => (Array.isArray(of) ? of : [])

/** A number that rose or fell. */
const change = (a: LogArgs, up: string, down: string, noun: string): string =>
  (a.n as number) < 0 ? `${down} ${count(-(a.n as number), noun)}` : `${up} ${count(a.n, noun)}`

/** What a die shows: "2 melee", "a blank". */
const face = ({ side }: LogArgs, w: LogWords): string => withArticle(w.side(side))

/** From a hand or a deck, which is somebody's, or from play. */
const from = (a: LogArgs, w: LogWords): string => (a.whose === undefined ? `${a.from}` : w.whose(a.whose, `${a.from}`))

/** What happens in Destiny, in English; in another language the page brings its own. */
export const sentences = {
  ...logSentences(kinds),
  edited,
  round: (a) => `Round ${a.n} begins`,
  'phase-ends': () => 'The action phase ends',
  'roll-off': (a, w) => `${w.who(a.seat, 'roll')} ${a.total} for the battlefield`,
  battlefield: (a, w) => `The battle is fought at ${w.card(a.card)}; ${w.who(a.seat, 'control')} it`,
  redrew: (a, w) =>
    a.n === 0
      ? `${w.who(a.seat, 'keep')} the whole hand`
      : `${w.who(a.seat, 'shuffle')} ${count(a.n, 'card')} back, to draw anew`,
  drew: (a, w) => `${w.who(a.seat, 'draw')} ${w.cards(a.cards, a.n)}`,
  looked: (a, w) => `${w.who(a.seat, 'look')} at ${w.cards(a.cards, a.n)}`,
  revealed: (a, w) => `${w.who(a.seat, 'reveal')} ${w.cards(a.cards, a.n)}`,
  discarded: (a, w) => `${w.card(a.card)} is discarded from ${from(a, w)}`,
  rolled: (a, w) => `${w.card(a.card)} rolls ${face(a, w)}`,
  turned: (a, w) => `The die of ${w.card(a.card)} is turned to ${face(a, w)}`,
  removed: (a, w) => `The die of ${w.card(a.card)} showing ${face(a, w)} is removed`,
  'took-die': (a, w) => `${w.card(a.card)} takes ${w.die(a.die)}`,
  resolving: (a, w) => `${w.who(a.seat, 'resolve')} ${[a.die as LogArg, ...list(a.with)].map(w.die).join(' with ')}`,
  resources: (a, w) => change(a, w.who(a.seat, 'gain'), w.who(a.seat, a.paid ? 'spend' : 'lose'), 'resource'),
  attached: (a, w) => `${w.card(a.card)} moves to ${w.card(a.on)}`,
  switched: (a, w) => `${w.card(a.card)} takes the place of ${w.card(a.for)} on ${w.card(a.on)}`,
  'became-support': (a, w) => `${w.card(a.card)} becomes a support`,
  returned: (a, w) => `${w.card(a.card)} returns to the game`,
  put: (a, w) => `${w.card(a.card)} goes to ${String(a.where).replace(/-/g, ' ')}`,
  damage: (a, w) =>
    a.taken === 0
      ? `Shields block ${a.blocked} damage to ${w.card(a.card)}`
      : `${w.card(a.card)} takes ${a.taken} damage${a.blocked ? `; shields block ${a.blocked}` : ''}`,
  'placed-damage': (a, w) => `${a.n} damage is placed on ${w.card(a.card)}`,
  'moved-damage': (a, w) => `${a.n} damage moves from ${w.card(a.card)} to ${w.card(a.on)}`,
  healed: (a, w) => `${w.card(a.card)} heals ${a.n}`,
  shields: (a, w) => change(a, `${w.card(a.card)} gains`, `${w.card(a.card)} loses`, 'shield'),
  exhausted: (a, w) => `${w.card(a.card)} is exhausted`,
  readied: (a, w) => `${w.card(a.card)} is readied`,
  defeated: (a, w) => `${w.card(a.card)} is defeated`,
  eliminated: (a, w) => `${w.who(a.seat, 'be')} out of the game`,
  sealed: (a, w) => `${w.who(a.seat, 'have')} chosen in secret`,
  won: (a, w) => w.who(a.seat, 'win'),
} satisfies Sentences
