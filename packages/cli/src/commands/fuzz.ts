import { positive } from '../arguments.js'
import { command, reporting } from '../command.js'
import { UsageError } from '../exit.js'
import { didYouMean } from '../nearest.js'
import { count } from '../text.js'

interface Options {
  readonly seconds?: number
  readonly inputs?: number
  readonly seed: string
  readonly door?: string
}

/** How long it takes unless somebody says. */
const SECONDS = 30

const doorNames = ['deck', 'record', 'position', 'scenario', 'cards', 'bot', 'request', 'flags'] as const

const doorName = (word: string): string => {
  if ((doorNames as readonly string[]).includes(word)) return word
  throw new UsageError(`There is no door "${word}"; there are ${doorNames.join(', ')}.${didYouMean(word, doorNames)}`)
}

export const fuzz = command('fuzz', 'Feed damaged input to every interface, and check that each is refused cleanly.', [
  'dejarik fuzz',
  'dejarik fuzz --seconds 600 --seed 2 --json',
  'dejarik fuzz --door deck --inputs 1000',
])
  .option('--seconds <n>', `how long to run (default: ${SECONDS}, unless --inputs is given)`, positive)
  .option('--inputs <n>', 'maximum number of inputs', positive)
  .option('--seed <seed>', 'the same seed damages the same inputs in the same way', '1')
  .option('--door <door>', `one of ${doorNames.join(', ')} (default: all)`, doorName)
  .action(
    reporting(async ({ seconds, inputs, seed, door }: Options) => {
      const { fuzz: run } = await import('../fuzz/run.js')
      const results = await run({
        doors: door === undefined ? doorNames : [door],
        seed,
        seconds: seconds ?? (inputs === undefined ? SECONDS : Number.POSITIVE_INFINITY),
        inputs: inputs ?? Number.POSITIVE_INFINITY,
      })
      const { failures, clean, accepted, crashed, slow, large } = results
      const text = [
        ...failures.map(({ door: at, file, why }) => `✗ ${at} ${file}\n    ${why.replaceAll('\n', '\n    ')}`),
        `${count(results.inputs, 'input')}: ${clean} refused with a sentence, ${accepted} accepted, ${crashed} crashed, ${slow} slow, ${large} large.`,
      ].join('\n')
      return { text, json: results, holds: failures.length === 0 }
    }),
  )
