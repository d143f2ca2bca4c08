import { type Form, heard, isRecord, type Production, pass, type Slots } from '@dejarik/kernel/grammar'

const action = (...parts: unknown[]): Slots[] => [Object.assign({ ability: 'action' }, ...parts)]
const use = (n: unknown): Slots => ({ cost: [{ do: 'use-force', n }] })
const steps = (...list: unknown[]): Slots => ({ do: 'sequence', steps: list })
const target = { that: 'target' }
const inBattle = { is: 'this', a: { kind: 'card', 'in-battle': true } }
const drawn = { drawn: 'you' }
const phase = (name: unknown, of: string): Slots => ({ phase: name, of })
const test = (sign: string, value: unknown, then: unknown): Slots => ({
  do: 'if',
  if: { compare: [drawn, sign, value] },
  then,
})
const add = (n: unknown): Slots => ({
  do: 'get',
  to: 'you',
  gets: [{ modify: 'battle-destiny-draws', by: n }],
  until: 'battle',
})
const battle = (by: string | undefined, at: unknown): Slots => ({
  when: [{ just: { on: 'battle', ...(by && { by }), ...(at !== undefined && { at }) } }],
})

/** When print lets something be done, and how often (rule swccg.the-one-rule). */
const moments: Production[] = [
  heard('moment', 'during your {p:phase} phase,', ({ p }) => ({
    when: [phase(p, 'you')],
    limit: { n: 1, per: 'phase' },
  })),
  heard('moment', 'once each|per turn (,) during your {p:phase} phase,', ({ p }) => ({
    when: [phase(p, 'you')],
    limit: { n: 1, per: 'turn' },
  })),
  heard('moment', 'once during (each of) your {p:phase} phase|phases,', ({ p }) => ({
    when: [phase(p, 'you')],
    limit: { n: 1, per: 'phase' },
  })),
  heard('moment', 'during any {p:phase} phase,', ({ p }) => ({
    when: [phase(p, 'each-player')],
    limit: { n: 1, per: 'phase' },
  })),
  heard('moment', "during opponent 's {p:phase} phase,", ({ p }) => ({
    when: [phase(p, 'opponent')],
    limit: { n: 1, per: 'phase' },
  })),
  heard('moment', 'once (during) each|every battle,', () => ({ when: ['battle'], limit: { n: 1, per: 'battle' } })),
  heard('moment', 'once per battle,', () => ({ when: ['battle'], limit: { n: 1, per: 'battle' } })),
  heard('moment', 'once during each of your turns,', () => ({ when: ['your-turn'], limit: { n: 1, per: 'turn' } })),
  heard('moment', 'once (during) every turn,', () => ({ when: ['any-time'], limit: { n: 1, per: 'turn' } })),
  heard('moment', 'once per game,', () => ({ when: ['any-time'], limit: { n: 1, per: 'game' } })),
  heard('moment', 'once per game, during your {p:phase} phase,', ({ p }) => ({
    when: [phase(p, 'you')],
    limit: { n: 1, per: 'game' },
  })),
  heard('moment', 'once per turn,', () => ({ when: ['any-time'], limit: { n: 1, per: 'turn' } })),
  heard('moment', 'at any time (,)', () => ({ when: ['any-time'] })),
  heard('moment', 'at any time during your turn,', () => ({ when: ['your-turn'] })),
  heard('moment', 'if|when (a) battle was|has just (been) initiated where present,', () => ({
    ...battle(undefined, 'here'),
    if: { present: 'this' },
  })),
  heard('moment', 'if opponent just deployed {x:one},', ({ x }) => ({
    when: [{ just: { on: 'deploy', by: 'opponent', what: x } }],
  })),
]

