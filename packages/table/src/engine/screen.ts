import {
  type Card,
  type CoreState,
  definitionOf,
  type Json,
  knows,
  type Option,
  type Seat,
  tableOf,
} from '@dejarik/kernel'
import { isCardArg, type LogArg } from '@dejarik/kernel/log'
import type { CardSheet, OddsLine, OptionShown, PromptShown, Thing } from '../protocol.js'
import type { GameOfTable } from './game.js'
import { passOf } from './passing.js'
import type { Session } from './session.js'
import { setAsked } from './sets.js'
import { alike } from './tell-apart.js'
import { number } from './thing.js'

/** Answers that do nothing: what Space and Enter give. */
export const passing: ReadonlySet<string> = new Set(['pass', 'done', 'decline'])

const none: ReadonlySet<string> = new Set()
/** Parts of a view that a board shows as a count, or in words. */
const unseen: ReadonlySet<string> = new Set('deck discard out aside defeated waiting queue lasting delayed'.split(' '))

/** Everything that a view holds under this key, but for what lies in these parts of it. */
export function under(view: Json, key: string, without = none, found: Set<Json> = new Set()): Set<Json> {
  if (Array.isArray(view)) for (const each of view) under(each, key, without, found)
  else if (typeof view === 'object' && view !== null)
    for (const [name, value] of Object.entries(view)) {
      if (name === key && typeof value !== 'object') found.add(value as Json)
      else if (!without.has(name)) under(value as Json, key, without, found)
    }
  return found
}

function oddsIn(game: GameOfTable, s: CoreState, option: Option): { odds?: OddsLine } {
  const odds = game.oddsOf?.(s, option) ?? null
  return odds === null ? {} : { odds }
}

/** May something be chosen together with what this option is about? */
function mayGather({ gathers }: GameOfTable, s: CoreState, seat: Seat, option: Option): boolean {
  const first = gathers?.first(option) ?? null
  if (gathers === undefined || first === null) return false
  return gathers.with(s, seat, [first]).some(({ thing, why }) => thing !== first && why === undefined)
}

/** Options that read the same say whose thing they mean, what it lies on, and at last which one it is. */
function labelled({ game }: Session, s: CoreState, seat: Seat): OptionShown[] {
  const { engine } = game
  const options = engine.prompt(s, seat)?.options ?? []
  const owners = new Map<string, Set<Seat | null>>()
  for (const { option, label } of options)
    owners.set(label, (owners.get(label) ?? new Set()).add(game.whose(s, option)))
  const whoseOf = (option: Option, label: string) => ((owners.get(label)?.size ?? 0) > 1 ? game.whose(s, option) : null)
  const nameOf = (card: Card | null) =>
    card !== null && knows(s, seat, card) ? engine.catalog.defs[definitionOf(s, card)]?.name : undefined
  const whiches = alike(
    options.map(({ option, label }) => `${label} ${whoseOf(option, label)}`),
    options.map(({ option }) => game.liesOn && (nameOf(game.liesOn(s, option)) ?? '')),
  )
  return options.map(({ option, label, line }, i) => {
    const whose = whoseOf(option, label)
    return {
      label: line,
      ...(whose === null ? {} : { whose }),
      ...whiches[i],
      group: game.group(option),
      things: game.things(option, s),
      ...oddsIn(game, s, option),
      ...(passing.has(option.do) ? { passes: true } : {}),
      ...(mayGather(game, s, seat, option) ? { gathers: true } : {}),
    }
  })
}

/** The set that is asked for, where every offer is one thing that this seat knows. */
function setFor({ game }: Session, s: CoreState, seat: Seat): PromptShown['set'] {
  const asked = setAsked(s, seat)
  if (asked === null) return undefined
  const { engine } = game
  const offers = asked.offers.map((option) => ({
    thing: game.things(option, s)[0] ?? '',
    label: engine.rules.label(tableOf(engine, s), option),
  }))
  const hidden = ({ thing }: { thing: Thing }) => {
    const card = number(thing, 'card')
    return thing === '' || (card !== null && !knows(s, seat, card))
  }
  return offers.some(hidden) ? undefined : { offers, least: asked.least, most: asked.most }
}

/** The open question for the seat that is asked. */
export function promptFor(session: Session, s: CoreState, seat: Seat, view: Json): PromptShown | null {
  const { engine } = session.game
  const decision = engine.decision(s)
  const asked = engine.prompt(s, seat)
  if (decision === null || asked === null || !asked.yours) return null
  const options = labelled(session, s, seat)
  const onBoard = under(view, 'card', unseen)
  const set = setFor(session, s, seat)
  const offered = new Set([
    ...options.flatMap(({ things }) => things),
    ...(set?.offers ?? []).map(({ thing }) => thing),
  ])
  const tray = [...offered].flatMap((thing) => {
    const card = number(thing, 'card')
    if (card === null || onBoard.has(card) || !knows(s, seat, card)) return []
    const { id, name } = engine.catalog.defs[definitionOf(s, card)]!
    return [{ thing, id, name }]
  })
  const { kind, rule } = decision
  return {
    seat,
    kind,
    question: asked.asks,
    options,
    tray,
    ...(set === undefined ? {} : { set }),
    ...(rule === undefined ? {} : { rule }),
    ...(passOf(decision) === undefined ? {} : { chance: true }),
  }
}

/** The cards that the arguments of a line name. */
export const cardsNamed = (args: readonly (LogArg | undefined)[]): string[] =>
  args.flatMap((arg): string[] => {
    if (Array.isArray(arg)) return cardsNamed(arg)
    if (isCardArg(arg)) return [arg.card]
    return typeof arg === 'object' && arg !== null && 'on' in arg ? [arg.on.card] : []
  })

/** The sheets of the cards that a view, a prompt or the log names. */
export function sheetsFor({ game }: Session, ids: Iterable<Json>, sent: Set<string>): CardSheet[] {
  const found: CardSheet[] = []
  for (const id of ids) {
    if (typeof id !== 'string' || sent.has(id)) continue
    sent.add(id)
    found.push(game.sheet(id))
  }
  return found
}
