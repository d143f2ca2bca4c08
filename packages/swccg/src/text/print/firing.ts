import { type Form, heard, isRecord, list, type Production, type Slots } from '@dejarik/kernel/grammar'
import { meaning } from './refer.js'

const use = (n: unknown): Slots[] => [{ do: 'use-force', n }]
const drawn = { drawn: 'you' }
const target = { that: 'target' }
/** No weapons, no speed. */
const ions = {
  do: 'sequence',
  steps: [
    { do: 'lose', what: { each: { kind: 'weapon', is: ['starship weapon'], on: target } } },
    {
      do: 'get',
      to: target,
      gets: ['armor', 'maneuver', 'hyperspeed'].map((set) => ({ set, to: 0 })),
      until: 'leaves',
    },
  ],
}
const steps = (...list: unknown[]): Slots => ({ do: 'sequence', steps: list })
const hit = { do: 'hit', what: target }
const zero = { do: 'get', to: target, gets: [{ set: 'forfeit', to: 0 }], until: 'leaves' }
const unfit = { do: 'get', to: target, gets: [{ rule: 'absorbs-no-attrition' }], until: 'leaves' }
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

/** How weapons fire: at what, for how much, and what comes of it. */
export const printShots: (Production | Form)[] = [
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
  heard('aiming', 'may target {x:one} {cost:price}', ({ x, cost }) => ({ targets: [{ choose: 1, from: x }], cost }), {
    cost: 1,
  }),
  heard('drawing', 'draw destiny', () => ({ n: 1 })),
  heard('drawing', 'draw two destiny', () => ({ n: 2 })),
  heard('plus', 'destiny', () => 0),
  heard('plus', 'total destiny', () => 0),
  heard('plus', 'destiny {n:signed}', ({ n }) => n),
  // What comes of it: to whatever was aimed at, or to it if it is one of those.
  heard('victim', 'target', () => null),
  heard('victim', 'character', () => ({ is: target, a: { kind: 'character' } })),
  heard('victim', 'creature', () => ({ is: target, a: { kind: 'creature' } })),
  heard('victim', 'targeted {x:bare}', ({ x }) => ({ is: target, a: x })),
  heard('shot-fate', '(is) {d:fate}', ({ d }) => d),
  heard('shot-fate', 'hit, and its forfeit = 0,', () => steps(hit, zero)),
  heard('shot-fate', 'hit ‹ and cannot be used to satisfy attrition ›', () => steps(hit, unfit)),
  heard('result', '{v:victim} {d:shot-fate} if {p:plus} {b:beyond}', ({ v, d, p, b }) => ({
    plus: p,
    so: b,
    who: v,
    then: d,
  })),
  heard('result', 'if {p:plus} {b:beyond}, {v:victim} {d:shot-fate}', ({ v, d, p, b }) => ({
    plus: p,
    so: b,
    who: v,
    then: d,
  })),
  heard('result', 'if {p:plus} {b:beyond}, {:ion-damage}', ({ p, b }) => ({ plus: p, so: b, who: null, then: ions })),
  heard('ion-damage', 'all starship weapons {:on-target} are lost, {:and-slow}', () => true),
  heard('on-target', 'deployed on target', () => true),
  heard('and-slow', 'armor or maneuver = 0 and hyperspeed = 0', () => true),
  heard('result', 'if {p:plus} {b:beyond}, {u:lasting} {v:victim} is {g:lasting-gains}', ({ p, b, u, v, g }) => ({
    plus: p,
    so: b,
    who: v,
    then: { do: 'get', to: target, gets: g, until: u },
  })),
  heard('result', 'if {p:plus} {b:beyond}, {:explodes}', ({ p, b }) => ({
    plus: p,
    so: b,
    who: null,
    then: { do: 'lose', what: 'attached' },
  })),
  heard('explodes', '(this card) weapon and character firing it are lost', () => true),
  heard('more', 'add {n:digits}', ({ n }) => n),
  heard('more', 'subtract {n:digits}', ({ n }) => -(n as number)),
  heard('modifier', '. {n:more} if targeting a {t:trait} (starship)', ({ n, t }) => bonus([t], n, 0)),
  heard('modifier', '. {n:more} if targeting a {t:trait} or {u:trait}', ({ n, t, u }) => bonus([t, u], n, 0)),
  heard('modifier', '. {n:more} if targeting a {t:trait}, {m:digits} if targeting a {u:trait}', ({ n, t, m, u }) =>
    bonus([t], n, bonus([u], m, 0)),
  ),
  heard('modifier', '. {a:more} if targeting a {t:trait} starship. otherwise, {b:more}', ({ a, t, b }) =>
    bonus([t], a, b),
  ),
  heard('firing', '{a:aiming}. {d:drawing}. {r:result}', ({ a, d, r }) => fire(a, d, [r], [])),
  heard('firing', '{a:aiming}. {d:drawing}. {r:result}. {s:result}', ({ a, d, r, s }) => fire(a, d, [r, s], [])),
  heard('firing', '{a:aiming}. {d:drawing} {m:modifier}. {r:result}', ({ a, d, m, r }) => fire(a, d, [r], [m])),
  heard('firing', '{a:aiming}. {d:drawing} {m:modifier} {o:modifier}. {r:result}', ({ a, d, m, o, r }) =>
    fire(a, d, [r], [m, o]),
  ),
  heard('printed', '{x:firing}', ({ x }) => [x]),
  // What the target suffers as soon as somebody aims at it.
  heard(
    'printed',
    '{a:aiming}. if targeted by {who:title}, target {:loses-immunity} {u:lasting}. {d:drawing} {m:modifier}. {r:result}',
    ({ a, who, u, d, m, r }) => {
      const shot = fire(a, d, [r], [m]) as { effect: { steps: unknown[] } }
      const first = {
        do: 'if',
        if: { is: 'attached', a: { kind: 'character', name: who } },
        then: { do: 'get', to: target, gets: [{ set: 'immunity', to: 0 }], until: u },
      }
      return [{ ...shot, effect: steps(first, ...shot.effect.steps) }]
    },
  ),
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

interface Result {
  plus: number
  so: [string, unknown]
  who: unknown
  then: unknown
}

/** One number that is added is part of the draw; where each result has its own, it is part of the test. */
function fire(a: unknown, d: unknown, results: unknown[], more: unknown[]): unknown {
  const list = results as Result[]
  const [first] = list
  const parts = [...(list.length === 1 && first?.plus !== 0 ? [first?.plus] : []), ...more]
  const sum = parts.length > 1 ? { plus: parts } : parts[0]
  const tests = list.map(({ plus, so: [sign, value], who, then }) => {
    const number = list.length === 1 || plus === 0 ? drawn : { plus: [drawn, plus] }
    const test = { compare: [number, sign, value] }
    return { do: 'if', if: who === null ? test : { all: [who, test] }, then }
  })
  const made = {
    ability: 'fire',
    ...(a as Slots),
    effect: steps({ do: 'draw-destiny', ...(d as Slots), ...(sum !== undefined && { plus: sum }) }, ...tests),
  }
  return meaning(made, target)
}

/** So much where the target is one of these. */
const bonus = (words: unknown[], n: unknown, otherwise: unknown): unknown => ({
  if: words.length === 1 ? is(words[0] as string) : { is: target, a: { kind: 'card', is: words } },
  then: n,
  else: otherwise,
})

function byWhom(x: unknown, who: unknown): unknown {
  const shot = x as { effect: { steps: { then?: unknown }[] } }
  const [draw, test] = shot.effect.steps
  const then = steps(hit, { do: 'if', if: { is: 'attached', a: { kind: 'character', name: who } }, then: zero })
  return isRecord(test) ? { ...shot, effect: steps(draw, { ...test, then }) } : x
}
