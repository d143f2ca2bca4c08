import { type Card, finish, refOf } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, nodeOf } from '@dejarik/kernel/vocabulary'
import type { State } from '../state.js'
import { aiming, mayAim } from './aiming.js'
import { leave } from './lasts.js'
import type { Keyword, Target, Until } from './tree.js'

/** They lose that keyword, or all abilities, until then. */
export interface LoseAbility {
  do: 'lose-ability'
  what: Target
  keyword: Keyword | 'all'
  until: Until
}

export const loseAbilityWords = words('lose-ability', [
  '{what:receiver} loses {keyword:any-keyword} {until:until}',
  { says: '{what:receiver} loses all abilities {until:until}', with: { keyword: 'all' } },
])

/** rule swtcg.card-effects: what is lost cannot be played, triggered or counted until then. */
export const loseAbility = effect<LoseAbility, { cards: Card[]; full?: boolean }, State>(
  'lose-ability',
  {
    ...aiming<LoseAbility>('cards', (node) => node.what),
    lose(t, f) {
      const given = f.cards.map((card) => refOf(t.s, card))
      leave(t, f, nodeOf<LoseAbility>(t, f).until, { given })
      t.watch?.({ is: 'lost-abilities', cards: f.cards, node: f.node })
      finish(t, f, f.cards.length > 0 && f.full === true)
    },
  },
  (t, node, x, you) => mayAim(t, node.what, node, x, you),
)
