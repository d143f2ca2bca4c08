import type { PrintedModifier, Recipient } from './modifier.js'
import type { Subject } from './subjects.js'

const NOTHING: readonly never[] = []

/** The modifiers of one text, in their order, and by what they are about. */
export class PrintedBySubject<C = unknown, R = Recipient> {
  readonly all: readonly PrintedModifier<C, R>[]
  readonly #bySubject = new Map<Subject<C>, PrintedModifier<C, R>[]>()

  constructor(all: readonly PrintedModifier<C, R>[]) {
    this.all = all
    for (const each of all) {
      const list = this.#bySubject.get(each.subject)
      if (list === undefined) this.#bySubject.set(each.subject, [each])
      else list.push(each)
    }
  }

  about(subject: Subject<C>): readonly PrintedModifier<C, R>[] {
    return this.all.length === 0 ? NOTHING : (this.#bySubject.get(subject) ?? NOTHING)
  }
}
