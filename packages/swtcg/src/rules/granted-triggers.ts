import { controllerOf, type Instance, type Intent, NONE, perCatalog, refOf, type Seat } from '@dejarik/kernel'
import { clauseOf } from '../definitions.js'
import type { Table } from '../state.js'
import { anyGiven } from './heard.js'
import { grantedAbilities } from './numbers.js'
import { abilitiesOf, isAnySwitched } from './switch-effect.js'
import { matches } from './triggers.js'
import { live, unitsInArenas } from './zones.js'

/** The kinds of events that abilities which cards give to others wait for. */
const awaitedKinds = perCatalog(
  ({ clauses }) =>
    new Set(
      clauses.flatMap(({ def, ability }) =>
        def === NONE && ability.ability === 'triggered' ? [ability.event?.on] : [],
      ),
    ),
)

const isTriggerGiven = anyGiven('triggered')

/** rule swtcg.granted-abilities: a triggered ability that was given works as if it were printed there. */
export function grantedTriggers(t: Table, when: string, intent: Intent, found: Instance[]): void {
  if (!isTriggerGiven(t) || !awaitedKinds(t.catalog).has(intent.kind)) return
  for (const seat of [0, 1] as Seat[]) {
    for (const card of unitsInArenas(t.s, seat)) {
      for (const { ability, from } of grantedAbilities(t, card)) {
        if (ability.ability !== 'triggered' || ability.when !== when || ability.event.on !== intent.kind) continue
        const clause = clauseOf(t.catalog, ability)
        const that = { granter: [refOf(t.s, from)] }
        const made: Instance = { clause: clause.id, source: refOf(t.s, card), you: seat, that, number: 0 }
        if (matches(t, clause, card, intent, made)) found.push(made)
      }
    }
  }
}

/** rule swtcg.switch-effect: so does one that two units have traded; what is printed on a card is found by that. */
export function tradedTriggers(t: Table, when: string, intent: Intent, found: Instance[]): void {
  if (!isAnySwitched(t)) return
  const { s } = t
  for (const card of live(t)) {
    for (const ability of abilitiesOf(t, card)) {
      if (ability.ability !== 'triggered' || ability.when !== when || ability.event.on !== intent.kind) continue
      const clause = clauseOf(t.catalog, ability)
      if (clause.def === s.def[card]) continue
      const you = controllerOf(s, card)
      const made: Instance = { clause: clause.id, source: refOf(s, card), you, that: {}, number: 0 }
      if (matches(t, clause, card, intent, made)) found.push(made)
    }
  }
}
