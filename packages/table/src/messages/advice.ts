import { capital } from '@dejarik/kernel/log'
import { keyed } from './keyed.js'
import { play } from './play.js'

/** What thinkers say: hints, what a bot thought, a game gone through. */
export const advice = {
  hint: {
    ask: 'Hint',
    thinking: 'Thinking…',
    none: 'There is nothing to think about here.',
    line: (label: string, chance: string) => `${capital(label)}: ${chance} to win`,
    heading: 'What a good player might answer',
  },
  thought: {
    open: 'What did the bot think?',
    heading: (name: string) => (name === '' ? 'What the bot thought' : `${capital(name)} on its last answer`),
    about: 'What came of that answer:',
    none: 'No bot has thought about an answer yet. Bots that play at random or by rule of thumb do not think ahead.',
    chances: (before: string, after: string) => `Its chance to win: ${before} before, ${after} with its answer.`,
    sealed: 'What it chose is told when everybody has chosen.',
    hidden: 'something with a card you cannot see',
    line: (label: string, chance: string, share: string) =>
      `${capital(label)}: ${chance} to win, ${share} of its thinking`,
  },
  expected: {
    /** Who answers what, as far as a thinker can guess. */
    then: (answers: readonly string[]) => `Expected then: ${answers.join('; ')}.`,
    answer: (who: string, label: string) => `${who}: ${label}`,
    hidden: 'something with a hidden card',
  },
  analysis: {
    open: 'Go through the game',
    heading: 'The game, gone through',
    about: 'Every answer is thought through again, with no more than its player knew then.',
    going: (done: number, of: number) => `${done} of ${of} answers…`,
    stop: 'Stop',
    curve: (name: string) => (name === play.names.you ? 'Your chance to win' : `${name}’s chance to win`),
    answer: (n: number) => `Answer ${n}`,
    marks: 'Shaded: where the chances changed most. Upright lines: answers that gave most away.',
    changed: 'Where the chances changed most',
    steady: 'They never changed clearly from one answer to the next.',
    swing: (from: number, to: number, name: string, before: string, after: string) =>
      `Answers ${from} to ${to}: ${name === play.names.you ? 'your' : `${name}’s`} chance went from ${before} to ${after}`,
    turned: 'Answers that gave most away',
    nothing: 'No answer clearly gave the game away.',
    moment: (n: number, name: string, chosen: string, chance: string) => `${n}. ${name}: ${chosen} (${chance})`,
    better: (best: string, chance: string, by: string) => `Better by ${by}: ${best} (${chance})`,
    noBetter: 'Nothing else was clearly better.',
    show: 'Show the table then',
  },
  bots: keyed({
    easy: 'Easy: looks one answer ahead',
    normal: 'Normal: plays by experience, with a second thought',
    hard: 'Hard: thinks ahead for a while',
    heuristic: 'By rule of thumb',
    random: 'At random',
  }),
  percent: (chance: number) => `${Math.round(100 * chance)} %`,
}
