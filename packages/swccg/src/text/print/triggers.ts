import { type Form, heard, isRecord, list, type Production, type Slots } from '@dejarik/kernel/grammar'

const target = { that: 'target' }
const just = (on: string, by: unknown, at: unknown): Slots => ({
  when: [{ just: { on, ...(by !== null && { by }), ...(at !== undefined && { at }) } }],
})
/** A place where somebody has such a card. */
const having = (place: unknown, who: unknown, whose: string, key: 'present' | 'at'): unknown =>
  isRecord(place) && !('where' in place)
    ? { ...place, where: { exists: { ...(who as object), whose, [key]: 'it' } } }
    : undefined
const get = (to: unknown, gain: Slots, until = 'battle'): Slots => ({ do: 'get', to, gets: [gain], until })
/** A blaster rifle is a blaster. */
const rifles = (w: unknown): unknown =>
  isRecord(w) && String(w.is) === 'blaster' ? { ...w, is: ['blaster', 'blaster rifle'] } : w
const some = (x: unknown, more: Slots): unknown => ({ exists: { ...(x as object), ...more } })

/** Where print says that a battle or drain is. */
const fights: Production[] = [
  heard('fight-at', 'at {x:spot}', ({ x }) => x),
  heard('fight-at', 'where you have {w:one}', ({ w }) => having({ kind: 'location' }, w, 'yours', 'at')),
  heard('fight-at', 'where you have {w:one} present', ({ w }) => having({ kind: 'location' }, w, 'yours', 'present')),
  heard('fight-at', 'where opponent has {w:one}', ({ w }) => having({ kind: 'location' }, w, 'opponent', 'at')),
  heard('fight-at', 'at {x:one} where you have {w:one}', ({ x, w }) => having(x, w, 'yours', 'at')),
  heard('fight-at', 'at {x:one} where you have {w:one} present', ({ x, w }) => having(x, w, 'yours', 'present')),
  heard('fight-at', 'at {x:one} where your {w:bare} is present', ({ x, w }) => having(x, w, 'yours', 'present')),
  heard('begun', 'if (a) battle was just initiated', () => null),
  heard('begun', 'if (an) opponent (has) just initiated (a) battle', () => 'opponent'),
  heard('begun', 'if you just initiated (a) battle', () => 'you'),
]

