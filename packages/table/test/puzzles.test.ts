import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { destinyScenario } from '@dejarik/scenarios/destiny'
import { swccgScenario } from '@dejarik/scenarios/swccg'
import { swtcgScenario } from '@dejarik/scenarios/swtcg'
import { gameOf } from '../src/engine/games.js'
import { listed, puzzleOf, puzzlesIn } from '../src/engine/puzzles.js'
import { statementSaid } from '../src/engine/statements.js'
import { playerWords } from '../src/page/puzzle-words.js'

const scenarios = { destiny: destinyScenario, swtcg: swtcgScenario, swccg: swccgScenario }

function examples(id: string): string[] {
  const folder = fileURLToPath(new URL(`../../../${id}/scenarios/examples/`, import.meta.url))
  return readdirSync(folder).map((file) => readFileSync(folder + file, 'utf8'))
}

for (const [id, scenario] of Object.entries(scenarios))
  test(`${id}: every example that is listed is a puzzle with one right answer to each question`, async () => {
    const game = await gameOf(id as keyof typeof scenarios)
    const files = puzzlesIn(examples(id))
    assert.equal(new Set(listed(files).map(({ key }) => key)).size, files.length, 'every puzzle has a key of its own')
    const kinds = { may: 0, 'may not': 0, what: 0 }
    for (const file of files) {
      const { stages, key, rules } = puzzleOf(game, scenario, file)
      assert.ok(stages.length > 0 && stages.length <= 4, `${key} asks ${stages.length} questions`)
      assert.ok(rules.length > 0, key)
      for (const { question, screen, after } of stages) {
        assert.equal(question.choices.filter(({ right }) => right).length, 1, key)
        assert.ok(question.choices.length >= 2)
        assert.ok(screen.cards.every(({ name }) => name !== '') && after.view !== null)
        kinds[question.kind === 'what' ? 'what' : question.choices[0]!.right ? 'may' : 'may not']++
      }
    }
    assert.ok(files.length > 30, `${files.length} puzzles`)
    assert.ok(kinds.may > 0 && kinds['may not'] > 0 && kinds.what > 20, JSON.stringify(kinds))
  })

test('players of an example are called by name, and no article is taken for one', () => {
  const words = (says: string, seats = ['a', 'b']) => statementSaid(says, seats, ['Comlink', 'Rey', 'Guard'])
  const told = (says: string, seats?: string[]) => words(says, seats).says
  assert.equal(told('a has no resources'), 'Player A has no resources')
  assert.equal(told('Comlink is in a discard pile'), 'Comlink is in Player A’s discard pile')
  assert.equal(told('b pool shows a shield'), 'Player B’s pool shows a shield')
  assert.equal(told('the battlefield is claimed by b'), 'the battlefield is claimed by Player B')
  assert.equal(told('Rey is a blue character'), 'Rey is a blue character')
  const sides = ['dark', 'light']
  assert.equal(told('a has no resources', sides), 'a has no resources')
  assert.equal(told('Guard#2 is in dark lost pile', sides), 'Guard #2 is in Dark’s lost pile')
  assert.equal(told('Guard has 2 dark icons', sides), 'Guard has 2 dark icons')
  assert.equal(playerWords('dark'), 'Dark')
  // Players, cards and numbers are gaps: what is left is for another language to say.
  const { form, gaps } = words('a has 2 cards in hand')
  assert.deepEqual([form, gaps?.[1]], ['{0} has {1} cards in hand', 2])
  assert.equal(words('power of Guard#1 is 4', sides).form, 'power of {0} is {1}')
})
