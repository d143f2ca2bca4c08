import { ask, type Card, type Clause, call, finish, type Option, type Seat } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { type Any, effect, nodeOf, possible } from '@dejarik/kernel/vocabulary'
import { costOf } from '../rules/costs.js'
import { finishes } from '../rules/finishing.js'
import { scopeOfCard } from '../rules/gains.js'
import { beginEffect } from '../rules/play-effect.js'
import { turnUp } from '../rules/turning-up.js'
import { def } from '../rules/zones.js'
import type { State, Table } from '../state.js'
import { aiming, mayAim, type Suits } from './aiming.js'
import type { Target } from './tree.js'

/** Play it now as if from hand; `free`: without its costs. */
export interface PlayCard {
  do: 'play-card'
  what: Target
  free?: true
}

export const playCardWords = words('play-card', ['<play> {what:thing} (free? for free)'])

/** How it could be played now: a Battle card by one of its effects, anything else as if it were finished. */
function ways(t: Table, node: PlayCard, card: Card, seat: Seat): Option[] {
  if (def(t, card).types[0] !== 'battle') {
    const counters = node.free ? Number.MAX_SAFE_INTEGER : (t.s.counters[card] as number)
    return finishes(t, seat, card, counters)
  }
  const x = { ...scopeOfCard(t, card), you: seat, opponent: 1 - seat }
  return (t.catalog.clausesOf[t.s.def[card] as number] ?? []).flatMap((clause): Option[] => {
    const ability = clause.ability as Any
    if (ability.ability !== 'play' && ability.ability !== 'enhance') return []
    if (!node.free && !costOf(ability).every((part) => possible(t, part, x, seat))) return []
    return possible(t, ability.effect, x, seat) ? [{ do: 'play', card, clause: clause.id }] : []
  })
}
const suits: Suits<PlayCard> = (t, card, node, _x, you) => ways(t, node, card, you).length > 0

/** rule swtcg.battle-cards, from wherever it is. */
export const playCard = effect<PlayCard, { cards: Card[]; full?: boolean }, State>(
  'play-card',
  {
    ...aiming<PlayCard>('cards', (node) => node.what, suits),
    choose(t, f) {
      const [card] = f.cards
      const options = card === undefined ? [] : ways(t, nodeOf<PlayCard>(t, f), card, f.you)
      if (options.length === 0) finish(t, f, false)
      else ask(t, f.you, 'play', options, { about: { node: f.node } })
    },
    play(t, f, answer) {
      const card = answer.card as Card
      if (answer.clause === undefined) {
        call(t, turnUp, { seat: f.you, card, option: answer })
        return
      }
      const clause = t.catalog.clauses[answer.clause as number] as Clause
      beginEffect(t, clause, card, f.you)
      // Without its costs: they count as paid.
      if (nodeOf<PlayCard>(t, f).free) (t.s.stack.at(-1) as Any).paid = costOf(clause.ability).length
    },
    done(t, f) {
      finish(t, f, f.result !== false && f.full === true)
    },
  },
  (t, node, x, you) => mayAim(t, node.what, node, x, you, suits),
)
