import { type Form, heard, isRecord, list, type Production, pass, type Slots } from '@dejarik/kernel/grammar'

const exists = (things: unknown, more: Slots): unknown => {
  const list = (things as object[]).map((query) => ({ exists: { ...query, ...more } }))
  return list.length === 1 ? list[0] : { any: list }
}
const self = (more: Slots): unknown => ({ is: 'this', a: { kind: 'card', ...more } })

/** A leader of yours. */
const withHere = (x: unknown, key: string): unknown =>
  isRecord(x)
    ? { all: [{ control: 'you', at: 'here' }, { exists: { ...x, whose: x.whose ?? 'yours', [key]: 'here' } }] }
    : undefined

/** What must be so, as print says it of the card itself. */
export const printConditions: (Production | Form)[] = [
  list('things', 'one-thing', 'or', { more: 1 }),
  pass('one-thing', '{x:one}'),
  heard('one-thing', '{x:bare}', ({ x }) => x, { cost: 1 }),
  heard('state', '(at the) same site as {x:things}', ({ x }) => exists(x, { at: 'same-site' })),
  heard('state', 'at (the) same site as {x:things}', ({ x }) => exists(x, { at: 'same-site' })),
  heard('state', 'at (the) same site with {x:things}', ({ x }) => exists(x, { at: 'same-site' })),
  heard('state', 'at (the) same location as {x:things}', ({ x }) => exists(x, { at: 'here' })),
  heard('state', 'present with {x:things}', ({ x }) => exists(x, { with: 'this' })),
  heard('state', 'on {p:planet}', ({ p }) => self({ at: { on: p } })),
  heard('state', 'at {x:one}', ({ x }) => self({ at: x })),
  heard('state', 'aboard {x:one}', ({ x }) => self({ aboard: x })),
  heard('state', 'piloting {x:one}', ({ x }) => self({ piloting: x })),
  heard('state', 'defending a battle', () => self({ defending: true })),
  heard('state', 'in (a) battle', () => self({ 'in-battle': true })),
  heard('state', 'under|during nighttime conditions', () => ({ nighttime: 'here' })),
  heard('state', '{x:things} (is) on table', ({ x }) => exists(x, {})),
  heard('state', '{x:things} (is) (also) present', ({ x }) => exists(x, { present: 'here' })),
  heard('state', '{x:things} (is) aboard', ({ x }) => exists(x, { aboard: 'this' })),
  heard('state', '{x:things} (is) piloting', ({ x }) => exists(x, { piloting: 'this' })),
  heard('state', '{x:things} is pilot', ({ x }) => exists(x, { piloting: 'this' })),
  heard('state', 'at least {n:digits} {x:many} on table', ({ n, x }) => ({ compare: [{ count: x }, '>=', n] })),
  heard('state', '{n:digits} or more of {x:many} on table', ({ n, x }) => ({ compare: [{ count: x }, '>=', n] })),
  heard('state', '{n:digits} or more of {x:many} present', ({ n, x }) => ({
    compare: [{ count: { ...(x as object), present: 'here' } }, '>=', n],
  })),
  heard('state', 'another {x:bare} present', ({ x }) => ({
    exists: { ...(x as object), other: true, present: 'here' },
  })),
  heard('state', 'you occupy', () => ({ occupy: 'you', at: 'here' })),
  heard('state', 'you control', () => ({ control: 'you', at: 'here' })),
  heard('state', 'you control, with {x:one} here', ({ x }) => withHere(x, 'at')),
  heard('state', 'you control, with {x:one} present', ({ x }) => withHere(x, 'present')),
  heard('state', 'this card is not on {p:planet}', ({ p }) => ({ not: self({ at: { on: p } }) })),
]
