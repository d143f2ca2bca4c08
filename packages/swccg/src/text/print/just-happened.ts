import { type Form, heard, type Production, type Slots } from '@dejarik/kernel/grammar'

const card = { that: 'card' }
const just = (event: Slots, more: Slots = {}): Slots => ({ when: [{ just: event }], the: card, ...more })

const drawnNow = (d: unknown): Slots => ({ when: [{ just: { on: 'destiny', ...(d as object) } }] })
const again = {
  do: 'sequence',
  steps: [{ do: 'cancel', what: 'destiny' }, { do: 'redraw' }],
}
/** In a battle, in answer to a draw: the occasion gives the condition alone. */
function inAnswer(m: unknown, d: unknown, n?: unknown): Slots[] | undefined {
  const { when, if: so } = m as { when: unknown[]; if?: unknown }
  if (JSON.stringify(when) !== '["battle"]') return undefined
  return [
    {
      ability: 'action',
      ...(d as Slots),
      if: so ?? { battle: true },
      ...(n !== undefined && { cost: [{ do: 'use-force', n }] }),
    },
  ]
}

/** What has just happened, and to whom: "it" is that card. */
export const printHappenings: (Production | Form)[] = [
  heard('moment', 'if {e:happened},', ({ e }) => e),
  heard('moment', 'if {e:happened} and {c:whole-so},', ({ e, c }) => ({ ...(e as Slots), if: c }), { cost: 1 }),
  heard('happened', '{x:one} was just lost', ({ x }) => just({ on: 'lose', what: x })),
  heard('happened', '{x:one} was just lost from|at {p:spot}', ({ x, p }) => just({ on: 'lose', what: x, at: p })),
  heard('happened', '{x:one} was just forfeited', ({ x }) => just({ on: 'forfeit', what: x })),
  heard('happened', 'opponent just deployed {x:one}', ({ x }) => just({ on: 'deploy', by: 'opponent', what: x })),
  heard('happened', '{x:one} was just deployed', ({ x }) => just({ on: 'deploy', what: x })),
  heard('happened', 'opponent just played {x:one}', ({ x }) => just({ on: 'play', by: 'opponent', what: x })),
  heard('happened', '{x:one} was just targeted by {w:one}', ({ x, w }) => just({ on: 'fire', what: x, with: w })),
  heard('happened', 'opponent just used {w:one} to target', ({ w }) => just({ on: 'fire', by: 'opponent', with: w })),
  // A destiny just drawn says itself whose it is.
  heard('just-drawn', 'your just drawn destiny', () => ({ by: 'you' })),
  heard('just-drawn', "one opponent 's destiny just drawn", () => ({ by: 'opponent' })),
  heard('just-drawn', "one opponent 's destiny draw {:at-once}", () => ({ by: 'opponent' })),
  heard('just-drawn', 'one battle destiny just drawn', () => ({ for: 'battle' })),
  heard('at-once', 'immediately after it is revealed', () => true),
  heard('canceling', 'cancel {d:just-drawn}', ({ d }) => ({
    ...drawnNow(d),
    effect: { do: 'cancel', what: 'destiny' },
  })),
  heard('canceling', 'cancel and re-draw {d:just-drawn}', ({ d }) => ({ ...drawnNow(d), effect: again })),
  heard('canceling', 'cancel {d:just-drawn} and cause a re-draw', ({ d }) => ({ ...drawnNow(d), effect: again })),
  heard('printed', 'once during (each|a) battle, may use {n:digits} Force to {d:canceling}', ({ n, d }) => [
    {
      ability: 'action',
      ...(d as Slots),
      if: { is: 'this', a: { kind: 'card', 'in-battle': true } },
      limit: { n: 1, per: 'battle' },
      cost: [{ do: 'use-force', n }],
    },
  ]),
  heard('printed', '{m:moment} use {n:digits} Force to {d:canceling}', ({ m, n, d }) => inAnswer(m, d, n)),
  heard('printed', '{m:moment} {d:canceling}', ({ m, d }) => inAnswer(m, d)),
  heard('printed', 'whenever {:fight-begun} at same site, {x:one} ‹ your choice › is immediately lost', ({ x }) => [
    {
      ability: 'automatic',
      when: [{ just: { on: 'battle', at: 'same-site' } }],
      effect: { do: 'lose', what: { choose: 1, from: x } },
    },
  ]),
  heard('fight-begun', 'a battle was just initiated', () => true),
  heard('feat', 'cancel the|that battle', () => ({ do: 'cancel', what: 'battle' })),
  // The weapon that was just fired draws less.
  heard('feat', 'subtract {n:digits} from each destiny draw', ({ n }) => ({
    do: 'get',
    to: { that: 'user' },
    gets: [{ modify: 'weapon-destiny', by: -(n as number) }],
    until: 'firing',
  })),
  heard('feat', "subtract {n:how-much} from opponent 's weapon destiny", ({ n }) => ({
    do: 'get',
    to: { that: 'user' },
    gets: [{ modify: 'total-weapon-destiny', by: { times: [-1, n] } }],
    until: 'firing',
  })),
]
