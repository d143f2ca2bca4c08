import { type Card, finish, pending } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, nodeOf } from '@dejarik/kernel/vocabulary'
import type { State } from '../state.js'
import type { Example, Keyword } from './tree.js'

/** Before a card is played: it has the keyword. */
export interface GainKeyword {
  do: 'gain-keyword'
  keyword: Keyword
}

export const gainKeywordWords = words('gain-keyword', [
  'make that card have {keyword:keyword}',
  '<give> it the {keyword:keyword} keyword',
])

/** The card being played has the keyword for this play. */
export const gainKeyword = effect<GainKeyword, object, State>('gain-keyword', {
  gain(t, f) {
    const intent = pending(t)
    if (intent?.kind !== 'play') throw new Error('Nothing is being played that could gain a keyword')
    const { keyword } = nodeOf<GainKeyword>(t, f)
    if (keyword !== 'ambush') throw new Error(`A card being played cannot gain ${keyword}`)
    t.s.ambush[intent.card as Card] = 1
    finish(t, f, true)
  },
})

export const gainKeywordExample: Example = {
  on: {
    card: 'support',
    ability: 'triggered',
    when: 'before',
    event: { on: 'play', by: 'you', what: { kind: 'upgrade' } },
  },
  effect: { do: 'gain-keyword', keyword: 'ambush' },
  reads: 'Before you play an upgrade, make that card have Ambush.',
  board: {
    a: { characters: ['Finn'], supports: ['Example'], hand: ['Lightsaber'], resources: 3 },
    b: { characters: ['Kylo Ren'] },
  },
  answers: [{ a: 'play Lightsaber on Finn' }],
  after: [{ 'a may': ['activate Finn', 'activate Example', 'claim', 'pass'] }],
}
