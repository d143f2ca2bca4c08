import { isDeepStrictEqual } from 'node:util'
import { type Event, editEvent, isEdit, numbered, type Option } from '@dejarik/kernel'
import type { Report } from '../command.js'
import { UsageError } from '../exit.js'
import { BadRecord, guarded, type Paper, readPaper, stateAt } from './read.js'
import { winnerWords } from './verify.js'

export type Reader = number | 'public'

/** A record for commands that need one: what is wrong with it is wrong usage. */
export async function paperFor(path: string): Promise<Paper> {
  try {
    return await readPaper(path)
  } catch (error) {
    if (error instanceof BadRecord) throw new UsageError(error.message)
    throw error
  }
}

export function positionAt(paper: Paper, at: number) {
  const { length } = paper.record.answers
  if (at > length) throw new UsageError(`The record has ${length} answers, so --at is 0 to ${length}, not ${at}.`)
  const events: Event[] = []
  try {
    const s = stateAt(paper, at, (event, answer) => {
      if (answer === at) events.push(event)
    })
    return { s, events, next: paper.record.answers[at] }
  } catch (error) {
    if (error instanceof BadRecord) throw new UsageError(error.message)
    throw error
  }
}

/** The table after so many answers, what just happened, and what was answered next. */
export async function show(path: string, at: number, reader?: Reader): Promise<Report> {
  const paper = await paperFor(path)
  return guarded(paper, () => shown(paper, at, reader))
}

function shown(paper: Paper, at: number, reader?: Reader): Report {
  const { e, module, record } = paper
  const { s, events, next } = positionAt(paper, at)
  const decision = e.decision(s)
  if (typeof reader === 'number' && reader >= s.seats)
    throw new UsageError(`There are ${s.seats} players, so --seat is 1 to ${s.seats} or public.`)
  const seat = reader ?? decision?.seat ?? 'public'
  const names = Array.from({ length: s.seats }, (_, i) => module.decks.sides?.[i] ?? `Player ${i + 1}`)
  const asked = decision === null ? null : e.prompt(s, decision.seat)
  const label = (option: Option) =>
    isEdit(option)
      ? module.table.tell(e, s, editEvent(e, s, option), seat, names)
      : asked?.options.find((each) => isDeepStrictEqual(each.option, numbered(e.catalog, option)))?.label
  const shown = asked !== null && asked.seat === seat
  const text = [
    `After answer ${at} of ${record.answers.length}:`,
    ...events.flatMap((event) => module.table.tell(e, s, event, seat, names) ?? []).map((line) => `  · ${line}`),
    module.table.draw(e.view(s, seat), seat, names),
    '',
    ...(asked === null ? [`The game is over: ${winnerWords(e.result(s)?.winner ?? null)}.`] : []),
    ...(asked !== null ? [`Player ${asked.seat + 1} is asked${shown ? `: ${asked.question}` : '.'}`] : []),
    ...(shown ? asked.options.map((option, i) => `  ${i + 1}  ${option.label}`) : []),
    ...(next !== undefined && shown ? [`Answered: ${label(next) ?? JSON.stringify(next)}`] : []),
  ].join('\n')
  const json = {
    at,
    answers: record.answers.length,
    seat,
    view: e.view(s, seat),
    prompt: shown ? asked : null,
    next: shown ? next : null,
  }
  return { text, json, holds: true }
}
