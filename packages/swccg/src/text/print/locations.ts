import { type Form, heard, type Production, type Slots } from '@dejarik/kernel/grammar'
import { kindOfTitles } from '../names.js'

const ongoing = (of: unknown, gets: unknown, more: Slots = {}): Slots => ({ ability: 'ongoing', of, gets, ...more })
const self = (...gets: Slots[]): Slots[] => [ongoing('this', gets)]
const battleDestiny = (n: unknown): Slots => ({
  do: 'get',
  to: 'you',
  gets: [{ modify: 'battle-destiny-draws', by: n }],
  until: 'battle',
})
const called = (name: unknown): Slots => ({ kind: kindOfTitles(name), name })

const riders = { kind: 'card', is: ['character', 'vehicle'], whose: 'yours' }
function between(p: unknown): Slots[] {
  const there = { ...(p as Slots), other: 'here' }
  const go = (from: unknown, to: unknown): Slots => ({
    ability: 'action',
    when: [{ phase: 'move', of: 'you' }],
    targets: [{ choose: 'any', from: { ...riders, at: from } }],
    effect: { do: 'move', what: { that: 'target' }, to, free: true, regular: true },
  })
  return [go('here', { choose: 1, from: there }), go(there, 'here')]
}

/** What locations say. */
export const printLocations: (Production | Form)[] = [
  heard('printed', 'Force drain {n:signed} (here)', ({ n }) => [
    ongoing('you', [{ modify: 'drain', by: n, at: 'here' }]),
  ]),
  heard('printed', 'your docking bay transit from here requires {n:digits} Force', ({ n }) => [
    ongoing('you', [{ set: 'transit-cost', to: n, at: 'here' }]),
  ]),
  heard('printed', 'your docking bay transit from here is free', () => [
    ongoing('you', [{ free: 'transit', at: 'here' }]),
  ]),
  heard('printed', 'total ability of {n:digits} or more {:required}', ({ n }) => [
    ongoing('you', [{ set: 'ability-for-destiny', to: n, at: 'here' }]),
  ]),
  heard('printed', 'add {n:digits} to each of your weapon destiny draws here', ({ n }) => [
    ongoing('you', [{ modify: 'weapon-destiny', by: n, at: 'here' }]),
  ]),
  heard('printed', "subtract {n:digits} from each of opponent 's battle destiny draws here", ({ n }) => [
    ongoing('opponent', [{ modify: 'battle-destiny', by: -(n as number), at: 'here' }]),
  ]),
  heard(
    'printed',
    'for each of {x:many} here, your total power is {n:signed} in battles at {p:many}',
    ({ x, n, p }) => [
      ongoing('you', [
        {
          modify: 'total-power',
          by:
            n === 1
              ? { count: { ...(x as object), at: 'here' } }
              : { times: [n, { count: { ...(x as object), at: 'here' } }] },
          at: p,
        },
      ]),
    ],
  ),
  heard('printed', '{x:title} is canceled', ({ x }) => [ongoing(called(x), [{ canceled: 'card' }])]),
  heard('printed', '{x:title} is prevented', ({ x }) => [ongoing(called(x), [{ canceled: 'card' }])]),
  heard('printed', '{x:title} deploys free here', ({ x }) => [
    ongoing({ kind: 'character', name: x }, [{ free: 'deploy', at: 'here' }]),
  ]),
  heard('printed', '{a:title} and {b:title} deploy for free', ({ a, b }) => [
    ongoing(called([a, b]), [{ free: 'deploy' }]),
  ]),
  heard('printed', 'if you initiate a battle here, add {n:digits} battle destiny', ({ n }) => [
    { ability: 'automatic', when: [{ just: { on: 'battle', by: 'you', at: 'here' } }], effect: battleDestiny(n) },
  ]),
  heard('printed', 'if this is your starting location, {x:who} goes first in game', ({ x }) => [
    ongoing(x, [{ rule: 'goes-first' }], { while: { starting: 'this', of: 'you' } }),
  ]),
  ...(['light', 'dark'] as const).map((side) => heard('who', `${side} side`, () => side)),
  heard('or-icons', 'or Force icons', () => true),
  heard('to-same-space', 'to same system or sector', () => true),
  heard('printed', 'asteroid rules in effect here', () => self({ rule: 'asteroid-rules' })),
  // Both ways, whoever can walk or ride.
  heard('printed', '{:own-move} you may move (free? free) between here and {p:spot} (for? for free)', (slots) =>
    slots.free === true || slots.for === true ? between(slots.p) : undefined,
  ),
  heard('own-move', 'during your move phase,', () => true),
  heard('moment', 'instead of Force draining,', () => ({
    when: [{ phase: 'control', of: 'you' }],
    instead: 'drain',
  })),
  heard('printed', 'nighttime conditions here', () => [ongoing('this', [{ rule: 'nighttime' }])]),
  heard('printed', 'may be deployed even without presence {:or-icons}', () =>
    self({ may: 'deploy', without: 'presence' }),
  ),
  heard('printed', 'you may deploy cards {:to-same-space} as a react', () => [
    ongoing('you', [{ may: 'react', by: 'deploy', at: 'here' }]),
  ]),
  heard('printed', 'you may deploy here without presence', () => [
    ongoing('you', [{ may: 'deploy', without: 'presence', at: 'here' }]),
  ]),
  heard('required', 'required for you to draw {:battle-destiny-here}', () => true),
  heard('battle-destiny-here', 'battle destiny here', () => true),
  heard('printed', 'blank|none', () => []),
]
