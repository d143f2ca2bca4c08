import type { LogArgs, Sentences } from '@dejarik/kernel/log'
import { promptSentences } from '@dejarik/kernel/options'
import { kinds } from './options/index.js'

const options = {
  ...promptSentences(kinds),
  unseen: () => 'a face-down card',
  place: (a) => `place ${a.n} in the row`,
  other: (a, w) => [a.do, w.said(a.card), w.said(a.at), w.said(a.n)].filter((part) => part !== '').join(' '),
} satisfies Sentences

const phases: Readonly<Record<string, string>> = {
  activate: 'activate phase',
  control: 'control phase',
  deploy: 'deploy phase',
  battle: 'battle phase',
  move: 'move phase',
  draw: 'draw phase',
  weapons: 'weapons segment',
}

/** What is left to pay after a battle; what is not there is not spoken of. */
const toSatisfy = ({ attrition, damage }: LogArgs): string =>
  [attrition === 0 ? '' : `attrition ${attrition}`, damage === 0 ? '' : `battle damage ${damage}`]
    .filter((part) => part !== '')
    .join(', ')
    .replace(/^./, (first) => first.toUpperCase())

const questions = {
  'ask-action': (a) => `Your action in the ${phases[String(a.during)] ?? a.during}`,
  'ask-respond': () => 'Do you respond?',
  'ask-order': () => 'Which happens first?',
  'ask-order-placed': () => 'Which card is placed next?',
  'ask-order-lost': () => 'Which of your cards goes to the Lost Pile next?',
  'ask-deploy-to': (a, w) => `Where do you deploy ${w.said(a.card)}?`,
  'ask-move-to': (a, w) => `Where does ${w.said(a.card)} move?`,
  'ask-transit-to': () => 'To which docking bay?',
  'ask-lose': (a) => `Lose ${a.n} Force: which card?`,
  'ask-damage': (a) =>
    toSatisfy(a) === '' ? 'Your action in the damage segment' : `${toSatisfy(a)}: how do you satisfy it?`,
  'ask-draw-destiny': (a) => (a.kind === 'battle' ? 'Draw battle destiny?' : 'Draw destiny?'),
  'ask-destiny-number': (a, w) => `Which destiny number does ${w.said(a.card)} have?`,
  'ask-use-force': () => 'Whose Force do you use?',
  'ask-starting-effect': () => 'Which Starting Effect do you play?',
  'ask-starting-interrupt': () => 'Which Starting Interrupt do you play?',
  'ask-starting-location': () => 'Where do you start?',
  'ask-release': (a, w) => `${w.said(a.card)} has lost its escort: where does it go?`,
  'ask-seize': (a, w) => `Who takes ${w.said(a.card)}?`,
  'ask-convert': (a, w) => `Both start at ${w.said(a.card)}: do you let yours be converted?`,
  'ask-verify': () => 'The search found nothing. Do you verify that?',
  'ask-again': () => 'Do you still do it?',
  'ask-may': (a, w) => (a.card === undefined ? 'Do you do it?' : `Do you use the text of ${w.said(a.card)}?`),
  'ask-pick': (a) => (a.min === a.max ? `Choose ${a.max} (${a.for})` : `Choose ${a.min} to ${a.max} (${a.for})`),
  'ask-other': (a) => String(a.asked),
} satisfies Sentences

/** Options and questions in English, by their keys. */
export const sentences = { ...options, ...questions }
