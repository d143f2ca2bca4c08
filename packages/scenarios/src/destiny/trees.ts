import { destinyGrammar, rules, unbound, unplayable } from '@dejarik/destiny'
import type { Trees } from '../trees.js'

export const trees: Trees = {
  grammar: destinyGrammar,
  labels: ['name'],
  sortOf: ({ ability }) => (ability === 'play' ? 'event-text' : 'ability'),
  verbs: rules.words.effects,
  unbound,
  unplayable: (ability) => unplayable([ability as Parameters<typeof unplayable>[0][number]]),
}
