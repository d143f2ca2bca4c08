import { command, gameOption, reporting } from '../command.js'
import { check } from '../deck/check.js'
import { convert } from '../deck/convert.js'
import type { GameId } from '../games.js'

const checking = command('check', 'Check a deck: every problem, the rule behind it, and a fix.', [
  'dejarik deck check rey.txt --game destiny',
  'dejarik deck check rey.json --game destiny --format awakenings-ffa --json',
])
  .argument('<file>', 'a deck list in any format used for this game')
  .addOption(gameOption().makeOptionMandatory())
  .option('--format <id>', 'the format to check against (default: the one that fits its cards)')
  .action(reporting((file: string, options: { game: GameId; format?: string }) => check(file, options)))

const converting = command('convert', 'Convert a deck list to another format.', [
  'dejarik deck convert rey.txt --to json',
  'dejarik deck convert rey.json --to text > rey.txt',
  'dejarik deck convert rebels.htd --game swccg --to gemp',
])
  .argument('<file>', 'a deck list')
  .requiredOption(
    '--to <format>',
    'the format to write: text, or json (destiny), dek (swtcg), gemp, wire or holotable (swccg)',
  )
  .addOption(gameOption().default('destiny' satisfies GameId))
  .action(reporting((file: string, options: { game: GameId; to: string }) => convert(file, options)))

export const deck = command('deck', 'Check or convert a deck list.', [
  'dejarik deck check rey.txt --game destiny',
  'dejarik deck convert rey.txt --to json',
])
  .addCommand(checking)
  .addCommand(converting)
