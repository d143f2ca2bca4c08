import { joinPool } from '../held-triggers/pool.js'
import { nth } from '../nth.js'
import { type Kernel, kernelOffers } from '../options/kernel-options.js'
import type { OfKind } from '../options/kind.js'
import { ask, call, finish, goto, procedure } from '../procedures.js'
import { controllerOf, definitionOf } from '../state/columns.js'
import { type Card, type Frame, type Instance, refOf, type Seat } from '../state/state.js'
import type { Table } from '../table.js'
import { resolveInstance } from './abilities.js'
import { type Answers, type Clause, perCatalog } from './catalog.js'

/** Something about to happen that a card could stop, replace or answer. */
export interface Intent {
  readonly kind: string
  [field: string]: unknown
}

/** How one kind of intent becomes fact. */
export interface IntentRule {
  /** The only place where this change is made. */
  // biome-ignore lint/suspicious/noExplicitAny: each game narrows its own intents
  apply(t: Table<any>, intent: any): void
  /** May it still happen, after what came before it? */
  // biome-ignore lint/suspicious/noExplicitAny: each game narrows its own intents
  possible?(t: Table<any>, intent: any): boolean
  /** Cards leave play in it: "after" clauses are sought on the table just before as well as just after. */
  readonly leaves?: true
  /** What becomes of the "after" abilities that answer it, where they do not join the queue at once. */
  // biome-ignore lint/suspicious/noExplicitAny: each game narrows its own intents
  answered?(t: Table<any>, intent: any, after: Instance[]): void
}

type When = 'before' | 'after' | 'instead'

/** Every printed clause and rule that answers this now. */
export const answering = (t: Table, when: When, intent: Intent): Instance[] =>
  answersIn(t, answersTo(t, intent.kind).index, when, intent)

function answersIn(t: Table, index: Answers | undefined, when: When, intent: Intent): Instance[] {
  const found: Instance[] = []
  const byDef = index === undefined ? NOBODY : printedIn(index, when)
  if (byDef.length > 0) {
    const { s } = t
    for (const card of t.rules.live(t, byDef)) {
      const clauses = byDef[definitionOf(s, card)]
      if (clauses !== undefined) for (const clause of clauses) consider(t, clause, card, intent, found)
    }
  }
  t.rules.also?.(t, when, intent, found)
  return found
}

const NOBODY: readonly undefined[] = []

/** Written out: a field whose name is reckoned is searched for. */
const printedIn = (index: Answers, when: When): Answers[When] =>
  when === 'after' ? index.after : when === 'before' ? index.before : index.instead

function consider(t: Table, clause: Clause, card: Card, intent: Intent, found: Instance[]): void {
  const { s } = t
  const you = controllerOf(s, card)
  const instance: Instance = { clause: clause.id, source: refOf(s, card), you, that: {}, number: 0 }
  if (t.rules.matches(t, clause, card, intent, instance)) found.push(instance)
}

/**
 * Lets something happen: propose, replace, before, apply, happened. Where nothing on the table answers, it happens at
 * once; else a frame waits for the players. At most one a step, as its last deed.
 */
export function intend(t: Table, intent: Intent): void {
  const could = answersTo(t, intent.kind)
  if (could.instead || could.before) {
    const instead = could.instead ? answersIn(t, could.index, 'instead', intent) : []
    const before = could.before ? answersIn(t, could.index, 'before', intent) : []
    if (instead.length > 0 || before.length > 0) {
      call(t, happen, { intent, instead, before })
      return
    }
  }
  happenNow(t, intent, could)
}

/** Could anything in the catalog answer such an intent? And what of it is printed. */
interface Answerable extends Readonly<Record<When, boolean>> {
  readonly index: Answers | undefined
  readonly rule: IntentRule | undefined
}

/** Of most kinds nothing does, before or instead. */
function answersTo(t: Table, kind: string): Answerable {
  const known = answered(t.catalog)
  let found = known.get(kind)
  if (found === undefined) {
    found = answerable(t, kind)
    known.set(kind, found)
  }
  return found
}

function answerable(t: Table, kind: string): Answerable {
  const { also, alsoAtAll } = t.rules
  const index = t.catalog.answers.get(kind)
  const could = (when: When): boolean =>
    index?.any[when] === true || (also !== undefined && (alsoAtAll === undefined || alsoAtAll(t.catalog, when, kind)))
  const rule = t.rules.intents.get(kind)
  return { before: could('before'), after: could('after'), instead: could('instead'), index, rule }
}

const answered = perCatalog(() => new Map<string, Answerable>())

/** Says that something has happened which nothing could stop or replace: what answers it joins the queue. */
export const tell = (t: Table, intent: Intent): void => enqueue(t, answering(t, 'after', intent))

/** The intent that the topmost `happen` is about to make fact; "before" abilities may change it. */
export function pending(t: Table): Intent | null {
  const f = t.s.stack.findLast(({ procedure }) => procedure === 'happen') as (Frame & { intent: Intent }) | undefined
  return f?.intent ?? null
}

