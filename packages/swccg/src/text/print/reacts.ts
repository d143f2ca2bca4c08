import { type Form, heard, isRecord, type Production, type Slots } from '@dejarik/kernel/grammar'

const ongoing = (of: unknown, gets: unknown, more: Slots = {}): Slots => ({ ability: 'ongoing', of, gets, ...more })
const self = (...gets: Slots[]): Slots[] => [ongoing('this', gets)]
const deployed = (more: Slots = {}): Slots => ({ may: 'react', by: 'deploy', ...more })
const moved = (more: Slots = {}): Slots => ({ may: 'react', by: 'move', ...more })

/** Who may react, by moving or by deploying, and to where. */
export const printReacts: (Production | Form)[] = [
  heard('printed', '(also,) may move as a react (only to a battle or Force drain)', () =>
    self({ may: 'react', by: 'move' }),
  ),
  heard('printed', 'may move for free as a react', () => self({ may: 'react', by: 'move', free: true })),
  heard('printed', 'may move away from a battle at {x:spot} as a react', ({ x }) =>
    self({ may: 'react', by: 'move', away: true, at: x }),
  ),
  heard('printed', '{x:subject-all} may move to {p:spot} as a react', ({ x, p }) => [
    ongoing(x, [{ may: 'react', by: 'move', at: p }]),
  ]),
  heard('printed', '{x:subject-all} may deploy here as a react', ({ x }) => [
    ongoing('you', [{ may: 'react', by: 'deploy', at: 'here', what: x }]),
  ]),
  heard('printed', 'you may deploy cards as a react to a battle at {p:spot}', ({ p }) => [
    ongoing('you', [deployed({ at: p, answering: 'battle' })]),
  ]),
  heard('printed', '{x:one} and {y:many} may deploy here as a react', ({ x, y }) => [
    ongoing('you', [
      { may: 'react', by: 'deploy', at: 'here', what: x },
      { may: 'react', by: 'deploy', at: 'here', what: y },
    ]),
  ]),
  heard(
    'printed',
    'may move (free? for free) as a react to a battle where your {x:traits} is participating',
    ({ free, x }) =>
      self({
        ...moved({ answering: 'battle' }),
        ...(free === true && { free }),
        at: {
          kind: 'location',
          where: { exists: { kind: 'character', whose: 'yours', is: x, 'in-battle': true, at: 'it' } },
        },
      }),
  ),
  heard('printed', 'may move to an adjacent site as a react', () =>
    self({ may: 'react', by: 'move', at: { kind: 'site', 'adjacent-to': 'here' } }),
  ),
  heard('printed', '{x:many} may move here as a react', ({ x }) => [
    ongoing(x, [{ may: 'react', by: 'move', at: 'here' }]),
  ]),
  heard('printed', 'opponent cannot react to or from same location', () => [
    ongoing('opponent', [{ cannot: 'react', at: 'here' }]),
  ]),
  heard('printed', 'may deploy as a react', () => self(deployed())),
  heard('printed', '{x:subject-all} may deploy or move here as a react', ({ x }) =>
    isRecord(x)
      ? [ongoing('you', [deployed({ at: 'here', what: x })]), ongoing(x, [moved({ at: 'here' })])]
      : undefined,
  ),
  heard('printed', '{x:subject-all} and {y:many} may deploy or move here as a react', ({ x, y }) =>
    isRecord(x)
      ? [
          ongoing('you', [deployed({ at: 'here', what: x }), deployed({ at: 'here', what: y })]),
          ongoing(x, [moved({ at: 'here' })]),
          ongoing(y, [moved({ at: 'here' })]),
        ]
      : undefined,
  ),
  heard('printed', 'may deploy ({:where-else}) or move as a react to {p:spot}', ({ p }) => [
    ongoing('this', [deployed({ at: p }), moved({ at: p })]),
  ]),
  // Interrupts give leave for the battle or drain that they answer.
  heard('feat', 'you may react by deploying {x:many} to {:that-place}', ({ x }) => ({
    do: 'get',
    to: 'you',
    gets: [deployed({ at: { that: 'place' }, what: x })],
    until: 'drain',
  })),
  heard('that-place', 'that location', () => true),
  heard('feat', '{x:subject-all} at adjacent sites may move there as a react (free? for free)', ({ x, free }) =>
    isRecord(x) && !('at' in x)
      ? {
          do: 'get',
          to: { ...x, at: { kind: 'site', 'adjacent-to': { that: 'place' } } },
          gets: [moved({ at: { that: 'place' }, ...(free === true && { free }) })],
          until: 'battle',
        }
      : undefined,
  ),
  heard('printed', 'when {x:subject-all} reacts, it is {g:lasting-gains} {u:lasting}', ({ x, g, u }) =>
    x === 'attached'
      ? [
          {
            ability: 'automatic',
            when: [{ just: { on: 'react', what: 'attached' } }],
            effect: { do: 'get', to: 'attached', gets: g, until: u },
          },
        ]
      : undefined,
  ),
  heard('where-else', '‹ on {p:planets} ›', () => true),
  heard('printed', '{x:subject-all} may move as a react', ({ x }) => [ongoing(x, [moved()])]),
  heard('printed', '{x:subject-all} may move as a react to {p:spot} (free? for free)', ({ x, p, free }) => [
    ongoing(x, [moved({ at: p, ...(free === true && { free }) })]),
  ]),
]
