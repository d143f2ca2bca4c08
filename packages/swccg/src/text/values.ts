import { constant, type Form, isRecord, type Production, pass, pattern, sayings } from '@dejarik/kernel/grammar'

const stats: Record<string, string> = {
  power: 'power',
  ability: 'ability',
  forfeit: 'forfeit',
  maneuver: 'maneuver',
  armor: 'armor',
  defense: 'defense value',
  hyperspeed: 'hyperspeed',
  landspeed: 'landspeed',
  destiny: 'destiny number',
  'deploy-cost': 'deploy cost',
  ferocity: 'ferocity',
  parsec: 'parsec',
  'destiny-ability': 'ability towards battle destiny',
  immunity: 'immunity to attrition',
  'asteroid-destiny': 'destiny of asteroids against it',
  x: 'X',
}
const tallies: Record<string, string> = {
  'total-power': 'total power',
  'total-ability': 'total ability',
  'force-generation': 'Force generation',
  'starting-hand': 'cards drawn to start with',
  drain: 'Force drain',
  'battle-destiny': 'to each battle destiny',
  'battle-destiny-draws': 'battle destiny draws',
  'power-destiny-draws': 'destiny draws to power only',
  'total-battle-destiny': 'total battle destiny',
  'weapon-destiny': 'to each weapon destiny',
  'total-weapon-destiny': 'total weapon destiny',
  attrition: 'attrition against them',
  'battle-damage': 'battle damage',
  'force-loss': 'Force to lose',
  'ability-for-destiny': 'ability needed for battle destiny',
  'ability-for-control': 'ability needed for control',
  'battle-cost': 'Force to battle',
  'drain-cost': 'Force to drain',
  'transit-cost': 'Force for docking bay transit',
  'move-cost': 'Force to move',
}

/** "+2", "-1", "+X": what is added. */
const signed: Form = {
  sort: 'signed',
  read(reader, start) {
    const word = reader.words[start] ?? ''
    if (/^\+(\d+|x)$/.test(word) && reader.at(start, word)) {
      return [{ end: start + 1, node: word === '+x' ? 'x' : Number(word), cost: 0 }]
    }
    const next = reader.words[start + 1] ?? ''
    if (word === '+' && /^\d+$/.test(next)) {
      reader.at(start + 1, next)
      return [{ end: start + 2, node: Number(next), cost: 0 }]
    }
    if (word !== '-' || !/^(\d+|x)$/.test(next)) return []
    reader.at(start, word)
    reader.at(start + 1, next)
    return [{ end: start + 2, node: next === 'x' ? { times: [-1, 'x'] } : -Number(next), cost: 0 }]
  },
  write(_writer, node) {
    if (node === 'x') return ['+X']
    if (JSON.stringify(node) === '{"times":[-1,"x"]}') return ['-X']
    return typeof node === 'number' ? [node < 0 ? String(node) : `+${node}`] : undefined
  },
}

/** A half is a number too. */
const half: Form = {
  sort: 'number',
  read: (reader, start) => (reader.at(start, '½') ? [{ end: start + 1, node: 0.5, cost: 0 }] : []),
  write: (_writer, node) => (node === 0.5 ? ['½'] : undefined),
}

const negative: Form = {
  sort: 'plain',
  read(reader, start) {
    const n = reader.words[start + 1] ?? ''
    if (!/^\d+$/.test(n) || !reader.at(start, 'minus') || !reader.at(start + 1, n)) return []
    return [{ end: start + 2, node: -Number(n), cost: 0 }]
  },
  write: (_writer, node) => (typeof node === 'number' && node < 0 ? ['minus', String(-node)] : undefined),
}

const pair = (key: string, sort: string, says: string): Production => ({
  sort: 'amount',
  parts: pattern(says.replaceAll('%', sort)),
  build: ({ a, b }) => ({ [key]: [a, b] }),
  match(node) {
    const both = isRecord(node) ? node[key] : undefined
    return Array.isArray(both) ? { a: both[0], b: both[1] } : undefined
  },
})

export const valueWords: (Production | Form)[] = [
  signed,
  half,
  negative,
  ...Object.entries(stats).flatMap(([stat, says]) => constant('stat', stat, [says])),
  ...Object.entries({ ...tallies, ...stats }).flatMap(([tally, says]) => constant('tally', tally, [says])),
  ...['number', 'much', 'plain', 'term'].flatMap((sort) => constant(sort, 'x', ['X'])),
  ...constant('amount', 'x', ['X']),
  pass('plain', '½', { build: () => 0.5, match: (node) => (node === 0.5 ? {} : undefined) }),
  ...sayings('amount', {}, [
    'the {stat:stat} of {of:ref}',
    'the highest {most:stat} of {of:inner}',
    'the sum of {sum:stat} of {of:inner}',
    '{who:whos} total {total:total} {at:place}',
    'the destiny drawn by {drawn:who}',
    'the number of battle destinies drawn by {draws:who}',
    'the number of {icons:icons} icons {at:place}',
    'the size of {cards:whos} {in:zone}',
    { says: '{cards:whos} Life Force', with: { in: 'life-force' } },
    'how much it happened this {in:period} that [ {past:event} ]',
    'half of {half-down:plain} rounded down',
    'the value [ {then:plain} ] if {if:condition}, otherwise [ {else:plain} ]',
  ]),
  pair('pairs', 'inner', 'the number of pairs of {a:%} and {b:%}'),
  pair('parsecs', 'to-place', 'the parsecs between {a:%} and {b:%}'),
  ...constant('total', 'power', ['power']),
  ...constant('total', 'ability', ['ability']),
  ...constant('icons', 'light', ['light Force']),
  ...constant('icons', 'dark', ['dark Force']),
  ...constant('icons', 'both', ['Force']),
  ...['turn', 'phase', 'battle', 'game'].flatMap((period) => constant('period', period, [period])),
]

const isPer = (value: unknown) => isRecord(value) && ('count' in value || 'pairs' in value || 'icons' in value)

/** "+2 power for each Droid": so much for each of what is counted. */
export const perParts = (node: unknown): { k: number; what: unknown } | undefined => {
  if (isPer(node)) return { k: 1, what: node }
  const times = isRecord(node) ? node.times : undefined
  return Array.isArray(times) && typeof times[0] === 'number' && isPer(times[1])
    ? { k: times[0], what: times[1] }
    : undefined
}
export const perWords: Production[] = [
  ...sayings('per', {}, ['{count:bare}', { says: 'of {count:many}' }, '{icons:icons} icon {at:place}']),
  {
    sort: 'per',
    parts: pattern('pair of {a:inner} and {b:inner}'),
    build: ({ a, b }) => ({ pairs: [a, b] }),
    match: (node) => (isRecord(node) && Array.isArray(node.pairs) ? { a: node.pairs[0], b: node.pairs[1] } : undefined),
  },
]
