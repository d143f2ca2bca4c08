import {
  capital,
  type LogArgs,
  type LogWords,
  possessive,
  type Sentence,
  type Sentences,
  withArticle,
} from '@dejarik/kernel/log'
import { promptSentences } from '@dejarik/kernel/options'
import { kinds } from './options/index.js'

/** The text of a card that asks, with the card where that is known. Card text has a grammar of its own. */
const text = (a: LogArgs, w: LogWords): string =>
  a.text === undefined ? '' : `${a.card === undefined ? '' : `${w.said(a.card)}: `}${a.text}`

const ask =
  (question: string): Sentence =>
  (a, w) =>
    text(a, w) === '' ? question : `${question} (${text(a, w)})`

/** Options and questions in English, by their keys. */
export const sentences = {
  ...promptSentences(kinds),
  die: (a, w) => `${possessive(w.said(a.card))} die showing ${withArticle(w.side(a.side))}`,
  other: (a, w) => [a.do, w.said(a.card), w.said(a.die)].filter((each) => each !== '').join(' '),
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
