import type { Report } from '../command.js'
import { UsageError } from '../exit.js'
import { type GameId, loadGame } from '../games.js'
import { readIndex } from '../rules/index-file.js'
import { wrap } from '../text.js'
import { describeCard } from './describe.js'

interface Ruling {
  readonly id: string
  readonly says: string
}

/** Written where a glossary names a card and has nothing to add to its text. */
const NOTHING = /^(No separate ruling|Lore change|Joke|Errata wording only|Title became)/

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** What the rulebook says about a card by its name. */
function rulingsOn(game: GameId, name: string): Ruling[] {
  const { rules, examples, cards } = readIndex()
  const about = (list: readonly string[]) => list.some((card) => plain(card) === plain(name))
  return [
    ...rules
      // An entry that only names an example says nothing; the example itself is told below.
      .filter((rule) => rule.game === game && rule.kind !== 'example' && about(rule.cards))
      .map(({ id, title, summary }) => ({ id, says: `${title}: ${summary}` })),
    ...cards
      .filter((ruling) => ruling.game === game && about([ruling.card]) && !NOTHING.test(ruling.rulings))
      .map(({ card, rulings }) => ({ id: `${game} glossary, ${card}`, says: rulings })),
    ...examples
      .filter((example) => example.game === game && about(example.cards))
      .map(({ id, setup, expected }) => ({ id, says: `${setup} ${expected.join(' ')}` })),
  ]
}

/** Every card of that name. */
export async function show(name: string, game: GameId, tree: boolean): Promise<Report> {
  const module = await loadGame(game)
  const { found, nearest } = module.cards.find(name)
  if (found.length === 0)
    throw new UsageError(`No card of ${game} is called "${name}".${nearest ? ` Did you mean ${nearest}?` : ''}`)
  const rulings = rulingsOn(game, found[0]!.name)
  const text = found.map((card) =>
    [describeCard(card), ...(tree ? ['', '  Abilities:', JSON.stringify(card.tree, null, 2)] : [])].join('\n'),
  )
  const ruled = rulings.map(({ id, says }) => wrap(`${says} (${id})`, '  '))
  return {
    text: [...text, ...(ruled.length > 0 ? [`Rulings:\n${ruled.join('\n')}`] : [])].join('\n\n'),
    json: found.map((card) => ({ ...card, facts: Object.fromEntries(card.facts), rulings })),
  }
}
