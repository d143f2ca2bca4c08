import type { Example } from '@dejarik/destiny'
import { type Json, nth } from '@dejarik/kernel'
import { stringify } from 'yaml'
import type { ScenarioFile } from '../file.js'
import { readScenarios } from '../read.js'
import { filler } from './cards.js'

const sides = ['special', '1 melee', '1 shield', '1 resource', 'blank', 'blank']
const rolled = ['support', 'upgrade']

/** The card that shows the effect: an event with nothing else, or what the example says; supports and upgrades have a die. */
export function exampleCard({ effect, on }: Example): Record<string, Json> {
  const { card: type, ...around } = on ?? { card: 'event', ability: 'play' }
  const die = rolled.includes(type) ? { sides } : {}
  return { name: 'Example', type, ...die, abilities: [{ ...around, effect } as unknown as Json] }
}

/** The example of an effect as a scenario: the first seat plays it, the answers follow. */
export function exampleScenario(name: string, example: Example): ScenarioFile {
  const { on, board, table, dice, answers, after } = example
  const [first = 'a'] = Object.keys(board)
  const { hand = [], ...rest } = board[first] ?? {}
  const seats = { ...board, [first]: { ...rest, hand: [...listed(hand), 'Example'] } }
  const text = stringify({
    id: `effect.${name}`,
    game: 'destiny',
    rules: [],
    define: [exampleCard(example)],
    at: { turn: first },
    seats: on === undefined ? seats : board,
    ...(table === undefined ? {} : { table }),
    ...(dice === undefined ? {} : { dice }),
    steps: on === undefined ? [{ [first]: 'play Example' }, ...answers] : answers,
    expect: after,
  })
  return nth(readScenarios(text, `effect ${name}`), 0)
}

const listed = (hand: Json): readonly Json[] =>
  typeof hand === 'number' ? new Array<string>(hand).fill(filler) : (hand as readonly Json[])