/** What is done: its targets, if any, and the effect. */
const deeds: Production[] = [
  heard('doing', 'add {n:digits} battle destiny', ({ n }) => ({ effect: add(n) })),
  heard('doing', 'steal {x:one}', ({ x }) => ({
    targets: [{ choose: 1, from: x }],
    effect: { do: 'steal', what: target },
  })),
  heard('doing', 'snare {x:one}', ({ x }) => ({
    targets: [{ choose: 1, from: x }],
    effect: { do: 'steal', what: target },
  })),
  heard('doing', 'defuse {x:one}', ({ x }) => ({
    targets: [{ choose: 1, from: x }],
    effect: { do: 'lose', what: target },
  })),
  heard('doing', 'choose {x:one} to be lost', ({ x }) => ({
    targets: [{ choose: 1, from: x }],
    effect: { do: 'lose', what: target },
  })),
  heard('doing', 'choose {x:one} to move away for free, {:or-lost}', ({ x }) => ({
    targets: [{ choose: 1, from: x }],
    effect: {
      do: 'unless',
      who: 'opponent',
      effect: { do: 'move-away', what: target, free: true },
      otherwise: { do: 'lose', what: target },
    },
  })),
  heard('or-lost', 'or that character is lost', () => true),
  heard('doing', 'peek at the top card of {w:whos} Reserve Deck', ({ w }) => ({
    effect: { do: 'look-at', what: { top: 1, of: w, pile: 'reserve' } },
  })),
  heard('doing', "peek at (the) (cards) (in) opponent 's hand", () => ({
    effect: { do: 'look-at', what: { each: { kind: 'card', whose: 'opponent', zone: 'hand' } } },
  })),
  heard('doing', 'peek at (the) top {n:number} cards of your Reserve Deck', ({ n }) => ({
    effect: { do: 'look-at', what: { top: n, of: 'you', pile: 'reserve' } },
  })),
  heard('doing', 'retrieve {x:wanted-one}', ({ x }) =>
    isRecord(x)
      ? { effect: { do: 'retrieve', what: { choose: 1, from: { ...x, whose: 'yours', zone: 'lost' } } } }
      : undefined,
  ),
  heard('doing', 'cause {x:one} to be {g:lasting-gains} {u:lasting}', ({ x, g, u }) => ({
    targets: [{ choose: 1, from: x }],
    effect: { do: 'get', to: target, gets: g, until: u },
  })),
  heard('doing', "insult {x:one}, canceling that {:place-of-noun} 's game text {u:lasting}", ({ x, u }) => ({
    targets: [{ choose: 1, from: x }],
    effect: { do: 'get', to: target, gets: [{ canceled: 'game-text' }], until: u },
  })),
  heard('place-of-noun', 'character|droid|creature', () => true),
  heard('lasting', '(for) (the) remainder of (this) turn', () => 'turn'),
  heard('lasting', 'until (the) end of (this) turn', () => 'turn'),
  heard('lasting', '(for) (the) remainder of (this) battle', () => 'battle'),
  heard('lasting', 'until (the) end of your next turn', () => 'your-next-turn'),
  heard('lasting-gains', '{m:mod-list}', ({ m }) => (m as Slots[][]).flat()),
  heard('lasting-gains', '{s:some-stats} = {n:digits}', ({ s, n }) => (s as string[]).map((set) => ({ set, to: n }))),
  heard('answer', '(cumulatively) add {n:digits} to a Force drain at {p:spot}', ({ n, p }) => ({
    when: [{ just: { on: 'drain', by: 'you', at: p } }],
    effect: { do: 'adjust', what: 'drain', by: n },
  })),
  heard('answer', "cancel (any|an|opponent) ('s) Force drain|drains {p:at-spot}", ({ p }) => ({
    when: [{ just: { on: 'drain', by: 'opponent', at: p } }],
    effect: { do: 'cancel', what: 'drain' },
  })),
  heard('doing', 'activate {n:digits} Force', ({ n }) => ({ effect: { do: 'activate', n } })),
  heard('doing', 'retrieve {n:digits} Force', ({ n }) => ({ effect: { do: 'retrieve', n } })),
  heard('doing', 'opponent loses {n:digits} Force', ({ n }) => ({
    effect: { do: 'as', who: 'opponent', effect: { do: 'lose-force', n } },
  })),
  heard('doing', 'take {x:one} into hand from Reserve Deck; reshuffle', ({ x }) => ({
    effect: { do: 'search', whose: 'you', in: 'reserve', find: { choose: 1, from: x }, to: 'hand' },
  })),
  heard('doing', 'search your Reserve Deck, take {x:one} into hand and reshuffle', ({ x }) => ({
    effect: { do: 'search', whose: 'you', in: 'reserve', find: { choose: 1, from: x }, to: 'hand' },
  })),
  heard('doing', 'search your Reserve Deck and take {x:one} into hand', ({ x }) => ({
    effect: { do: 'search', whose: 'you', in: 'reserve', find: { choose: 1, from: x }, to: 'hand' },
  })),
  heard('doing', 'target {x:one}. draw destiny. {r:outcome}', ({ x, r }) => ({
    targets: [{ choose: 1, from: x }],
    effect: steps({ do: 'draw-destiny', n: 1 }, r),
  })),
  ...[
    ['above', '>'],
    ['below', '<'],
    ['=', '='],
  ].flatMap(([word, sign]) => [
    heard('outcome', `target (is) (immediately) {d:fate} if destiny ${word} {v:against}`, ({ d, v }) =>
      test(sign as string, v, d),
    ),
    heard('outcome', `if destiny ${word} {v:against}, target|character (is) (immediately) {d:fate}`, ({ d, v }) =>
      test(sign as string, v, d),
    ),
  ]),
  heard('fate', 'excluded from (the) battle', () => ({ do: 'exclude', what: target })),
  heard('fate', 'lost', () => ({ do: 'lose', what: target })),
  heard('fate', 'hit', () => ({ do: 'hit', what: target })),
  heard('fate', 'captured', () => ({ do: 'capture', what: target })),
  heard('fate', 'stolen', () => ({ do: 'steal', what: target })),
  ...['ability', 'maneuver', 'forfeit', 'power'].flatMap((stat) => [
    heard('against', `({:whose-own}) ${stat}`, () => ({ stat, of: target })),
  ]),
  heard('whose-own', "target|character 's", () => true),
  heard('against', '({:whose-own}) defense value', () => ({ stat: 'defense', of: target })),
  heard('against', "target 's destiny number", () => ({ stat: 'destiny', of: target })),
  heard('against', '{n:digits}', ({ n }) => n),
  heard('against', 'the number of {x:many}', ({ x }) => ({ count: x })),
]

