import { positive } from '../arguments.js'
import { command, gameOption, type Report, reporting } from '../command.js'
import { UsageError } from '../exit.js'
import type { GameId } from '../games.js'
import { didYouMean } from '../nearest.js'
import { describeFound, describeWaiting } from '../rules/describe.js'
import { find, isId } from '../rules/find.js'
import { type RuleIndex, readIndex } from '../rules/index-file.js'
import { waiting } from '../rules/waiting.js'

interface Options {
  readonly waiting?: true
  readonly game?: GameId
  readonly limit: number
}

const showWaiting = (index: RuleIndex, game: GameId | undefined): Report => {
  const list = waiting(index, game)
  return { text: describeWaiting(list), json: list }
}

const search = (index: RuleIndex, query: string, { game, limit }: Options): Report => {
  const found = find(index, query, game)
  const none = found.rules.length + found.examples.length === 0
  const ids = [...index.rules, ...index.examples].map(({ id }) => id)
  if (none && isId(query) && !ids.includes(query))
    throw new UsageError(
      `No rule has the id ${query}.${didYouMean(query, ids)} Words find rules too: dejarik rules WORDS`,
    )
  const text = none
    ? `No rule speaks of "${query}"${game ? ` in ${game}` : ''}. Fewer or other words may find it.`
    : describeFound(found, index, limit)
  return { text, json: { query, ...found }, holds: !none }
}

export const rules = command('rules', 'Look up a rule: our summary, its source, its code and its tests.', [
  'dejarik rules destiny.activate',
  'dejarik rules battle destiny --game swccg',
  'dejarik rules --waiting --game destiny',
])
  .argument('[words...]', 'a rule id, an example id, or words to search for')
  .option('--waiting', 'list the rules and worked examples that lack code or a test')
  .addOption(gameOption('only this game: swccg, swtcg or destiny'))
  .option('--limit <n>', 'maximum number of results', positive, 20)
  .action(
    reporting((words: string[], options: Options) => {
      const query = words.join(' ').trim()
      if (options.waiting && query !== '')
        throw new UsageError(`--waiting lists everything and takes no words; leave out "${query}" or --waiting.`)
      if (!options.waiting && query === '')
        throw new UsageError('Say what to look for, as in `dejarik rules destiny.activate`, or ask for --waiting.')
      return options.waiting ? showWaiting(readIndex(), options.game) : search(readIndex(), query, options)
    }),
  )
