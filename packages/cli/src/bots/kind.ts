import { type BotKind, parseBot, UnknownBot } from '@dejarik/bots'
import { program } from './program.js'

/** Reads a BOT argument: a bot of ours, or `program:COMMAND` for anybody's. */
export function botKind(word: string): BotKind {
  if (!word.startsWith('program:')) return parseBot(word)
  if (word.slice('program:'.length).trim() === '')
    throw new UnknownBot('"program:" names no program: say how it is started, as in "program:python3 bot.py".')
  return program(word)
}
