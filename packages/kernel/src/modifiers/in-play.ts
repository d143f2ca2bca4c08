import type { Aspects } from '../cache/aspects.js'
import type { Checked } from '../cache/check.js'
import { Kept } from '../cache/kept.js'
import { cardsInPile } from '../state/columns.js'
import type { Card, CoreState } from '../state/state.js'
import type { Table } from '../table.js'
import type { PrintedModifier, Recipient } from './modifier.js'
import type { PrintedBySubject } from './printed.js'
import type { Subject } from './subjects.js'

/** The cards in play with modifiers that count, in the order of the table, and those modifiers by subject. */
interface Sorted<C, R> {
  readonly cards: readonly Card[]
  readonly printed: readonly PrintedBySubject<C, R>[]
  /** By the number of the subject: each modifier, and whose it is. */
  readonly modifiers: readonly (readonly PrintedModifier<C, R>[] | undefined)[]
  readonly sources: readonly (readonly Card[] | undefined)[]
}

const NOTHING: readonly never[] = []

/** The modifiers printed on the cards in play, by subject, whether what they ask for holds or not. */
export class ModifiersInPlay<S extends CoreState, C, R = Recipient> {
  readonly #subjects: number
  readonly #printedOn: (t: Table<S>, card: Card) => PrintedBySubject<C, R>
  readonly #sorted: Kept<Sorted<C, R>, S>

  /** `base`: what decides which texts count; `printedOn`: those of a card in play that do. */
  constructor(subjects: number, base: Aspects, printedOn: (t: Table<S>, card: Card) => PrintedBySubject<C, R>) {
    this.#subjects = subjects
    this.#printedOn = printedOn
    this.#sorted = new Kept('modifiers in play', base, (t, before) =>
      before !== undefined && this.#isSame(t, before) ? before : this.#sort(t),
    )
  }

  about<G extends C>(t: Table<S>, subject: Subject<G>): readonly PrintedModifier<G, R>[] {
    const all: readonly PrintedModifier<C, R>[] = this.#sorted.get(t).modifiers[subject.id] ?? NOTHING
    // All changes of a subject are of its kind.
    return all as readonly PrintedModifier<G, R>[]
  }

  /** The card of each of them, in the same order. */
  sources(t: Table<S>, subject: Subject): readonly Card[] {
    return this.#sorted.get(t).sources[subject.id] ?? NOTHING
  }

  kept(): readonly Checked<S>[] {
    return [this.#sorted]
  }

  /** Most changes of the table change nothing here: then what was sorted before still is. */
  #isSame(t: Table<S>, { cards, printed }: Sorted<C, R>): boolean {
    const { s } = t
    const piles = t.rules.piles(s.seats)
    let n = 0
    for (let pile = 0; pile < piles.length; pile++) {
      if (piles[pile]?.inPlay !== true) continue
      for (const card of cardsInPile(s, pile)) {
        const own = this.#printedOn(t, card)
        if (own.all.length === 0) continue
        if (cards[n] !== card || printed[n] !== own) return false
        n++
      }
    }
    return n === cards.length
  }

  #sort(t: Table<S>): Sorted<C, R> {
    const { s } = t
    const cards: Card[] = []
    const printed: PrintedBySubject<C, R>[] = []
    const modifiers = Array.from({ length: this.#subjects }, (): PrintedModifier<C, R>[] | undefined => undefined)
    const sources = Array.from({ length: this.#subjects }, (): Card[] | undefined => undefined)
    t.rules.piles(s.seats).forEach(({ inPlay }, pile) => {
      if (inPlay !== true) return
      for (const card of cardsInPile(s, pile)) {
        const own = this.#printedOn(t, card)
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
