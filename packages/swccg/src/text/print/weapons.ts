import { type Form, heard, isRecord, type Production, type Slots } from '@dejarik/kernel/grammar'

const steps = (...list: unknown[]): Slots => ({ do: 'sequence', steps: list })

/** On somebody by name, or for more on another. */
const orOther = (first: Slots, other: unknown, cost: unknown): unknown => {
  const { on } = first
  return isRecord(on) && 'name' in on
    ? { ability: 'deploy', to: [first, { on: { ...(other as object), 'not-name': on.name }, cost }] }
    : undefined
}

const isOpen = (x: unknown): boolean => isRecord(x) && ('with' in x || 'bearing' in x || 'present' in x)

/** "Your A or B": both are yours. */
const asWell = (x: unknown, y: unknown): unknown =>
  isRecord(x) && isRecord(y) && 'whose' in x && !('whose' in y) ? { ...y, whose: x.whose } : y

/** rules swccg.seekers, swccg.all-cards-all-characters: one of those that are with it, in whatever state, and the seeker itself. */
function seeker(...prey: Slots[]): Slots {
  const too = { inactive: 'too' }
  const any = prey.map((query) => ({ is: 'it', a: { ...query, ...too } }))
  const near = { kind: 'character', ...too, with: 'this', where: { any } }
  return {
    ability: 'automatic',
    when: [{ becomes: { exists: near } }],
    effect: steps({ do: 'lose', what: { choose: 1, from: near } }, { do: 'lose', what: 'this' }),
  }
}

/** How weapons and devices deploy, and what they say besides. */
export const printWeapons: (Production | Form)[] = [
  heard('printed', '{x:deploying}', ({ x }) => [x]),
  // A Utinni Effect: whom it is about is chosen as it is deployed.
  heard('printed', '{d:deploying}. target {y:one}', ({ d, y }) => [{ ...(d as Slots), target: y }]),
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
  heard('other-host', '(on) your other {y:bare}', ({ y }) => ({ ...(y as object), whose: 'yours' })),
  heard('other-host', '(on) any other {y:bare}', ({ y }) => y),
  heard('deploying', 'use {n:digits} Force to deploy on {x:one}, (or) {m:digits} {y:other-host}', ({ n, x, m, y }) =>
    orOther({ on: x, cost: n }, y, m),
  ),
  heard('deploying', 'deploy on {x:one}, or use {m:digits} Force (to deploy) {y:other-host}', ({ x, m, y }) =>
    orOther({ on: x }, y, m),
  ),
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
    // Behind "with A or B" the second may be of the company, not a host.
    ({ x, y }) => (isOpen(x) ? undefined : { ability: 'deploy', to: [{ on: x }, { on: y }] }),
    { cost: 1 },
  ),
  heard('deploying', 'deploy on (your) side of table', () => ({ ability: 'deploy', to: [{ on: 'your-side' }] })),
  heard('printed', 'deploy on {x:one} to give that character|warrior|droid {t:trait} skill', ({ x, t }) => [
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
  heard('printed', 'deploy on {x:one} to prevent theft', ({ x }) => [
    { ability: 'deploy', to: [{ on: x }] },
    { ability: 'ongoing', of: 'attached', gets: [{ cannot: 'be-targeted', for: ['steal'] }] },
  ]),
  heard('deploying', 'deploy on {x:one} if {c:whole-so}', ({ x, c }) =>
    isRecord(x) && JSON.stringify(c).includes('"it"')
      ? { ability: 'deploy', to: [{ on: { ...x, where: c } }] }
      : { ability: 'deploy', to: [{ on: x }], if: c },
  ),
  heard('printed', 'deploy on {x:one} and cross {:the-one} to {:other-side}. {:the-one} is now this card', ({ x }) => [
    { ability: 'deploy', to: [{ on: x }] },
    {
      ability: 'automatic',
      when: [{ just: { on: 'deploy', what: 'this' } }],
      effect: { do: 'go-undercover', what: 'attached' },
    },
  ]),
  heard('other-side', "opponent 's side", () => true),
  // rule swccg.undercover-spies says so.
  heard('printed', 'during your deploy phase, may voluntarily {:break-it} ‹ lose effect › if at a site', () => []),
  heard('break-it', "' break cover '", () => true),
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
]
