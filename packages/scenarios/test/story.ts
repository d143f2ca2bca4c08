import { readScenarios, runAll } from '@dejarik/scenarios'

const table = `id: story
game: destiny
rules: []
seats:
  a: { characters: [Rey, { card: Padawan, showing: 1 melee }], hand: [Comlink, Lightsaber], resources: 2, deck: 9 }
  b: { characters: [Kylo Ren, Count Dooku], deck: 9 }
`

/** Why a story about this table does not hold; '' when it does. */
export function whyNot(rest: string, first = table): string {
  const text = /^expect:/m.test(rest) ? rest : `${rest}\nexpect: [nobody has won]`
  return runAll(readScenarios(`${first}${text}\n`, 'story.yaml')).results[0]!.why
}

/** The same table with another line in place of one of its own. */
export const tableWith = (from: string | RegExp, to: string): string => table.replace(from, to)
