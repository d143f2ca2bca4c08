import { coverage } from '../cards/coverage.js'
import { importing } from '../cards/import.js'
import { searchCards } from '../cards/search.js'
import { show } from '../cards/show.js'
import { command, gameOption, reporting } from '../command.js'
import type { GameId } from '../games.js'

interface Data {
  readonly game: GameId
  readonly data: string
}

const game = () => gameOption().makeOptionMandatory()
const data = '--data <path>'
const about = 'a file or folder of public card data (for Destiny: JSON from SWDestinyDB)'

const showing = command('show', 'Show a card: its facts, text, ability tree and rulings.', [
  'dejarik cards show "Kylo Ren" --game destiny',
  'dejarik cards show "Force Choke" --game destiny --tree',
])
  .argument('<name...>', 'the name of a card')
  .addOption(game())
  .option('--tree', 'include the ability tree')
  .action(
    reporting((name: string[], options: { game: GameId; tree?: true }) =>
      show(name.join(' '), options.game, options.tree ?? false),
    ),
  )

const searching = command('search', 'Search cards by facts and text, as in the deck builder.', [
  "dejarik cards search 'type:upgrade die:3melee cost<=3' --game destiny",
  "dejarik cards search 'keyword>=3evade or keyword:deflect' --game swtcg",
  "dejarik cards search 'side:light type:character -(power<4 or ability<4)' --game swccg",
])
  .argument('<words...>', 'words, fields such as cost<=2, or, -not, (parentheses); quote them for the shell')
  .addOption(game())
  .action(reporting((words: string[], options: { game: GameId }) => searchCards(words.join(' '), options.game)))

const covering = command('coverage', 'Compile public card data and report how much of it is understood.', [
  'dejarik cards coverage --game destiny --data EaW.json',
])
  .addOption(game())
  .requiredOption(data, about)
  .action(reporting((options: Data) => coverage(options.game, options.data)))

const taking = command('import', 'Compile downloaded card data into your own catalog.', [
  'dejarik cards import --game destiny --data swdestinydb-json-data/set',
])
  .addOption(game())
  .requiredOption(data, about)
  .action(reporting((options: Data) => importing(options.game, options.data)))

export const cards = command('cards', 'Show, search and import cards, and measure coverage.', [
  'dejarik cards show "Kylo Ren" --game destiny',
  'dejarik cards coverage --game destiny --data EaW.json',
])
  .addCommand(showing)
  .addCommand(searching)
  .addCommand(covering)
  .addCommand(taking)
