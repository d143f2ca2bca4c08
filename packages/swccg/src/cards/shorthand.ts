import type {
  Ability,
  Aim,
  Berth,
  Condition,
  Effect,
  Gain,
  Kind,
  Limit,
  Pattern,
  Phase,
  Pile,
  Place,
  Query,
  Ref,
  Stat,
  Target,
  Until,
  Value,
  When,
  Who,
} from '../effects/tree.js'

/** Short words for cards by hand. */
export const target = { that: 'target' } as const
export const second = { that: 'second' } as const
export const third = { that: 'third' } as const
export const card = { that: 'card' } as const
export const user = { that: 'user' } as const
export const place = { that: 'place' } as const
export const character = { that: 'character' } as const
export const rest = { that: 'rest' } as const
export const number = { that: 'number' } as const
export const drawn: Value = { drawn: 'you' }
export const theirDraw: Value = { drawn: 'opponent' }

export const q = (kind: Kind, more: Partial<Query> = {}): Query => ({ kind, ...more })
export const yours = (kind: Kind, more: Partial<Query> = {}): Query => ({ kind, whose: 'yours', ...more })
export const theirs = (kind: Kind, more: Partial<Query> = {}): Query => ({ kind, whose: 'opponent', ...more })
export const named = (name: string | string[], more: Partial<Query> = {}): Query => ({
  kind: 'character',
  name,
  ...more,
})
export const space: Query = { kind: 'location', is: ['system', 'sector'] }

export const one = (from: Query): { choose: 1; from: Query } => ({ choose: 1, from })
export const any = (from: Query): { choose: 'any'; from: Query } => ({ choose: 'any', from })
export const upTo = (n: Value, from: Query): { choose: { upTo: Value }; from: Query } => ({ choose: { upTo: n }, from })
export const each = (from: Query): Target => ({ each: from })
export const stat = (name: Stat, of: Ref): Value => ({ stat: name, of })
export const count = (query: Query): Value => ({ count: query })
export const more = (a: Value, b: Value): Condition => ({ compare: [a, '>', b] })
export const less = (a: Value, b: Value): Condition => ({ compare: [a, '<', b] })
export const equal = (a: Value, b: Value): Condition => ({ compare: [a, '=', b] })
export const atLeast = (a: Value, b: Value): Condition => ({ compare: [a, '>=', b] })
export const exists = (query: Query): Condition => ({ exists: query })
export const not = (condition: Condition): Condition => ({ not: condition })
export const all = (...list: Condition[]): Condition => ({ all: list })
export const either = (...list: Condition[]): Condition => ({ any: list })
export const is = (ref: Ref, a: Query): Condition => ({ is: ref, a })
export const inBattle: Condition = { is: 'this', a: { kind: 'card', 'in-battle': true } }
export const control: Condition = { control: 'you', at: 'here' }

export const use = (n: Value): Effect => ({ do: 'use-force', n })
export const draw = (n: Value = 1, plus?: Value): Effect => ({
  do: 'draw-destiny',
  n,
  ...(plus !== undefined && { plus }),
})
export const steps = (...list: Effect[]): Effect => ({ do: 'sequence', steps: list })
export const may = (effect: Effect): Effect => ({ do: 'may', effect })
export const opponent = (effect: Effect): Effect => ({ do: 'as', who: 'opponent', effect })
export const when = (condition: Condition, then: Effect, other?: Effect): Effect => ({
  do: 'if',
  if: condition,
  then,
  ...(other && { else: other }),
})
export const lose = (what: Target): Effect => ({ do: 'lose', what })
export const loseThis: Effect = { do: 'lose', what: 'this' }
export const put = (what: Target, to: Pile): Effect => ({ do: 'place', what, in: to })
export const hit = (what: Target): Effect => ({ do: 'hit', what })
export const steal = (what: Target, to?: Ref): Effect => ({ do: 'steal', what, ...(to && { to }) })
export const get = (to: Target | Query | Who, until: Until, ...gets: Gain[]): Effect => ({ do: 'get', to, gets, until })
export const battleDestiny = (n: Value): Effect => get('you', 'battle', { modify: 'battle-destiny-draws', by: n })
export const retrieve = (n: Value): Effect => ({ do: 'retrieve', n })
export const relocate = (what: Target, to: Target): Effect => ({ do: 'relocate', what, to })
export const transport = (what: Target, to: Target): Effect => ({ do: 'relocate', what, to, transport: true })
export const cancel = (what: Extract<Effect, { do: 'cancel' }>['what']): Effect => ({
  do: 'cancel',
  what,
})

export const plus = (name: Extract<Gain, { modify: unknown }>['modify'], by: Value, at?: Place): Gain => ({
  modify: name,
  by,
  ...(at && { at }),
})
export const set = (name: Extract<Gain, { set: unknown }>['set'], to: Value): Gain => ({ set: name, to })

export const phase = (name: Phase, of: Who = 'you'): When => ({ phase: name, of })
export const just = (pattern: Pattern): When => ({ just: pattern })
export const about = (pattern: Pattern): When => ({ about: pattern })
export const battleBy = (by: Who | undefined, at?: Place): When => ({
  just: { on: 'battle', ...(by && { by }), ...(at && { at }) },
})
export const once = (per: Limit['per']): Limit => ({ n: 1, per })

interface Doing {
  if?: Condition
  limit?: Limit
  targets?: Aim[]
  cost?: Effect[]
}
export const action = (moment: When | When[], doing: Doing, effect: Effect): Ability => ({
  ability: 'action',
  when: [moment].flat(),
  ...doing,
  effect,
})
export const automatic = (moment: When, effect: Effect, doing: Doing = {}): Ability => ({
  ability: 'automatic',
  when: [moment],
  ...doing,
  effect,
})
const played =
  (as: 'used' | 'lost') =>
  (moment: When | When[], doing: Doing, effect: Effect): Ability => ({
    ability: 'play',
    as,
    when: [moment].flat(),
    ...doing,
    effect,
  })
export const used = played('used')
export const lost = played('lost')
export const ongoing = (of: Query | Ref | Who, gets: Gain | Gain[], so?: Condition): Ability => ({
  ability: 'ongoing',
  of,
  gets: [gets].flat(),
  ...(so && { while: so }),
})
export const deploy = (...to: Berth[]): Ability => ({ ability: 'deploy', to })
export const onSide: Ability = { ability: 'deploy', to: [{ on: 'your-side' }] }
export const utinni = (on: Query, aim: Query, cost?: Value, x?: Value): Ability => ({
  ability: 'deploy',
  to: [{ on, ...(cost && { cost }) }],
  target: aim,
  ...(x && { x }),
})
export const reached = (effect: Effect, doing: Doing = {}): Ability =>
  automatic({ just: { on: 'reach', what: 'target' } }, effect, doing)
export const light = (ability: Ability): Ability => ({ ...ability, side: 'light' })
export const dark = (ability: Ability): Ability => ({ ...ability, side: 'dark' })
/** Most Effects of characters who lend a hand. */
export const notAlter: Ability = {
  ability: 'ongoing',
  of: 'this',
  gets: [{ immune: 'card', to: { kind: 'interrupt', name: 'Alter' } }],
}
export const at = (ref: Ref, where: Place): Condition => ({ is: ref, a: { kind: 'card', at: where } })
export const cancels = (names: string | string[]): { when: When[]; targets: Aim[]; effect: Effect } => ({
  when: ['any-time', { just: { on: 'play', what: { kind: 'card', name: names } } }],
  targets: [{ choose: 1, from: { kind: 'card', name: names } }],
  effect: { do: 'cancel', what: { that: 'target' } },
})
