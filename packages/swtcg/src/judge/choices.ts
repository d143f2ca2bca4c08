import type { Card, Decision, Seat } from '@dejarik/kernel'
import { damageOn } from '../columns.js'
import type { TextTree } from '../effects/tree.js'
import type { SwtcgOption } from '../options/index.js'
import { factsOf } from '../rules/facts.js'
import { wayOf } from '../rules/ways.js'
import { def, inArena, isUnitCard } from '../rules/zones.js'
import type { Table } from '../state.js'
import { valueOfEffect } from './effects.js'
import { imaginedChoice } from './imagine.js'
import { rerolled } from './things.js'
import { healthLeft, mightOf, printedMight } from './units.js'

interface About {
  readonly for?: string
  readonly node?: number
  readonly clause?: number
}

/** Verbs that are meant for one's own. */
const kind = new Set([
  'do-untap',
  'do-remove-damage',
  'do-prevent',
  'do-put-build',
  'do-deploy',
  'do-search',
  'do-stack',
])

/** Is what the question is for good for whom it happens to? */
function gives(t: Table, about: About): boolean {
  if (about.for !== 'do-get' || about.node === undefined) return kind.has(about.for ?? '')
  const node = t.catalog.nodes[about.node]
  return node?.do === 'get' && valueOfEffect({ ...node, to: 'this' }) >= 0
}

/** What an option may name. */
interface Chosen {
  readonly do: string
  readonly card?: Card
  readonly seat?: Seat
  readonly die?: number
  readonly arena?: number
  readonly n?: number
}

/** What picking this card is worth; picking none is nothing. */
export function choiceValue(t: Table, decision: Decision, option: SwtcgOption): number {
  const about = (decision.about ?? {}) as About
  const { card, seat, die, arena, n }: Chosen = option
  const thing = arena ?? card ?? n
  if (about.node !== undefined && thing !== undefined && t.s.phase === 'battle') {
    const imagined = imaginedChoice(t, decision.seat, about.node, thing)
    if (imagined !== undefined) return imagined
  }
  // Dice are chosen to be rolled again.
  if (die !== undefined) return rerolled(t, decision.seat, die)
  if (seat !== undefined) return seat === decision.seat ? 0 : 0.2
  if (card === undefined) return 0.2 * (n ?? 0)
  switch (about.for) {
    case 'retreat':
      return retreating(t, card)
    case 'mulligan':
      return throwAway(t, card)
    default:
      return chosen(t, decision, about, card)
  }
}

function chosen(t: Table, { seat, kind: asked }: Decision, about: About, card: Card): number {
  const mine = t.s.controller[card] === seat
  const value =
    inArena(t.s, card) && isUnitCard(t, card) ? 0.5 + 0.5 * mightOf(t, card) : 0.3 + 0.3 * printedMight(t, card)
  if (asked === 'search') return value
  return mine === gives(t, about) ? value : -value
}

/** A unit that would fall to the next hit is worth keeping out of the way; any other is needed where it is. */
function retreating(t: Table, card: Card): number {
  const left = healthLeft(t, card)
  const hurt = damageOn(t.s, card)
  return hurt > 0 && left <= 1 && mightOf(t, card) < 2 ? 0.2 : -1
}

/** rule swtcg.gl-mulligan: what cannot be placed now may be something better. */
function throwAway(t: Table, card: Card): number {
  const { type, cost } = factsOf(t, card)
  return type === 'battle' ? -0.2 : cost > 4 ? 0.4 : 0.1
}

/** What using an offered ability is worth. */
export function offerValue(t: Table, { about }: Decision): number {
  const { node, clause } = (about ?? {}) as About
  const text: TextTree | undefined = t.catalog.clauses[clause ?? -1]?.ability
  const effect = node === undefined ? text?.effect : t.catalog.nodes[node]
  return effect === undefined ? 0.3 : valueOfEffect(effect)
}

/** What one of several is worth: of effects, or of prices. */
export function eitherValue(t: Table, { about }: Decision, n: number): number {
  const { node, clause, card } = (about ?? {}) as About & { card?: Card }
  const option = wayOf(t, node, clause, n)
  if (option !== undefined) return valueOfEffect(option)
  // Not paying: the card is lost.
  return card === undefined ? 0 : -0.6 * (factsOf(t, card).cost + 0.1 * def(t, card).abilities.length)
}
