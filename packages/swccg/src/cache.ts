import { aspects, Cache, type Card, type Checked, CONTROL, IN_PLAY, Kept, KeptEach, KeptGrowing } from '@dejarik/kernel'
import { ActiveModifiers } from '@dejarik/kernel/modifiers'
import { LAYOUT, PLACES, TABLE_ASPECTS } from './aspects.js'
import { type Stat, stats } from './effects/numbers.js'
import type { Gain } from './effects/tree.js'
import { type Survey, survey } from './judge/survey.js'
import { findByHost, findCardsAt } from './rules/card-states.js'
import { findGiven } from './rules/clauses.js'
import { findCanceledTexts } from './rules/modifiers/canceled.js'
import { modifierRules } from './rules/modifiers/modifier-rules.js'
import { computeStat } from './rules/modifiers/numbers.js'
import type { Recipient } from './rules/modifiers/printed.js'
import { addAbility } from './rules/presence.js'
import { findResponders, type Responders } from './rules/responders.js'
import type { State } from './state.js'

const NOBODY: readonly Card[] = []

/** Everything that an engine of this game keeps of the states it has seen. */
export class SwccgCache extends Cache {
  readonly modifiers = new ActiveModifiers<State, Gain, Recipient>(modifierRules)
  readonly canceledTexts = new KeptGrowing<Set<Card>, State>(
    'canceled texts',
    TABLE_ASPECTS,
    () => new Set(),
    findCanceledTexts,
  )
  /** Does any text give abilities to cards on table? */
  readonly areGiven = new Kept<boolean, State>('given abilities', TABLE_ASPECTS, findGiven)
  /** Numbers of cards, by name. */
  readonly numbers: ReadonlyMap<Stat, KeptEach<number, State>> = new Map(
    stats.map((name) => [name, new KeptEach(name, TABLE_ASPECTS, 0, (t, card) => computeStat(t, card, name))]),
  )
  /** The total ability of a seat at a location, by both. */
  readonly totalAbility = new KeptEach<number, State>('total ability', TABLE_ASPECTS, 0, addAbility)
  /** What lies directly on each card that has anything on it. */
  readonly byHost = new Kept<readonly (readonly Card[] | undefined)[], State>(
    'cards on cards',
    aspects(IN_PLAY, PLACES),
    findByHost,
  )
  /** The active cards of a seat at a location, by both. */
  readonly cardsAt = new KeptEach<readonly Card[], State>('cards at places', LAYOUT, NOBODY, findCardsAt)
  /** The cards on table that could answer a kind of window, by that and the seat. */
  readonly responders = new KeptEach<Responders, State>(
    'responders',
    aspects(IN_PLAY, CONTROL),
    { own: NOBODY, theirs: NOBODY },
    findResponders,
  )
  /** The table at a glance, for judging it. */
  readonly survey = new Kept<Survey, State>('survey', TABLE_ASPECTS, survey)

  /** The thing that the innermost `where` is asked about; -1: none. */
  it = -1
  /** How deep texts that make cards something ask what other cards are. */
  asking = 0

  override kept(): readonly Checked[] {
    const own = [this.canceledTexts, this.areGiven, this.totalAbility, this.byHost, this.cardsAt, this.responders]
    return [...this.modifiers.kept(), ...this.numbers.values(), ...own, this.survey]
  }
}
