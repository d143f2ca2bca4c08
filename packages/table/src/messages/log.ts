import { sentences as destiny } from '@dejarik/destiny/log-words'
import { sentences as destinyPrompts } from '@dejarik/destiny/prompt-words'
import { english, type Gap, type Grammar, proposed, type Sentence, type Sentences } from '@dejarik/kernel/log'
import { sentences as swccg } from '@dejarik/swccg/log-words'
import { sentences as swccgPrompts } from '@dejarik/swccg/prompt-words'
import { sentences as swtcg } from '@dejarik/swtcg/log-words'
import { sentences as swtcgPrompts } from '@dejarik/swtcg/prompt-words'
import type { GameId } from '../protocol.js'

export type { CardArg, Line, Said } from '@dejarik/kernel/log'
export { capital, filled, said, sayLine, sayWords } from '@dejarik/kernel/log'

const sentences = { destiny, swtcg, swccg }
const prompts = { destiny: destinyPrompts, swtcg: swtcgPrompts, swccg: swccgPrompts }

/** A sentence for each of these: the compiler says what a translation lacks. */
type LikeThese<Games extends Readonly<Record<GameId, Sentences>>> = {
  readonly [Game in GameId]: { readonly [Key in keyof Games[Game]]: Sentence }
}

/** How a log is told in a language: a sentence for every key of every game, and what sentences are put together by. */
export interface LogTold {
  readonly grammar: Grammar
  readonly sentences: LikeThese<typeof sentences>
  /** Questions and options. */
  readonly prompts: LikeThese<typeof prompts>
  /**
   * Reasons, faults of decks and searches and whatever else the engine says in a sentence with gaps, by the English one;
   * what is missing is said in English. A function where the words around a gap depend on what fills it.
   */
  readonly said: Readonly<Record<string, string | ((gaps: readonly Gap[]) => string)>>
  /** The same reason for some of several cards. */
  saidOn(on: readonly string[], words: string): string
  /** An edit before it is agreed on. */
  readonly proposed: Sentence
  /** A draw before it is agreed on. */
  readonly proposedDraw: Sentence
}

/** The English sentences stand with their games: the command line says them too. */
export const englishLog: LogTold = {
  grammar: english,
  sentences,
  prompts,
  said: {},
  saidOn: (on, words) => `on ${on.join(' or ')}: ${words}`,
  proposed,
  proposedDraw: (a, w) => `${w.who(a.proposer, 'propose')} a draw`,
}
