import { pass, sayings } from '@dejarik/kernel/grammar'
import { rules, swtcgGrammar, unbound, unplayable } from '@dejarik/swtcg'
import { type Trees, withWords } from '../trees.js'

const played: readonly unknown[] = ['play', 'enhance', 'restriction', 'copy']

/** What no printed card says, and stand-ins do. */
const standInWords = [
  ...['deploy', 'complete', 'put'].flatMap((on) =>
    sayings('event', { on }, [
      { says: `you ${on}`, with: { by: 'you' } },
      `{by:somebody} ${on}s`,
      `{what:subject} ${on}s`,
      `${on}ing`,
    ]),
  ),
  ...sayings('act', { do: 'disrupt', what: 'attack' }, ['disrupt an attack']),
  ...sayings('until', {}, ['until {step:step} ends']),
  ...sayings('limit', {}, ['{times:digits} times a turn']),
  ...sayings('ability', { ability: 'switch' }, [
    'switches (Space: {space:predicates}) (Ground: {ground:predicates}) (Character: {character:predicates})',
  ]),
  pass('predicates', '{x:pilot-gains}'),
]

export const trees: Trees = {
  grammar: withWords(swtcgGrammar, standInWords),
  labels: ['name'],
  sortOf: ({ ability }) => (played.includes(ability) ? 'card-text' : 'ability'),
  verbs: rules.words.effects,
  // A draw is of a card that nobody chose.
  unbound: (ability) =>
    unbound(ability).filter((noun) => noun !== 'card' || !/"on":"draw"/.test(JSON.stringify(ability))),
  unplayable: (ability) => unplayable([ability as Parameters<typeof unplayable>[0][number]]),
}
