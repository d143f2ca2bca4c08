import { Command, CommanderError } from 'commander'
import { lastOutcome } from './command.js'
import { commands } from './commands/index.js'
import { type ExitCode, exit, UsageError } from './exit.js'

const program = (): Command => {
  const dejarik = new Command('dejarik')
    .description('Three Star Wars card games on one rules engine.')
    .exitOverride()
    .helpOption('-h, --help', 'show this help')
    .helpCommand(false)
    .addHelpText('after', '\nEvery command has its own help: npx dejarik COMMAND --help')
    .showHelpAfterError('Run `npx dejarik --help` to see the commands.')
  for (const command of commands) dejarik.addCommand(command)
  return dejarik
}

/** Runs one command line and returns its exit code. */
export const main = async (args: readonly string[]): Promise<ExitCode> => {
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
    if (error instanceof UsageError) {
      console.error(error.message)
      return exit.wrongUsage
    }
    console.error('This is a fault in dejarik itself; please report it with the lines below.')
    console.error(error)
    return exit.doesNotHold
  }
}
