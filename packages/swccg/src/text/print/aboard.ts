import { type Form, heard, isRecord, list, type Production, type Slots } from '@dejarik/kernel/grammar'

const ongoing = (of: unknown, gets: unknown, more: Slots = {}): Slots => ({ ability: 'ongoing', of, gets, ...more })
const modify = (stats: unknown, by: unknown): Slots[] => (stats as string[]).map((stat) => ({ modify: stat, by }))
const draw = { may: 'draw-battle-destiny', n: 1, otherwise: true }
const name = (query: unknown): unknown => (query as Slots).name

/** What somebody aboard gives: the ship, himself, his player. */
interface Given {
  ship?: Slots[]
  self?: Slots[]
  you?: Slots[]
}
function give(how: 'piloting' | 'aboard', x: unknown, parts: unknown): Slots[] | undefined {
  if (!isRecord(x) || !['starship', 'vehicle', 'card'].includes(x.kind as string)) return undefined
  const all = (parts as Given[][]).flat()
  const gains = (key: keyof Given): Slots[] => all.flatMap((part) => part[key] ?? [])
  const by = how === 'piloting' ? 'piloted-by' : 'carrying'
  const so = { is: 'this', a: { kind: 'card', [how]: x } }
  const [ship, self, you] = [gains('ship'), gains('self'), gains('you')]
  return [
    ...(ship.length > 0 ? [ongoing({ ...x, [by]: 'this' }, ship)] : []),
    ...(self.length > 0 ? [ongoing('this', self, { while: so })] : []),
    ...(you.length > 0
      ? [ongoing('you', you, { while: { is: 'this', a: { kind: 'card', [how]: x, 'in-battle': true } } })]
      : []),
  ]
}
/** So much, but on one of them another number. */
function differing(by: 'piloted-by' | 'carrying', x: Slots, stats: unknown, n: unknown, m: unknown, who: unknown) {
  const one = { ...(who as Slots), [by]: 'this' }
  return [ongoing({ ...x, [by]: 'this', 'not-name': name(who) }, modify(stats, n)), ongoing(one, modify(stats, m))]
}
const named = (x: unknown): x is Slots => isRecord(x) && 'name' in x

/** What pilots and droids do for what they are aboard. */
export const printAboard: (Production | Form)[] = [
  heard('given', 'adds {n:digits} to {s:some-stats}', ({ n, s }) => [{ ship: modify(s, n) }]),
  heard('given', '{n:digits} to {s:some-stats}', ({ n, s }) => [{ ship: modify(s, n) }]),
  heard('given', 'that starship is (also) {m:mod}', ({ m }) => [{ ship: m }]),
  heard('given', '{:draws-one}', () => [{ self: [draw] }]),
  heard('given', 'adds one battle destiny', () => [{ you: [{ modify: 'battle-destiny-draws', by: 1, at: 'battle' }] }]),
  heard('its-ride', 'that starship or vehicle', () => true),
  list('givens', 'given', 'and'),
  heard('printed', 'when|while piloting {x:one}, (also) {g:givens}', ({ x, g }) => give('piloting', x, g)),
  heard('printed', 'when|while piloting {x:one}, {g:givens}', ({ x, g }) => give('piloting', x, g)),
  heard('printed', 'when|while aboard {x:one}, {g:givens}', ({ x, g }) => give('aboard', x, g)),
  heard(
    'printed',
    'adds {n:digits} to {s:some-stats} of anything he|she pilots ‹ {m:digits} if piloting {x:one} ›',
    ({ n, s, m, x }) => (named(x) ? differing('piloted-by', { kind: 'card' }, s, n, m, x) : undefined),
  ),
  heard(
    'printed',
    'adds {n:digits} to {s:some-stats} of anything he|she pilots, and {:its-ride} moves for free',
    ({ n, s }) => [ongoing({ kind: 'card', 'piloted-by': 'this' }, [...modify(s, n), { free: 'move' }])],
  ),
  heard(
    'printed',
    'while aboard {x:one}, adds {n:digits} to {s:some-stats} ‹ {m:digits} on {y:one} ›',
    ({ x, n, s, m, y }) => (isRecord(x) && named(y) ? differing('carrying', x, s, n, m, y) : undefined),
  ),
  heard('printed', 'subtracts {n:digits} from {s:some-stats} of any {x:bare} he|she pilots', ({ n, s, x }) => [
    ongoing({ ...(x as object), 'piloted-by': 'this' }, modify(s, -(n as number))),
  ]),
  heard('printed', 'adds {n:digits} to {s:some-stats} of anything he|she pilots', ({ n, s }) => [
    ongoing({ kind: 'card', 'piloted-by': 'this' }, modify(s, n)),
  ]),
  heard('printed', 'adds {n:digits} to {s:some-stats} of anything that character pilots', ({ n, s }) => [
    ongoing({ kind: 'card', 'piloted-by': 'attached' }, modify(s, n)),
  ]),
  heard('printed', 'when piloting {name:title}, also adds {n:digits} to {s:some-stats}', ({ name, n, s }) => [
    ongoing({ kind: 'starship', name, 'piloted-by': 'this' }, modify(s, n)),
  ]),
  heard(
    'printed',
    'when piloting {name:title}, also adds {n:digits} to {s:some-stats} and {:draws-one}',
    ({ name, n, s }) => [
      ongoing({ kind: 'starship', name, 'piloted-by': 'this' }, modify(s, n)),
      ongoing('this', [draw], { while: { is: 'this', a: { kind: 'card', piloting: { kind: 'starship', name } } } }),
    ],
  ),
  heard('printed', 'when piloting {x:one}, also {:draws-one}', ({ x }) => [
    ongoing('this', [draw], { while: { is: 'this', a: { kind: 'card', piloting: x } } }),
  ]),
  heard(
    'printed',
    'when piloting {name:titles}, also adds {n:digits} to {s:some-stats} and {:draws-one}',
    ({ name, n, s }) => [
      ongoing({ kind: 'starship', name, 'piloted-by': 'this' }, modify(s, n)),
      ongoing('this', [draw], { while: { is: 'this', a: { kind: 'card', piloting: { kind: 'starship', name } } } }),
    ],
  ),
  heard('printed', '{:draws-one}', () => [ongoing('this', [draw])]),
  heard('draws-one', '(may) draw|draws one battle destiny if not able {:to-otherwise}', () => true),
  heard('to-otherwise', 'to otherwise', () => true),
  heard('printed', 'while|when aboard {x:one}, adds {n:digits} to {s:some-stats}', ({ x, n, s }) => [
    ongoing({ ...(x as object), carrying: 'this' }, modify(s, n)),
  ]),
  heard(
    'printed',
    'when aboard {x:one}, adds {n:digits} to {s:some-stats}, and that starship is {m:mod}',
    ({ x, n, s, m }) => [ongoing({ ...(x as object), carrying: 'this' }, [...modify(s, n), ...(m as Slots[])])],
  ),
]
