import type {
  Ability,
  Effect,
  Gain,
  Keyword,
  Pattern,
  Query,
  Target,
  Until,
  Value,
  When,
  Who,
} from '../effects/tree.js'

/** Short words for cards by hand. */
export const that = { that: 'unit' } as const
export const thatCard = { that: 'card' } as const
export const thatArena = { that: 'arena' } as const
export const number = { that: 'number' } as const
export const rest = { that: 'rest' } as const

export const one = (from: Query): Target => ({ choose: 1, from })
export const upTo = (n: Value, from: Query): Target => ({ choose: { upTo: n }, from })
export const any = (from: Query): Target => ({ choose: 'any', from })
export const each = (from: Query): Target => ({ each: from })
export const yours = (more: Partial<Query> = {}): Query => ({ kind: 'unit', whose: 'yours', ...more })
export const theirs = (more: Partial<Query> = {}): Query => ({ kind: 'unit', whose: 'opponent', ...more })

export const force = (n: Value): Effect => ({ do: 'pay-force', n })
export const build = (n: Value): Effect => ({ do: 'pay-build', n })
export const tapThis: Effect = { do: 'tap', what: 'this' }
export const discardThis: Effect = { do: 'discard', what: 'this' }
export const choose = (what: Target): Effect => ({ do: 'choose', what })
export const steps = (...list: Effect[]): Effect => ({ do: 'sequence', steps: list })
export const opponent = (effect: Effect): Effect => ({ do: 'as', who: 'opponent', effect })
export const gets = (to: Target | Who, until: Until, ...list: Gain[]): Effect => ({ do: 'get', to, gets: list, until })
export const later = (event: Pattern, effect: Effect): Effect => ({ do: 'await', when: 'after', event, effect })

export const keyword = (name: Keyword, n?: Value): Ability => ({
  ability: 'keyword',
  keyword: name,
  ...(n !== undefined && { n }),
})
export const activated = (cost: Effect[], effect: Effect, ...when: When[]): Ability => ({
  ability: 'activated',
  cost,
  effect,
  ...(when.length > 0 && { when }),
})
export const evade = (cost: number, n: number): Ability => activated([force(cost)], { do: 'evade', n })
export const deflect = (cost: number, n: number): Ability => activated([force(cost)], { do: 'deflect', n })
export const play = (cost: Effect[], effect: Effect, ...when: When[]): Ability => ({
  ability: 'play',
  ...(cost.length > 0 && { cost }),
  effect,
  ...(when.length > 0 && { when }),
})
export const after = (event: Pattern, effect: Effect): Ability => ({
  ability: 'triggered',
  when: 'after',
  event,
  effect,
})
export const mayAfter = (event: Pattern, effect: Effect): Ability => ({ ...after(event, effect), may: true }) as Ability
