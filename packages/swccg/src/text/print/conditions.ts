import { type Form, heard, isRecord, list, type Production, pass, type Slots } from '@dejarik/kernel/grammar'
import { atOne } from './gains.js'

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
  // What is said without a subject is said of whatever the sentence is about: of this card.
  pass('so', '{x:own-so}'),
  pass('so', '{x:whole-so}'),
  heard('so', '{a:own-so} and {b:whole-so}', ({ a, b }) => ({ all: [a, b] }), { cost: 1 }),
  heard('own-so', '{a:own-so-one} or {b:own-so-one}', ({ a, b }) => ({ any: [a, b] }), { cost: 1 }),
  heard('own-so', '{a:own-so-one} and {b:own-so-one}', ({ a, b }) => ({ all: [a, b] }), { cost: 1 }),
  pass('own-so', '{x:own-so-one}'),
  heard('own-so-one', '(at the) same site as {x:things}', ({ x }) => exists(x, { at: 'same-site' })),
  heard('own-so-one', 'at (the) same site as {x:things}', ({ x }) => exists(x, { at: 'same-site' })),
  heard('own-so-one', 'at (the) same site with {x:things}', ({ x }) => exists(x, { at: 'same-site' })),
  heard('own-so-one', 'at (the) same location as {x:things}', ({ x }) => exists(x, { at: 'here' })),
  heard('own-so-one', 'present with {x:things}', ({ x }) => exists(x, { with: 'this' })),
  heard('own-so-one', 'on {p:planet}', ({ p }) => self({ at: { on: p } })),
  heard('own-so-one', 'at {x:spots}', ({ x }) => atOne(x), { cost: 1 }),
  heard('own-so-one', 'present', () => ({ present: 'this' })),
  heard('own-so-one', 'present at {x:spots}', ({ x }) => ({ all: [{ present: 'this' }, atOne(x)] }), { cost: 1 }),
  heard('own-so-one', 'participating in a battle', () => self({ 'in-battle': true })),
  heard('own-so-one', 'participating in a battle you initiate', () => self({ attacking: true })),
  heard('whole-so', '{x:things} (is) here', ({ x }) => exists(x, { at: 'here' })),
  heard('whole-so', '{x:one} (is) alone here', ({ x }) => exists([x], { at: 'here', alone: true })),
  heard('whole-so', 'you have {x:things} on table', ({ x }) => exists(x, { whose: 'yours' })),
  heard('whole-so', '{w:rival} controls this {:place-kind}', ({ w }) => ({ control: w, at: 'here' })),
  heard('whole-so', '{w:rival} occupies this {:place-kind}', ({ w }) => ({ occupy: w, at: 'here' })),
  heard('rival', 'opponent', () => 'opponent'),
  heard('whole-so', 'you occupy with exactly {n:digits} {x:many}', ({ n, x }) => ({
    all: [
      { occupy: 'you', at: 'here' },
      { compare: [{ count: { ...(x as object), whose: 'yours', at: 'here' } }, '=', n] },
    ],
  })),
  heard('whole-so', 'you occupy with {x:things}', ({ x }) => ({
    all: [{ occupy: 'you', at: 'here' }, exists(x, { whose: 'yours', at: 'here' })],
  })),
  heard('whole-so', 'you control without {x:one}', ({ x }) => ({
    all: [{ control: 'you', at: 'here' }, { not: exists([x], { whose: 'yours', at: 'here' }) }],
  })),
  heard('own-so-one', 'aboard {x:one}', ({ x }) => self({ aboard: x })),
  heard('own-so-one', 'piloting {x:one}', ({ x }) => self({ piloting: x })),
  heard('own-so-one', 'defending a battle', () => self({ defending: true })),
  heard('own-so-one', 'in (a) battle', () => self({ 'in-battle': true })),
  heard('own-so-one', 'under|during nighttime conditions', () => ({ nighttime: 'here' })),
  heard('whole-so', '{x:things} (is) on table', ({ x }) => exists(x, {})),
  heard('whole-so', '{x:things} (is) (also) present', ({ x }) => exists(x, { present: 'here' })),
  heard('whole-so', '{x:things} (is) aboard', ({ x }) => exists(x, { aboard: 'this' })),
  heard('whole-so', '{x:things} (is) piloting', ({ x }) => exists(x, { piloting: 'this' })),
  heard('whole-so', '{x:things} is pilot', ({ x }) => exists(x, { piloting: 'this' })),
  heard('whole-so', 'at least {n:digits} {x:many} on table', ({ n, x }) => ({ compare: [{ count: x }, '>=', n] })),
  heard('whole-so', '{n:digits} or more of {x:many} on table', ({ n, x }) => ({ compare: [{ count: x }, '>=', n] })),
  heard('whole-so', '{n:digits} or more of {x:many} present', ({ n, x }) => ({
    compare: [{ count: { ...(x as object), present: 'here' } }, '>=', n],
  })),
  heard('whole-so', 'another {x:bare} present', ({ x }) => ({
    exists: { ...(x as object), other: true, present: 'here' },
  })),
  heard('whole-so', 'you have {x:things} at {p:spot}', ({ x, p }) => exists(x, { whose: 'yours', at: p })),
  heard('whole-so', 'you have {x:things} present', ({ x }) => exists(x, { whose: 'yours', present: 'here' })),
  heard('whole-so', '{x:things} is|are at same site', ({ x }) => exists(x, { at: 'same-site' })),
  heard('whole-so', 'you control {p:spot}', ({ p }) => ({ control: 'you', at: p }), { cost: 1 }),
  heard('whole-so', 'you occupy {p:spot}', ({ p }) => ({ occupy: 'you', at: p }), { cost: 1 }),
  heard('whole-so', 'opponent occupies {n:digits} {x:many}', ({ n, x }) => ({
    compare: [{ count: { ...(x as object), 'occupied-by': 'opponent' } }, '>=', n],
  })),
  heard('whole-so', 'you control that {:place-kind} and at least {n:digits} related {x:many}', ({ n, x }) => ({
    all: [
      { control: 'you', at: 'it' },
      { compare: [{ count: { ...(x as object), 'related-to': 'it', 'controlled-by': 'you' } }, '>=', n] },
    ],
  })),
  heard('whole-so', '{x:one} is present with {y:one}', ({ x, y }) => ({ exists: { ...(x as object), with: y } })),
  heard('whole-so', '{x:one} on table but not on {p:planet}', ({ x, p }) => ({
    exists: { ...(x as object), 'not-at': { on: p } },
  })),
  heard('own-so-one', 'aboard {x:one} ‹ even at {p:spot} ›', ({ x, p }) => ({
    any: [self({ aboard: x }), self({ at: p })],
  })),
  heard('own-so-one', '(if) with {x:things}', ({ x }) => exists(x, { at: 'here' }), { cost: 1 }),
  heard('own-so-one', 'escorting a captive', () => ({ exists: { kind: 'character', captured: true, on: 'this' } })),
  heard('whole-so', 'you occupy', () => ({ occupy: 'you', at: 'here' })),
  heard('whole-so', 'you control', () => ({ control: 'you', at: 'here' })),
  heard('whole-so', 'you control, with {x:one} here', ({ x }) => withHere(x, 'at')),
  heard('whole-so', 'you control, with {x:one} present', ({ x }) => withHere(x, 'present')),
  heard('whole-so', 'this card is not on {p:planet}', ({ p }) => ({ not: self({ at: { on: p } }) })),
]
