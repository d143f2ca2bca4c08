import { type Card, cardOf, lives, refOf } from '@dejarik/kernel'
import { type Scope, sharedEffects, type Vocabulary } from '@dejarik/kernel/vocabulary'
import { natives } from '../cards/natives.js'
import { equippedUnit } from '../columns.js'
import { swtcgEffects } from '../effects/index.js'
import { DARK, LIGHT, type State, type Table } from '../state.js'
import { conditions } from './conditions.js'
import { filters } from './filters.js'
import { counts, here, kinds, top } from './nouns.js'
import { together } from './together.js'
import { values } from './values.js'

const isCard = (noun: string): boolean =>
  [
    'unit',
    'card',
    'space',
    'ground',
    'character',
    'battle',
    'mission',
    'location',
    'equipment',
    'target',
    'given',
    'rest',
  ].includes(noun)

export const words: Vocabulary<State> = {
  effects: new Map([...sharedEffects, ...swtcgEffects].map((rule) => [rule.do, rule])),
  natives: new Map(natives.map((rule) => [rule.do, rule])),
  kinds,
  top,
  here,
  counts,
  filters,
  together,
  values,
  conditions,
  refs: new Map<string, (t: Table, x: Scope) => readonly Card[]>([
    ['this', (_t, x) => [cardOf(x.source)]],
    ['attacker', (t) => (t.s.attacker < 0 ? [] : [t.s.attacker])],
    ['defender', (t) => (t.s.defender < 0 ? [] : [t.s.defender])],
    ['granter', (_t, x) => (x.that.granter ?? []).map(cardOf)],
    [
      'attached',
      (t, x) => {
        const unit = equippedUnit(t.s, cardOf(x.source))
        return unit < 0 ? [] : [unit]
      },
    ],
  ]),
  keep: (t, noun, thing) => (isCard(noun) ? refOf(t.s, thing) : thing),
  still(t, noun, kept) {
    // The rest are those that are still where they were: what was taken has gone.
    if (noun === 'rest') return kept.filter((ref) => lives(t.s, ref)).map(cardOf)
    return isCard(noun) ? kept.map(cardOf) : kept
  },
  // A side is a player here.
  seatCalled: (name) => (name === 'dark' ? DARK : name === 'light' ? LIGHT : undefined),
  // rule swtcg.three-general-rules: Dark goes first.
  atOnce: () => ({ first: DARK }),
  players: (s, from) => (s.seats === 2 ? [from, 1 - from] : [from]),
}
