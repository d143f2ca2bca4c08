import {
  constant,
  type Form,
  heard,
  isRecord,
  type Production,
  pass,
  pattern,
  type Reading,
  sayings,
} from '@dejarik/kernel/grammar'

/** When an ability may be used, and how often: sentences behind its effect, "Only A and B." */
const limits: Form = {
  sort: 'limits',
  read(reader, start, voice) {
    const found: Reading[] = [{ end: start, node: {}, cost: 0 }]
    for (const lead of reader.readings('limit-lead', start, voice)) {
      const go = (place: number, when: unknown[], times: unknown, cost: number): void => {
        for (const { end, node, cost: more } of reader.readings('limit', place, voice)) {
          const isTimes = isRecord(node) && 'times' in node
          if (isRecord(node) && 'zone' in node) {
            found.push({
              end,
              node: { ...(when.length > 0 && { when }), ...(times !== undefined && { times }), ...node },
              cost: cost + more,
            })
            continue
          }
          const all = isTimes ? when : [...when, node]
          const often = isTimes ? (node as { times: unknown }).times : times
          const made = { ...(all.length > 0 && { when: all }), ...(often !== undefined && { times: often }) }
          found.push({ end, node: made, cost: cost + more })
          const comma = reader.at(end, ',') ? end + 1 : end
          if (!reader.at(comma, 'and')) continue
          go(comma + 1, all, often, cost + more)
          if (reader.at(comma + 1, 'only')) go(comma + 2, all, often, cost + more)
        }
      }
      go(lead.end, [], undefined, 0)
    }
    for (const { end, node } of reader.readings('any-times', start, voice)) found.push({ end, node, cost: 0 })
    return found
  },
  write(writer, node, voice) {
    if (!isRecord(node)) return undefined
    const items = [...((node.when as unknown[]) ?? [])]
    if (node.times !== undefined) items.push({ times: node.times })
    if (node.zone !== undefined) items.push({ zone: node.zone })
    if (items.length === 0) return []
    const words = ['.', 'Only']
    for (const [i, item] of items.entries()) {
      const said = writer.say('limit', item, voice)
      if (said === undefined) return undefined
      if (i > 0) words.push('and')
      words.push(...said)
    }
    return words
  },
}

const timesOf = (says: string, times: unknown): Production => ({
  sort: 'limit',
  parts: pattern(says),
  build: () => ({ times }),
  match: (node) => (isRecord(node) && JSON.stringify(node) === JSON.stringify({ times }) ? {} : undefined),
})

/** A unit that the pending damage would discard. */
const fallen = { kind: 'unit', falls: true }

export const limitWords: (Production | Form)[] = [
  limits,
  heard('limit-lead', '. (play|use) (this) (card|ability) only', () => true),
  heard('any-times', '. you may play this ability {:often} each turn', () => ({ times: 'any' })),
  heard('any-times', '. you may play this ability {:often} during each attack', () => ({ times: 'any' })),
  heard('any-times', '. you may play this ability {:often} during your build step', () => ({
    times: 'any',
    when: ['build-step'],
  })),
  heard('any-times', '. you may play this ability anytime', () => ({ when: ['any-time'] })),
  ...sayings('limit', {}, ['from the {zone:pile}']),
  timesOf('once a turn', 1),
  timesOf('once per turn', 1),
  timesOf('as often as you like', 'any'),
  heard('limit', 'once each time {:damage-done} to this unit', () => ({ times: 'damage' })),
  timesOf('once for each damage', 'damage'),
  ...constant('limit', 'build-step', ['in your build step', 'during your|the build step']),
  ...constant('limit', 'opponents-build-step', ["in your opponent 's build step"]),
  ...constant('limit', 'would-attack', [
    'instead of an attack of this unit',
    'when this unit would attack',
    'when this location would attack',
  ]),
  ...constant('limit', 'no-attack', ['while no attack is going on', 'when|if no unit is attacking']),
  ...constant('limit', 'build-or-would-attack', [
    'in your build step or instead of an attack',
    'during your build step or {:would-attack}',
  ]),
  ...constant('limit', 'battle', ['in the battle phase', 'during battle']),
  ...constant('limit', 'before-dice', ['before the attack dice are rolled']),
  // Who rolls them is who attacks.
  heard('limit', 'before your opponent rolls attack dice', () => ({
    if: { is: 'attacker', a: { kind: 'unit', whose: 'opponent' } },
  })),
  heard('limit', 'before you roll attack dice', () => ({
    if: { is: 'attacker', a: { kind: 'unit', whose: 'yours' } },
  })),
  ...constant('limit', 'pending', ['while damage is pending', 'if damage is pending']),
  ...constant('limit', 'any-time', ['at any time']),
  ...constant('limit', 'with-ability', ['whenever an ability of your Characters can be played']),
  ...sayings('limit', {}, ['in {step:battle-step}', 'during {step:battle-step}']),
  ...sayings('limit', {}, ['before {before:event}']),
  ...sayings('limit', {}, ['after {after:event}', { says: 'when {after:event}', cost: 1 }]),
  heard('limit', 'when {is:ref} is attacked', ({ is }) => ({
    if: { is, a: { kind: 'unit', 'attacked-by': { kind: 'unit' } } },
  })),
  ...sayings('limit', {}, ['just before {before:would}', 'if {before:would}']),
  heard('limit', 'if {is:ref} would be discarded by damage (done)', ({ is }) => ({ if: { is, a: fallen } })),
  heard('limit', 'if {is:ref} would be discarded by damage from {zone:place}', ({ is, zone }) => ({
    if: { is, a: { ...fallen, zone } },
  })),
  heard('limit', 'before any unit in {zone:place} attacks', ({ zone }) => ({
    before: { on: 'attack', what: { kind: 'unit', zone } },
  })),
  heard('limit', 'before any of your Space units attack', () => ({
    before: { on: 'attack', what: { kind: 'space', whose: 'yours' } },
  })),
  ...sayings('limit', {}, ['if {if:condition}', 'when {if:condition}']),
  heard('limit', 'if|when {q:one} is attacking', ({ q }) => ({
    if: { exists: { ...(q as object), attacking: true } },
  })),
  heard('limit', 'when {q:one} is attacking {r:one}', ({ q, r }) => ({
    if: { exists: { ...(q as object), attacking: r } },
  })),
  heard('limit', 'if no unit has attacked this turn', () => ({ if: { not: { happened: { on: 'attack' } } } })),
  pass('limit', '[ {x:limit} ]', { match: () => undefined }),
]