function ruleOf(t: Table, intent: Intent): IntentRule {
  const rule = t.rules.intents.get(intent.kind)
  if (rule === undefined) throw new Error(`No rule makes '${intent.kind}' happen`)
  return rule
}

function happenNow(t: Table, intent: Intent, could = answersTo(t, intent.kind)): void {
  const rule = could.rule ?? ruleOf(t, intent)
  if (rule.possible && !rule.possible(t, intent)) return
  const left = rule.leaves && could.after ? answersIn(t, could.index, 'after', intent) : null
  rule.apply(t, intent)
  if (!could.after || t.s.result !== null) return
  const after = answersIn(t, could.index, 'after', intent)
  if (left !== null && left.length > 0) addGone(t, left, after)
  if (rule.answered === undefined) enqueue(t, after)
  else rule.answered(t, intent, after)
}

/** Behind them those that answered before it happened, and answer no more. */
function addGone(t: Table, left: readonly Instance[], after: Instance[]): void {
  const gone = left.filter((one) => isIn(t, one.you) && !after.some((other) => alike(one, other)))
  after.push(...gone)
}

/** Triggered instances enter the queue; where there are several, their order is chosen. */
export function enqueue(t: Table, instances: Instance[]): void {
  if (instances.length === 0) return
  const { holds } = t.rules
  if (holds) joinPool(t, instances, (instance) => holds(t, instance))
  else if (instances.length === 1) t.s.queue.push(nth(instances, 0))
  else call(t, order, { instances })
}

/** Who has just gone out answers nothing any more. rule destiny.mp-player-elimination */
const isIn = (t: Table, seat: Seat): boolean => t.rules.words.players(t.s, seat)[0] === seat

const alike = (a: Instance, b: Instance): boolean => a.clause === b.clause && a.source % 1024 === b.source % 1024

/** Which of several comes next. */
type Next = OfKind<Kernel<'next'>, 'next', 'n'>

const nextOption = ({ source, clause }: Instance, i: number): Kernel<'next'> =>
  kernelOffers.next(source % 1024, clause, i)

/** Which of several triggered abilities is next? */
function askNext(t: Table, instances: readonly Instance[], kind: string): void {
  ask(t, t.rules.orders(t, instances), kind, instances.map(nextOption))
}

interface Happening {
  intent: Intent
  instead: Instance[]
  before: Instance[]
}

/** One change that a card could stop or replace. What comes before it is done first. rule destiny.before-abilities */
export const happen = procedure<Happening>('happen', {
  replace(t, f) {
    if (f.instead.length === 0) goto(f, 'before')
    else askNext(t, f.instead, 'replace')
  },
  replaced(t, f, answer: Next) {
    const [chosen] = f.instead.splice(answer.n, 1)
    resolveInstance(t, chosen as Instance)
  },
  replacedOrNot(t, f) {
    // rule swtcg.gl-replacement-effect
    // Once one has replaced it, there is nothing left to replace for its rivals; a declined one leaves it to them.
    if (f.result === 'declined') goto(f, 'replace')
    else finish(t, f, false)
  },
  before(t, f) {
    if (f.before.length === 0) goto(f, 'apply')
    else askNext(t, f.before, 'order')
  },
  beforeChosen(t, f, answer: Next) {
    const [chosen] = f.before.splice(answer.n, 1)
    goto(f, 'before')
    resolveInstance(t, chosen as Instance)
  },
  apply(t, f) {
    happenNow(t, f.intent)
  },
})

/**
 * Several things at the same time, none of which a card replaces: what comes before one of them comes before all, and
 * what answers them afterwards answers at the same time.
 */
export function intendTogether(t: Table, intents: Intent[]): void {
  const before = intents.flatMap((intent) => answering(t, 'before', intent))
  call(t, happenTogether, { intents, before })
}

export const happenTogether = procedure<{ intents: Intent[]; before: Instance[] }>('happen-together', {
  before(t, f) {
    if (f.before.length === 0) goto(f, 'apply')
    else askNext(t, f.before, 'order')
  },
  beforeChosen(t, f, answer: Next) {
    const [chosen] = f.before.splice(answer.n, 1)
    goto(f, 'before')
    resolveInstance(t, chosen as Instance)
  },
  apply(t, f) {
    const happened = f.intents.filter((intent) => ruleOf(t, intent).possible?.(t, intent) ?? true)
    for (const intent of happened) ruleOf(t, intent).apply(t, intent)
    enqueue(
      t,
      happened.flatMap((intent) => answering(t, 'after', intent)),
    )
  },
})

/** The order in which simultaneous "after" abilities enter the queue. */
export const order = procedure<{ instances: Instance[] }>('order', {
  choose(t, f) {
    askNext(t, f.instances, 'order')
  },
  chosen(t, f, answer: Next) {
    const [chosen] = f.instances.splice(answer.n, 1)
    t.s.queue.push(chosen as Instance)
    if (f.instances.length > 0) goto(f, 'choose')
  },
})
