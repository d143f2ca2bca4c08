import { say } from '../messages/index.js'
import { capital, type Said, said } from '../messages/log.js'
import type { PuzzleDeed, PuzzleDone, PuzzleStage } from '../protocol-puzzles.js'
import { promptWords, saidWords } from './log-parts.js'

/** Examples call players by a letter, or by their side. */
export const playerWords = (seat: string): string =>
  saidWords(seat.length === 1 ? said('Player {0}', seat.toUpperCase()) : said(capital(seat)))

/** What was done, after its question where that is needed. */
export const doneWords = ({ screen }: PuzzleStage, { asked, does }: PuzzleDone): string =>
  [asked, does].flatMap((line) => (line === undefined ? [] : [promptWords(screen, line)])).join(' – ')

/** What somebody would like to do: an option as the game offers it, or the words of the example. */
export const deedWords = ({ screen }: PuzzleStage, deed: PuzzleDeed): string =>
  'key' in deed ? promptWords(screen, deed) : saidWords(deed)

/** What is chosen: yes or no, or one of several statements. */
export const choiceWords = ({ question: { kind } }: PuzzleStage, says: Said): string =>
  kind === 'what' ? capital(saidWords(says)) : says.says === 'yes' ? say.puzzles.yes : say.puzzles.no
