import { type Form, heard, isRecord, type Production, pass, type Slots } from '@dejarik/kernel/grammar'
import { actionOf, the } from './refer.js'

const action = (...parts: unknown[]): Slots[] | undefined => actionOf('action', ...parts)
const use = (n: unknown): Slots => ({ cost: [{ do: 'use-force', n }] })
const aim = (x: unknown, effect: unknown): Slots => ({ targets: [{ choose: 1, from: x }], effect })

/** What is done to somebody who is chosen for it. */
const aimed: Production[] = [
  heard('doing', '{c:course}', ({ c }) => ({ effect: c })),
  heard('doing', 'target {x:one}. {c:course}', ({ x, c }) => aim(x, c)),
  heard('doing', 'target {x:one} and {c:course}', ({ x, c }) => aim(x, c), { cost: 1 }),
  ...['steal', 'snare'].map((verb) => heard('doing', `${verb} {x:one}`, ({ x }) => aim(x, { do: 'steal', what: the }))),
  ...['defuse {x:one}', 'choose {x:one} to be lost', 'cause {x:one} to be lost'].map((says) =>
    heard('doing', says, ({ x }) => aim(x, { do: 'lose', what: the })),
  ),
  heard('doing', 'lose {x:one}', ({ x }) =>
    isRecord(x) && !('zone' in x) ? aim(x, { do: 'lose', what: the }) : undefined,
  ),
  heard('doing', 'release {x:one}', ({ x }) => aim(x, { do: 'release', what: the })),
  heard('doing', 'choose {x:one} to move away for free, {:or-lost}', ({ x }) =>
    aim(x, {
      do: 'unless',
      who: 'opponent',
      effect: { do: 'move-away', what: the, free: true },
      otherwise: { do: 'lose', what: the },
    }),
  ),
  // Somebody alone where the battle is moves out of it.
  heard(
    'printed',
    'if opponent just initiated a battle {p:at-spot} against {x:lone-one}, move {:the-one} away {:as-react}',
    ({ p, x }) =>
      action({
        when: [{ just: { on: 'battle', by: 'opponent', at: p } }],
        ...aim({ ...(x as Slots), alone: true, 'in-battle': true }, { do: 'move-away', what: the, free: true }),
      }),
  ),
  heard('lone-one', 'one of your lone {x:many} present', ({ x }) => ({ ...(x as Slots), whose: 'yours' })),
  heard('as-react', 'as a react for free', () => true),
  heard('doing', 'relocate {x:one} to {p:one-near}', ({ x, p }) => ({
    targets: [
      { choose: 1, from: x },
      { choose: 1, from: p },
    ],
    effect: { do: 'relocate', what: { that: 'target' }, to: { that: 'second' } },
  })),
  heard('one-near', 'a related {x:bare}', ({ x }) => ({
    ...(x as Slots),
    'related-to': { where: { that: 'target' } },
  })),
  heard('one-near', 'an adjacent {x:bare}', ({ x }) => ({
    ...(x as Slots),
    'adjacent-to': { where: { that: 'target' } },
  })),
  heard(
    'printed',
    'during a battle at {p:spot}, if {:about-to-draw} for battle destiny, {:instead-use} of {x:involved}',
    ({ p, x }) =>
      action({
        when: [{ about: { on: 'destiny', by: 'you', for: 'battle' } }],
        if: { battle: true, at: p },
        ...aim(x, { do: 'substitute', value: { stat: 'ability', of: the } }),
      }),
  ),
  heard('instead-use', 'you may instead use the ability number', () => true),
  heard('involved', '{x:one} involved in the battle', ({ x }) => ({ ...(x as Slots), 'in-battle': true })),
  heard('or-lost', 'or that character is lost', () => true),
  heard('doing', 'cause {x:one} to be {g:lasting-gains} {u:lasting}', ({ x, g, u }) =>
    aim(x, { do: 'get', to: the, gets: g, until: u }),
  ),
  heard('doing', 'select {x:one} {:loses-immunity} {u:lasting}', ({ x, u }) =>
    aim(x, { do: 'get', to: the, gets: [{ set: 'immunity', to: 0 }], until: u }),
  ),
  heard('doing', "insult {x:one}, canceling that {:place-of-noun} 's game text {u:lasting}", ({ x, u }) =>
    aim(x, { do: 'get', to: the, gets: [{ canceled: 'game-text' }], until: u }),
  ),
  heard('place-of-noun', 'character|droid|creature', () => true),
  heard('answer', '(cumulatively) add {n:digits} to a Force drain at {p:spot}', ({ n, p }) => ({
    when: [{ just: { on: 'drain', by: 'you', at: p } }],
    effect: { do: 'adjust', what: 'drain', by: n },
  })),
  heard('answer', "cancel (any|an|opponent) ('s) Force drain|drains {p:at-spot}", ({ p }) => ({
    when: [{ just: { on: 'drain', by: 'opponent', at: p } }],
    effect: { do: 'cancel', what: 'drain' },
  })),
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
  ...aimed,
  ...lasting,
  pass('maybe', '(you) may {x:paid}'),
  heard('paid', '{d:doing}', ({ d }) => d),
  heard('paid', '{c:price-of-it} to {d:doing}', ({ c, d }) => ({ ...(d as Slots), cost: c })),
  heard('paid', '{c:price-of-it} and {d:doing}', ({ c, d }) => ({ ...(d as Slots), cost: c }), { cost: 1 }),
  heard('paid', '{c:price-of-it}. {d:doing}', ({ c, d }) => ({ ...(d as Slots), cost: c }), { cost: 1 }),
  heard('price-of-it', 'use {n:price-n} Force', ({ n }) => [{ do: 'use-force', n }]),
  heard('price-of-it', 'lose {n:digits} Force', ({ n }) => [{ do: 'lose-force', n }]),
  heard('price-of-it', 'lose {n:digits} Force from hand', ({ n }) => [{ do: 'lose-force', n, from: 'hand' }]),
  heard('price-of-it', 'lose this card', () => [{ do: 'lose', what: 'this' }]),
  heard('price-of-it', 'use Force equal to {n:digits} - {v:against}', ({ n, v }) => [
    { do: 'use-force', n: { minus: [n, v] } },
  ]),
  heard('price-n', '{n:digits}', ({ n }) => n),
  heard('printed', '{m:moment} {d:maybe}', ({ m, d }) => action(m, d)),
  heard('printed', '{m:moment} {c:cond}, {d:maybe}', ({ m, c, d }) => action(m, d, { if: c })),
  heard('printed', '{c:cond} {m:moment} {d:maybe}', ({ m, c, d }) => action(m, d, { if: c })),
  heard('printed', '{m:moment} {c:cond}, {d:paid}', ({ m, c, d }) => action(m, d, { if: c }), { cost: 1 }),
  heard('printed', '{c:clause}, {d:paid}', ({ c, d }) => action({ when: ['any-time'] }, d, { if: c }), { cost: 4 }),
  heard('printed', 'also, {x:printed}', ({ x }) => x),
  // An answer says itself when it is one.
  heard('printed', '(you) may {d:answer}', ({ d }) => action(d)),
  heard('printed', '(you) may use {n:digits} Force to {d:answer}', ({ n, d }) => action(d, use(n))),
  heard('printed', 'once per turn, (you) may {d:answer}', ({ d }) => action(d, { limit: { n: 1, per: 'turn' } })),
  heard('printed', '{m:moment} {d:paid}', ({ m, d }) => action(m, d), { cost: 1 }),
  heard('printed', '{d:maybe}', ({ d }) => action({ when: ['any-time'] }, d), { cost: 2 }),
  heard('printed', '{d:paid}', ({ d }) => action({ when: ['any-time'] }, d), { cost: 3 }),
]
