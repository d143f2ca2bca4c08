import type { LogArg, LogArgs, LogWords, Sentence, Sentences } from '@dejarik/kernel/log'
import { promptSentences } from '@dejarik/kernel/options'
import { kinds } from './options/index.js'
import { arena, either, side } from './options/words.js'

const zones: Readonly<Record<string, string>> = { 'face-down': 'cards that lie face down' }

const options = {
  ...promptSentences(kinds),
  unseen: (a, w) => {
    const place = `card ${a.n} of ${side(a.seat)}'s`
    return a.zone === 'build'
      ? `${place} build zone, with ${w.count(a.counters, 'build counter')}`
      : `${place} ${zones[String(a.zone)] ?? a.zone}`
  },
  other: (a, w) => [String(a.do).replace(/-/g, ' '), w.said(a.card)].filter((part) => part !== '').join(' '),
} satisfies Sentences

/** What a chance to play or pass is about. rule swtcg.pop-chances */
const chances: Readonly<Record<string, string>> = {
  'build-start': 'when the build step starts',
  start: 'at the start',
  general: 'before the next attack',
  attack: 'after the attack was declared',
  reroll: 'after the roll',
  prevent: 'before the damage',
  disrupt: 'to disrupt what was played',
  discard: 'before the unit is discarded',
  end: 'at the end',
}

/** The text that asks; or which chance it is, in which battle, about what. */
function about(a: LogArgs, w: LogWords): string {
  if (a.text !== undefined) return [w.said(a.card), String(a.text)].filter((part) => part !== '').join(': ')
  const battle = a.battle === undefined ? '' : `${a.battle} battle`
  const attack = a.attacker === undefined ? '' : `${w.said(a.attacker)} attacks ${w.said(a.defender)}`
  const dice = a.dice === undefined ? '' : `the dice show ${(a.dice as readonly number[]).join(', ')}`
  return [battle, chances[String(a.chance)] ?? '', attack, dice].filter((part) => part !== '').join('; ')
}

const ask =
  (question: string): Sentence =>
  (a, w) => {
    const said = about(a, w)
    return said === '' ? question : `${question} (${said})`
  }

const questions = {
  'ask-setup': ask('Put a unit into an arena, or stop.'),
  'ask-build': ask('Build, deploy, complete, move, or end your build step.'),
  'ask-attack': ask('Attack, use an ability instead, or tap the unit.'),
  'ask-respond': ask('Play or pass?'),
  'ask-start-of-build': ask('Your build step starts. What comes first?'),
  'ask-bid': ask('How much Force do you bid?'),
  'ask-bid-side': (a) => `With how many build points would you play ${side(a.side)}?`,
  'ask-side': ask('Which side do you bid for?'),
  'ask-contest': ask('Which unique card is contested first?'),
  'ask-overkill': ask('Where do the hits beyond its remaining health go?'),
  'ask-upkeep': ask('How do you pay the upkeep?'),
  'ask-order': ask('Which comes first?'),
  'ask-number': ask('How many?'),
  'ask-how-much': ask('How much damage is prevented?'),
  'ask-place': ask('Where does it go?'),
  'ask-unique': ask('Only one of that unique name may stay: which do you discard?'),
  'ask-search': ask('Which card do you take?'),
  'ask-deflect': ask('To which unit is the damage deflected?'),
  'ask-for-mulligan': () => 'Which cards do you exchange?',
  'ask-for-retreat': () => 'Which units retreat?',
  'ask-for-stay-tapped': () => 'Which units stay tapped?',
  'ask-for-lucky': () => 'Which dice are rerolled?',
  'ask-other': ask('Choose.'),
} satisfies Sentences

const places = (a: LogArgs): string => either((a.places as readonly LogArg[]).map(arena))

/** What could be done with a card, for whoever asks why. */
const deeds = {
  'deed-retreat': () => 'retreat it',
  'deed-play': () => 'play it',
  'deed-other': (a) => `${a.do} it${places(a) === '' ? '' : ` to ${places(a)}`}`,
} satisfies Sentences

/** Options and questions in English, by their keys. */
export const sentences = { ...options, ...questions, ...deeds }
