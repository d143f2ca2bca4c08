import { type Form, heard, isRecord, list, type Production, type Slots } from '@dejarik/kernel/grammar'

const use = (n: unknown): Slots[] => [{ do: 'use-force', n }]
const drawn = { drawn: 'you' }
const target = { that: 'target' }
const defense = { stat: 'defense', of: target }
const steps = (...list: unknown[]): Slots => ({ do: 'sequence', steps: list })
const hit = { do: 'hit', what: target }
const zero = { do: 'get', to: target, gets: [{ set: 'forfeit', to: 0 }], until: 'leaves' }
const over = (then: unknown): unknown => ({ do: 'if', if: { compare: [drawn, '>', defense] }, then })
const types = ['character', 'creature', 'vehicle', 'starship']
const is = (what: string): unknown => ({
  is: target,
  a: types.includes(what) ? { kind: what } : { kind: 'starship', is: [what] },
})

/** Rules for what may be shot: "a character, creature or vehicle". */
const shot = (kinds: unknown): unknown => {
  const list = kinds as string[]
  return { choose: 1, from: list.length === 1 ? { kind: list[0] } : { kind: 'card', is: list } }
}

/** "Your A or B": both are yours. */
const asWell = (x: unknown, y: unknown): unknown =>
  isRecord(x) && isRecord(y) && 'whose' in x && !('whose' in y) ? { ...y, whose: x.whose } : y

/** rules swccg.seekers, swccg.all-cards-all-characters: one of those that are with it, in whatever state, and the seeker itself. */
function seeker(...prey: Slots[]): Slots {
  const too = { captured: 'too', undercover: 'too' }
  const any = prey.map((query) => ({ is: 'it', a: { ...query, ...too } }))
  const near = { kind: 'character', ...too, with: 'this', where: { any } }
  return {
    ability: 'automatic',
    when: [{ becomes: { exists: near } }],
    effect: steps({ do: 'lose', what: { choose: 1, from: near } }, { do: 'lose', what: 'this' }),
  }
}

