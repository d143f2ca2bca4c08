import { Diverged, editsIn } from '@dejarik/kernel'
import type { Report } from '../command.js'
import { games } from '../games.js'
import { count } from '../text.js'
import { BadRecord, type Paper, readPaper, stateAt } from './read.js'

/** Plays a record again and compares. */
export async function verify(path: string): Promise<Report> {
  let paper: Paper
  try {
    paper = await readPaper(path)
    const s = stateAt(paper)
    const { record, module, e } = paper
    const result = e.result(s)
    const edits = editsIn(record).length
    const end = result === null ? 'the game is not over' : winnerWords(result.winner)
    const text = [
      `${games[module.id].title}, ${record.format}: ${count(record.answers.length, 'answer')} played again, ${count(record.digests.length, 'digest')} agree; ${end}.`,
      ...(edits > 0 ? [`This game was edited: the players agreed on ${count(edits, 'edit')}.`] : []),
    ].join('\n')
    const json = {
      file: path,
      ok: true,
      game: record.game,
      answers: record.answers.length,
      edits,
      digests: record.digests.length,
      result,
    }
    return { text, json, holds: true }
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error
    const { message: why, cause } = error
    const where = cause instanceof Diverged ? { at: cause.at, changes: cause.changes, cards: cause.cards } : {}
    return { text: why, json: { file: path, ok: false, why, ...where }, holds: false }
  }
}

export const winnerWords = (winner: number | null): string =>
  winner === null ? 'nobody won' : `player ${winner + 1} won`
