import {
  capital,
  type LogArg,
  type LogArgs,
  type LogWords,
  possessive,
  type Sentence,
  type Sentences,
  withArticle,
} from '@dejarik/kernel/log'

/** The text of a card that asks, with the card where that is known. Card text has a grammar of its own. */
const text = (a: LogArgs, w: LogWords): string =>
  a.text === undefined ? '' : `${a.card === undefined ? '' : `${w.said(a.card)}: `}${a.text}`

const ask =
  (question: string): Sentence =>
  (a, w) =>
    text(a, w) === '' ? question : `${question} (${text(a, w)})`

const part = (before: string, words: string): string => (words === '' ? '' : ` ${before} ${words}`)

/** A player to choose, as whoever chooses says it. */
const player = (a: LogArgs): string => (a.own ? 'yourself' : a.alone ? 'your opponent' : `player ${Number(a.seat) + 1}`)

const several = (arg: LogArg | undefined): readonly LogArg[] => (Array.isArray(arg) ? arg : [])

/** Options and questions in English, by their keys. */
export const sentences = {
  die: (a, w) => `${possessive(w.said(a.card))} die showing ${withArticle(w.side(a.side))}`,
  play: (a, w) => `play ${w.said(a.card)}${part('on', w.said(a.on))}${part('replacing', w.said(a.replace))} for ${a.n}`,
  activate: (a, w) => `activate ${w.said(a.card)}`,
  resolve: (a, w) => `resolve ${w.said(a.die)}`,
  modify: (a, w) => `add ${w.said(a.die)}`,
  reroll: (a, w) => `discard ${w.said(a.card)} to reroll dice`,
  use: (a, w) => (a.card === undefined ? 'yes' : `use the action of ${w.said(a.card)}`),
  decline: () => 'no',
  claim: () => 'claim the battlefield',
  pass: () => 'pass',
  done: () => 'done',
  choose: (a, w) =>
    a.all ? `all to ${w.said(a.card)}` : `choose ${a.seat === undefined ? w.said(a.die ?? a.card) : player(a)}`,
  group: (a, w) =>
    several(a.dice).length === 0 ? 'remove no die' : `remove ${several(a.dice).map(w.said).join(', ')}`,
  turn: (a, w) => `turn ${w.said(a.die)} to ${withArticle(w.side(a.side))}`,
  give: (a, w) => `one to ${w.said(a.card)}`,
  redeploy: (a, w) => `move ${w.said(a.card)} to ${w.said(a.to)}`,
  battlefield: (a, w) => `fight at ${w.said(a.card)}`,
  opponent: (a) => `player ${Number(a.seat) + 1}`,
  next: (a, w) => `first ${w.said(a.card)}`,
  number: (a) => `${a.n}`,
  either: (a) => String(a.text || `option ${Number(a.n) + 1}`),
  put: (a, w) => `put ${w.said(a.card)} on the ${a.where}`,
  symbol: (a) => `${a.symbol}`,
  other: (a, w) => [a.do, w.said(a.card), w.said(a.die)].filter((each) => each !== '').join(' '),
  'deed-play': () => 'play it',
  'deed-activate': () => 'activate it',
  'deed-use': () => 'use its action',
  'deed-resolve': () => 'resolve its die',
  'ask-action': ask('Take an action or pass.'),
  'ask-resolve-more': ask('Resolve another die of this symbol, or stop.'),
  'ask-modify': ask('Add a modifier to the die you resolve, or go on.'),
  'ask-redeploy': ask('Move the upgrade to another of your characters?'),
  'ask-battlefield': ask('Choose the battlefield.'),
  'ask-opponent': ask('Which opponent?'),
  'ask-order': ask('Which ability comes first?'),
  'ask-replace': ask('Which replacement takes effect?'),
  'ask-distribute': ask('To whom does the next one go?'),
  'ask-turn': ask('Turn a die to which side?'),
  'ask-side': ask('Resolve which side?'),
  'ask-place': ask('Where do you play it?'),
  'ask-number': ask('How many?'),
  'ask-redraw': ask('Which cards do you shuffle back and redraw?'),
  'ask-upkeep-discard': ask('Which cards do you discard before you draw?'),
  'ask-twin': ask('Which die leaves with the upgrade?'),
  'ask-order-cards': ask('Where does the next card go?'),
  'ask-for-damage': () => 'Deal the damage to which character?',
  'ask-for-shield': () => 'Give the shields to which character?',
  'ask-for-reroll': () => 'Which dice do you reroll?',
  'ask-for-upgrade-limit': () => 'A character has at most 3 upgrades: which do you discard?',
  'ask-pick': (a, w) => (text(a, w) === '' ? 'Choose.' : `Choose: ${text(a, w).replace(/^Choose /, '')}`),
  // What one can do is asked, not told.
  'ask-other': (a, w) => (text(a, w) === '' ? 'Choose.' : `${capital(text(a, w).replace(/\bYou can /, ''))}?`),
} satisfies Sentences
