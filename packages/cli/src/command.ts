import { Command, Option, type OutputConfiguration } from 'commander'
import type { ExitCode } from './exit.js'
import { exit } from './exit.js'
import { gameId, gameIds } from './games.js'
import { terminal } from './terminal.js'

/** What a command has to say: people's words, one JSON value, and whether what it checked holds. */
export interface Report {
  readonly text: string
  readonly json: unknown
  readonly holds?: boolean
}

/** What commander itself says, help and complaints, goes where the command is read. */
export const spoken: OutputConfiguration = {
  writeOut: (text) => void terminal().stdout.write(text),
  writeErr: (text) => void terminal().stderr.write(text),
  getOutHelpWidth: () => terminal().stdout.columns ?? 80,
  getErrHelpWidth: () => terminal().stderr.columns ?? 80,
}

/** A command or subcommand with what all of them share: `--json`, examples in its help, errors that are thrown. */
export const command = (name: string, summary: string, examples: readonly string[]): Command =>
  new Command(name)
    .description(summary)
    .exitOverride()
    .configureOutput(spoken)
    .option('--json', 'print one JSON value instead of text')
    .helpOption('-h, --help', 'show this help')
    .addHelpText('after', `\nExamples:\n${examples.map((example) => `  $ npx ${example}`).join('\n')}`)
    .showHelpAfterError('Add --help to see the options of this command.')

export const gameOption = (description = `one of ${gameIds.join(', ')}`): Option =>
  new Option('--game <game>', description).argParser(gameId)

/** Turns a function that reports into a commander action: prints the report and keeps its exit code. */
export const reporting =
  <Arguments extends unknown[]>(run: (...args: Arguments) => Report | Promise<Report>) =>
  async (...args: [...Arguments, Command]): Promise<void> => {
    const self = args.at(-1) as Command
    const report = await run(...(args.slice(0, -1) as unknown as Arguments))
    terminal().stdout.write(`${self.optsWithGlobals().json ? JSON.stringify(report.json, null, 2) : report.text}\n`)
    outcome = report.holds === false ? exit.doesNotHold : exit.done
  }

let outcome: ExitCode = exit.done

/** The exit code of the command that ran last. */
export const lastOutcome = (): ExitCode => outcome
