import { type Form, heard, isRecord, list, type Production, type Slots } from '@dejarik/kernel/grammar'

const ongoing = (of: unknown, gets: unknown, more: Slots = {}): Slots => ({ ability: 'ongoing', of, gets, ...more })
const self = (...gets: Slots[]): Slots[] => [ongoing('this', gets)]

const seats = ['pilot', 'driver', 'passenger', 'astromech']
const plainSort = (what: unknown): Slots | undefined =>
  isRecord(what) &&
  what.kind !== 'card' &&
  Object.keys(what).length <= 2 &&
  !seats.includes(String([what.is].flat()[0]))
    ? { n: 'any', what }
    : undefined

/** Where they go, how they move, whom they hold. */
export const printCards: (Production | Form)[] = [
  heard('printed', 'may add {holds:capacity-list}', ({ holds }) => [{ ability: 'capacity', holds }]),
  // Others than those cannot pilot it, though there is a seat.
  heard('printed', 'may add 1 pilot ‹ must be (a) {is:traits} › {:and-also} {rest:capacity-list}', ({ is, rest }) => [
    { ability: 'capacity', holds: [{ n: 1, as: ['pilot'] }, ...(rest as Slots[])] },
    ongoing({ kind: 'character', not: is }, [{ cannot: 'pilot', what: 'this' }]),
  ]),
  heard('and-also', ',|and', () => true),
  heard('printed', 'may add unlimited {x:unlimited}', ({ x }) => [{ ability: 'capacity', holds: x }]),
  list('unlimited', 'unlimited-hold', 'and'),
  ...seats.map((seat) => heard('unlimited-hold', `#${seat}`, () => ({ n: 'any', as: [seat] }))),
  heard('unlimited-hold', '{what:bare}', ({ what }) => plainSort(what)),
  heard('unlimited-hold', '{what:many}', ({ what }) => plainSort(what)),
  heard('printed', 'deploys and moves like a starfighter', () => self({ rule: 'moves-like-starfighter' })),
  heard('usual-price', 'at normal use of the Force', () => true),
  heard('printed', 'moves like a (single) character ({:usual-price})', () => self({ rule: 'moves-like-character' })),
  heard('printed', 'may carry {holds:capacity-list}', ({ holds }) => [{ ability: 'capacity', holds }]),
  {
    sort: 'capacity-list',
    read(reader, start, voice) {
      const found: { end: number; node: unknown; cost: number }[] = []
      const go = (place: number, before: unknown[], cost: number): void => {
        for (const { end, node, cost: more } of reader.readings('hold', place, voice)) {
          const all = [...before, node]
          found.push({ end, node: all, cost: cost + more })
          const comma = reader.at(end, ',') ? end + 1 : end
          if (reader.at(comma, 'and')) go(comma + 1, all, cost + more)
          else if (comma > end) go(comma, all, cost + more)
        }
      }
      go(start, [], 0)
      return found
    },
    write: () => undefined,
  },
  heard('hold', '{n:digits} {as:print-seats}', ({ n, as }) => ({ n, as })),
  heard('hold', '{n:digits} {what:bare}', ({ n, what }) =>
    isRecord(what) && Object.keys(what).length <= 2 && !seats.includes(String([what.is].flat()[0]))
      ? { n, what }
      : undefined,
  ),
  list('print-seats', 'print-seat', 'or'),
  ...seats.map((seat) => heard('print-seat', `#${seat}`, () => seat)),
  heard(
    'capacity-list',
    '1 pilot and 1 passenger, or 2 passengers',
    () => [
      { n: 1, as: ['pilot', 'passenger'] },
      { n: 1, as: ['passenger'] },
    ],
    { cost: -1 },
  ),
  heard('printed', 'permanent pilot (aboard) provides ability of {n:digits}', ({ n }) => [
    { ability: 'permanent-pilot', provides: n },
  ]),
  heard(
    'printed',
    'permanent pilot (aboard) is {persona:title}, who provides ability of {n:digits}, adds {m:digits} to power and {:draws-one}',
    ({ persona, n, m }) => [
      {
        ability: 'permanent-pilot',
        provides: n,
        persona,
        gets: [
          { modify: 'power', by: m },
          { may: 'draw-battle-destiny', n: 1, otherwise: true },
        ],
      },
    ],
  ),
  heard('printed', 'permanent pilots (aboard) provide total ability of {n:digits}', ({ n }) => [
    { ability: 'permanent-pilot', provides: n },
  ]),
  heard('printed', 'has ship-docking capability', () => self({ is: ['ship-docking capability'] })),

  heard('printed', 'power {n:signed} (when) at a site other than {x:one}', ({ n, x }) => [
    ongoing('this', [{ modify: 'power', by: n }], {
      while: {
        all: [
          { is: 'this', a: { kind: 'card', at: { kind: 'site' } } },
          { not: { is: 'this', a: { kind: 'card', at: x } } },
        ],
      },
    }),
  ]),
  heard('printed', 'power {n:signed} at non-tatooine sites', ({ n }) => [
    ongoing('this', [{ modify: 'power', by: n }], {
      while: {
        all: [
          { is: 'this', a: { kind: 'card', at: { kind: 'site' } } },
          { not: { is: 'this', a: { kind: 'card', at: { kind: 'site', 'part-of': 'Tatooine' } } } },
        ],
      },
    }),
  ]),

  heard('printed', '{x:subject-all} may enter/exit here for {n:digits} Force each', ({ x, n }) => [
    ongoing(x, [{ may: 'enter', n, at: 'here' }]),
  ]),
  heard('printed', '{x:many} are {m:mods} when moving from here', ({ x, m }) =>
    isRecord(x) && !('at' in x) ? [ongoing({ ...x, at: 'here' }, m)] : undefined,
  ),
  heard('printed', '{x:many} may deploy here and are {m:mods}', ({ x, m }) =>
    isRecord(x) && !('at' in x)
      ? [
          ongoing(x, [{ may: 'deploy', at: 'here' }]),
          ongoing(
            { ...x, at: 'here' },
            (m as Slots[]).map(({ at: _, ...gain }) => gain),
          ),
        ]
      : undefined,
  ),
  heard('printed', 'no {x:kinds-of} here', ({ x }) => [
    ongoing({ kind: 'card', is: x }, [
      { cannot: 'deploy', at: 'here' },
      { cannot: 'move', at: 'here' },
    ]),
  ]),
  list('kinds-of', 'kind-of', 'or'),
  heard('kind-of', 'starships', () => 'starship'),
  heard('kind-of', 'vehicles', () => 'vehicle'),
  heard('printed', 'neither player may Force drain here', () => [
    ongoing('each-player', [{ cannot: 'drain', at: 'here' }]),
  ]),
  heard('printed', 'moves free if {c:so}', ({ c }) => [ongoing('this', [{ free: 'move' }], { while: c })]),
  heard('printed', 'cannot move', () => self({ cannot: 'move' })),
  heard('printed', 'cannot be moved', () => self({ cannot: 'be-moved' })),
  heard('printed', 'cannot move to {x:many}', ({ x }) => self({ cannot: 'move', at: x })),
  heard('printed', 'may relocate only to {x:many}', ({ x }) => self({ only: 'move', at: x })),
  heard('printed', 'deploy and move only at {x:many}', ({ x }) =>
    self({ only: 'deploy', at: x }, { only: 'move', at: x }),
  ),
  heard('printed', 'may move without presence aboard', () => self({ may: 'move', without: 'presence' })),
  heard('printed', 'may drive {x:many}', ({ x }) => self({ may: 'drive', what: x })),
  heard('printed', 'cannot be|board (aboard) {x:many} or {y:many}', ({ x, y }) =>
    self({ cannot: 'board', what: x }, { cannot: 'board', what: y }),
  ),
  heard('printed', '{:too-large} {x:one}', ({ x }) => self({ cannot: 'board', what: x })),
  heard('too-large', 'too large to go aboard', () => true),
  heard('printed', 'may make a {x:title} in place of a {t:trait}', ({ x, t }) =>
    self({ is: [t], for: { kind: 'effect', name: x } }),
  ),

  heard('printed', 'or (up to) {n:digits} #character may shuttle {:to-or-from}', ({ n }) =>
    self({ rule: 'shuttles-free', n }),
  ),
  heard('to-or-from', 'to or from same site for free', () => true),
]
