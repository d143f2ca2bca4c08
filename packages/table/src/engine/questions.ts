import type { CoreState } from '@dejarik/kernel'
import { fingerprint, nth } from '@dejarik/kernel'
import type { Board, Line } from '@dejarik/scenarios/steps'
import type { PuzzleDeed, PuzzleQuestion } from '../protocol-puzzles.js'
import { namesOn, statementSaid } from './statements.js'

/** Is it so? Null where the words mean nothing here. */
function isSo(board: Board, statement: string, s = board.state): boolean | null {
  try {
    return board.test(s, statement) === null
  } catch {
    return null
  }
}

/** Was it so on the table as it was then? Where nothing has happened since, it is not told by looking. */
export const wasSo = (board: Board, before: CoreState, statement: string): boolean =>
  board.state !== null && fingerprint(before) !== fingerprint(board.state) && isSo(board, statement, before) === true

const pairs: readonly (readonly [RegExp, string])[] = [
  [/ is not /, ' is '],
  [/ is /, ' is not '],
  [/ does not have /, ' has '],
  [/ has not /, ' has '],
  [/ controls /, ' does not control '],
  [/ does not control /, ' controls '],
]

/** Statements that are like this one, and might be believed: another number, or another player. */
function likely(statement: string, seats: readonly string[]): string[] {
  const numbers = [...statement.matchAll(/(?<![#\w.-])(no|\d+)(?![\w#.-])/g)].flatMap((found) => {
    const n = found[1] === 'no' ? 0 : Number(found[1])
    // Which others are near changes from statement to statement, so that the one in the middle is not always right.
    const near = [n + 1, n - 1, n + 2, n - 2, 0].filter((other) => other >= 0 && other !== n)
    const first = [...statement].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % near.length
    const others = [...near.slice(first), ...near.slice(0, first)]
    return [...new Set(others)].map((other) => {
      const written = other === 0 && found[1] !== '0' ? 'no' : String(other)
      return statement.slice(0, found.index) + written + statement.slice(found.index + nth(found, 1).length)
    })
  })
  const swapped = seats.flatMap((seat) =>
    seats.filter((other) => other !== seat).map((other) => statement.replace(new RegExp(`\\b${seat}\\b`), other)),
  )
  return [...numbers, ...swapped].filter((other) => other !== statement)
}

const contraries = (statement: string): string[] =>
  pairs.flatMap(([from, to]) => (from.test(statement) ? [statement.replace(from, to)] : []))

/** `1 card`, `2 cards`: nothing tells by its grammar. */
const grammatical = (statement: string): string =>
  statement.replace(
    /\b(no|\d+) (card|resource|shield|upgrade|counter|unit)s?\b/g,
    (_all, n: string, noun: string) => `${n} ${noun}${n === '1' ? '' : 's'}`,
  )

/** The same order every time, whichever is right. */
const shuffled = (list: readonly string[]): string[] =>
  [...list].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))

/** What came of it: the true statement among others that are not so; null where none could be believed. */
export function whatQuestion(board: Board, written: string, rules: readonly string[]): PuzzleQuestion | null {
  const statement = isSo(board, grammatical(written)) === true ? grammatical(written) : written
  if (isSo(board, statement) !== true) return null
  const untrue = (list: readonly string[]) => [...new Set(list)].filter((other) => isSo(board, other) === false)
  const [first, ...more] = untrue(likely(statement, board.seats).map(grammatical))
  // One of two contraries is right, whatever else is said: they stand alone.
  const wrong = first === undefined ? untrue(contraries(statement)).slice(0, 1) : [first, ...more.slice(0, 1)]
  if (wrong.length === 0) return null
  const choices = shuffled([statement, ...wrong]).map((says) => ({
    says: statementSaid(says, board.seats, namesOn(board)),
    right: says === statement,
  }))
  return { kind: 'what', choices, rules, why: [] }
}

/** The option that these words mean, as the game offers it; the words themselves where it does not. */
function deedOf(board: Board, seat: number, words: string): PuzzleDeed {
  const { engine, state } = board
  const options = state === null ? [] : (engine.prompt(state, seat)?.options ?? [])
  const isMeant = ({ option }: (typeof options)[number]) =>
    board.sayings(state as CoreState, option).some(({ text }) => text.toLowerCase() === words.toLowerCase())
  return options.find(isMeant)?.line ?? statementSaid(words, board.seats, namesOn(board))
}

/** May somebody do this now? */
export function mayQuestion(board: Board, line: Line, deed: string, rules: readonly string[]): PuzzleQuestion {
  const may = line.kind === 'may'
  const seat = board.seats.indexOf(line.who)
  const given = may || board.state === null ? [] : (board.why(board.state, seat, deed) ?? [])
  const first = line.because === undefined ? [] : [line.because]
  return {
    kind: 'may',
    seat: line.who,
    deed: deedOf(board, seat, deed),
    choices: [
      { says: { says: 'yes' }, right: may },
      { says: { says: 'no' }, right: !may },
    ],
    rules: [...new Set([...first, ...rules])],
    why: given,
  }
}
