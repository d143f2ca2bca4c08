import { Option } from 'commander'
import { positive } from '../arguments.js'
import { command, reporting } from '../command.js'
import { gameId, gameIds } from '../games.js'
import type { Target } from '../mutate/mutants.js'

interface Options {
  readonly game: Target
  readonly count: number
  readonly seed: string
}

const target = (word: string): Target => (word === 'kernel' ? word : gameId(word))

export const mutate = command('mutate', 'Break one line of the rules at a time, and check that a test notices.', [
  'dejarik mutate --game destiny',
  'dejarik mutate --game kernel --count 100 --seed 2 --json',
])
  .addOption(
    new Option('--game <game>', `one of ${gameIds.join(', ')}, or kernel`).argParser(target).makeOptionMandatory(),
  )
  .option('--count <n>', 'number of lines to break', positive, 30)
  .option('--seed <seed>', 'the same seed breaks the same lines in the same way', '1')
  .action(
    reporting(async ({ game, count, seed }: Options) => {
      // It needs a parser, which only a checkout for development has.
      const { mutate: run } = await import('../mutate/run.js')
      return run(game, count, seed)
    }),
  )
