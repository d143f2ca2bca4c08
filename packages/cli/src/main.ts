import { inspect } from 'node:util'
import { Refused } from '@dejarik/kernel/log'
import { Command, CommanderError } from 'commander'
import { lastOutcome, spoken } from './command.js'
import { commands } from './commands/index.js'
import { type ExitCode, exit, UsageError } from './exit.js'
import { sitDownAt, type Terminal } from './terminal.js'

const program = (): Command => {
  const dejarik = new Command('dejarik')
    .description('Three Star Wars card games on one rules engine.')
    .exitOverride()
    .configureOutput(spoken)
    .helpOption('-h, --help', 'show this help')
    .helpCommand(false)
    .addHelpText('after', '\nEvery command has its own help: npx dejarik COMMAND --help')
    .showHelpAfterError('Run `npx dejarik --help` to see the commands.')
  for (const command of commands) dejarik.addCommand(command)
  return dejarik
}

/** Runs one command line and returns its exit code. */
export const main = async (args: readonly string[], at: Terminal = process): Promise<ExitCode> => {
  sitDownAt(at)
  const dejarik = program()
  if (args.length === 0) {
    dejarik.outputHelp()
    return exit.done
  }
  try {
    await dejarik.parseAsync(args, { from: 'user' })
    return lastOutcome()
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exit.done : exit.wrongUsage
    if (error instanceof UsageError || error instanceof Refused) {
      at.stderr.write(`${error.message}\n`)
      return exit.wrongUsage
    }
    at.stderr.write(`This is a bug in dejarik itself; please report it with the lines below.\n${inspect(error)}\n`)
    return exit.doesNotHold
  }
}
