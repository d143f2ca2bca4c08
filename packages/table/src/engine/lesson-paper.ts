import type { GameId, SeatChoice } from '../protocol.js'
import { isSame, type Lesson } from './lesson.js'
import type { Paper, Sheet } from './session.js'

/** Which of the decks that come with a game the learner and the other seat have: the starters. */
const decks: Readonly<Record<GameId, readonly [number, number]>> = { destiny: [1, 0], swtcg: [0, 1], swccg: [0, 1] }

/** Who sits down for a lesson; when it is over the other seat is played by the easy bot. */
export const lessonSeats = (game: GameId, { you, bot }: { you: string; bot: string }): SeatChoice[] => [
  { name: you, deck: { shipped: decks[game][0] } },
  { name: bot, bot: 'easy', deck: { shipped: decks[game][1] } },
]

/** The answers of a paper that the lesson still has: it may have changed since. */
const answersIn = ({ plan }: Lesson, { answers }: Pick<Sheet, 'answers'>): number => {
  const other = answers.findIndex((option, i) => plan[i] === undefined || !isSame(plan[i].written, option))
  return other < 0 ? answers.length : other
}

/** The paper of a lesson as the lesson is now, as far as it was taken. */
export const takenUp = (lesson: Lesson, { format, decks, seed, answers, undone, table }: Sheet): Sheet => ({
  ...{ format, decks, seed, undone, table },
  start: lesson.start,
  answers: answers.slice(0, answersIn(lesson, { answers })),
})

/** A lesson that was begun, left, and has something left to teach. */
export const isUnfinished = (lesson: Lesson, { table, answers }: Paper): boolean =>
  table.lesson === 'on' && table.ended === undefined && answersIn(lesson, { answers }) < lesson.plan.length
