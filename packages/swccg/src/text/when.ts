import {
  constant,
  type Form,
  isRecord,
  list,
  type Production,
  pass,
  pattern,
  type Reading,
  sayings,
} from '@dejarik/kernel/grammar'

const times = (says: string, n: number): Production => ({
  sort: 'limit',
  parts: pattern(`${says} per {per:period}`),
  build: ({ per }) => ({ n, per }),
  match: (node) => (isRecord(node) && node.n === n ? { per: node.per } : undefined),
})

/** One or more, with a sign between them that no list inside uses. */
const aims: Form = {
  sort: 'aims',
  read(reader, start, voice) {
    const found: Reading[] = []
    const go = (place: number, before: unknown[], cost: number): void => {
      for (const { end, node, cost: more } of reader.readings('aim', place, voice)) {
        found.push({ end, node: [...before, node], cost: cost + more })
        if (reader.at(end, '&')) go(end + 1, [...before, node], cost + more)
      }
    }
    go(start, [], 0)
    return found
  },
  write(writer, node, voice) {
    if (!Array.isArray(node)) return undefined
    const said = node.map((one) => writer.say('aim', one, voice))
    return said.every((one) => one !== undefined)
      ? said.flatMap((one, i) => (i > 0 ? ['&', ...(one as string[])] : (one as string[])))
      : undefined
  },
}

export const whenWords: (Production | Form)[] = [
  ...constant('when', 'any-time', ['at any time']),
  ...constant('when', 'battle', ['during a battle']),
  ...constant('when', 'not-battle', ['outside of battle']),
  ...constant('when', 'damage-segment', ['in the damage segment']),
  ...constant('when', 'your-turn', ['during your turn']),
  ...sayings('when', {}, [
    { says: 'at the start of your {phase:phase} phase', with: { of: 'you', start: true } },
    { says: 'at the start of {of:whos} {phase:phase} phase', with: { start: true } },
    { says: 'in your {phase:phase} phase', with: { of: 'you' } },
    'in {of:whos} {phase:phase} phase',
    'just after {just:event}',
    'just before {about:event}',
    'as soon as {becomes:condition}',
  ]),
  list('whens', 'when', 'or'),
  ...['activate', 'control', 'deploy', 'battle', 'move', 'draw'].flatMap((phase) => constant('phase', phase, [phase])),
  times('once', 1),
  times('twice', 2),
  ...sayings('limit', {}, ['as often as {n:amount} per {per:period}']),
  ...constant('until', 'turn', ['this turn']),
  ...constant('until', 'battle', ['in this battle']),
  ...constant('until', 'firing', ['for this firing']),
  ...constant('until', 'drain', ['for this drain']),
  ...constant('until', 'leaves', ['until it leaves the table']),
  ...constant('until', 'your-next-turn', ['until your next turn ends']),
  ...constant('until', 'game', ['for the rest of the game']),
  ...constant('in-progress', 'drain', ['the drain']),
  ...constant('in-progress', 'battle', ['the battle']),
  ...constant('in-progress', 'destiny', ['the destiny']),
  ...constant('in-progress', 'force-loss', ['the Force loss']),
  ...constant('in-progress', 'attrition', ['the attrition against you']),
  ...constant('in-progress', 'battle-damage', ['the battle damage against you']),
  ...constant('in-progress', 'action', ['the action']),
  pass('aim', '{x:target}', {
    match: (node) => (isRecord(node) && isRecord(node.choose) && 'least' in node.choose ? undefined : { x: node }),
  }),
  {
    sort: 'aim',
    parts: pattern('at least {n:number} {from:of-many}'),
    build: ({ n, from }) => ({ choose: { least: n }, from }),
    match: (node) =>
      isRecord(node) && isRecord(node.choose) && 'least' in node.choose
        ? { n: node.choose.least, from: node.from }
        : undefined,
  },
  aims,
  list('costs', 'cost', 'and'),
  pass('cost', '{x:act}'),
]
