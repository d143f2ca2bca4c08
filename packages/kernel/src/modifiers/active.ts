import type { Aspects } from '../cache/aspects.js'
import type { Checked } from '../cache/check.js'
import { KeptGrowing } from '../cache/kept-growing.js'
import type { Card, CoreState, Lasting } from '../state/state.js'
import type { CatalogOf, Table } from '../table.js'
import { holds, type Scope } from '../vocabulary/interpreter.js'
import { ModifiersInPlay } from './in-play.js'
import { Modifier, type PrintedModifier, type Recipient } from './modifier.js'
import type { PrintedBySubject } from './printed.js'
import type { Subject } from './subjects.js'

/** What a game says about its modifiers. `C`: its changes. */
export interface ModifierRules<S extends CoreState, C, R = Recipient> {
  readonly subjects: readonly Subject<C>[]
  /** What decides which texts count, whatever they say. */
  readonly base: Aspects
  /** The modifiers printed on a card in play that count now, whether what they ask for holds or not. */
  printedOn(t: Table<S>, card: Card): PrintedBySubject<C, R>
  /** By the number of an effect node, what it changes while it lasts. */
  lasting(catalog: CatalogOf<S>): readonly (readonly PrintedModifier<C, R>[] | undefined)[]
  /** What the text of a card sees. */
  scopeOf(t: Table<S>, card: Card, printed: PrintedModifier<C, R>): Scope
  /** A lasting effect as a modifier. */
  modifierOf(t: Table<S>, printed: PrintedModifier<C, R>, lasting: Lasting): Modifier<C, R>
  /** Has the text of this card any say about that now? */
  counts(t: Table<S>, card: Card, subject: Subject<C>): boolean
  /** Adds what else is in effect. */
  more?(t: Table<S>, subject: Subject<C>, into: Modifier<C, R>[]): void
}

const NOTHING: readonly never[] = []

/** The modifiers that are in effect on a table, by subject: those printed on cards in play, and those of lasting effects. */
export class ActiveModifiers<S extends CoreState, C, R = Recipient> {
  readonly #rules: ModifierRules<S, C, R>
  /** Those of cards in play, whether what they ask for holds or not. */
  readonly inPlay: ModifiersInPlay<S, C, R>
  readonly #lists: readonly KeptGrowing<Modifier<C, R>[], S>[]

  constructor(rules: ModifierRules<S, C, R>) {
    this.#rules = rules
    this.inPlay = new ModifiersInPlay(rules.subjects.length, rules.base, rules.printedOn)
    this.#lists = rules.subjects.map(
      (subject) =>
        new KeptGrowing<Modifier<C, R>[], S>(
          `modifiers about '${subject.word}'`,
          rules.base,
          () => [],
          (t, into) => this.#read(t, subject, into),
        ),
    )
  }

  /** Everything that is in effect about this, in the order in which it came to be. */
  about<G extends C>(t: Table<S>, subject: Subject<G>): readonly Modifier<G, R>[] {
    const list = this.#lists[subject.id] as KeptGrowing<Modifier<C, R>[], S>
    // All changes of a subject are of its kind.
    return list.get(t) as readonly Modifier<C, R>[] as readonly Modifier<G, R>[]
  }

  kept(): readonly Checked<S>[] {
    return [...this.inPlay.kept(), ...this.#lists]
  }

  /** Adds a printed modifier of a card, if what it asks for holds. */
  add(t: Table<S>, card: Card, printed: PrintedModifier<C, R>, into: Modifier<C, R>[]): void {
    const { cache } = t
    cache.reads |= printed.reads
    const x = this.#rules.scopeOf(t, card, printed)
    if (printed.while !== undefined && !holds(t, printed.while, x, x.you)) return
    into.push(new Modifier(printed, card, x))
  }

  #read(t: Table<S>, subject: Subject<C>, into: Modifier<C, R>[]): void {
    const rules = this.#rules
    const printed = this.inPlay.about(t, subject)
    const from = this.inPlay.sources(t, subject)
    for (let i = 0; i < printed.length; i++) {
      const card = from[i] as Card
      if (rules.counts(t, card, subject)) this.add(t, card, printed[i] as PrintedModifier<C, R>, into)
    }
    rules.more?.(t, subject, into)
    if (t.s.lasting.length > 0) this.#readLasting(t, subject, into)
  }

  #readLasting(t: Table<S>, subject: Subject<C>, into: Modifier<C, R>[]): void {
    const byNode = this.#rules.lasting(t.catalog)
    for (const each of t.s.lasting)
      for (const printed of byNode[each.node] ?? NOTHING) {
        if (printed.subject !== subject) continue
        t.cache.reads |= printed.reads
        const modifier = this.#rules.modifierOf(t, printed, each)
        const { x } = modifier
        if (printed.while === undefined || holds(t, printed.while, x, x.you)) into.push(modifier)
      }
  }
}
