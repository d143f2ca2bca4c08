import { Fault, toScenario } from '@dejarik/scenarios'
import type { Report } from '../command.js'
import { UsageError } from '../exit.js'
import { guarded, type Paper } from './read.js'
import { paperFor, positionAt } from './show.js'

/** How many answers back a position that can be written is looked for. */
const BACK = 60

const write = (paper: Paper, at: number): string =>
  toScenario(paper.e, positionAt(paper, at).s, `${paper.record.game}-position-${at}`).trimEnd()

/** The nearest earlier position that can be written, as a piece of advice. */
function instead(paper: Paper, at: number): string {
  for (let earlier = at - 1; earlier >= Math.max(0, at - BACK); earlier--) {
    try {
      write(paper, earlier)
      return ` Answer ${earlier} is such a place: --at ${earlier}`
    } catch (error) {
      if (!(error instanceof Fault)) throw error
    }
  }
  return ''
}

/** That position as a scenario file; steps and expectations are for its author to add. */
export async function scenario(path: string, at: number): Promise<Report> {
  const paper = await paperFor(path)
  try {
    const text = guarded(paper, () => write(paper, at))
    return { text, json: { at, scenario: text } }
  } catch (error) {
    if (error instanceof Fault) throw new UsageError(`${error.message}${guarded(paper, () => instead(paper, at))}`)
    throw error
  }
}
