import { availableParallelism } from 'node:os'
import { type BotKind, parseBot, thinkingOf, together, UnknownBot } from '@dejarik/bots'
import { program } from './program.js'
import type { Subject } from './thread.js'
import { threads } from './threads.js'

/** Reads a BOT argument: a bot of ours, or `program:COMMAND` for anybody's. */
export function botKind(word: string): BotKind {
  if (!word.startsWith('program:')) return parseBot(word)
  if (word.slice('program:'.length).trim() === '')
    throw new UnknownBot('"program:" names no program: say how it is started, as in "program:python3 bot.py".')
  return program(word)
}

/** A bot to play against at a terminal: one that thinks uses every core, because nobody else needs them. */
export function opponentKind(word: string, subject: Subject): BotKind {
  const thinking = thinkingOf(word)
  const cores = availableParallelism()
  if (thinking === null || cores === 1) return botKind(word)
  return together(word, thinking.budget, () => threads(subject, cores), thinking.manner)
}
