import { type Form, heard, isRecord, list, type Production, type Slots } from '@dejarik/kernel/grammar'

const kinds = ['location', 'site', 'system', 'sector']
const isLocation = (x: unknown): x is Slots => isRecord(x) && kinds.includes(x.kind as string)
const location = (x: unknown): unknown => (isLocation(x) ? x : undefined)
const nextTo = { kind: 'site', 'adjacent-to': 'here' }
/** A place where there is one of those. */
const having = (place: Slots, things: unknown, key: 'at' | 'present', more: Slots = {}): Slots => {
  const list = (things as object[]).map((query) => ({ exists: { ...query, ...more, [key]: 'it' } }))
  return { ...place, where: list.length === 1 ? list[0] : { any: list } }
}
const anyOf = (places: unknown[]): unknown => (places.length === 1 ? places[0] : { either: places })

/** How print says where: `spot` is behind "at" or "to", `at-spot` says its own preposition. */
export const printPlaces: (Production | Form)[] = [
  heard('spot', '(the) same site', () => 'same-site'),
  heard('spot', '(the) same location', () => 'here'),
  heard('spot', '(the) same system', () => 'same-system'),
  // Here it is, and here is one of those.
  heard('spot', '(the) same system or sector', () => ({
    kind: 'location',
    is: ['system', 'sector'],
    where: { is: 'it', a: { kind: 'location', 'one-of': 'here' } },
  })),
  heard('spot', '(the) same and|or (an) adjacent site|sites', () => ({ either: ['same-site', nextTo] })),
  heard('spot', '(an|any) adjacent site|sites', () => nextTo),
  heard('spot', '(any|an) adjacent {p:planets} site|sites', ({ p }) =>
    anyOf((p as string[]).map((part) => ({ ...nextTo, 'part-of': part }))),
  ),
  heard('spot', '(a|an|the|any) related {x:bare}', ({ x }) =>
    isLocation(x) ? { ...x, 'related-to': 'here' } : undefined,
  ),
  heard('spot', '{x:one}', ({ x }) => location(x)),
  heard('spot', '{x:many}', ({ x }) => location(x), { cost: 1 }),
  heard('spot', '(the) {p:planet} system', ({ p }) => ({ system: p })),
  // "A Yavin 4, Hoth or Endor site".
  heard('spot', '(a|an|any) {p:planets} site|sites', ({ p }) => severalOf(p)),
  heard('spot', 'same {k:place-kind} as {x:things}', ({ k, x }) => having({ kind: k }, x, 'at')),
  heard('spot', 'same {p:planet} site as {x:things}', ({ p, x }) => having({ kind: 'site', 'part-of': p }, x, 'at')),
  heard('spot', '{x:many} on same planet', ({ x }) => (isLocation(x) ? { ...x, 'related-to': 'here' } : undefined)),
  list('planets', 'planet', 'or'),
  list('spots', 'spot', 'or', { more: 1 }),
  heard('at-spot', 'here', () => 'here'),
  heard('at-spot', 'there', () => 'here'),
  heard('at-spot', '(in battles) at {x:spot}', ({ x }) => x),
  heard('at-spot', 'in battles here', () => 'here'),
  heard('at-spot', 'on {p:planets}', ({ p }) => anyOf((p as string[]).map((on) => ({ on })))),
]

function severalOf(p: unknown): unknown {
  const parts = p as string[]
  return parts.length > 1 ? { either: parts.map((part) => ({ kind: 'site', 'part-of': part })) } : undefined
}
