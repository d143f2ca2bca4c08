import { type Card, definitionOf, perCatalog } from '@dejarik/kernel'
import { PLAYERS, PrintedBySubject, PrintedModifier, QUERY, REFERENCE } from '@dejarik/kernel/modifiers'
import { type Catalog, type Clause, clauseOf } from '../../definitions.js'
import type { Get } from '../../effects/get.js'
import type { ClauseTree, Condition, Gain, Query, Ref, Who } from '../../effects/tree.js'
import type { Table } from '../../state.js'
import { readsOf } from '../../vocabulary/reads.js'
import { isActive } from '../card-states.js'
import { isPilotless } from '../facts.js'
import { isLanded } from '../landed.js'
import { FACTOR, isFactor, isOfDeploying, type Subject, subjectOf } from './subjects.js'

/** To whom a gain is given: whatever a query describes, a reference, or players. */
export type Recipient = Query | Ref | Who

export type Printed = PrintedModifier<Gain, Recipient>
export type PrintedText = PrintedBySubject<Gain, Recipient>

const players = new Set(['you', 'opponent', 'each-player', 'each-opponent', 'light', 'dark', 'beside'])

/** Is it given to players rather than cards? */
export const isPlayers = (of: Get['to'] | Recipient): of is Who =>
  typeof of === 'string' ? players.has(of) : 'owner' in of

export const isQuery = (to: Get['to'] | Recipient): to is Query => typeof to === 'object' && 'kind' in to

/** One gain, given by a clause or by an effect that lasts. */
function printedAs(
  clause: number,
  gain: Gain,
  of: Recipient,
  holds: Condition | undefined,
  side: 'light' | 'dark' | undefined,
): Printed {
  const kind = isPlayers(of) ? PLAYERS : isQuery(of) ? QUERY : REFERENCE
  // What an ability that is given looks at is read when that is used.
  const reads = readsOf('has' in gain ? [of, holds] : [gain, of, holds])
  return new PrintedModifier(subjectOf(gain), clause, gain, of, kind, holds, reads, isFactor(gain) ? FACTOR : 0, side)
}

/** rule swccg.may-force-drain: whoever may hold a place for a drain controls it for what changes drains, too. */
const forDrains = (tree: unknown): unknown => {
  if (typeof tree !== 'object' || tree === null) return tree
  if (Array.isArray(tree)) return tree.map(forDrains)
  const made = Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, forDrains(part)]))
  return 'control' in tree ? { ...made, drain: true } : made
}

const conditionFor = (gain: Gain, holds: Condition | undefined): Condition | undefined =>
  'modify' in gain && gain.modify === 'drain' ? (forDrains(holds) as Condition | undefined) : holds

const textOf = (clauses: readonly Clause[]): PrintedText =>
  new PrintedBySubject(
    clauses.flatMap(({ id, ability }) => {
      // rule swccg.permanent-pilot: what a permanent pilot gives is the starship's own.
      if (ability.ability !== 'ongoing' && ability.ability !== 'permanent-pilot') return []
      const [of, holds]: [Recipient, Condition | undefined] =
        ability.ability === 'ongoing' ? [ability.of, ability.while] : ['this', undefined]
      return (ability.gets ?? []).map((gain) => printedAs(id, gain, of, conditionFor(gain, holds), ability.side))
    }),
  )

/** The modifiers of one text: all of them, and those that count on a landed starship. rule swccg.landed-starfighter */
interface Text {
  readonly flying: PrintedText
  readonly landed: PrintedText
}

function bothOf(clauses: readonly Clause[]): Text {
  const flying = textOf(clauses)
  return { flying, landed: new PrintedBySubject(flying.all.filter(({ subject }) => isOfDeploying(subject))) }
}

/** What the cards of one definition say: always, without their permanent pilot, and in each of their modes. */
interface Texts {
  readonly always: Text
  readonly pilotless: Text
  readonly modes: readonly Text[] | null
}

const modesOf = (ability: ClauseTree | undefined): readonly (readonly ClauseTree[])[] | null =>
  ability?.ability === 'modes' ? ability.modes : null

const texts = perCatalog((catalog: Catalog): readonly Texts[] =>
  catalog.clausesOf.map((clauses) => {
    const modes = modesOf(clauses.find(({ ability }) => ability.ability === 'modes')?.ability)
    const inMode = (mode: readonly ClauseTree[]) =>
      bothOf([...clauses, ...mode.map((ability) => clauseOf(catalog, ability))])
    const own = clauses.filter(({ ability }) => ability.ability !== 'permanent-pilot')
    return { always: bothOf(clauses), pilotless: bothOf(own), modes: modes === null ? null : modes.map(inMode) }
  }),
)

/** The text of this card; with several modes, in the one that it was deployed in. */
function textNow(t: Table, card: Card): Text {
  const { always, pilotless, modes } = texts(t.catalog)[definitionOf(t.s, card)] as Texts
  if (isPilotless(t, card)) return pilotless
  return modes === null ? always : (modes[t.s.named[`${card} mode`] ?? -1] ?? always)
}

/** The modifiers printed on this card, whether it is active or not. */
export const printedOn = (t: Table, card: Card): PrintedText => textNow(t, card).flying

/** Those of an inactive card. */
const silent: PrintedText = new PrintedBySubject<Gain, Recipient>([])

/** The modifiers printed on this card, as far as its state lets them count. rules swccg.state-inactive, swccg.landed-starfighter */
export function printedNow(t: Table, card: Card): PrintedText {
  const text = textNow(t, card)
  if (text.flying.all.length === 0 || !isActive(t, card)) return silent
  return isLanded(t, card) ? text.landed : text.flying
}

/** What the printed text of this card says about this, in whatever mode. */
export const printedAbout = (t: Table, card: Card, subject: Subject): readonly Printed[] =>
  (texts(t.catalog)[definitionOf(t.s, card)] as Texts).always.flying.about(subject)

/** By the number of an effect node, what it changes while it lasts. */
export const lastingChanges = perCatalog((catalog: Catalog): readonly (readonly Printed[] | undefined)[] =>
  catalog.nodes.map((node, i) =>
    node.do !== 'get'
      ? undefined
      : node.gets.map((gain) =>
          printedAs(-1 - i, gain, isRecipient(node.to) ? node.to : 'this', node.while, undefined),
        ),
  ),
)

/** Is it given anew at every moment, rather than to what was aimed at once? */
const isRecipient = (to: Get['to']): to is Query | Who => isQuery(to) || isPlayers(to)
