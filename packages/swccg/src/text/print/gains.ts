import {
  constant,
  type Form,
  heard,
  isRecord,
  list,
  type Production,
  pass,
  perThing,
  type Slots,
} from '@dejarik/kernel/grammar'
import { kindOfTitle } from '../names.js'

type Gain = Slots
const modify = (stats: unknown, by: unknown, more: Slots = {}): Gain[] =>
  (stats as string[]).map((stat) => ({ modify: stat, by, ...more }))
const ongoing = (of: unknown, gets: unknown, more: Slots = {}): Slots => ({ ability: 'ongoing', of, gets, ...more })
const negative = (n: unknown) => -(n as number)
const withWhile = (abilities: unknown, so: unknown): unknown =>
  (abilities as Slots[]).map((one) =>
    one.ability === 'ongoing'
      ? { ...one, while: one.while ? { all: [so, one.while] } : so }
      : { ...one, if: one.if ? { all: [so, one.if] } : so },
  )

/** What holds here is for those here; a deploy cost, for whoever deploys here. */
const here = (gains: Gain[]): Gain[] => gains.map((gain) => ({ ...gain, at: 'here' }))
function about(x: unknown, m: unknown): Slots[] {
  const gains = m as Gain[]
  const costs = gains.filter(({ at, modify }) => at === 'here' && modify === 'deploy-cost')
  const others = gains.filter((gain) => !costs.includes(gain))
  if (!isRecord(x) || !others.some(({ at }) => at === 'here')) return [ongoing(x, gains)]
  const placed = ongoing(
    { ...x, at: 'here' },
    others.map(({ at: _, ...gain }) => gain),
  )
  return costs.length > 0 ? [ongoing(x, costs), placed] : [placed]
}
const meanwhile = (abilities: Slots[], so: unknown): Slots[] => abilities.map((one) => ({ ...one, while: so }))
/** What is said of them without a subject is so of them, not of this card. */
function ofSubject(x: unknown, m: unknown, so: unknown): Slots[] | undefined {
  if (x === 'this' || x === 'attached') return meanwhile(about(x, m), so)
  if (!isRecord(x) || !isRecord(so)) return undefined
  const more = so.is === 'this' ? so.a : so.present === 'this' ? { present: 'here' } : undefined
  if ('nighttime' in so && !('at' in x)) return about({ ...x, at: { kind: 'location', nighttime: true } }, m)
  if (!isRecord(more) || Object.keys(more).some((key) => key !== 'kind' && key in x)) return undefined
  return about({ ...more, ...x }, m)
}
const anyOf = (things: unknown, more: Slots): unknown => {
  const list = (things as object[]).map((query) => ({ exists: { ...query, ...more } }))
  return list.length === 1 ? list[0] : { any: list }
}

/** A deploy cost that holds at a place is of who deploys there. */
function whileSo(gains: Gain[], so: unknown): Slots[] | undefined {
  const place = isRecord(so) && so.is === 'this' && isRecord(so.a) ? so.a.at : undefined
  const costs = gains.filter((gain) => gain.modify === 'deploy-cost')
  const others = gains.filter((gain) => gain.modify !== 'deploy-cost')
  if (costs.length === 0 || place === undefined) return [ongoing('this', gains, { while: so })]
  const cheaper = ongoing(
    'this',
    costs.map((gain) => ({ ...gain, at: place })),
  )
  return [cheaper, ...(others.length > 0 ? [ongoing('this', others, { while: so })] : [])]
}

const captives = { kind: 'character', captured: true, on: 'this' }

/** At one of these places. */
export const atOne = (places: unknown): unknown => {
  const list = places as unknown[]
  return { is: 'this', a: { kind: 'card', at: list.length === 1 ? list[0] : { either: list } } }
}

