import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readScenarios, runAll } from '@dejarik/scenarios'

const boards: Readonly<Record<string, { type: string; seats: string; ability: string }>> = {
  destiny: {
    type: 'support',
    seats: 'seats: { a: { characters: [Rey] }, b: { characters: [Kylo Ren] } }',
    ability: '{ ability: action, effect: { do: draw, n: 1 } }',
  },
  swtcg: {
    type: 'character',
    seats: 'seats: { dark: { hand: 1, points: 1 }, light: {} }',
    ability: '{ ability: activated, cost: [], effect: { do: draw, n: 1 } }',
  },
  swccg: {
    type: 'effect',
    seats: 'seats: { dark: { force: 1 }, light: { force: 1 } }',
    ability: '{ ability: action, when: [any-time], effect: { do: draw, n: 1, from: reserve } }',
  },
}

/** Why a scenario of the game with a stand-in of this ability cannot be run. */
function whyNot(game: string, ability: string): string {
  const { type, seats } = boards[game]!
  const define = `define: [{ name: Odd, type: ${type}, abilities: [${ability}] }]`
  const text = `id: odd\ngame: ${game}\nrules: []\n${define}\n${seats}\nexpect: [nobody has won]\n`
  return runAll(readScenarios(text)).results[0]!.why
}

for (const game of Object.keys(boards)) {
  const { ability } = boards[game]!
  const odd = /^Ability 1 of the stand-in Odd is no tree of this game: /

  test(`${game}: a stand-in whose ability is a tree is taken`, () => {
    assert.equal(whyNot(game, ability), '')
  })

  test(`${game}: a kind of ability that does not exist is refused`, () => {
    const why = whyNot(game, '{ ability: nonsense }')
    assert.match(why, odd)
    assert.match(why, /there are no words for {"ability":"nonsense"}/)
    assert.throws(() => whyNot(game, 'nonsense'), /must be a record/)
  })

  test(`${game}: an unknown verb is refused`, () => {
    assert.match(whyNot(game, ability.replace('do: draw', 'do: frobnicate')), /there is no verb "frobnicate"/)
  })

  test(`${game}: an unknown argument is refused, and the verb that has it is shown`, () => {
    const why = whyNot(game, ability.replace('n: 1', 'n: 1, whom: you'))
    assert.match(why, odd)
    assert.match(why, /there are no words for {"do":"draw","n":1,"whom":"you"/)
  })

  test(`${game}: a missing argument is refused`, () => {
    assert.match(whyNot(game, ability.replace('n: 1', 'n: { upto: 3 }')), odd)
  })
}

for (const game of Object.keys(boards)) {
  test(`${game}: a text that nobody understands is refused`, () => {
    const { type, seats } = boards[game]!
    const define = `define: [{ name: Odd, type: ${type}, text: Nonsense all over. }]`
    const text = `id: odd\ngame: ${game}\nrules: []\n${define}\n${seats}\nexpect: [nobody has won]\n`
    assert.match(runAll(readScenarios(text)).results[0]!.why, /^The text of the stand-in Odd is not understood: /)
  })
}

test('a noun that nothing binds is refused', () => {
  const get = 'effect: { do: get, to: { that: unit }, gets: [{ modify: power, by: 1 }], until: turn-end }'
  assert.match(
    whyNot('swtcg', `{ ability: activated, cost: [], ${get} }`),
    /it speaks of that unit, and nothing says which/,
  )
  const lose = 'effect: { do: lose, what: { that: target } }'
  assert.match(whyNot('swccg', `{ ability: action, when: [any-time], ${lose} }`), /that target, and nothing says which/)
  const damage = 'effect: { do: deal-damage, n: 1, to: { that: character } }'
  assert.match(whyNot('destiny', `{ ability: action, ${damage} }`), /that character, and nothing says which/)
})
