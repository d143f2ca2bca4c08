import { digestsFor, editsIn } from '@dejarik/kernel'
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
    const all = digestsFor(record.answers.length, result !== null)
    const compared = Math.min(record.digests.length, all)
    const missing = all - compared
    const edits = editsIn(record).length
    const end = result === null ? 'the game is not over' : winnerWords(result.winner)
    const text = [
      `${games[module.id].title}, ${record.format}: ${count(record.answers.length, 'answer')} played again, ${count(compared, 'digest')} agree; ${end}.`,
      ...(edits > 0 ? [`This game was edited: the players agreed on ${count(edits, 'edit')}.`] : []),
      ...(missing > 0 ? [`${count(missing, 'digest')} of the record are missing, so that part was only played.`] : []),
    ].join('\n')
    const json = {
      file: path,
      ok: true,
      game: record.game,
      answers: record.answers.length,
      edits,
      digests: compared,
      result,
    }
    return { text, json, holds: true }
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error
    return { text: error.message, json: { file: path, ok: false, why: error.message }, holds: false }
  }
}

export const winnerWords = (winner: number | null): string =>
  winner === null ? 'nobody won' : `player ${winner + 1} won`
