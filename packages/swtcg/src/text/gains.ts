import {
  chain,
  constant,
  type Form,
  heard,
  isRecord,
  list,
  type Production,
  pass,
  pattern,
  perThing,
  sayings,
} from '@dejarik/kernel/grammar'
import { gainVerbs } from './gain-verbs.js'
import { perParts } from './values.js'

const stats = ['power', 'speed', 'health'] as const
const only = (node: unknown, ...keys: string[]): node is Record<string, unknown> =>
  isRecord(node) && Object.keys(node).length === keys.length && keys.every((key) => key in node)

const plainStat: Production = {
  sort: 'gain',
  parts: pattern('{by:signed} {modify:stat}'),
  build: ({ modify, by }) => ({ modify, by }),
  match: (node) => (only(node, 'modify', 'by') ? node : undefined),
}
const perStat: Production = {
  sort: 'gain',
  parts: pattern('{k:signed} {modify:stat} for each {what:per}'),
  cost: 1,
  build: ({ k, modify, what }) => ({ modify, by: perThing(k, what) }),
  match(node) {
    const parts = only(node, 'modify', 'by') ? perParts(node.by) : undefined
    return parts && { modify: (node as { modify: unknown }).modify, ...parts }
  },
}
/** Two or three stats, each by so much for each of the same things. */
const perStats: Production = heard('gain-list', '{list:plain-gains} for each {what:per}', ({ list, what }) =>
  (list as { modify: string; by: number }[]).map(({ modify, by }) => ({ modify, by: perThing(by, what) })),
)
const amountStat: Production = {
  sort: 'gain',
  parts: pattern('[ {by:amount} ] more {modify:stat}'),
  build: ({ modify, by }) => ({ modify, by }),
  match: (node) => (only(node, 'modify', 'by') ? node : undefined),
}
const lessStat: Production = {
  sort: 'gain',
  parts: pattern('[ {by:amount} ] less {modify:stat}'),
  build: ({ modify, by }) => ({ modify, by: { times: [-1, by] } }),
  match(node) {
    const times = only(node, 'modify', 'by') && isRecord(node.by) ? node.by.times : undefined
    return Array.isArray(times) && times[0] === -1
      ? { modify: (node as { modify: unknown }).modify, by: times[1] }
      : undefined
  },
}

const plainGains: Form = list('plain-gains', 'plain-gain', 'and', { least: 1 })
const isGotten = (gain: unknown) =>
  isRecord(gain) &&
  (('modify' in gain && stats.some((stat) => stat === gain.modify)) ||
    'keyword' in gain ||
    'has' in gain ||
    ('set' in gain && gain.set !== 'build-cost'))

/** "gets +1 power and Stun 2 and cannot retreat": several things, in one list. */
const predicates = chain('predicates', 'predicate', {
  byComma: true,
  together: (a, b) => isGotten(a) && isGotten(b),
})

export const gainWords: (Production | Form)[] = [
  ...stats.flatMap((stat) => constant('stat', stat, [stat])),
  perStat,
  plainStat,
  lessStat,
  amountStat,
  pass('gain', '{x:keyword-gain}', {
    match: (node) => (isRecord(node) && 'keyword' in node ? { x: node } : undefined),
  }),
  ...sayings('gain', {}, ['“ {has:granted} ”', 'a {set:stat} of {to:digits}', 'a {set:stat} of [ {to:amount} ]']),
  ...sayings('plain-gain', {}, ['{by:signed} {modify:stat}']),
  plainGains,
  list('gain-list', 'gain', 'and'),
  perStats,
  predicates,
  pass('predicate', 'has|have|gets|get {x:gain-list}', {
    match: (node) => (Array.isArray(node) && node.every(isGotten) ? { x: node } : undefined),
  }),
  heard('predicate', 'each get|gets {x:gain-list}', ({ x }) => x),
  ...gainVerbs,
  heard('next-untap', 'during your|their next untap step', () => true),
  heard('next-untap', "during your opponent 's next untap step", () => true),
  ...constant('usable', 'abilities', ['activated abilities']),
  ...sayings('usable', {}, [
    '{keyword:any-keywords} against the damage of {against:ref}',
    '{keyword:any-keywords} to attack {against:attacked}',
    '{keyword:any-keywords} to prevent damage from {against:ref}',
    '{keyword:any-keywords}',
  ]),
  list('any-keywords', 'any-keyword', 'or'),
  heard('predicate', 'cannot play activated abilities', () => [{ cannot: 'use', what: 'abilities' }]),
  heard('predicate', 'cannot activate {keyword:any-keywords} abilities', ({ keyword }) => [
    { cannot: 'use', what: { keyword } },
  ]),

  // Inside another description, what belongs to it is bracketed.
  pass('inner', '{x:ref}'),
  pass('inner', '[ {x:one} ]'),
  pass('attacked', '{x:ref}'),
  pass('attacked', '{x:one}'),
  heard('attacked', '{x:many}', ({ x }) => x),
  heard('attacked', 'any {x:bare}', ({ x }) => x),
  pass('those-units', '{x:many}'),
]