/** How weapons and devices deploy, and how weapons fire. */
export const printWeapons: (Production | Form)[] = [
  heard('printed', '{x:deploying}', ({ x }) => [x]),
  heard('deploying', 'use {n:digits} Force to deploy on|at {x:one}', ({ n, x }) => ({
    ability: 'deploy',
    to: [{ on: x, cost: n }],
  })),
  heard('deploying', 'use {n:digits} Force to deploy on {x:one}, (or) {m:digits} on {y:one}', ({ n, x, m, y }) => ({
    ability: 'deploy',
    to: [
      { on: x, cost: n },
      { on: y, cost: m },
    ],
  })),
  heard(
    'deploying',
    'use {n:digits} Force to deploy on {x:one} or {y:one}',
    ({ n, x, y }) => ({
      ability: 'deploy',
      to: [
        { on: x, cost: n },
        { on: asWell(x, y), cost: n },
      ],
    }),
    { cost: 1 },
  ),
  heard('deploying', 'use {n:digits} Force to deploy on {x:one} or any {y:bare}', ({ n, x, y }) => ({
    ability: 'deploy',
    to: [
      { on: x, cost: n },
      { on: y, cost: n },
    ],
  })),
  heard('deploying', 'use X Force to deploy on {x:one} where X = ‹ {n:digits} - {:warriors} ability ›', ({ x, n }) => ({
    ability: 'deploy',
    to: [{ on: x, cost: { minus: [n, { stat: 'ability', of: 'attached' }] } }],
  })),
  heard('warriors', "warrior 's", () => true),
  heard('deploying', 'deploy|deploys on|at {x:one}', ({ x }) => ({ ability: 'deploy', to: [{ on: x }] })),
  heard(
    'deploying',
    'deploy on {x:one} or {y:one}',
    ({ x, y }) => ({ ability: 'deploy', to: [{ on: x }, { on: y }] }),
    { cost: 1 },
  ),
  heard('deploying', 'deploy on (your) side of table', () => ({ ability: 'deploy', to: [{ on: 'your-side' }] })),
  heard('printed', 'deploy on {x:one} to give that character {t:trait} skill', ({ x, t }) => [
    { ability: 'deploy', to: [{ on: x }] },
    { ability: 'ongoing', of: 'attached', gets: [{ is: [t] }] },
  ]),
  heard(
    'deploying',
    'to deploy ‹ on your side of table ›, requires {n:digits} Force {:from-both}. cannot deploy otherwise',
    ({ n }) => ({
      ability: 'deploy',
      to: [{ on: 'your-side', cost: n, from: 'each-player' }],
    }),
  ),
  heard('from-both', "from both players ' Force Piles", () => true),
  heard('deploying', "deploy on opponent 's side of table", () => ({
    ability: 'deploy',
    to: [{ on: 'opponents-side' }],
  })),
  heard('deploying', 'deploy on table', () => ({ ability: 'deploy', to: [{ on: 'table' }] })),
  heard('deploying', 'use {n:digits} Force to deploy on your side of table', ({ n }) => ({
    ability: 'deploy',
    to: [{ on: 'your-side', cost: n }],
  })),
  heard('deploying', "use {n:digits} Force to deploy on opponent 's side of table", ({ n }) => ({
    ability: 'deploy',
    to: [{ on: 'opponents-side', cost: n }],
  })),

  heard('printed', 'may add {n:digits} to Force drain where present', ({ n }) => [
    {
      ability: 'action',
      when: [{ just: { on: 'drain', by: 'you', at: 'here' } }],
      if: { present: 'attached' },
      limit: { n: 1, per: 'turn' },
      effect: { do: 'adjust', what: 'drain', by: n },
    },
  ]),
  heard('printed', 'deploys for {n:digits} Force to {x:one}. deploys and moves like an undercover spy', ({ n, x }) => [
    { ability: 'deploy', to: [{ on: x, cost: n }] },
    { ability: 'ongoing', of: 'this', gets: [{ rule: 'moves-like-spy' }] },
  ]),
  heard(
    'printed',
    'when present with {name:title} ‹ or {t:trait} › of ability below {n:digits}, choose one {:to-be-lost}. seeker (is) also lost',
    ({ name, t, n }) => [
      seeker({ kind: 'character', name, ability: ['<', n] }, { kind: 'character', is: [t], ability: ['<', n] }),
    ],
  ),
  heard(
    'printed',
    'when present with {name:title} of ability below {n:digits} or {t:trait} of ability below {m:digits}, choose one {:to-be-lost}. seeker (is) also lost',
    ({ name, n, t, m }) => [
      seeker({ kind: 'character', name, ability: ['<', n] }, { kind: 'character', is: [t], ability: ['<', m] }),
    ],
  ),
  heard('to-be-lost', 'to be immediately lost', () => true),
  heard('shootable', '{x:shot-kinds}', ({ x }) => x),
  list('shot-kinds', 'shot-kind', 'or'),
  ...['character', 'creature', 'vehicle', 'starship'].map((kind) => heard('shot-kind', `(a) ${kind}`, () => kind)),
  heard('price', 'using|by|for (using) {n:shot-price} Force', ({ n }) => use(n)),
  heard('price', 'for free', () => undefined as never),
  heard('shot-price', '{n:digits}', ({ n }) => n),
  heard('shot-price', 'X', () => ({ minus: [7, { stat: 'ability', of: 'attached' }] })),
  heard('aiming', 'may target {x:shootable} {cost:price}', ({ x, cost }) => ({ targets: [shot(x)], cost })),
  heard('aiming', 'may target {x:shootable} for free', ({ x }) => ({ targets: [shot(x)] })),
  heard('aiming', 'may target {x:shootable} at same or adjacent site {cost:price}', ({ x, cost }) => ({
    targets: [shot(x)],
    cost,
    reach: 'adjacent',
  })),
  heard('drawing', 'draw destiny', () => ({ n: 1 })),
  heard('drawing', 'draw two destiny', () => ({ n: 2 })),
  heard('plus', 'destiny', () => 0),
  heard('plus', 'total destiny', () => 0),
  heard('plus', 'destiny {n:signed}', ({ n }) => n),
  ...['', 'hit', 'hit, and its forfeit = 0,'].flatMap((what) =>
    what === ''
      ? []
      : [
          heard('result', `target ${what} if {p:plus} above defense value`, ({ p }) => ({
            plus: p,
            then: what === 'hit' ? hit : steps(hit, zero),
          })),
        ],
  ),
  heard('modifier', '. add {n:digits} if targeting a {t:trait} (starship)', ({ n, t }) => ({
    if: is(t as string),
    then: n,
    else: 0,
  })),
  heard('modifier', '. subtract {n:digits} if targeting a {t:trait} (starship)', ({ n, t }) => ({
    if: is(t as string),
    then: -(n as number),
    else: 0,
  })),
  heard(
    'modifier',
    '. subtract {a:digits} if targeting a {t:trait} starship. otherwise, subtract {b:digits}',
    ({ a, t, b }) => ({
      if: is(t as string),
      then: -(a as number),
      else: -(b as number),
    }),
  ),
  heard('firing', '{a:aiming}. {d:drawing}. {r:result}', ({ a, d, r }) => fire(a, d, r, [])),
  heard('firing', '{a:aiming}. {d:drawing} {m:modifier}. {r:result}', ({ a, d, m, r }) => fire(a, d, r, [m])),
  heard('firing', '{a:aiming}. {d:drawing} {m:modifier} {o:modifier}. {r:result}', ({ a, d, m, o, r }) =>
    fire(a, d, r, [m, o]),
  ),
  heard('printed', '{x:firing}', ({ x }) => [x]),
  heard('printed', "{x:firing}. if hit by {who:title}, target 's forfeit = 0", ({ x, who }) => [byWhom(x, who)]),
  heard('printed', '{x:firing}. may fire repeatedly for {n:digits} Force each time', ({ x, n }) => [
    { ...(x as Slots), repeat: n },
  ]),
  heard(
    'printed',
    'if {c:supplied} present, {x:firing}. may fire repeatedly for {n:digits} Force each time',
    ({ c, x, n }) => [{ ...(x as Slots), if: c, repeat: n }],
  ),
  heard('supplied', 'your {a:trait} or {b:trait}', ({ a, b }) => ({
    exists: { kind: 'card', whose: 'yours', is: [a, b], present: 'here' },
  })),
]

function fire(a: unknown, d: unknown, r: unknown, more: unknown[]): unknown {
  const { plus, then } = r as { plus: number; then: unknown }
  const parts = [...(plus === 0 ? [] : [plus]), ...more]
  const sum = parts.length > 1 ? { plus: parts } : parts[0]
  const aim = a as Slots
  return {
    ability: 'fire',
    ...aim,
    effect: steps({ do: 'draw-destiny', ...(d as Slots), ...(sum !== undefined && { plus: sum }) }, over(then)),
  }
}

function byWhom(x: unknown, who: unknown): unknown {
  const shot = x as { effect: { steps: { then?: unknown }[] } }
  const [draw, test] = shot.effect.steps
  const then = steps(hit, { do: 'if', if: { is: 'attached', a: { kind: 'character', name: who } }, then: zero })
  return isRecord(test) ? { ...shot, effect: steps(draw, { ...test, then }) } : x
}
