import type { Aspects } from '../cache/aspects.js'
import type { Checked } from '../cache/check.js'
import { Kept, KeptGrowing } from '../cache/kept.js'
import type { Card, CoreState, Lasting } from '../state/state.js'
import type { CatalogOf, Table } from '../table.js'
import { holds, type Scope } from '../vocabulary/interpreter.js'
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

/** The cards in play with modifiers that count, in the order of the table, and those modifiers by subject. */
interface Speaking<C, R> {
  readonly cards: readonly Card[]
  readonly printed: readonly PrintedBySubject<C, R>[]
  /** By the number of the subject: each modifier, and whose it is. */
  readonly modifiers: readonly (readonly PrintedModifier<C, R>[] | undefined)[]
  readonly sources: readonly (readonly Card[] | undefined)[]
}

const NOTHING: readonly never[] = []

/** The modifiers that are in effect on a table, by subject: those printed on cards in play, and those of lasting effects. */
export class ActiveModifiers<S extends CoreState, C, R = Recipient> {
  readonly #rules: ModifierRules<S, C, R>
  readonly #speaking: Kept<Speaking<C, R>, S>
  readonly #lists: readonly KeptGrowing<Modifier<C, R>[], S>[]

  constructor(rules: ModifierRules<S, C, R>) {
    this.#rules = rules
    this.#speaking = new Kept('modifiers in play', rules.base, (t, before) => this.#listen(t, before))
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
    return [...this.#lists]
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
    const { modifiers, sources } = this.#speaking.get(t)
    const printed = modifiers[subject.id] ?? NOTHING
    const from = sources[subject.id] ?? NOTHING
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

  /** Most changes of the table change nothing here: then what was sorted before still is. */
  #listen(t: Table<S>, before: Speaking<C, R> | undefined): Speaking<C, R> {
    return before !== undefined && this.#isSame(t, before) ? before : this.#sort(t)
  }

  #isSame(t: Table<S>, { cards, printed }: Speaking<C, R>): boolean {
    const { s } = t
    const piles = t.rules.piles(s.seats)
    let n = 0
    for (let pile = 0; pile < piles.length; pile++) {
      if (piles[pile]?.inPlay !== true) continue
      for (const card of s.piles[pile] as Card[]) {
        const own = this.#rules.printedOn(t, card)
        if (own.all.length === 0) continue
        if (cards[n] !== card || printed[n] !== own) return false
        n++
      }
    }
    return n === cards.length
  }

  #sort(t: Table<S>): Speaking<C, R> {
    const { s } = t
    const cards: Card[] = []
    const printed: PrintedBySubject<C, R>[] = []
    const modifiers: (PrintedModifier<C, R>[] | undefined)[] = this.#rules.subjects.map(() => undefined)
    const sources: (Card[] | undefined)[] = this.#rules.subjects.map(() => undefined)
    t.rules.piles(s.seats).forEach(({ inPlay }, pile) => {
      if (inPlay !== true) return
      for (const card of s.piles[pile] as Card[]) {
        const own = this.#rules.printedOn(t, card)
        if (own.all.length === 0) continue
        cards.push(card)
        printed.push(own)
        for (const each of own.all) {
          const { id } = each.subject
          modifiers[id] ??= []
          sources[id] ??= []
          modifiers[id].push(each)
          sources[id].push(card)
        }
      }
    })
    return { cards, printed, modifiers, sources }
  }
}
