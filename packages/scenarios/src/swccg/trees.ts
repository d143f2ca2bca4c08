import { list, type Production, pass, sayings } from '@dejarik/kernel/grammar'
import { rules, swccgGrammar, unbound } from '@dejarik/swccg'
import { anyWords, type Trees, withWords } from '../trees.js'

/** Things that happen, without a word about what they happen to. */
const happenings = ['deploy', 'play', 'lose', 'forfeit', 'hit', 'move', 'fire', 'target', 'drained']

/** Either of several things that happen. */
const several: readonly (readonly string[])[] = [
  ['lose', 'forfeit'],
  ['fire', 'target'],
  ['win-battle', 'battle-end'],
]

const event = (on: string | readonly string[], verb: string): Production[] =>
  sayings('event', { on }, [{ says: `you ${verb}`, with: { by: 'you' } }, `{by:somebody} ${verb}s`, `${verb}ing`])

/** What no printed card says, and stand-ins do. */
const standInWords = [
  ...['title', 'title-word', 'planet', 'trait', 'whole-trait'].map(anyWords),
  ...happenings.flatMap((on) => event(on, on)),
  ...several.flatMap((on) => event(on, on.join('-or-'))),
  ...sayings('ability', { ability: 'play', as: 'starting', when: [] }, ['Starting: {effect:text}']),
  list('any-zones', 'any-zone', 'or', { least: 2 }),
  pass('any-zone', '{x:any-zones}', { match: (node) => (Array.isArray(node) ? { x: node } : undefined) }),
  // rule swccg.cumulatively
  ...sayings('gain', { cumulative: true }, ['cumulatively {by:signed} {modify:tally}']),
]

export const trees: Trees = {
  grammar: withWords(swccgGrammar, standInWords),
  labels: ['name', 'side'],
  sortOf: () => 'ability',
  verbs: rules.words.effects,
  unbound,
}