/** Of battles: what has just begun, what is going on, and who takes part. */
export const printMoments: (Production | Form)[] = [
  ...fights,
  heard('moment', '{by:begun} ({at:fight-at}),', ({ by, at }) => just('battle', by, at)),
  heard('moment', 'if opponent just initiated a Force drain ({at:fight-at}),', ({ at }) =>
    just('drain', 'opponent', at),
  ),
  heard('moment', 'if you just initiated a Force drain ({at:fight-at}),', ({ at }) => just('drain', 'you', at)),
  heard('moment', 'during a battle ({at:fight-at}),', ({ at }) => ({
    when: ['battle'],
    ...(at !== undefined && { if: { battle: true, at } }),
  })),
  heard(
    'moment',
    '{by:begun} with at least {n:digits} {x:many} at {p:one} where you have a lone {y:bare},',
    ({ by, n, x, p, y }) => ({
      ...just('battle', by, having(p, { ...(y as object), alone: true }, 'yours', 'at')),
      if: {
        compare: [
          { count: { ...(x as object), whose: by === 'you' ? 'yours' : 'opponent', 'in-battle': true } },
          '>=',
          n,
        ],
      },
    }),
  ),
  heard('printed', 'may use {n:digits} Force to be excluded from a battle', ({ n }) => [
    {
      ability: 'action',
      ...just('battle', null, 'here'),
      if: { is: 'this', a: { kind: 'card', 'in-battle': true } },
      cost: [{ do: 'use-force', n }],
      effect: { do: 'exclude', what: 'this' },
    },
  ]),
  heard('moment', "during opponent 's turn,", () => ({ when: ['any-time'], if: { turn: 'opponent' } })),
  // Who is in the battle: on whichever side, unless it is said whose.
  heard('moment', 'if {x:one} is (participating) in a battle,', ({ x }) => ({
    when: ['battle'],
    if: some(x, { 'in-battle': true }),
  })),
  heard('moment', 'if {x:one} is defending (in) a battle,', ({ x }) => ({
    when: ['battle'],
    if: some(x, { defending: true }),
  })),
  heard('moment', 'if {x:one} is defending (in) a battle at {p:spot},', ({ x, p }) => ({
    when: ['battle'],
    if: some(x, { defending: true, at: p }),
  })),
  heard(
    'moment',
    'if {a:one} and {b:one} are in a battle together,',
    ({ a, b }) => ({ when: ['battle'], if: { together: [a, b] } }),
    {
      cost: 1,
    },
  ),
  heard('moment', 'if you have {x:one} captive at {p:spot},', ({ x, p }) => ({
    when: ['any-time'],
    if: some(x, { captured: true, at: p }),
  })),
  heard('moment', 'if {x:one} was just targeted by a weapon {:in-fight},', ({ x }) => ({
    when: [{ just: { on: 'fire', what: x, with: { kind: 'weapon' } } }],
    if: { battle: true },
  })),
  heard('moment', 'if you have {x:one} on table,', ({ x }) => ({
    when: ['any-time'],
    if: some(x, { whose: 'yours' }),
  })),

  heard('feat', 'cancel that|the targeting', () => ({ do: 'cancel', what: 'action' })),
  heard('answer', 'cancel (a|any) battle just initiated ({at:fight-at})', ({ at }) => ({
    ...just('battle', null, at),
    effect: { do: 'cancel', what: 'battle' },
  })),
  heard('printed', 'cancel (a|any) battle just initiated ({at:fight-at})', ({ at }) => [
    { ability: 'action', ...just('battle', null, at), effect: { do: 'cancel', what: 'battle' } },
  ]),
  heard('printed', 'use {n:digits} Force to {d:answer}', ({ n, d }) => [
    { ability: 'action', ...(d as Slots), cost: [{ do: 'use-force', n }] },
  ]),
  heard('feat', 'add {n:digits} to your total power', ({ n }) =>
    get('you', { modify: 'total-power', by: n, at: 'battle' }),
  ),
  heard('feat', 'add one destiny to (your) (total) power only', () =>
    get('you', { modify: 'power-destiny-draws', by: 1 }),
  ),
  heard('feat', '{x:subject-all} (is|are) {m:lasting-gains} {u:lasting}', ({ x, m, u }) =>
    isRecord(x) ? { do: 'get', to: { each: x }, gets: m, until: u } : undefined,
  ),
  list('bans', 'ban', 'or'),
  heard('ban', 'move', () => ({ cannot: 'move' })),
  heard('ban', '(participate|participating) (in) battle', () => ({ cannot: 'battle' })),
  heard('printed', 'if you just targeted with {w:one}, add {n:digits} to your total weapon destiny', ({ w, n }) => [
    {
      ability: 'action',
      when: [{ just: { on: 'fire', by: 'you', with: rifles(w) } }],
      effect: { do: 'get', to: { that: 'user' }, gets: [{ modify: 'total-weapon-destiny', by: n }], until: 'firing' },
    },
  ]),
  heard('printed', "lose {n:digits} Force to cause one opponent 's just hit {x:bare} {:to-lost}", ({ n, x }) => [
    {
      ability: 'action',
      when: [{ just: { on: 'hit', what: { ...(x as object), whose: 'opponent' } } }],
      cost: [{ do: 'lose-force', n }],
      effect: { do: 'lose', what: { that: 'card' } },
    },
  ]),
  heard('to-lost', 'to be immediately placed in Lost Pile', () => true),
  heard('moment', '{by:begun} ({at:fight-at}), use {n:digits} Force; ({:rest-of-battle}) (,)', ({ by, at, n }) => ({
    ...just('battle', by, at),
    cost: [{ do: 'use-force', n }],
  })),
  heard('kept-out', 'are (simultaneously) excluded from that battle', () => true),
  heard('rest-of-battle', 'for remainder of battle', () => true),
  heard('doing', 'all {x:many} and all {y:many} ‹ on both sides › {:kept-out}', ({ x, y }) => ({
    effect: {
      do: 'exclude',
      what: {
        each: {
          kind: 'character',
          'in-battle': true,
          where: {
            any: [
              { is: 'it', a: x },
              { is: 'it', a: y },
            ],
          },
        },
      },
    },
  })),
  heard('printed', '{by:begun}, you may use X Force to exclude {x:subject-all} from that battle', ({ by, x }) =>
    x === 'attached'
      ? [
          {
            ability: 'action',
            ...just('battle', by, 'here'),
            if: { is: 'attached', a: { kind: 'card', 'in-battle': true } },
            cost: [{ do: 'use-force', n: 'x' }],
            effect: { do: 'exclude', what: 'attached' },
          },
        ]
      : undefined,
  ),
  heard('printed', "cancels {x:subject-all} 's game text", ({ x }) =>
    x === 'attached' ? [{ ability: 'ongoing', of: 'attached', gets: [{ canceled: 'game-text' }] }] : undefined,
  ),
  heard('x-value', "gambler|character|warrior 's ability", () => ({ stat: 'ability', of: 'attached' })),
  heard(
    'doing',
    'peek at (the) top {n:number} cards of your Reserve Deck. place any {m:number} of those {:number} in your Lost Pile',
    ({ n, m }) => ({
      effect: {
        do: 'sequence',
        steps: [
          { do: 'look-at', what: { top: n, of: 'you', pile: 'reserve' } },
          { do: 'place', what: { choose: m, from: { kind: 'card', 'one-of': { that: 'card' } } }, in: 'lost' },
        ],
      },
    }),
  ),
  heard('printed', 'cancel an attempt to target {x:one} with {w:one}', ({ x, w }) => [
    {
      ability: 'action',
      when: [{ just: { on: 'fire', what: x, with: w } }],
      effect: { do: 'cancel', what: 'action' },
    },
  ]),
  heard('doing', '{x:one} may steal {y:one}', ({ x, y }) => ({
    targets: [
      { choose: 1, from: x },
      { choose: 1, from: { ...(y as object), whose: 'opponent' } },
    ],
    effect: { do: 'steal', what: { that: 'second' }, to: target },
  })),
  heard('doing', 'return {x:one} ({:unless-held}) to your hand', ({ x }) => ({
    targets: [{ choose: 1, from: x }],
    effect: { do: 'place', what: target, in: 'hand' },
  })),
  heard('in-fight', 'during (a) battle', () => true),
  heard('upon-force', 'on top of your Force Pile', () => true),
  heard('unless-held', '‹ unless captured or missing ›', () => true),
  heard('doing', 'select a player to activate {n:digits} Force', ({ n }) => ({
    effect: {
      do: 'either',
      options: [
        { do: 'activate', n },
        { do: 'as', who: 'opponent', effect: { do: 'activate', n } },
      ],
    },
  })),
  heard('doing', 'take up to {n:number} cards from (your) hand and place them {:upon-force}', ({ n }) => ({
    targets: [{ choose: { upTo: n }, from: { kind: 'card', whose: 'yours', zone: 'hand' } }],
    effect: { do: 'place', what: target, in: 'force' },
  })),
  heard('doing', 'retrieve into hand {x:wanted-one} (of any kind)', ({ x }) => ({
    effect: {
      do: 'retrieve',
      what: { choose: 1, from: { ...(x as object), whose: 'yours', zone: 'lost' } },
      to: 'hand',
    },
  })),
]
