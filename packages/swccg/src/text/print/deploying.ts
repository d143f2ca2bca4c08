import { constant, type Form, heard, type Production, type Slots } from '@dejarik/kernel/grammar'

const ongoing = (of: unknown, gets: unknown, more: Slots = {}): Slots => ({ ability: 'ongoing', of, gets, ...more })
const self = (...gets: Slots[]): Slots[] => [ongoing('this', gets)]

/** A place where there is such a card. */
const withSuch = (kind: string, x: unknown): Slots => ({ kind, where: { exists: { ...(x as object), at: 'it' } } })

const onlyOn = (p: unknown): Slots[] => {
  const places = (p as string[]).map((on) => ({ on }))
  return self({ only: 'deploy', at: places.length === 1 ? places[0] : { either: places } })
}

/** Where cards deploy, and for how much. */
export const printDeploying: (Production | Form)[] = [
  heard('printed', 'deploy|deploys only on {p:planets} ({:elsewhere})', ({ p }) => onlyOn(p)),
  heard('printed', 'may only deploy on {p:planets} ({:elsewhere})', ({ p }) => onlyOn(p)),
  heard('printed', 'must deploy on {p:planet} ({:elsewhere})', ({ p }) => self({ only: 'deploy', at: { on: p } })),
  heard('printed', 'deploys only to {x:one}', ({ x }) => self({ only: 'deploy', at: x })),
  heard('elsewhere', ', but may move elsewhere', () => true),
  heard('printed', 'cannot be deployed if {c:so}', ({ c }) => [ongoing('this', [{ cannot: 'deploy' }], { while: c })]),
  heard('printed', 'deploys free {:to-at} {x:spot}', ({ x }) => self({ free: 'deploy', at: x })),
  heard('to-at', 'to|at', () => true),
  heard('printed', '{x:subject-all} deploy|deploys free to|at {p:spot}', ({ x, p }) => [
    ongoing(x, [{ free: 'deploy', at: p }]),
  ]),
  heard('printed', '{x:subject-all} deploy|deploys free here', ({ x }) => [
    ongoing(x, [{ free: 'deploy', at: 'here' }]),
  ]),
  heard('printed', '{x:subject-all} deploy|deploys {n:signed} to {p:spot}', ({ x, n, p }) => [
    ongoing(x, [{ modify: 'deploy-cost', by: n, at: p }]),
  ]),
  heard('printed', 'replaces {n:digits} {x:many} at one location ‹ {:same-many} go to Used Pile ›', ({ n, x }) => [
    { ability: 'replaces', n, what: x },
  ]),
  heard('same-many', '{x:many}', () => true),
  heard('printed', 'deploy|deploys {n:signed} to same {k:place-kind} as {x:one}', ({ n, k, x }) =>
    self({ modify: 'deploy-cost', by: n, at: withSuch(k as string, x) }),
  ),
  heard('printed', 'deploy|deploys {n:signed} if {c:so}', ({ n, c }) => [
    ongoing('this', [{ modify: 'deploy-cost', by: n }], { while: c }),
  ]),
  heard('printed', 'deploy {n:signed} for {w:many} of any {x:bare} he|she pilots', ({ n, w, x }) => [
    ongoing(w, [{ modify: 'deploy-cost', by: n, on: { ...(x as object), 'piloted-by': 'this' } }]),
  ]),
  heard('printed', 'adds {n:digits} to deploy cost of each {x:one} when deploying to same location', ({ n, x }) => [
    ongoing(x, [{ modify: 'deploy-cost', by: n, at: 'here' }]),
  ]),
  ...['site', 'system', 'sector', 'location'].flatMap((kind) => constant('place-kind', kind, [kind])),
  heard(
    'printed',
    'to deploy, requires {n:digits} Force from each players {:apostrophe} Force Pile. Cannot deploy otherwise',
    ({ n }) => [{ ability: 'deploy', to: [{ on: { kind: 'location' }, cost: n, from: 'each-player' }] }],
  ),
  heard('apostrophe', "'", () => true),
  heard('printed', 'deploys only on {p:planet} for {n:digits} Force from {:each-pile}', ({ p, n }) => [
    { ability: 'deploy', to: [{ on: { kind: 'site', 'part-of': p }, cost: n, from: 'each-player' }] },
  ]),
  heard('each-pile', "each player 's Force Pile", () => true),
]
