import { type Card, definitionOf, type Json, knows, onlyOn, type Part, type Reason, type Seat } from '@dejarik/kernel'
import type { Effect } from './effects/tree.js'
import { mayClaim, mayReroll, mayUse, namesItsDie } from './rules/actions.js'
import { mayActivate } from './rules/activate.js'
import { cardsIn, charactersOf, def, HAND, inPlay } from './rules/areas.js'
import { diceOf, inPool } from './rules/dice.js'
import { costOf, handSize, upkeepResources } from './rules/numbers.js'
import { normally } from './rules/paying.js'
import { mayPlay, placesFor } from './rules/play-restrictions.js'
import { mayGoWith, mayResolve } from './rules/resolve-dice.js'
import { isOffered, whyNotNow } from './rules/turns.js'
import { ASIDE, type Die, type Table } from './state.js'

/** What a seat may ask: what a card or die may do now and why not, or where a number comes from. */
export type About =
  | { card: Card }
  | { die: Die }
  /** May it be resolved in the same action as those? */
  | { die: Die; with: readonly Die[] }
  | { action: 'claim' | 'reroll' }
  | { number: 'cost'; card: Card; on?: Card; replace?: Card }
  | { number: 'hand-size' | 'upkeep-resources'; seat: Seat }

interface Verdict {
  readonly do: string
  readonly may: boolean
  readonly why: Reason[]
}

/** Legality asked with a list for the reasons: the same checks that offer the options. */
export function explain(t: Table, seat: Seat, about: Json): Json {
  const asked = (typeof about === 'object' && about !== null ? about : {}) as unknown as About
  if ('number' in asked) return explainNumber(t, seat, asked)
  if ('die' in asked) {
    // A die that is set aside belongs to a card that may be hidden again.
    if (t.s.dieAt[asked.die] === ASIDE) return []
    if (t.s.dieAt[asked.die] === undefined) throw new Error(`There is no die ${asked.die}`)
    const why: Reason[] = []
    if ('with' in asked) {
      const may = mayGoWith(t, seat, asked.die, asked.with, why)
      return [{ do: 'resolve', may, why }] as unknown as Json
    }
    const may = mayResolve(t, seat, asked.die, undefined, why)
    return verdicts(t, seat, { die: asked.die }, [{ do: 'resolve', may, why }])
  }
  if ('action' in asked) {
    const why: Reason[] = []
    const may = asked.action === 'claim' ? mayClaim(t, why) : mayReroll(t, seat, why)
    return verdicts(t, seat, {}, [{ do: asked.action, may, why }])
  }
  if ('card' in asked) return verdicts(t, seat, { card: asked.card }, explainCard(t, seat, asked.card))
  throw new Error('Ask about {card}, {die}, {action} or {number}')
}

/** What is offered may be done; what is not, though nothing else is wrong with it, is not this seat's to do now. */
function verdicts(t: Table, seat: Seat, about: { card?: Card; die?: Die }, list: readonly Verdict[]): Json {
  const told = list.map((verdict) => {
    if (isOffered(t, seat, { do: verdict.do, ...about })) return { ...verdict, may: true }
    const waits = whyNotNow(t, seat)
    return waits === null ? verdict : { ...verdict, may: false, why: [...verdict.why, waits] }
  })
  return told as unknown as Json
}

function explainCard(t: Table, seat: Seat, card: Card): Verdict[] {
  // Nothing is said of a card that this seat does not know.
  if (!knows(t.s, seat, card)) return []
  if (cardsIn(t.s, seat, HAND).includes(card)) return [explainPlay(t, seat, card)]
  if (!inPlay(t.s, card)) return []
  const found: Verdict[] = []
  const activation: Reason[] = []
  const type = def(t, card).type
  if (type === 'character' || type === 'support' || def(t, card).die !== null) {
    found.push({ do: 'activate', may: mayActivate(t, seat, card, activation), why: activation })
  }
  for (const clause of t.catalog.clausesOf[definitionOf(t.s, card)] ?? []) {
    if (clause.ability.ability !== 'action') continue
    const why: Reason[] = []
    const effect = clause.ability.effect as Effect
    const die = namesItsDie(effect) ? (diceOf(t.s, card).find((each) => inPool(t.s, each)) ?? -1) : -1
    found.push({ do: 'use', may: mayUse(t, seat, card, effect, die, why), why })
  }
  return found
}

function explainPlay(t: Table, seat: Seat, card: Card): Verdict {
  if (def(t, card).type !== 'upgrade') {
    const why: Reason[] = []
    return { do: 'play', may: mayPlay(t, seat, card, { on: -1, replace: -1 }, normally, why), why }
  }
  const tries = charactersOf(t, seat).map((on) => {
    const why: Reason[] = []
    mayPlay(t, seat, card, { on, replace: -1 }, normally, why)
    return { on, why }
  })
  // Replacing another upgrade may make it cheap enough.
  return { do: 'play', may: placesFor(t, seat, card, normally).length > 0, why: byPlace(t, tries) }
}

/** What is wrong wherever it would go is said once; else with the characters on which it is. */
function byPlace(t: Table, tries: readonly { on: Card; why: readonly Reason[] }[]): Reason[] {
  const found = new Map<string, { reason: Reason; on: string[] }>()
  for (const { on, why } of tries)
    for (const reason of why) {
      const key = `${reason.rule} ${reason.says}`
      const known = found.get(key)
      if (known === undefined) found.set(key, { reason, on: [def(t, on).name] })
      else known.on.push(def(t, on).name)
    }
  return [...found.values()].map(({ reason, on }) => (on.length === tries.length ? reason : onlyOn(reason, on)))
}

function explainNumber(t: Table, seat: Seat, asked: Extract<About, { number: string }>): Json {
  const parts: Part[] = []
  let total = 0
  if (asked.number === 'cost') {
    if (!knows(t.s, seat, asked.card)) return null
    total = costOf(t, asked.card, asked.on ?? -1, asked.replace ?? -1, parts)
  } else if (asked.number === 'hand-size') total = handSize(t, asked.seat, parts)
  else if (asked.number === 'upkeep-resources') total = upkeepResources(t, asked.seat, parts)
  else throw new Error("Ask about the number 'cost', 'hand-size' or 'upkeep-resources'")
  return { total, parts: parts as unknown as Json }
}