const lasting: Production[] = [
  heard('printed', 'Utinni Effect (is) canceled when reached by target', () => [
    { ability: 'automatic', when: [{ just: { on: 'reach', what: 'target' } }], effect: { do: 'cancel', what: 'this' } },
  ]),
  heard('printed', "if lost from table during opponent 's turn, {x:one} is {m:mods} {:next-turn}", ({ x, m }) => [
    {
      ability: 'automatic',
      when: [{ just: { on: 'lose', what: 'this' } }],
      if: { turn: 'opponent' },
      effect: { do: 'get', to: x, gets: m, until: 'your-next-turn' },
    },
  ]),
  heard('next-turn', 'until the end of your next turn', () => true),
  heard('printed', 'once during battle, may use {n:digits} Force to cancel and {:redraw}', ({ n }) =>
    action({ when: [{ just: { on: 'destiny', by: 'you' } }], if: inBattle, limit: { n: 1, per: 'battle' } }, use(n), {
      effect: steps({ do: 'cancel', what: 'destiny' }, { do: 'redraw' }),
    }),
  ),
  heard('redraw', 're-draw your just drawn destiny', () => true),
  heard(
    'printed',
    'if opponent has just initiated {:either-one} {:near-it}, you may react by deploying cards {:to-there}',
    () => [
      {
        ability: 'ongoing',
        of: 'you',
        gets: [{ may: 'react', by: 'deploy', at: { either: ['here', { kind: 'site', 'adjacent-to': 'here' }] } }],
      },
    ],
  ),
  heard('either-one', 'a battle or Force drain', () => true),
  heard('near-it', "at this card 's location or an adjacent site", () => true),
  heard('to-there', 'to that battle or Force drain location', () => true),
]

/** Whatever a player may do, and when. */
export const printActions: (Production | Form)[] = [
  ...moments,
  ...deeds,
  ...lasting,
  pass('maybe', '(you) may {x:paid}'),
  heard('paid', '{d:doing}', ({ d }) => d),
  heard('paid', 'use {n:digits} Force to {d:doing}', ({ n, d }) => ({ ...(d as Slots), ...use(n) })),
  heard('paid', 'use {n:digits} Force and {d:doing}', ({ n, d }) => ({ ...(d as Slots), ...use(n) })),
  heard('printed', '{m:moment} {d:maybe}', ({ m, d }) => action(m, d)),
  heard('printed', '{m:moment} {c:cond}, {d:maybe}', ({ m, c, d }) => action(m, d, { if: c })),
  heard('printed', '{c:cond} {m:moment} {d:maybe}', ({ m, c, d }) => action(m, d, { if: c })),
  heard('printed', 'also, {x:printed}', ({ x }) => x),
  // An answer says itself when it is one.
  heard('printed', '(you) may {d:answer}', ({ d }) => action(d)),
  heard('printed', '(you) may use {n:digits} Force to {d:answer}', ({ n, d }) => action(d, use(n))),
  heard('printed', 'once per turn, (you) may {d:answer}', ({ d }) => action(d, { limit: { n: 1, per: 'turn' } })),
  heard('printed', '{m:moment} {d:paid}', ({ m, d }) => action(m, d), { cost: 1 }),
  heard('printed', '{d:maybe}', ({ d }) => action({ when: ['any-time'] }, d), { cost: 2 }),
  heard('printed', '{d:paid}', ({ d }) => action({ when: ['any-time'] }, d), { cost: 3 }),
]
