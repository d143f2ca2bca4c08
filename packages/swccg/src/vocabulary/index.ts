import { cardOf, refOf, type Seat } from '@dejarik/kernel'
import { type Scope, sharedEffects, type Vocabulary } from '@dejarik/kernel/vocabulary'
import { natives } from '../cards/natives.js'
import { swccgEffects } from '../effects/index.js'
import { isInBattleText } from '../rules/battle/texts.js'
import { targetable } from '../rules/targeting.js'
import { DARK, LIGHT, type State, type Table } from '../state.js'
import { conditions } from './conditions.js'
import { filters } from './filters.js'
import { counts, here, kinds, top } from './nouns.js'
import { isCardNoun, refs, sourceOf } from './refs.js'
import { values } from './values.js'

/** The player that a name of this game means: a side, or the one beside whose pile this card lies. */
function seatCalled(name: string, t: Table, x: Scope): number | undefined {
  if (name === 'dark') return DARK
  if (name === 'light') return LIGHT
  return name === 'beside' ? t.s.named[`${sourceOf(x)} beside`] : undefined
}

const both: readonly (readonly Seat[])[] = [
  [DARK, LIGHT],
  [LIGHT, DARK],
]
const alone: readonly (readonly Seat[])[] = [[DARK], [LIGHT]]

/** The words of this game. */
export const words: Vocabulary<State> = {
  effects: new Map([...sharedEffects, ...swccgEffects].map((rule) => [rule.do, rule])),
  natives: new Map(natives.map((rule) => [rule.do, rule])),
  kinds,
  top,
  here,
  counts,
  targetable: (t, deed, x, you) => targetable(t, sourceOf(x), you, deed, isInBattleText(x)),
  filters,
  values,
  conditions,
  refs,
  // `card` is what the event happened to, and stays so when a text chooses something.
  cardToo: () => false,
  keep: (t, noun, thing) => (isCardNoun(noun) ? refOf(t.s, thing) : thing),
  // A text follows its cards wherever it takes them; `forgetGone` drops what others have taken away before.
  still: (_t, noun, kept) => (isCardNoun(noun) ? kept.map(cardOf) : kept),
  seatCalled,
  // rules swccg.result-step, swccg.automatic-actions
  atOnce: (t) => ({ says: t.s.active }),
  // rule swccg.up-to: never none.
  leastOfUpTo: 1,
  onlyPossible: true,
  players: (s, from) => (s.seats === 2 ? both : alone)[from] as readonly Seat[],
}
