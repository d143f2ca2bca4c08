import { isRecord } from '@dejarik/kernel/grammar'
import type { CardType } from '../effects/tree.js'
import { rules } from '../game.js'

export type Node = Readonly<Record<string, unknown>>

/** How many things a noun stands for. */
export type Number = 'one' | 'many'

/** Keys of a query that say where to look, not what to look for. */
const places: ReadonlySet<string> = new Set(['kind', 'zone', 'one-of'])

/**
 * What an ability speaks of, read in the order in which it happens: "that die" means something only once a die was named.
 * A noun may be bound to nothing when the ability is played; here only what can never be bound is a fault.
 */
export class References {
  constructor(
    readonly faults: Set<string>,
    /** Is it known which die "this die" is? */
    readonly die: boolean,
    /** The type of its card, where it is known. */
    readonly type: CardType | undefined,
    readonly bound: Map<string, Number> = new Map(),
  ) {}

  /** The same, for one of several ways to go on. */
  fork(): References {
    return new References(this.faults, this.die, this.type, new Map(this.bound))
  }

  bind(noun: string, n: Number): void {
    this.bound.set(noun, n)
    if (noun !== 'die' && noun !== 'player' && noun !== 'symbol') this.bound.set('card', n)
  }

  /** How many it stands for. */
  ref(ref: unknown): Number {
    if (ref === 'this-die' && !this.die) this.faults.add('this die')
    if (ref === 'attached' && this.type !== undefined && this.type !== 'upgrade') this.faults.add('attached character')
    if (typeof ref === 'string' && !rules.words.refs.has(ref)) this.faults.add(`reference ${ref}`)
    if (!isRecord(ref)) return 'one'
    const noun = String(ref.that)
    if (noun === 'number') return 'one'
    const n = this.bound.get(noun)
    if (n === undefined) this.faults.add(`that ${noun}`)
    return n ?? 'one'
  }

  /** A reference to one thing and no more: the value of a die, the cost of a card. */
  one(ref: unknown): void {
    if (this.ref(ref) === 'many') this.faults.add(`one of several (${JSON.stringify(ref)})`)
  }

  who(who: unknown): void {
    if (!isRecord(who)) return
    if ('owner' in who) this.ref(who.owner)
    else this.ref(who)
  }

  query(query: unknown): void {
    if (!isRecord(query)) return
    const { words } = rules
    if (!words.kinds.has(String(query.kind))) this.faults.add(`noun ${query.kind}`)
    for (const [key, wanted] of Object.entries(query)) {
      if (!places.has(key) && !words.filters.has(key)) this.faults.add(`filter ${key}`)
      else if (key === 'whose') this.who(wanted)
      else if (key === 'other' && wanted === true) this.another(String(query.kind))
      else if (key === 'other' || refKeys.has(key)) this.ref(wanted)
      else if (valueKeys.has(key)) this.value(wanted)
      else if (isRecord(wanted) && 'kind' in wanted) this.query(wanted)
      else if (isRecord(wanted)) this.ref(wanted)
    }
  }

  /** Another than this one: what this one is must be of that kind. */
  private another(kind: string): void {
    const nothing = kind === 'die' ? !this.die : this.type !== undefined && kind !== 'card' && kind !== this.type
    if (nothing) this.faults.add(`another ${kind}`)
  }

  /** Words such as `all` are the effect's own. */
  value(value: unknown): void {
    if (!isRecord(value)) return
    const [word = ''] = Object.keys(value).filter((key) => rules.words.values.has(key))
    if (word === '') this.faults.add(`value ${Object.keys(value).join(' ')}`)
    else if (word === 'if') {
      this.condition(value.if)
      this.value(value.then)
      this.value(value.else)
    } else if (word === 'count') this.query(value.count)
    else if (word === 'value' || word === 'cost') this.one(value[word])
    else if (word === 'combined')
      if (isRecord(value.combined) && 'kind' in value.combined) this.query(value.combined)
      else this.ref(value.combined)
    else if (word === 'hand' || word === 'resources' || word === 'hand-size') this.who(value[word])
    else if (word === 'half') this.value(value.half)
    else if (Array.isArray(value[word])) for (const part of value[word]) this.value(part)
  }

  condition(condition: unknown): void {
    if (!isRecord(condition)) return
    const [word = ''] = Object.keys(condition).filter((key) => rules.words.conditions.has(key))
    if (word === '') this.faults.add(`condition ${Object.keys(condition).join(' ')}`)
    else if (word === 'is') {
      this.ref(condition.is)
      this.query(condition.a)
      this.character(condition.a, 'one')
    } else if (word === 'spot' || word === 'exists') this.query(condition[word])
    else if (word === 'not') this.condition(condition.not)
    else if (word === 'all' || word === 'any') for (const each of condition[word] as unknown[]) this.condition(each)
    else if (word === 'compare') {
      const [a, , b] = condition.compare as unknown[]
      this.value(a)
      this.value(b)
    }
  }

  /** What an effect is about: chosen, found or known; from then on it is "that …". */
  target(target: unknown): Number {
    if (typeof target === 'string') {
      this.ref(target)
      this.bind(target === 'this-die' ? 'die' : 'card', 'one')
      return 'one'
    }
    if (!isRecord(target)) return 'one'
    if ('that' in target) return this.ref(target)
    if (Array.isArray(target.and)) {
      const [first, second] = target.and
      // Only one of them can be asked for.
      if (isRecord(first) && !('that' in first)) this.faults.add('both of two that are chosen')
      this.target(first)
      this.target(second)
      return 'many'
    }
    if ('top' in target) {
      this.value(target.top)
      if (target.of === 'any-player') this.bind('player', 'one')
      else this.who(target.of)
      this.bind('card', target.top === 1 ? 'one' : 'many')
      return target.top === 1 ? 'one' : 'many'
    }
    const from = target.from ?? target.each
    if (!isRecord(from)) this.faults.add(`target ${Object.keys(target).join(' ')}`)
    this.query(from)
    const count = target.choose ?? target.random
    const most = isRecord(count) && 'upTo' in count ? count.upTo : count
    this.value(most)
    const n = most === 1 ? 'one' : 'many'
    this.bind(String((from as Node | undefined)?.kind), n)
    this.character(from, n)
    return n
  }

  /** With a character's die its character is named, too. */
  private character(from: unknown, n: Number): void {
    if (isRecord(from) && from.kind === 'die' && from['die-of'] === 'character') this.bound.set('character', n)
  }
}

const refKeys: ReadonlySet<string> = new Set(['attached-to', 'of', 'copy-of', 'one-of'])
const valueKeys: ReadonlySet<string> = new Set(['value-least', 'value-most', 'cost-least', 'cost-most'])
