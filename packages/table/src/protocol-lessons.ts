/** What the page and the engine say to each other about lessons: a first game in which every step is pointed out. */
import type { Line } from '@dejarik/kernel/log'
import type { GameId, Thing } from './protocol.js'

/** What the learner is told in this moment; the page has the words. */
export interface LessonShown {
  /** How many steps are taken, and how many there are. */
  readonly step: number
  readonly of: number
  /** What to read before the answer, by key; the last text points it out. None while the other seat answers. */
  readonly texts: readonly string[]
  readonly rule: string
  /** The step that was taken last: what came of it is told. */
  readonly done: string | null
  /** The place of the answer that is pointed out among the options. */
  readonly option: number | null
  /** The things of the set that is pointed out, where a set is picked. */
  readonly set: readonly Thing[] | null
  /** Another answer that was just tried, or another set. */
  readonly wrong: Line | 'set' | null
  /** Everything is taught. */
  readonly over: boolean
}

export interface LessonRequests {
  /** Begins the lesson of a game, or goes on with it where it was left. */
  lesson: { ask: { game: GameId; names: { readonly you: string; readonly bot: string } }; get: { key: number } }
  /** From the end of a lesson the game goes on without it. */
  free: { ask: Record<never, never>; get: null }
}
