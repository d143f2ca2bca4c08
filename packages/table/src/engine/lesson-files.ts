import { type ScenarioFile, scenariosIn } from '@dejarik/scenarios/steps'
import type { GameId } from '../protocol.js'
import type { GameOfTable } from './game.js'
import { type Lesson, lessonOf } from './lesson.js'
import { scenarios } from './puzzle-files.js'

/** The lesson of each game, loaded when somebody wants to learn it. */
const texts = import.meta.glob<string>('../../lessons/*.yaml', { query: '?raw', import: 'default' })

async function fileOf(game: GameId): Promise<ScenarioFile> {
  const text = await texts[`../../lessons/${game}.yaml`]?.()
  const file = text === undefined ? undefined : scenariosIn(text)[0]
  if (file === undefined) throw new Error(`There is no lesson for ${game}`)
  return file
}

export const loadLesson = async ({ id, engine }: GameOfTable): Promise<Lesson> =>
  lessonOf(engine, await scenarios[id](), await fileOf(id))