/** Numbers that cards change, as print says it. Each node is a list of abilities. */
export const printGains: (Production | Form)[] = [
  ...['power', 'forfeit', 'maneuver', 'hyperspeed', 'landspeed', 'armor', 'ability', 'destiny'].flatMap((stat) =>
    constant('a-stat', stat, [stat]),
  ),
  ...constant('a-stat', 'deploy-cost', ['deploy', 'deploys', 'deploy cost']),
  list('some-stats', 'a-stat', 'and'),
  // "power +2", "power and forfeit +1", "power and forfeit are +2"
  heard('mod', '{s:some-stats} (is|are) {n:signed}', ({ s, n }) => modify(s, n)),
  heard(
    'mod',
    '{s:some-stats} {n:signed} for each|every {what:per}',
    ({ s, n, what }) => modify(s, perThing(n, what)),
    {
      cost: 1,
    },
  ),
  heard('mod', '(is|are) {s:some-stats} {n:signed}', ({ s, n }) => modify(s, n), { cost: 1 }),
  heard('mod', '(has|is|are) immune|immunity to attrition below {n:n}', ({ n }) => [{ immune: 'attrition', below: n }]),
  heard('mod', '(is|are) immune to attrition', () => [{ immune: 'attrition' }]),
  heard('mod', '(is|are) immune to {x:title}', ({ x }) => [
    { immune: 'card', to: { kind: kindOfTitle(x as string), name: x } },
  ]),
  heard('mod', 'has armor = {n:digits}', ({ n }) => [{ define: 'armor', as: n }]),
  list('mod-list', 'mod', 'and'),
  heard('mods', '{x:mod-list}', ({ x }) => (x as Gain[][]).flat()),
  heard('mods', 'deploy {n:signed} to {x:many}', ({ n, x }) => [{ modify: 'deploy-cost', by: n, at: x }]),
  heard('mods', '{x:mod-list} here', ({ x }) => here((x as Gain[][]).flat())),

  pass('cond', 'if|when|while|where {x:own-so}'),
  pass('cond', '{x:clause}'),
  heard('cond', 'if|when|while {a:own-so} and {b:whole-so}', ({ a, b }) => ({ all: [a, b] }), { cost: 1 }),
  pass('clause', 'if|when|while|where {x:whole-so}'),
  heard('cond', 'unless {x:own-so}', ({ x }) => ({ not: x })),
  heard('clause', 'unless {x:whole-so}', ({ x }) => ({ not: x })),
  heard('cond', '{x:at-state}', ({ x }) => x),
  heard('at-state', 'at same site as {x:things}', ({ x }) => anyOf(x, { at: 'same-site' })),
  heard('at-state', 'at same location as {x:things}', ({ x }) => anyOf(x, { at: 'here' })),
  heard('at-state', 'where present', () => ({ present: 'this' })),
  heard('at-state', 'under nighttime conditions', () => ({ nighttime: 'here' })),
  heard('at-state', 'at {x:spots}', ({ x }) => atOne(x), { cost: 1 }),

  heard('printed', '{m:mods}', ({ m }) => [ongoing('this', m)]),
  heard('printed', '{m:mods} {c:cond}', ({ m, c }) => whileSo(m as Gain[], c)),
  heard('printed', '{m:mods}, {c:cond}', ({ m, c }) => whileSo(m as Gain[], c), { cost: 1 }),
  heard('printed', '{c:cond}, {x:printed}', ({ c, x }) => withWhile(x, c), { cost: 1 }),
  heard(
    'printed',
    '{c:cond}, {x:printed} (,) and {y:printed}',
    ({ c, x, y }) => withWhile([...(x as Slots[]), ...(y as Slots[])], c),
    { cost: 2 },
  ),

  heard('printed', '{x:subject-all} (is|are) (each) {m:mods}', ({ x, m }) => about(x, m)),
  heard('printed', '{x:subject-all} (is|are) (each) {m:mods} {c:cond}', ({ x, m, c }) => ofSubject(x, m, c), {
    cost: 1,
  }),
  heard('printed', '{x:subject-all} (is|are) (each) {m:mods}, {c:clause}', ({ x, m, c }) => meanwhile(about(x, m), c), {
    cost: 1,
  }),
  heard('printed', 'has {s:a-stat} = {n:number}', ({ s, n }) => [ongoing('this', [{ define: s, as: n }])]),
  heard('printed', '{:bare} ability = {n:number}', ({ n }) => [ongoing('this', [{ define: 'ability', as: n }])], {
    cost: 2,
  }),
  heard('printed', '{x:subject-all} (is|are) (each) {m:mods} {c:clause}', ({ x, m, c }) => meanwhile(about(x, m), c)),
  // Several sorts in one sentence, each with a change of its own.
  heard(
    'printed',
    '{x:many} {m:mods} and {y:many} {n:mods}',
    ({ x, m, y, n }) => {
      const there = (n as Gain[]).some((gain) => gain.at === 'here')
      return [...about(x, there ? here(m as Gain[]) : m), ...about(y, n)]
    },
    { cost: 2 },
  ),
  heard('printed', 'all {x:bare} and {y:bare} are {m:mods}', ({ x, y, m }) => [...about(x, m), ...about(y, m)], {
    cost: 2,
  }),
  heard('printed', 'your total Force generation is {n:signed}', ({ n }) => [
    ongoing('you', [{ modify: 'force-generation', by: n }]),
  ]),
  heard('printed', 'while {c:so} your total Force generation is {n:signed}', ({ c, n }) => [
    ongoing('you', [{ modify: 'force-generation', by: n }], { while: c }),
  ]),
  heard('printed', '{s:a-stat} of {x:one} = {n:digits}', ({ s, x, n }) => [ongoing(x, [{ set: s, to: n }])]),
  // More for some of those that make it so.
  heard(
    'printed',
    '(also,) {s:a-stat} {n:signed} when {x:one} is present ‹ {m:signed} if {:bare} is {y:one} ›',
    ({ s, n, x, m, y }) =>
      isRecord(x) && isRecord(y)
        ? [
            ongoing(
              'this',
              [{ modify: s, by: { if: { exists: { ...y, whose: x.whose, present: 'here' } }, then: m, else: n } }],
              {
                while: { exists: { ...x, present: 'here' } },
              },
            ),
          ]
        : undefined,
  ),
  heard('printed', 'when escorting a captive, captive is {m:mods}', ({ m }) => [ongoing(captives, m)]),
  heard('printed', 'when escorting a captive, captive is {m:mods} and this card is {n:mods}', ({ m, n }) => [
    ongoing(captives, m),
    ongoing('this', n, { while: { exists: captives } }),
  ]),
  heard('printed', 'cancels game text of {x:one}', ({ x }) => [ongoing(x, [{ canceled: 'game-text' }])]),
  heard('printed', 'subtract {n:digits} from asteroid destiny (draws) (when) targeting {x:subject-all}', ({ n, x }) => [
    ongoing(x, [{ modify: 'asteroid-destiny', by: negative(n) }]),
  ]),
  heard('printed', 'when in battle, adds {n:digits} to each of your battle destiny draws', ({ n }) => [
    ongoing('you', [{ modify: 'battle-destiny', by: n, at: 'battle' }], {
      while: { is: 'this', a: { kind: 'card', 'in-battle': true } },
    }),
  ]),
  heard(
    'printed',
    'each {x:bare} at {p:one} is {m:mods}',
    ({ x, p, m }) => [ongoing(x, m, { while: { is: 'this', a: { kind: 'card', at: p } } })],
    { cost: 1 },
  ),
  heard('printed', "{x:subject-all} 's {m:mods}", ({ x, m }) => [ongoing(x, m)]),
  heard('printed', '{x:subject-all} (is|are) immune to attrition', ({ x }) => [ongoing(x, [{ immune: 'attrition' }])]),
  heard('printed', '{x:subject-all} (is|are) immune to attrition below {n:digits}', ({ x, n }) => [
    ongoing(x, [{ immune: 'attrition', below: n }]),
  ]),
  heard('printed', '{x:subject-all} (is|are) immune to attrition below {n:digits} {c:cond}', ({ x, n, c }) => [
    ongoing(x, [{ immune: 'attrition', below: n }], { while: c }),
  ]),
  heard('printed', '{x:subject-all} battles at power {n:signed} and is immune to attrition', ({ x, n }) => [
    ongoing({ ...(x as object), 'in-battle': true }, [{ modify: 'power', by: n }]),
    ongoing(x, [{ immune: 'attrition' }]),
  ]),

  heard('printed', 'adds {n:digits} to {s:some-stats} of {x:subject-all}', ({ n, s, x }) => [ongoing(x, modify(s, n))]),
  heard(
    'printed',
    'adds {n:digits} to {s:some-stats} of {x:subject-all} at {p:one}',
    ({ n, s, x, p }) => [ongoing(x, modify(s, n), { while: { is: 'this', a: { kind: 'card', at: p } } })],
    { cost: 1 },
  ),
  heard('printed', 'subtracts {n:digits} from {s:some-stats} of {x:subject-all}', ({ n, s, x }) => [
    ongoing(x, modify(s, negative(n))),
  ]),
  heard('printed', 'immune to attrition below {n:digits} if {c:so}', ({ n, c }) => [
    ongoing('this', [{ immune: 'attrition', below: n }], { while: c }),
  ]),
  heard('printed', 'immune to attrition {c:cond}', ({ c }) => [
    ongoing('this', [{ immune: 'attrition' }], { while: c }),
  ]),
  heard('printed', 'immune to attrition during nighttime conditions', () => [
    ongoing('this', [{ immune: 'attrition' }], { while: { nighttime: 'here' } }),
  ]),
  heard('printed', 'this card is immune to attrition below {n:digits}', ({ n }) => [
    ongoing('this', [{ immune: 'attrition', below: n }]),
  ]),
  heard('printed', 'immune to {x:title} {c:clause}', ({ x, c }) => [
    ongoing('this', [{ immune: 'card', to: { kind: kindOfTitle(x as string), name: x } }], { while: c }),
  ]),
  heard('printed', 'immune to {x:title}', ({ x }) => [
    ongoing('this', [{ immune: 'card', to: { kind: kindOfTitle(x as string), name: x } }]),
  ]),
  heard('printed', '{s:a-stat} = {n:number}', ({ s, n }) => [ongoing('this', [{ define: s, as: n }])]),
  heard('printed', 'this card {s:a-stat} = {n:number}', ({ s, n }) => [ongoing('this', [{ define: s, as: n }])]),
]
